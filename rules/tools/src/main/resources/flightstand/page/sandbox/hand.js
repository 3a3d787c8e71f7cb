// Answers that are given on the table itself: a piece that is laid, a band along which a ship slides.
import { at, draw, make } from "../dom.js";
import { nameOf } from "../names.js";
import { band, nearest, slid } from "./ask.js";
import { carry, middle } from "./world.js";

/** Holds what is being laid or slid, until it is let go. */
export class Hand {
  /** @param {Board} board @param {() => void} back offers the ways to answer anew */
  constructor(board, back) {
    this.board = board;
    this.back = () => back();
    this.empty();
  }

  /** Lets go. */
  empty() {
    /** The piece that is laid. */
    this.laid = "";
    /** Follows a pointer along a band. @type {((place: {x: number, y: number}) => void) | null} */
    this.along = null;
    this.board.movable = false;
  }

  /** Takes only what is being laid, or what slides along a band. @param {PointerEvent} event */
  grab(event) {
    if (this.along && event.button === 0) return { move: this.along, drop: () => {} };
    const target = /** @type {Element} */ (event.target);
    const held = /** @type {HTMLElement | null} */ (target.closest("[data-piece]"));
    const own = held && this.board.chapter.pieces[Number(held.dataset.piece)].id === this.laid;
    return own || target.closest(".turner") ? this.board.grab(event) : null;
  }

  /**
   * Slides along a band, with a control or on the table. @param {number[][]} slide the legal shifts
   * @param {(shift: number) => Pose | undefined} show draws where a shift leads, and tells it
   * @param {(shift: number) => void} take
   */
  slide(slide, show, take) {
    const told = make("span", { class: "number" });
    const input = make("input", { type: "range", "aria-label": "Slide along the band" });
    let shift = 0;
    const set = (wanted) => {
      shift = nearest(slide, wanted);
      slid(input, told, slide, shift);
      show(shift);
    };
    input.addEventListener("input", () => set(Number(input.value)));
    const along = band(slide, this.board, show);
    this.along = (place) => set(along(place));
    this.offer([input, told], "Move there", () => take(shift));
    set(0);
    input.focus({ preventScroll: true });
  }

  /**
   * Slides a template along a base, and the base along its end, with two controls. @param {number[][]} laid where the
   * template may lie @param {(slides: {laid: number, shift?: number}) => any} ask draws where that leads, and answers it
   * @param {(slides: {template: number, shift: number}) => void} take
   */
  curve(laid, ask, take) {
    const parts = ["Slide the template", "Slide the ship along it"].map((label) => ({
      told: make("span", { class: "number" }),
      input: make("input", { type: "range", "aria-label": label }),
    }));
    let slides = { template: 0, shift: 0 };
    const set = (template, shift) => {
      const there = nearest(laid, template);
      const { shifts } = ask({ laid: there });
      slides = { template: there, shift: nearest(shifts, shift) };
      slid(parts[0].input, parts[0].told, laid, there);
      slid(parts[1].input, parts[1].told, shifts, slides.shift);
      ask({ laid: there, shift: slides.shift });
    };
    const told = () => set(Number(parts[0].input.value), Number(parts[1].input.value));
    for (const { input } of parts) input.addEventListener("input", told);
    this.offer(parts.flatMap(({ input, told }) => [input, told]), "Move there", () => take(slides));
    set(0, 0);
    parts[0].input.focus({ preventScroll: true });
  }

  /** Shows what is in hand, what puts it there, and the way back. */
  /** @param {Node[]} about @param {string} words @param {() => void} take */
  offer(about, words, take) {
    const here = make("button", { type: "button", class: "main", onclick: take }, words);
    const back = make("button", { type: "button", onclick: this.back }, "Back");
    at("answers").replaceChildren(make("p", { class: "options band" }, ...about, here, back));
    here.focus({ preventScroll: true });
  }

  /**
   * Lays a ship, a remote or an obstacle: it is dragged and turned on the table until it is put there.
   * @param {string} id
   * @param {{rock?: any, piece: any, zone: number[][], sample: Pose}} what an obstacle about its own origin, or a
   * piece @param {(pose: Pose) => void} take
   */
  lay(id, { rock, piece, zone, sample }, take) {
    const { board } = this;
    const { world } = board;
    const kind = rock ? "obstacles" : piece.base ? "ships" : "tokens";
    const laid = rock ? { ...rock, outline: carry(rock.outline, sample) } : { ...piece, id, pose: sample };
    const table = { ...world.now.table, [kind]: [...world.now.table[kind], laid] };
    this.laid = id;
    board.movable = true;
    world.change({ table, chosen: id, turns: { [id]: sample.heading } });
    const corners = zone.map(([x, y]) => x + " " + (board.chapter.height - y));
    draw("path", { class: "free", d: "M" + corners.join("L") + "Z" }, board.stage.under);
    const how = "Drag it, or move it with the arrows; turn it with Q and E. ";
    const put = () => take(rock ? origin(rock.outline, world.pose(id)) : world.pose(id));
    this.offer([make("span", {}, how)], "Put " + nameOf(id) + " here", put);
  }
}

/** Returns where the origin of an outline is when the middle of its corners is at a pose. */
/** @param {number[][]} outline @param {Pose} now @returns {Pose} */
function origin(outline, { x, y, heading }) {
  const [[right, up]] = carry([middle({ outline })], { x: 0, y: 0, heading });
  return { x: x - right, y: y - up, heading };
}
