// Asking: a chosen ship's dial, its moves and measures, how sure an answer is, and the question itself as JSON.
import { at, copy, hide, make, say, visible, word } from "../dom.js";
import { nameOf } from "../names.js";
import { dial, everyManeuver } from "./dial.js";

/** The moves beside maneuvers, and where each may lead. @type {[string, string, string[]][]} */
const MOVES = [
  ["Barrel roll", "barrelRoll", ["left", "right"]],
  ["Boost", "boost", ["left", "straight", "right"]],
  ["Decloak", "decloak", ["left", "forward", "right"]],
];

/** The places of a wing. */
export const PLACES = ["left-flank", "right-flank", "rear-support", "left-support", "right-support"];

export class Ask {
  /** @param {Kernel} kernel @param {World} world @param {Board} board */
  constructor(kernel, world, board) {
    this.kernel = kernel;
    this.world = world;
    this.board = board;
    this.name = "Ask";
    this.panel = at("ask");
    /** What is pointed at, and asked for as long. @type {Query | null} */
    this.preview = null;
    /** The answer that is shown. @type {Answer | null} */
    this.answer = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.wondering = undefined;
    this.wondered = 0;
    /** What the dial was made of; it is made anew when that changes, and meanwhile nothing is pointed at. */
    this.dialled = "";
    this.quiet = false;
    at("fly").addEventListener("click", () => this.take());
    at("query-copy").addEventListener("click", () => copy("query", this.text(), at("copied")));
    at("answer-copy").addEventListener("click", () => copy("answer", at("answer").textContent, at("copied")));
    at("arc").addEventListener("change", () => {
      const { question } = this.world.now;
      this.pin(question?.op === "attack" ? { ...question, arc: at("arc").value } : question);
    });
    at("json").addEventListener("toggle", () => this.tell());
    for (const name of ["position-error", "heading-error"]) at(name).addEventListener("input", () => this.doubt());
    at("slide").addEventListener("input", () => this.slide(Number(at("slide").value), true));
  }

  enter() {
    this.board.movable = true;
    this.board.onMove = () => this.ask();
    this.board.onSlide = (place) => this.sliding(place);
    this.changed();
  }

  leave() {
    this.board.clear();
  }

  /** Follows the world: another table, another piece chosen, another question. */
  changed() {
    this.controls();
    this.ask();
  }

  /** The question that is asked: what is pointed at, or what was chosen last. */
  question() {
    return this.preview || this.world.now.question;
  }

  /** The whole query. @returns {Query} */
  query() {
    const { table, rules, parts, uncertainty } = this.world.now;
    return { ...this.question(), ...(uncertainty ? { uncertainty } : {}), rules, parts, table };
  }

  /** Takes the errors that were typed. */
  doubt() {
    const [position, heading] = ["position-error", "heading-error"].map((name) => Number(at(name).value) || 0);
    const exact = position <= 0 && heading <= 0;
    this.world.change({ uncertainty: exact ? null : { position, heading } }, false);
  }

  /** Asks, and draws what is answered. It is quick, so it is asked anew for each move of a pointer. */
  ask() {
    if (!this.question()) {
      this.answer = null;
      this.board.clear();
      say(at("said"), "Choose a ship, and point at a maneuver on its dial.");
      return this.tell();
    }
    const { uncertainty, ...query } = this.query();
    this.answer = this.kernel.ask({ ...query, picture: true, extent: "additions" });
    this.wonder();
    const { ok, result, error } = this.answer;
    if (!ok) this.board.clear();
    say(at("said"), visible(ok ? this.board.show(result.svg) : error.message));
    this.tell();
  }

  /** Tells the rest of the answer beside its picture: where the ship may slide, how sure it is, the JSON. */
  tell() {
    const answer = this.answer;
    const result = answer && answer.ok ? answer.result : null;
    hide(at("fly"), !this.ends().size);
    const slides = result && (result.shifts || result.offsets);
    hide(at("slides"), !slides || !slides.length);
    if (slides && slides.length) {
      slid(at("slide"), at("slide-told"), slides, this.shift(slides));
    }
    if (!at("json").open) return;
    at("query").textContent = visible(this.text());
    const { svg, ...told } = result || {};
    at("answer").textContent = answer
      ? visible(JSON.stringify({ ...answer, ...(result ? { result: told } : {}) }))
      : "";
  }

  /** Lets the worker count how sure the answer is, once nothing has moved for a moment. */
  wonder() {
    clearTimeout(this.wondering);
    say(at("sure-told"), this.world.now.uncertainty ? "…" : "");
    if (!this.world.now.uncertainty) return;
    this.wondering = setTimeout(async () => {
      const query = this.query();
      const asked = ++this.wondered;
      const answer = await this.kernel.later(query, { deadline: 20000 });
      if (asked !== this.wondered || JSON.stringify(query) !== this.text()) return;
      at("sure-told").textContent = answer.ok ? certainty(answer.result.confidence) : visible(answer.error.message);
    }, 200);
  }

  text() {
    return this.question() ? JSON.stringify(this.query()) : "";
  }

