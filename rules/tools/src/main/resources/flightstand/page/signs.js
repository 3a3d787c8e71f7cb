// Signs of how ships fare, faces of dice, and what lines mean.
import { draw, make, word } from "./dom.js";

/** The letters of tokens at a ship, by their kinds. @type {Record<string, string>} */
const TOKENS = { focus: "F", evade: "E", stress: "S", ion: "I", cloak: "C", energy: "N", reinforcement: "R", lock: "L" };

/** A sign beside each verdict, for those who do not see its color; those that find fault come first. @type {Record<string, string>} */
export const VERDICTS = { illegal: "✗ ", "too-close": "≈ ", unreadable: "! ", unverified: "? ", legal: "✓ " };

/** Tests whether a step has a verdict that finds fault. @param {any} step */
export function isWrong({ judged }) {
  return Boolean(judged) && !["legal", "unverified"].includes(judged.verdict);
}

/** Returns a verdict, after a sign. @param {string} verdict @param {string} [sign] */
export function verdictWord(verdict, sign = "") {
  return make("span", { class: "verdict " + verdict }, sign + verdict);
}

/** Returns the signs of how a ship fares: squares of hull, circles of shields, letters of tokens. */
export function fareSigns(fare) {
  const signs = [];
  const few = 8;
  for (const [hull, ofHull, shields, ofShields] of fare.parts) {
    for (const [left, all, shape] of [
      [hull, ofHull, "hull"],
      [shields, ofShields, "shields"],
    ]) {
      if (all > few) signs.push({ shape, wide: 1, full: left > 0 }, { letters: left + "/" + all, wide: 1.6 });
      else for (let i = 0; i < all; i++) signs.push({ shape, wide: 0.75, full: i < left });
    }
  }
  const tokens = Object.entries(fare.tokens).concat(fare.locks.length ? [["lock", fare.locks.length]] : []);
  for (const [kind, count] of tokens) {
    const letters = TOKENS[kind] + (count > 1 ? count : "");
    if (kind !== "energy" || count) signs.push({ letters, kind, wide: 0.5 + 0.65 * letters.length });
  }
  return signs;
}

/** Draws signs in a row about a middle, in units of a size. */
export function drawSigns(signs, x, y, size, parent) {
  const row = draw(
    "g",
    { class: "fare", transform: "translate(" + word(x, 2) + " " + word(y, 2) + ") scale(" + word(size, 3) + ")" },
    parent,
  );
  const paths = { hull: ["", ""], shields: ["", ""] };
  const marks = [];
  let at = -signs.reduce((sum, sign) => sum + sign.wide, 0) / 2;
  for (const sign of signs) {
    const middle = word(at + sign.wide / 2, 3);
    if (sign.shape) {
      const d =
        sign.shape === "hull"
          ? "M" + word(at + sign.wide / 2 - 0.28, 3) + "-.28h.56v.56h-.56z"
          : "M" + word(at + sign.wide / 2 - 0.3, 3) + " 0a.3.3 0 1 0 .6 0a.3.3 0 1 0-.6 0z";
      paths[sign.shape][sign.full ? 0 : 1] += d;
    } else {
      marks.push({ sign, middle, at });
    }
    at += sign.wide;
  }
  for (const shape of ["hull", "shields"]) {
    if (paths[shape][0]) draw("path", { class: shape, d: paths[shape][0] }, row);
    if (paths[shape][1]) draw("path", { class: shape + " lost", d: paths[shape][1] }, row);
  }
  for (const { sign, middle, at: left } of marks) {
    if (sign.kind)
      draw(
        "rect",
        {
          class: "token " + sign.kind,
          x: word(left + 0.06, 3),
          y: -0.5,
          width: word(sign.wide - 0.12, 3),
          height: 1,
          rx: 0.25,
        },
        row,
      );
    const text = draw(
      "text",
      {
        class: sign.kind ? "letters " + sign.kind : "letters",
        x: middle,
        y: 0.3,
        "font-size": 0.85,
        "text-anchor": "middle",
      },
      row,
    );
    text.textContent = sign.letters;
  }
}

/** The star of hits, on a square of 24. */
const STAR = "M12 3l2.4 5.2 5.6-1.6-2.6 5.4 2.6 5.4-5.6-1.6L12 21l-2.4-5.2L4 17.4 6.6 12 4 6.6l5.6 1.6z";

/** What the faces of dice show, on a square of 24. */
const FACES = {
  hit: STAR,
  critical: STAR + "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z",
  focus: "M3 12q9-11 18 0q-9 11-18 0zM12 8.4a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2z",
  evade: "M4 19q0-11 10-11V4l7 6-7 6v-4q-6 0-7 7z",
  blank: "",
};

/** Draws dice that lie open: whose, for what, and their faces. */
export function dice(roll) {
  const kind = ["defence", "guard"].includes(roll.what) ? "defence" : "attack";
  const faces = roll.faces.map((face) => {
    const svg = draw("svg", { class: "die " + kind, viewBox: "0 0 24 24", role: "img", "aria-label": face });
    draw("rect", { x: 0.5, y: 0.5, width: 23, height: 23, rx: 4 }, svg);
    if (FACES[face]) draw("path", { d: FACES[face], "fill-rule": "evenodd" }, svg);
    const title = draw("title", {}, svg);
    title.textContent = face;
    return svg;
  });
  return make("p", {}, make("span", {}, roll.who + ", " + roll.what + " "), ...(faces.length ? faces : ["no dice"]));
}

/** Says what the lines of a drawing stand for. */
export function legend() {
  const marks = [
    ["end", "where a ship ends"],
    ["ghost", "where it would be without the others; the end of a legal set"],
    ["free", "a legal set"],
    ["claimed", "where the log has it"],
    ["refused", "where it may not end"],
    ["template", "the template"],
    ["unused", "the part of it that was not used"],
    ["blocking", "in the way"],
    ["found", "touched, or attacked"],
    ["range", "the edge of a range"],
    ["line", "the shortest line"],
    ["possible", "where a choice leads"],
    ["start", "where a ship stood before"],
  ];
  const signs = [
    [{ shape: "hull", wide: 1, full: true }, { shape: "hull", wide: 1 }, "hull left and lost"],
    [{ shape: "shields", wide: 1, full: true }, { shape: "shields", wide: 1 }, "shields left and lost"],
    ...Object.entries(TOKENS).map(([kind, letters]) => [
      { letters, kind, wide: 1.15 },
      kind + (kind === "lock" ? " on another ship" : " token"),
    ]),
  ];
  const list = make("ul", { class: "legend" });
  for (const [mark, words] of marks) {
    const sample = draw("svg", { class: "flightstand sample", viewBox: "0 0 34 18", "aria-hidden": "true" });
    const line = ["range", "line"].includes(mark);
    draw("path", { class: mark, d: line ? "M2 9H32" : "M3 3H31V15H3Z" }, sample);
    list.append(make("li", {}, sample, words));
  }
  for (const sign of signs) {
    const sample = draw("svg", { class: "flightstand sample", viewBox: "0 0 34 18", "aria-hidden": "true" });
    drawSigns(sign.slice(0, -1), 17, 9, 13, sample);
    list.append(make("li", {}, sample, String(sign[sign.length - 1])));
  }
  return make("details", { class: "legend-box" }, make("summary", {}, "What the lines mean"), list);
}
