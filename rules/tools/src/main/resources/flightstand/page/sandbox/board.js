// The table of the sandbox: pieces as the kernel draws them, taken in hand with a pointer or the keyboard.
import { draw, put, visible, whereabouts } from "../dom.js";
import { call, nameOf, namedIn, typeOf } from "../names.js";
import { Stage } from "../stage.js";
import { layers } from "./picture.js";
import { snapped } from "./snap.js";
import { carry } from "./world.js";

/** Returns what a piece is, in words. @param {Kind} kind @param {Piece} piece */
export function about(kind, piece) {
  const what = (piece.base || piece.kind).replace("huge-", "").replace("-", " ");
  return what + (kind === "ships" ? " ship" : "") + (piece.player ? " of " + visible(piece.player) : "");
}

/** The pixels between a chosen piece and the knob that turns it. */
const KNOB = 26;

/** The paths of a drawing. */
const PATHS = / d="[^"]*"/g;

export class Board {
  /** @param {Kernel} kernel @param {World} world */
  constructor(kernel, world) {
    this.kernel = kernel;
    /** The table that is asked about; games have tables of their own. */
    this.home = world;
    this.world = world;
    /** Whether pieces that are dragged snap to contact and to ranges. */
    this.snaps = true;
    /** What of an answer's picture lies under the pieces. */
    this.laid = "";
    /** What of it lies over them, without its paths: where only these differ they are moved. */
    this.rest = "";
    /** How ships fare, by their ids; games tell it. @type {Map<string, any>} */
    this.fares = new Map();
    /** The printed types of ships, by their ids; games tell them. @type {Map<string, string | undefined>} */
    this.types = new Map();
    /** Whether pieces may be moved; other modes forbid it. */
    this.movable = true;
    /** @type {Map<string, number>} the numbers of drawn pieces, by what they look like */
    this.drawn = new Map();
    const { width, height } = world.now.table.playArea;
    /** @type {any} */
    this.chapter = { width, height, pieces: [] };
    this.stage = new Stage(this.chapter, "The table", (index) =>
      this.onChoose(index === null ? null : this.chapter.pieces[index].id),
    );
    this.stage.onLook = () => this.knob();
    /** What is on the screen in the table's place: the table, or a photograph of it. */
    this.seen = this.stage;
    this.turner = draw("g", { class: "turner no-print" }, this.stage.svg);
    this.turner.addEventListener("click", (event) => event.stopPropagation());
    /** What happens when a piece is chosen. @type {(id: string | null) => void} */
    this.onChoose = () => {};
    this.listen();
    /** Takes the end of a move in hand, if it slides. @type {(at: {x: number, y: number}) => any} */
    this.onSlide = () => null;
    /** What happens as a piece moves, before it is let go. */
    this.onMove = () => {};
    this.stage.svg.addEventListener("wheel", (event) => this.wheel(event), { capture: true, passive: false });
  }

  /** Lets a pointer choose and take pieces of the table that is asked about. */
  listen() {
    this.onChoose = (id) => this.home.change({ chosen: id === this.home.now.chosen ? null : id }, false);
    this.stage.grab = (event) => this.grab(event);
  }

  /** Goes back from a game's table to the one that is asked about. */
  giveBack() {
    this.clear();
    this.fares = new Map();
    this.types = new Map();
    call([]);
    this.world = this.home;
    this.listen();
    this.draw();
  }

  /** Shows the table anew. */
  draw() {
    const { table, chosen } = this.world.now;
    this.measure(table.playArea);
    const stands = this.stands();
    const fares = new Map([...this.fares].map(([id, fare]) => [this.indexOf(id), fare]));
    this.stage.show(stands, (index, at) => this.told(index, at), fares);
    this.stage.choose(chosen === null ? null : this.indexOf(chosen));
    this.knob();
  }

  /** Takes the size of a table. @param {{width: number, height: number}} playArea */
  measure({ width, height }) {
    if (width === this.chapter.width && height === this.chapter.height) return;
    Object.assign(this.chapter, { width, height });
    for (const [key, value] of Object.entries({ width, height }))
      for (const area of [this.stage.ground, this.stage.within]) area.setAttribute(key, String(value));
    this.stage.home();
  }

  /** Returns where the drawings of all pieces stand, by their numbers. @returns {Map<number, number[]>} */
  stands() {
    const { table } = this.world.now;
    const kinds = /** @type {Kind[]} */ (["obstacles", "tokens", "ships"]);
    return new Map(
      kinds.flatMap((kind) => table[kind].map((piece) => [this.number(kind, piece), this.stand(kind, piece)])),
    );
  }