  /** Asks something as long as it is pointed at. @param {Query | null} question */
  point(question) {
    if (this.quiet) return;
    this.preview = question;
    this.ask();
  }

  /** Keeps a question: it is asked until another is. @param {Query | null} question */
  pin(question) {
    this.preview = null;
    this.world.change({ question }, false);
  }

  /** Slides along a band, or along the end of a Tallon roll, to the nearest legal place; and stays there. */
  /** @param {number} shift @param {boolean} stays */
  slide(shift, stays) {
    const question = this.question();
    if (!question || !this.answer?.ok) return;
    const { shifts, offsets } = this.answer.result;
    const next = { ...question, [shifts ? "shift" : "offset"]: nearest(shifts || offsets, shift) };
    if (stays) this.pin(next);
    else this.point(next);
  }

  /** Lets a pointer slide the end of a move along its band. @param {Place} at */
  sliding(at) {
    const result = this.answer?.ok && this.answer.result;
    const slides = result && (result.shifts || result.offsets);
    if (!slides?.length) return null;
    const { uncertainty, ...query } = this.query();
    const end = (shift) => this.kernel.ask({ ...query, [result.shifts ? "shift" : "offset"]: shift }).result?.final;
    const along = band(slides, this.board, end);
    const start = this.shift(slides) - along(at);
    return {
      move: (to) => this.slide(start + along(to), false),
      drop: () => this.slide(this.shift(slides), true),
    };
  }

  /** Returns where along its slides the move that is asked about ends. @param {number[][]} slides */
  shift(slides) {
    const question = this.question();
    return question?.shift ?? question?.offset ?? nearest(slides, 0);
  }

  /** Puts ships where the answer has them end. The world keeps the step, and the question for the next. */
  take() {
    const question = this.question();
    const ends = this.ends();
    if (!question || !ends.size) return;
    const { result } = /** @type {any} */ (this.answer);
    const { shift, offset, ...again } = question;
    this.preview = null;
    const { table } = this.world.now;
    const ships = table.ships.map((one) => (ends.has(one.id) ? { ...one, pose: ends.get(one.id) } : one));
    const touching = (table.touching || []).filter((pair) => !pair.some((id) => ends.has(id)));
    for (const other of result.touching || []) touching.push([question.ship, other].sort());
    const line = question.op === "formation" ? {} : { deed: deed(question, result) };
    const chosen = question.ship || question.leader;
    this.world.change({ table: { ...table, ships, touching }, question: again, chosen, ...line });
  }

  /** Returns where the answer has ships end, if they may. @returns {Map<string, Pose>} */
  ends() {
    const [question, result] = [this.question(), this.answer?.ok && this.answer.result];
    if (!question || !result || result.legal === false) return new Map();
    if (question.op !== "formation") return new Map(result.final ? [[question.ship, result.final]] : []);
    const mates = result.wingmates.map((mate) => [mate.ship, mate.final]);
    return new Map(result.leader ? [...mates, [question.leader, result.leader.final]] : mates);
  }

  /** Makes the controls of the chosen ship. */
  controls() {
    const { chosen, cards, question, table, parts, wings } = this.world.now;
    const ship = table.ships.find((one) => one.id === chosen);
    at("moves").hidden = at("measures").hidden = at("wing").hidden = !ship;
    if (!ship) {
      at("dial").replaceChildren();
      this.dialled = "";
      return;
    }
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.code;
    const flown = question && (question.ship || question.leader) === ship.id ? question.maneuver : null;
    // A base of another game flies no maneuvers, and moves along the path that is asked about.
    const own = Boolean(parts?.bases?.[ship.base]);
    const codes = own ? [] : cards[ship.id]?.dial || everyManeuver(ship.base);
    const wing = wings[ship.id] || [];
    const maneuver = (code) =>
      wing.length
        ? { op: "formation", leader: ship.id, wingmates: wing, maneuver: code }
        : { op: "maneuver", ship: ship.id, maneuver: code };
    const dialled = JSON.stringify([codes, flown, maneuver("")]);
    if (dialled !== this.dialled) {
      const take = (code, sure) => {
        this.pin(maneuver(code));
        if (sure || code === flown) this.take();
      };
      const preview = (code) => this.point(code ? maneuver(code) : null);
      this.quiet = true;
      at("dial").replaceChildren(dial(codes, flown, { preview, take }));
      if (focused)
        at("dial")
          .querySelector("[data-code='" + focused + "']")
          ?.focus();
      this.quiet = false;
      this.dialled = dialled;
    }
    const huge = ship.base.startsWith("huge");
    at("repositions").replaceChildren(
      ...(huge || own ? [] : MOVES).flatMap(([name, op, ways]) => [
        make("span", {}, name),
        make(
          "span",
          { class: "options", role: "group", "aria-label": name },
          ...ways.map((direction) => this.option(direction, { op, direction, ship: ship.id })),
        ),
      ]),
    );
    this.wing(ship, wing);
    this.targets(ship);
  }

