// Photograph: a picture of a real table is marked, and the table's ships stand as it has them. It stays in the page.
import { at, draw, make, visible, word } from "../dom.js";
import { Stage } from "../stage.js";
import { Camera, baseCorners, projected, sureWithin } from "./camera.js";
import { fromAbove, openedPhoto } from "./photo.js";

/** The corners of the play area, counterclockwise. */
const CORNERS = ["near left", "near right", "far right", "far left"];

/** @param {{width: number, height: number}} playArea @param {number} i the number of the corner */
function cornerOf({ width, height }, i) {
  return [i % 3 ? width : 0, i > 1 ? height : 0];
}

/** Where arrows move a mark. */
const NUDGES = /** @type {Record<string, number[]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

export class Photograph {
  /** @param {Kernel} kernel @param {World} world @param {Board} board */
  constructor(kernel, world, board) {
    this.kernel = kernel;
    this.world = world;
    this.board = board;
    this.name = "Photograph";
    this.panel = at("photograph");
    this.active = false;
    /** What is marked while a mark is dragged. @type {Marking | null} */
    this.draft = null;
    /** The numbers of the marks that the next clicks put down. @type {number[]} */
    this.awaited = [];
    /** The camera that was fitted last, and to what. @type {{of: any[], camera: Camera | null, fault: string}} */
    this.last = { of: [], camera: null, fault: "" };
    /** The picture on the screen. @type {any} */
    this.stage = null;
    /** The camera whose picture lies under the table. @type {Camera | null} */
    this.laid = null;
    this.ground = draw("image", { class: "photograph no-print" });
    board.stage.svg.insertBefore(this.ground, board.stage.under);
    at("picture").addEventListener("change", () => this.load(at("picture").files));
    at("point-add").addEventListener("click", () => this.addPoint());
    at("off").addEventListener("change", () => this.remark({ off: Math.max(0.1, at("off").valueAsNumber || 1) }));
    at("ship-mark").addEventListener("click", () => this.add());
    at("table-empty").addEventListener("click", () => world.empty());
    document.addEventListener("dragover", (event) => this.active && event.preventDefault());
    document.addEventListener("drop", (event) => this.take(event, event.dataTransfer));
    document.addEventListener("paste", (event) => this.take(event, event.clipboardData));
    world.listen(() => this.active || this.lay());
  }

  enter() {
    this.active = true;
    this.board.movable = false;
    this.changed();
  }

  leave() {
    this.active = false;
    this.awaited = [];
    this.see(null);
    this.lay();
  }

  /** Follows the world: another picture, other marks, other ships. */
  changed() {
    this.draft = null;
    this.draw();
    this.tell();
  }

  /** What is marked: null without a picture. @returns {any} */
  get marking() {
    return this.draft || this.world.now.photograph || null;
  }

  /** Returns the camera of some marks, or why there is none; fitted once. While a mark is dragged, not how sure. */
  /** @param {Marking} marking */
  camera({ points, pixels, off }, sure = true) {
    const { playArea } = this.world.now.table;
    const marks = pixels.slice(0, points.length);
    const of = [sure, points, off, playArea.width, playArea.height, ...marks];
    if (of.length !== this.last.of.length || of.some((part, i) => part !== this.last.of[i]))
      this.last = { of, ...Camera.of(this.kernel, points, marks, playArea, off, sure) };
    return this.last;
  }

  /** Returns the ships of the table that are marked, each with its two marks. @param {Marking} marking */
  marked({ points, ships, pixels }) {
    return this.world.now.table.ships.flatMap((ship) => {
      const number = ships.indexOf(ship.pose);
      const first = points.length + 2 * number;
      return number < 0 ? [] : [{ ship, first, corners: pixels.slice(first, first + 2) }];
    });
  }

  /** Names the marks that are drawn, by their numbers. @returns {Map<number, string>} */
  names() {
    const names = new Map(this.marking.points.map(({ name }, i) => [i, name]));
    for (const { ship, first } of this.marked(this.marking)) {
      names.set(first, visible(ship.id) + " front left");
      names.set(first + 1, visible(ship.id) + " rear right");
    }
    return names;
  }

  /** Takes a picture that is dropped or pasted. @param {Event} event @param {DataTransfer | null} given */
  take(event, given) {
    if (!this.active || !given?.files.length) return;
    event.preventDefault();
    this.load(given.files);
  }

  /** Loads a picture, whose corners are then awaited. What was marked before is a step back. @param {FileList} files */
  async load([file]) {
    if (!file) return;
    at("photo-said").textContent = "…";
    try {
      const photo = await openedPhoto(file);
      const points = CORNERS.map((name, i) => {
        const [x, y] = cornerOf(this.world.now.table.playArea, i);
        return { name: name + " corner", x, y };
      });
      const pixels = points.map(({ x, y }) => [photo.width * (x ? 0.9 : 0.1), photo.height * (y ? 0.1 : 0.9), 1]);
      this.awaited = [0, 1, 2, 3];
      this.world.change({ photograph: { photo, off: 1, points, ships: [], pixels } });
    } catch (failure) {
      at("photo-said").textContent = /** @type {Error} */ (failure).message;
    }
    at("picture").value = "";
  }

  /** Makes a step of what is marked: ships stand where their marks are, as surely as these are seen. */
  /** @param {Partial<Marking>} part what is marked otherwise @param {Piece[]} [more] ships that come onto the table */
  remark(part, more = []) {
    const marking = { ...this.marking, ...part };
    const { camera } = this.camera(marking);
    let { table, uncertainty } = this.world.now;
    table = { ...table, ships: [...table.ships, ...more] };
    const ships = marking.ships.map((stood, i) => {
      const ship = table.ships.find(({ pose }) => pose === stood);
      if (!ship || !camera) return stood;
      const first = marking.points.length + 2 * i;
      const { pose, covariance } = camera.seen(ship.base, marking.pixels.slice(first, first + 2));
      uncertainty = { ships: { ...uncertainty?.ships, [ship.id]: { covariance } } };
      if (JSON.stringify(pose) === JSON.stringify(stood)) return stood;
      const touching = table.touching?.filter((pair) => !pair.includes(ship.id));
      table = { ...table, touching, ships: table.ships.map((one) => (one === ship ? { ...ship, pose } : one)) };
      return pose;
    });
    this.world.change({ photograph: { ...marking, ships }, table, uncertainty });
  }

  /** Adds a known place: as it appears, the middle of the table in the middle of the picture. */
  addPoint() {
    const { points, pixels } = this.marking;
    const { width, height } = this.world.now.table.playArea;
    const known = { name: "point " + (points.length + 1), x: width / 2, y: height / 2 };
    this.awaited = [points.length];
    this.remark({ points: [...points, known], pixels: pixels.toSpliced(points.length, 0, this.middle()) });
    this.hold(points.length);
  }

  /** Returns the middle of what is seen of the picture. @returns {Pixel} */
  middle() {
    const { x, y, width, height } = this.stage.visible();
    return [x + width / 2, y + height / 2, 1];
  }

  /** Awaits the corners of a ship of the table, or of a new one. @param {Piece} [ship] */
  add(ship) {
    const { points, ships, pixels } = this.marking;
    const { camera } = this.camera(this.marking);
    if (!camera) return;
    const { width, height } = this.world.now.table.playArea;
    const [x, y] = projected(camera.toTable, this.middle());
    const pose = { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)), heading: 90 };
    const [base, name] = [at("photo-base").value, at("photo-name").value.trim()];
    const piece = ship || { id: this.world.free(name || base), base, player: at("photo-player").value, pose };
    const corner = (place) => [...projected(camera.toPicture, place), 1];
    const [left, , right] = baseCorners(piece.base, piece.pose).map(corner);
    const known = ships.indexOf(piece.pose);
    const first = points.length + 2 * (known < 0 ? ships.length : known);
    this.awaited = [first, first + 1];
    at("photo-name").value = "";
    if (known < 0)
      this.remark({ ships: [...ships, piece.pose], pixels: [...pixels, left, right] }, ship ? [] : [piece]);
    else this.changed();
    this.hold(first);
  }

  /** Lays the picture under the table, as it is from straight above. */
  async lay() {
    const marking = this.world.now.photograph;
    const camera = marking ? this.camera(marking).camera : null;
    if (camera === this.laid) return;
    this.laid = camera;
    const { playArea } = this.world.now.table;
    const drawn = marking && camera && (await fromAbove(marking.photo, camera.toPicture, playArea));
    if (this.laid !== camera) return;
    URL.revokeObjectURL(this.ground.getAttribute("href") || "");
    this.ground.setAttribute("href", drawn ? URL.createObjectURL(drawn) : "");
    this.ground.setAttribute("width", playArea.width);
    this.ground.setAttribute("height", playArea.height);
    if (drawn) this.board.stage.home();
  }

  /** Shows the picture in the table's place, or the table. @param {any} stage */
  see(stage) {
    this.board.seen = stage || this.board.stage;
    this.stage?.svg.toggleAttribute("hidden", !stage);
    this.board.stage.svg.toggleAttribute("hidden", !!stage);
    this.look(null);
  }

  /** Makes the stage of a picture. @param {Photo} photo */
  show(photo) {
    this.stage?.svg.remove();
    const image = { href: photo.address, width: photo.width, height: photo.height };
    /** @type {any} */
    const stage = new Stage({ ...photo, pieces: [] }, "The photograph", () => {});
    draw("image", image, stage.under);
    stage.photo = photo;
    stage.outlines = draw("g", { class: "outlines", "aria-hidden": "true" }, stage.svg);
    stage.marks = draw("g", { class: "marks" }, stage.svg);
    stage.grab = (event) => this.grab(event);
    stage.onLook = () => this.active && this.draw();
    stage.svg.addEventListener("click", (event) => this.click(event));
    at("table").prepend(stage.svg);
    for (const [name, value] of Object.entries(image)) at("lens").firstElementChild.setAttribute(name, value);
    this.stage = stage;
  }

  /** Draws the marks, and the outlines that follow from them. */
  draw() {
    const { marking } = this;
    if (!marking) return this.see(null);
    if (this.stage?.photo !== marking.photo) this.show(marking.photo);
    if (this.board.seen !== this.stage) this.see(this.stage);
    this.outline(marking);
    const names = this.names();
    for (const group of [...this.stage.marks.children]) if (!names.has(Number(group.dataset.mark))) group.remove();
    for (const [number, name] of names) {
      const pixel = marking.pixels[number];
      const group = this.mark(number);
      group.setAttribute("transform", "translate(" + pixel[0] + " " + pixel[1] + ") scale(" + this.stage.pixel() + ")");
      group.setAttribute("aria-label", name + " at " + whereInWords(pixel));
      group.classList.toggle("corner", number >= marking.points.length);
      group.lastChild.textContent = name;
      if (group === document.activeElement) this.look(pixel);
    }
  }

  /** Draws where the camera has the table and its ships, each with a line to its front. @param {Marking} marking */
  outline(marking) {
    const { camera } = this.camera(marking, !this.draft);
    this.stage.outlines.replaceChildren();
    if (!camera) return;
    const drawn = (corners) => {
      const d = "M" + corners.map((corner) => projected(camera.toPicture, corner)).join("L") + "Z";
      draw("path", { d }, this.stage.outlines);
    };
    drawn(CORNERS.map((_, i) => cornerOf(this.world.now.table.playArea, i)));
    for (const { ship, corners } of this.marked(marking)) {
      const { x, y, heading } = camera.stands(ship.base, corners);
      const around = baseCorners(ship.base, { x, y, heading });
      drawn(around);
      drawn([[x, y], around[0].map((value, i) => (value + around[1][i]) / 2)]);
    }
  }

  /** Returns the drawing of a mark, about the origin. @param {number} number */
  mark(number) {
    const known = this.stage.marks.querySelector("[data-mark='" + number + "']");
    if (known) return known;
    const group = draw("g", { class: "mark", role: "button", tabindex: "0", "data-mark": number }, this.stage.marks);
    draw("circle", { class: "hold", r: 20 }, group);
    draw("path", { d: "M-15 0H-3M3 0H15M0 -15V-3M0 3V15" }, group);
    draw("circle", { r: 9 }, group);
    draw("text", { y: -18 }, group);
    group.addEventListener("keydown", (event) => this.press(event, number));
    group.addEventListener("focus", () => this.look(this.marking.pixels[number]));
    group.addEventListener("blur", () => this.look(null));
    return group;
  }

  /** Lets arrows move a mark. @param {number} number */
  hold(number) {
    this.mark(number).focus();
  }

  /** Shows a place of the picture in the lens, on the other side; null hides it. @param {Pixel | null} pixel */
  look(pixel) {
    const lens = at("lens");
    lens.toggleAttribute("hidden", !pixel);
    if (!pixel) return;
    lens.firstElementChild.setAttribute("transform", "translate(" + -pixel[0] + " " + -pixel[1] + ")");
    lens.classList.toggle("left", pixel[0] > this.middle()[0]);
  }

  /** Takes a mark in hand. @param {PointerEvent} event */
  grab(event) {
    const group = /** @type {any} */ (event.target).closest(".mark");
    if (event.button !== 0 || !group) return null;
    const number = Number(group.dataset.mark);
    const [x, y] = this.marking.pixels[number];
    const from = this.stage.place(event);
    return {
      move: (to) => {
        group.focus();
        const pixels = this.marking.pixels.with(number, [
          x + to.x - from.x,
          y + to.y - from.y,
          Math.max(1, this.stage.pixel()),
        ]);
        this.draft = { ...this.marking, pixels };
        this.draw();
      },
      drop: () => this.put(number, this.marking.pixels[number]),
    };
  }

  /** Puts down the awaited mark; a ship's second comes along with its first. @param {PointerEvent} event */
  click(event) {
    if (this.stage.moved || !this.awaited.length) return;
    const { x, y } = this.stage.place(event);
    const [number, next] = this.awaited;
    const { points, pixels } = this.marking;
    if (number >= points.length && next === number + 1) {
      const [[fromX, fromY], [besideX, besideY]] = [pixels[number], pixels[next]];
      this.draft = { ...this.marking, pixels: pixels.with(next, [besideX + x - fromX, besideY + y - fromY, 1]) };
    }
    this.put(number, [x, y, Math.max(1, this.stage.pixel())]);
  }

  /** Moves a mark by a pixel, with shift by ten. @param {KeyboardEvent} event @param {number} number */
  press(event, number) {
    if (!NUDGES[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const [right, down] = NUDGES[event.key].map((way) => way * (event.shiftKey ? 10 : 1));
    const [x, y] = this.marking.pixels[number];
    this.put(number, [x + right, y + down, 1]);
  }

  /** Puts a mark where it stays, and says so. @param {number} number @param {Pixel} pixel */
  put(number, pixel) {
    this.awaited = this.awaited.filter((one) => one !== number);
    this.remark({ pixels: this.marking.pixels.with(number, pixel) });
    this.hold(number);
    at("photo-said").prepend(this.names().get(number) + " is at " + whereInWords(pixel) + ". ");
  }

  /** Tells what comes next, how well the points fit, and how surely each ship stands. */
  tell() {
    const { marking } = this;
    at("marking").hidden = !marking;
    at("photo-said").textContent = "Choose a picture of a table, or drop or paste one.";
    if (!marking) return;
    const { camera, fault } = this.camera(marking);
    const next = this.awaited.length ? this.names().get(this.awaited[0]) : null;
    at("photo-said").textContent = next
      ? "Click at " + next + ", or drag its mark there."
      : "Mark ships by two corners of their bases: front left and rear right.";
    at("fit-said").textContent = camera ? fitInWords(camera, marking.points) : "No camera sees this: " + fault + ".";
    at("ship-mark").disabled = !camera;
    at("off").value = marking.off;
    if (!at("points").contains(document.activeElement))
      at("points").replaceChildren(...marking.points.map((known, i) => this.row(known, i)));
    const marked = new Map(this.marked(marking).map(({ ship, corners }) => [ship, corners]));
    const ships = this.world.now.table.ships.map((ship) => {
      const corners = marked.get(ship);
      const words = corners ? seenInWords(ship.base, corners, camera) : ": not marked. ";
      const mark = { type: "button", "aria-label": "Mark " + visible(ship.id), onclick: () => this.add(ship) };
      return make("li", {}, make("b", {}, visible(ship.id)), words, make("button", mark, "Mark"));
    });
    at("photo-ships").replaceChildren(...ships);
  }

  /** Makes the row of a known place. @param {Known} known @param {number} i */
  row({ name, x, y }, i) {
    const field = (axis, value) => {
      const label = axis + " of " + name;
      const input = make("input", { type: "number", step: "any", "aria-label": label, value: word(value, 3) });
      input.addEventListener("change", () => {
        const { points } = this.marking;
        const there = { ...points[i], [axis]: input.valueAsNumber };
        if (Number.isFinite(input.valueAsNumber)) this.remark({ points: points.with(i, there) });
      });
      return input;
    };
    const seek = make("button", { type: "button", onclick: () => this.hold(i) }, name);
    return make("li", { class: "fields" }, seek, field("x", x), field("y", y));
  }
}

/** @param {Pixel} pixel */
function whereInWords([x, y]) {
  return word(x, 1) + ", " + word(y, 1);
}

/** @param {Camera} camera @param {Known[]} points */
function fitInWords({ residual, contradicts, error }, points) {
  if (points.length === 4) return "Four points always fit: a fifth shows how well.";
  const off = "off by up to " + word(residual.worst, 2) + " mm";
  return contradicts
    ? "The points contradict each other: they are " + off + ". One is marked elsewhere, or has another x or y."
    : "The points fit: they are " + off + ", by marks that are off by " + word(error, 1) + " pixels.";
}

/** @param {string} base @param {Pixel[]} corners @param {Camera | null} camera */
function seenInWords(base, corners, camera) {
  if (!camera) return ": stays until a camera sees the points. ";
  const seen = camera.seen(base, corners);
  const { pose, covariance, apart } = seen;
  const sure = sureWithin(covariance);
  const [x, y, heading, mm, degrees] = [pose.x, pose.y, pose.heading, sure.place, sure.heading].map((v) => word(v, 1));
  const odd = "Its corners are " + word(apart, 0) + " mm apart: is its base of another size? ";
  return (
    `: ${base} at ${x}, ${y}, heading ${heading}; within ${mm} mm and ${degrees}°. ` +
    (camera.fits(base, seen) ? "" : odd)
  );
}