  /** Looks at the pieces, if they take a small part of the table; otherwise at the table. */
  look() {
    const { ships, obstacles } = this.world.now.table;
    const places = [...ships, ...obstacles].map(({ id }) => this.world.pose(id));
    if (!places.length) return this.stage.home();
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => this.chapter.height - y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const box = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
    if (Math.max(box.width, box.height) < this.chapter.width / 3) this.stage.frame(box, this.chapter.width / 6);
    else this.stage.home();
  }

  /** Where the drawing of a piece stands: an obstacle is drawn where it is. */
  /** @param {Kind} kind @param {Piece} piece @returns {number[]} */
  stand(kind, piece) {
    return kind === "obstacles" ? [0, 0, 0] : [piece.pose.x, piece.pose.y, piece.pose.heading];
  }

  /** @param {number} index @param {number[]} at */
  told(index, at) {
    const { name, about, obstacle } = this.chapter.pieces[index];
    return [name, about, ...(obstacle ? [] : [whereabouts(at)])].join(", ");
  }

  /** Returns the number of the drawing of a piece on the stage, or null. @param {string} id @returns {number | null} */
  indexOf(id) {
    const found = this.world.find(id);
    return found && this.number(found.kind, found.piece);
  }

  /** Returns the number of a drawing, which is made if it is new. @param {Kind} kind @param {Piece} piece */
  number(kind, piece) {
    const { table, parts } = this.world.now;
    const look = JSON.stringify([
      kind,
      { ...piece, pose: null },
      nameOf(piece.id),
      this.typeOf(piece),
      piece.player && table.colors,
      parts?.bases?.[piece.base],
    ]);
    const known = this.drawn.get(look);
    if (known !== undefined) return known;
    const number = this.chapter.pieces.length;
    this.chapter.pieces.push(this.drawing(kind, piece));
    this.drawn.set(look, number);
    return number;
  }

  /** Returns the printed type of a ship, which a game or its name tells. @param {Piece} piece */
  typeOf(piece) {
    return this.types.get(piece.id) || (piece.base && typeOf({ id: piece.id }));
  }