  /** Lists the places of a wing that the chosen ship leads. */
  /** @param {Piece} ship @param {{ship: string, place: string}[]} wing */
  wing(ship, wing) {
    const { table, wings } = this.world.now;
    const others = table.ships.filter((one) => one.id !== ship.id && one.base === "small");
    at("wing").hidden = ship.base !== "small" || !others.length;
    const options = () => ["", ...others.map((one) => one.id)].map((id) => make("option", { value: id }, nameOf(id)));
    const places = PLACES.map((place) => {
      const select = make("select", {}, ...options());
      select.value = wing.find((one) => one.place === place)?.ship || "";
      select.addEventListener("change", () => {
        const rest = wing.filter((one) => one.place !== place && one.ship !== select.value);
        const all = select.value ? [...rest, { ship: select.value, place }] : rest;
        const question = all.length ? { op: "formation", leader: ship.id, wingmates: all } : null;
        this.world.change({ wings: { ...wings, [ship.id]: all }, question }, false);
      });
      return make("label", {}, place.replace("-", " ") + " ", select);
    });
    at("places").replaceChildren(...places);
  }

  /**
   * A button that asks a question while it is pointed at, and keeps it when it is pressed. One that is pressed asks
   * nothing: a new one appears below the pointer as a move slides, and what is shown is where it slid to.
   */
  /** @param {string} name @param {Query} question */
  option(name, question) {
    const { shift, offset, ...kept } = this.world.now.question || {};
    const pressed = JSON.stringify(kept) === JSON.stringify(question);
    const button = make("button", { type: "button", "aria-pressed": String(pressed) }, name);
    button.addEventListener("pointerenter", () => this.point(pressed ? null : question));
    button.addEventListener("pointerleave", () => this.point(null));
    button.addEventListener("click", () => this.pin(pressed ? null : question));
    return button;
  }

  /** Lists what can be measured from the chosen ship. @param {Piece} ship */
  targets(ship) {
    const { ships, obstacles, tokens } = this.world.now.table;
    const others = ships.filter((one) => one.id !== ship.id);
    const attack = ({ id = "" }) => ({ op: "attack", attacker: ship.id, target: id, arc: at("arc").value });
    at("attacks").replaceChildren(...others.map((one) => this.option(nameOf(one.id), attack(one))));
    const near = (last) => ({ op: "near", from: ship.id, band: [1, last] });
    at("ranges").replaceChildren(
      ...[...others, ...obstacles, ...tokens].map(({ id }) =>
        this.option(nameOf(id), { op: "range", from: ship.id, to: id }),
      ),
      ...[1, 2, 3].map((last) => this.option("all within " + last, near(last))),
    );
  }
}

/** Returns the line of a log that tells of a move. @param {Query} question @param {any} result */
function deed({ op, ship, maneuver, direction, path }, { final, outcome }) {
  if (path) return { moved: ship, final };
  return op === "maneuver"
    ? { activate: ship, maneuver, final, bumped: outcome === "overlapped" }
    : { [op]: ship, direction, final };
}

/** Says bounds, rounded inward: what is named is within. @param {number[]} bounds */
function interval([least, most]) {
  const [low, high] = [Math.ceil(least * 100 - 1e-6) / 100, Math.floor(most * 100 + 1e-6) / 100];
  return low < high ? word(low) + " to " + word(high) : word(least);
}

/** Returns the number of some intervals that is nearest to a number. @param {number[][]} intervals @param {number} to */
export function nearest(intervals, to) {
  return intervals
    .map(([least, most]) => Math.min(most, Math.max(least, to)))
    .reduce((best, one) => (Math.abs(one - to) < Math.abs(best - to) ? one : best));
}

/** Sets a control to a place of a band, and says where that is. */
/** @param {any} input @param {any} told @param {number[][]} slides @param {number} shift */
export function slid(input, told, slides, shift) {
  const [least, most] = [slides[0][0], slides[slides.length - 1][1]];
  Object.assign(input, { min: word(least, 6), max: word(most, 6), step: "any", value: String(shift) });
  say(told, word(shift, 2) + " mm of " + slides.map(interval).join(", "));
}

/** Returns what tells how far along a band a place of the stage is. */
/** @param {number[][]} slides @param {Board} board @param {(shift: number) => Pose | undefined} at where a shift leads */
export function band(slides, board, at) {
  const [least, most] = [slides[0][0], slides[slides.length - 1][1]];
  const [from, to] = [at(least), at(most)];
  const [dx, dy] = from && to ? [to.x - from.x, to.y - from.y] : [0, 0];
  return (/** @type {Place} */ { x, y }) => {
    if (!from || dx * dx + dy * dy === 0) return least;
    const part = ((x - from.x) * dx + (board.chapter.height - y - from.y) * dy) / (dx * dx + dy * dy);
    return least + (most - least) * part;
  };
}

/** Says in how many of 100 cases a verdict stands. @param {Record<string, any>} confidence */
function certainty(confidence) {
  const told = Object.entries(confidence).map(([verdict, stands]) => verdict + " " + percent(stands));
  return told.length ? "Stands in 100 cases: " + told.join(", ") : "These verdicts are not counted.";
}

/** @param {any} stands @returns {string} */
function percent(stands) {
  return typeof stands === "number" ? word(100 * stands, 1) : [stands].flat().map(percent).join(" ");
}
