// A dial as on plastic: a row for each speed, a column for each bearing, and the colors of difficulty.
import { draw, make } from "../dom.js";
import { COLORS, inWords } from "../names.js";

/** The columns of a dial, left to right, by their bearings. */
const COLUMNS = ["E", "L", "T", "B", "F", "N", "Y", "K", "P", "R"];

/** What a reverse maneuver's bearing stands for. */
const REVERSED = /** @type {Record<string, string>} */ ({ S: "F", A: "B", D: "N" });

/** Arrows on a square of 24, to the left; those to the right are mirrored. */
const ARROWS = /** @type {Record<string, string>} */ ({
  F: "M12 21V5M7 10l5-6 5 6",
  B: "M15 21V15Q15 11 12 8L8 4M8 11V4h7",
  T: "M16 21V14Q16 9 11 9H5M10 4L4 9l6 5",
  K: "M16 21V10a4.5 4.5 0 0 0-9 0v7M3 13l4 5 4-5",
  L: "M18 21V14Q18 6 12 5T6 12v5M2 13l4 5 4-5",
  E: "M18 21V13Q18 7 11 7H8v10M4 13l4 5 4-5",
  O: "M7 7h10v10H7z",
  S: "M12 4v16M7 15l5 6 5-6",
  A: "M15 4v6Q15 14 12 17l-4 4M8 14v7h7",
});

const MIRRORED = /** @type {Record<string, string>} */ ({ N: "B", Y: "T", P: "L", R: "E", D: "A" });

/** The maneuvers of a ship whose dial is not known: all that its base may fly. @param {string} base */
export function everyManeuver(base) {
  const speeds = (bearings, numbers) =>
    numbers.flatMap((speed) => [...bearings].map((bearing) => speed + bearing + "W"));
  if (base.startsWith("huge")) return [...speeds("F", [1, 2, 3, 4]), ...speeds("BN", [1, 2]), "0OW"];
  return [
    ...speeds("F", [1, 2, 3, 4, 5]),
    ...speeds("BNTY", [1, 2, 3]),
    ...speeds("K", [1, 2, 3, 4, 5]).map((code) => code.replace("W", "R")),
    ...speeds("LPER", [2, 3]).map((code) => code.replace("W", "R")),
    "0OR",
    "1SR",
  ];
}

/**
 * Makes a dial. @param {string[]} codes its maneuvers @param {string | null} chosen the maneuver that is chosen
 * @param {{preview: (code: string | null) => void, take: (code: string, sure: boolean) => void}} on what happens
 * when a face is pointed at or has the focus (null: no more), and when it is taken; sure if the keyboard took it
 */
export function dial(codes, chosen, on) {
  const speed = (code) => ("SAD".includes(code[1]) ? -1 : 1) * Number(code[0]);
  const rows = [...new Set(codes.map(speed))].sort((one, other) => other - one);
  const columns = COLUMNS.filter((bearing) => codes.some((code) => bearing === column(code)));
  const faces = rows.flatMap((row) =>
    columns.map((bearing) => {
      const code = codes.find((one) => speed(one) === row && column(one) === bearing);
      return code ? face(code, code === chosen, on) : make("span", {});
    }),
  );
  const plate = make("div", { class: "dial", role: "group", "aria-label": "Dial" }, ...faces);
  plate.style.gridTemplateColumns = "repeat(" + columns.length + ", minmax(var(--face-width, 0px), 1fr))";
  plate.addEventListener("keydown", (event) => walk(plate, columns.length, event));
  plate.addEventListener("pointerleave", () => on.preview(null));
  plate.addEventListener("focusout", (event) => {
    if (!plate.contains(/** @type {Node | null} */ (event.relatedTarget))) on.preview(null);
  });
  const first = plate.querySelector("[aria-pressed=true]") || plate.querySelector("button");
  if (first) first.tabIndex = 0;
  return plate;
}

/** @param {string} code */
function column(code) {
  return code[1] === "O" ? "F" : REVERSED[code[1]] || code[1];
}

/** @param {string} code @param {boolean} chosen @param {any} on */
function face(code, chosen, on) {
  const svg = draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  const turned = MIRRORED[code[1]] ? { transform: "translate(24 0) scale(-1 1)" } : {};
  draw("path", { d: ARROWS[MIRRORED[code[1]] || code[1]], ...turned }, svg);
  const button = make(
    "button",
    { type: "button", class: "face " + COLORS[code[2]], "aria-pressed": String(chosen), tabindex: "-1" },
    make("span", { class: "speed", "aria-hidden": "true" }, code[0]),
    svg,
  );
  button.setAttribute("aria-label", inWords(code));
  button.title = inWords(code);
  button.dataset.code = code;
  button.dataset.hue = code[2];
  button.addEventListener("pointerenter", (event) => {
    if (event.pointerType !== "touch") on.preview(code);
  });
  button.addEventListener("focus", () => on.preview(code));
  button.addEventListener("click", (event) => on.take(code, event.detail === 0));
  return button;
}

/** Walks over a dial with the arrows. @param {HTMLElement} plate @param {number} across @param {KeyboardEvent} event */
function walk(plate, across, event) {
  const steps = /** @type {Record<string, number>} */ ({
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -across,
    ArrowDown: across,
  });
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const cells = [...plate.children];
  const here = cells.indexOf(/** @type {Element} */ (document.activeElement));
  for (let i = here + step; i >= 0 && i < cells.length; i += step) {
    const next = cells[i];
    if (!(next instanceof HTMLButtonElement)) continue;
    plate.querySelectorAll("button").forEach((other) => (other.tabIndex = -1));
    next.tabIndex = 0;
    next.focus();
    return;
  }
}