  /** Lets the kernel draw a piece alone, at the origin. @param {Kind} kind @param {Piece} piece */
  drawing(kind, piece) {
    const { table: whole, parts } = this.world.now;
    const { playArea, colors } = whole;
    const alone = { ...piece, id: "it", ...(kind === "obstacles" ? {} : { pose: { x: 0, y: 0, heading: 0 } }) };
    const table = { playArea, colors: colors || {}, ships: [], [kind]: [alone] };
    const { ok, result } = this.kernel.ask({ op: "overlap", table, parts, picture: true, extent: "table" });
    const pieces = ok ? layers(result.svg).pieces : "";
    const [, classes, drawn] = /<g class="(piece[^"]*)"><title>.*?<\/title>([^]*?)<\/g>/.exec(pieces) || [
      "",
      "piece",
      "",
    ];
    const drawing = '<g transform="translate(0 ' + -playArea.height + ')">' + drawn + "</g>";
    const measured = put(drawing, draw("g", {}, this.stage.svg));
    const box = measured.getBBox();
    const outline = measured.querySelector(".base")?.getAttribute("d") || true;
    measured.remove();
    return {
      id: piece.id,
      name: nameOf(piece.id),
      type: this.typeOf(piece),
      about: about(kind, piece),
      obstacle: kind === "obstacles",
      drawing,
      classes,
      outline,
      lift: " translate(0 " + -playArea.height + ")",
      measures: [],
      json: piece,
      middle: [box.x + box.width / 2, -box.y - box.height / 2],
      reach: [box.width / 2, box.height / 2],
    };
  }

  /** Draws an answer's picture: what it adds under the pieces and over them; returns its words, which name ships. @param {string} svg */
  show(svg) {
    const { caption, under, over } = layers(svg);
    if (under !== this.laid) put(under, this.stage.under);
    this.laid = under;
    const rest = over.replace(PATHS, "");
    if (rest === this.rest) {
      const drawn = this.stage.over.querySelectorAll("[d]");
      over.match(PATHS)?.forEach((path, i) => drawn[i].setAttribute("d", path.slice(4, -1)));
    } else this.stage.overlay(over);
    this.rest = rest;
    return namedIn(caption, this.world.now.table.ships);
  }

  clear() {
    this.laid = this.rest = "";
    this.stage.under.replaceChildren();
    this.stage.overlay("");
  }

  /** Draws the knob that turns the chosen piece, ahead of it. */
  knob() {
    if (!this.turner) return;
    const { chosen } = this.world.now;
    const index = chosen === null ? null : this.indexOf(chosen);
    if (chosen === null || index === null || !this.movable) return this.turner.replaceChildren();
    const { x, y, heading } = this.world.pose(chosen);
    const { obstacle, reach } = this.chapter.pieces[index];
    const pixel = this.stage.pixel();
    const far = (obstacle ? Math.hypot(...reach) : reach[0]) + KNOB * pixel;
    const drawn = { x, y: this.chapter.height - y, heading: -heading };
    const ends = [far - (KNOB - 4) * pixel, far].map((ahead) => [ahead, 0]);
    const [from, to] = carry(ends, drawn);
    const [line = draw("path", {}, this.turner), end = draw("circle", {}, this.turner)] = this.turner.children;
    line.setAttribute("d", "M" + from + "L" + to);
    for (const [name, value] of Object.entries({ cx: to[0], cy: to[1], r: 7 * pixel })) end.setAttribute(name, value);
  }

  /** Takes a piece, or the knob that turns the chosen one. @param {PointerEvent} event */
  grab(event) {
    const target = /** @type {Element} */ (event.target);
    const { chosen } = this.world.now;
    if (event.button !== 0 || !this.movable) return null;
    if (target.closest(".turner") && chosen) return this.turning(chosen);
    if (target.closest(".over .end")) return this.onSlide(this.stage.place(event));
    const held = /** @type {HTMLElement | null} */ (target.closest("[data-piece]"));
    return held ? this.carrying(this.chapter.pieces[Number(held.dataset.piece)].id, event) : null;
  }

  /** Carries a piece with a pointer; alt lets it go where it will. @param {string} id @param {PointerEvent} event */
  carrying(id, event) {
    const at = this.stage.place(event);
    const { from, place } = this.hand(id);
    return {
      move: (to, { altKey }) => {
        const free = { x: from.x + to.x - at.x, y: from.y - to.y + at.y, heading: from.heading };
        const pose = this.snaps && !altKey ? snapped(this.kernel, this.world, id, free, this.reach()) : free;
        place(pose);
      },
      drop: () => this.world.settle(),
    };
  }

  /** @param {string} id */
  turning(id) {
    const { from, place } = this.hand(id);
    return {
      move: (to, { altKey }) => {
        const turn = (Math.atan2(this.chapter.height - to.y - from.y, to.x - from.x) * 180) / Math.PI;
        const heading = altKey || !this.snaps ? turn : Math.round(turn / 5) * 5;
        place({ ...from, heading: (heading + 360) % 360 });
      },
      drop: () => this.world.settle(),
    };
  }

  /** Returns how near a snap reaches, in mm. */
  reach() {
    return 6 * this.stage.pixel();
  }

  /** Takes a piece in hand: its drawing, its name and what is asked about it follow; the rest waits until it is let go. */
  /** @param {string} id */
  hand(id) {
    const from = this.world.pose(id);
    const index = this.indexOf(id);
    const [group, label] = [this.stage.groups.get(index), this.stage.labels.get(index)];
    const place = (pose) => {
      this.world.hold(id, round(pose));
      const { kind, piece } = /** @type {any} */ (this.world.find(id));
      if (kind === "obstacles") this.carry(group, from, pose);
      else this.stage.set(group, this.stand(kind, piece));
      label?.setAttribute("transform", `translate(${pose.x - from.x} ${from.y - pose.y})`);
      if (id === this.world.now.chosen) this.knob();
      this.onMove();
    };
    return { from, place };
  }

  /** Draws an obstacle away from where it is drawn. @param {SVGGElement} group @param {Pose} from @param {Pose} to */
  carry(group, from, to) {
    const y = this.chapter.height - from.y;
    group.setAttribute(
      "transform",
      `translate(${to.x - from.x} ${from.y - to.y}) rotate(${from.heading - to.heading} ${from.x} ${y})` +
        ` translate(0 ${this.chapter.height})`,
    );
  }

  /** Turns the chosen piece with the wheel and shift. @param {WheelEvent} event */
  wheel(event) {
    if (!event.shiftKey || this.world.now.chosen === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.turn((event.deltaY || event.deltaX) > 0 ? -5 : 5);
  }

  /** Turns the chosen piece. @param {number} degrees to the left */
  turn(degrees) {
    this.nudge((pose) => ({ ...pose, heading: (pose.heading + degrees + 720) % 360 }));
  }

  /** Moves the chosen piece, or the view if none is or may move. @param {number} right in mm @param {number} up in mm */
  shift(right, up) {
    if (this.world.now.chosen === null || !this.movable) this.seen.pan(right, -up);
    else this.nudge((pose) => ({ ...pose, x: pose.x + right, y: pose.y + up }));
  }

  /** @param {(pose: Pose) => Pose} by */
  nudge(by) {
    const { chosen } = this.world.now;
    if (chosen !== null && this.movable) this.world.move(chosen, round(by(this.world.pose(chosen))));
  }
}

/** Rounds a pose that was made by hand: to a billionth of a millimeter, so that contacts hold. @param {Pose} pose */
export function round(pose) {
  const digits = (value) => Number(value.toFixed(9));
  return { x: digits(pose.x), y: digits(pose.y), heading: digits(pose.heading) };
}
