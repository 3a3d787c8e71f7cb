// The table as every page shows it: drawn, named, looked at from near and far.
import { SVG, draw, put, word } from "./dom.js";
import { drawSigns, fareSigns } from "./signs.js";

/** Returns the initials of a name, its number whole: "Academy Pilot 2" is AP2. */
function initials(name) {
  const words = name.replace(/ \(.*\)$/, "").match(/[\p{L}\p{N}]+/gu) || [];
  return words.map((part) => (/^\d/.test(part) ? part : [...part][0].toUpperCase())).join("").slice(0, 4);
}

/** Draws the front of a base in mm: an arrow for a small one, two for a medium, three for a large; a bar for a huge one. */
function noses([ahead, aside]) {
  const huge = ahead > 1.6 * aside;
  const arrow = (i) => "M" + word(0.95 * ahead - 4.5 * i) + " 0l-4 -3v6z";
  const bar = "M" + word(0.95 * ahead - 5) + " " + word(-aside / 2) + "v" + word(aside) + "h-2.5v" + word(-aside) + "z";
  return Array.from({ length: huge ? 1 : Math.round(aside / 10) - 1 }, (_, i) => arrow(i)).join("") + (huge ? bar : "");
}

/** How many stages there are: each clips at a play area of its own. */
let clips = 0;

/** A table that is drawn, and looked at from near and far. */
export class Stage {
  constructor(chapter, label, onChoose) {
    this.chapter = chapter;
    this.onChoose = onChoose;
    this.svg = draw("svg", { class: "flightstand", role: "group", "aria-label": label, tabindex: "-1" });
    const area = { x: 0, y: 0, width: chapter.width, height: chapter.height };
    this.ground = draw("rect", { class: "area", ...area }, this.svg);
    // What is measured ends at the edge of the play area.
    this.clip = "area-" + ++clips;
    const clip = draw("clipPath", { id: this.clip }, this.svg);
    this.within = draw("rect", area, clip);
    this.under = draw("g", { "aria-hidden": "true", "clip-path": "url(#" + this.clip + ")" }, this.svg);
    this.pieces = draw("g", { class: "pieces" }, this.svg);
    this.over = draw("g", { class: "over", "aria-hidden": "true" }, this.svg);
    this.about = draw("g", { class: "over about", "aria-hidden": "true" }, this.svg);
    this.names = draw("g", { class: "names", "aria-hidden": "true" }, this.svg);
    this.scale = draw("g", { class: "names", "aria-hidden": "true" }, this.svg);
    this.groups = new Map();
    /** The names of pieces, by number, until the next naming. */
    this.labels = new Map();
    this.fares = new Map();
    this.lettersOnPaper = 45;
    /** The number of the last flight; those before it stop. */
    this.flights = 0;
    /** Whether new pieces appear slowly. */
    this.arriving = false;
    /** Returns what a pointer takes hold of, to be moved and then dropped, if it does not move the table. */
    this.grab = /** @type {(event: PointerEvent) => any} */ (() => null);
    this.held = /** @type {any} */ (null);
    this.size = /** @type {any} */ (null);
    /** Follows the view: what is drawn in pixels is drawn anew. */
    this.onLook = () => {};
    this.home();
    this.pointers = new Map();
    this.moved = false;
    this.svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // Two fingers are ours, one scrolls the page unless the table has the focus (see touch-action).
    this.svg.addEventListener("touchstart", (event) => event.touches.length > 1 && event.preventDefault(), {
      passive: false,
    });
    this.svg.addEventListener("pointerdown", (event) => this.press(event));
    // A mouse that holds something selects no text on its way, which takes as long as all else.
    this.svg.addEventListener("mousedown", (event) => {
      if (!this.held) return;
      event.preventDefault();
      event.target.closest("[tabindex]").focus({ preventScroll: true });
    });
    this.svg.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"])
      this.svg.addEventListener(end, (event) => {
        this.pointers.delete(event.pointerId);
        this.drop();
      });
    this.svg.addEventListener("click", (event) => {
      if (this.moved) return;
      const ship = event.target.closest("[data-piece]");
      this.onChoose(ship ? Number(ship.dataset.piece) : null);
    });
    for (const when of ["beforeprint", "afterprint"]) {
      addEventListener(when, () => {
        this.paper = when === "beforeprint";
        if (this.stands) this.name();
      });
    }
    new ResizeObserver(() => {
      this.size = null;
      if (this.stands) this.name();
      this.onLook();
    }).observe(this.svg);
  }

  /** A wheel scrolls the page; with ctrl, or where the table has the focus or nothing scrolls, it zooms. */
  wheel(event) {
    const page = /** @type {Element} */ (document.scrollingElement);
    if (!event.ctrlKey && !event.metaKey && !this.svg.matches(":focus-within") && page.scrollHeight > page.clientHeight)
      return;
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, this.place(event));
  }

  press(event) {
    if (!this.pointers.size) this.moved = false;
    this.pointers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
    this.drop();
    if (this.pointers.size === 1) this.held = this.grab(event);
  }

  /** Lets go of what one pointer holds: it is up, or a second one begins a pinch. */
  drop() {
    const held = this.held;
    this.held = null;
    if (held && this.moved) held.drop();
  }

  /** Moves what the pointer holds, or the table with one pointer; two also turn their distance to a zoom. */
  drag(event) {
    const last = this.pointers.get(event.pointerId);
    const far = 4;
    if (
      !last ||
      (!this.moved &&
        this.pointers.size < 2 &&
        Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < far)
    )
      return;
    this.moved = true;
    this.svg.setPointerCapture(event.pointerId);
    if (this.held) {
      this.pointers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
      this.held.move(this.place(event), event);
      return;
    }
    const before = this.hold();
    this.pointers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
    const after = this.hold();
    const held = this.place(before);
    if (before.spread && after.spread) this.zoom(after.spread / before.spread, held);
    const now = this.place(after);
    this.look({ ...this.view, x: this.view.x + held.x - now.x, y: this.view.y + held.y - now.y });
  }

  /** Returns the middle of the pointers, and how far they are from it. */
  hold() {
    const all = [...this.pointers.values()];
    const mean = (key) => all.reduce((sum, one) => sum + one[key], 0) / all.length;
    const middle = { clientX: mean("clientX"), clientY: mean("clientY") };
    return {
      ...middle,
      spread: all.reduce((sum, one) => sum + Math.hypot(one.clientX - middle.clientX, one.clientY - middle.clientY), 0),
    };
  }

  place(event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    return { x: point.x, y: point.y };
  }

  look(view) {
    this.view = view;
    this.svg.setAttribute("viewBox", [view.x, view.y, view.width, view.height].map((v) => word(v, 3)).join(" "));
    if (this.stands) this.name();
    this.onLook();
  }

  home() {
    const margin = 30;
    this.look({
      x: -margin,
      y: -margin,
      width: this.chapter.width + 2 * margin,
      height: this.chapter.height + 2 * margin,
    });
  }

  /** Looks at a part of the table, with room about it and as high as broad as the table is. */
  frame(box, room) {
    const ratio = this.chapter.height / this.chapter.width;
    const width = Math.max(box.width + 2 * room, (box.height + 2 * room) / ratio);
    this.look({
      x: box.x + box.width / 2 - width / 2,
      y: box.y + box.height / 2 - (width * ratio) / 2,
      width,
      height: width * ratio,
    });
  }

  zoom(factor, about) {
    const view = this.view;
    const middle = about || { x: view.x + view.width / 2, y: view.y + view.height / 2 };
    const width = Math.min(8 * this.chapter.width, Math.max(2, view.width / factor));
    const by = width / view.width;
    this.look({
      x: middle.x - (middle.x - view.x) * by,
      y: middle.y - (middle.y - view.y) * by,
      width,
      height: view.height * by,
    });
  }

  pan(right, down) {
    this.look({
      ...this.view,
      x: this.view.x + (right * this.view.width) / 10,
      y: this.view.y + (down * this.view.height) / 10,
    });
  }

  transform(at) {
    return (
      "translate(" + word(at[0], 3) + " " + word(this.chapter.height - at[1], 3) + ") rotate(" + word(-at[2], 3) + ")"
    );
  }

  /** Draws pieces where they stand; told gives what is said of a ship aloud, fares how ships fare. */
  show(stands, told, fares) {
    this.stands = stands;
    this.fares = fares || new Map();
    this.flights = 0;
    for (const [index, group] of this.groups) {
      if (stands.has(index)) continue;
      group.remove();
      this.groups.delete(index);
    }
    for (const [index, at] of stands) {
      const group = this.groups.get(index) || this.piece(index);
      this.set(group, at);
      const piece = this.chapter.pieces[index];
      const label = piece.outline ? told(index, at) : piece.name + ", " + piece.about;
      if (group.getAttribute("aria-label") !== label) group.setAttribute("aria-label", label);
    }
    this.name();
  }

  set(group, at) {
    group.setAttribute("transform", this.transform(at));
    // A mark is read upright, however the ship is turned.
    group.mark?.setAttribute("transform", "rotate(" + word(at[2], 3) + ")");
  }

  /** Lets a piece pass through poses to the last, within a time in ms, as fast as it is far between them. */
  fly(index, poses, time) {
    const group = this.groups.get(index);
    const far = [0];
    for (let i = 1; i < poses.length; i++) {
      const [from, to] = [poses[i - 1], poses[i]];
      far.push(far[i - 1] + Math.hypot(to[0] - from[0], to[1] - from[1]) + Math.abs(to[2] - from[2]) * 0.4);
    }
    const start = performance.now();
    const flight = ++this.flights;
    const move = (now) => {
      if (this.flights < flight || !group.isConnected) return;
      const gone = Math.min(1, Math.max(0, (now - start) / time)) * far[far.length - 1];
      const next = Math.max(
        1,
        far.findIndex((length) => length >= gone),
      );
      const part = far[next] > far[next - 1] ? (gone - far[next - 1]) / (far[next] - far[next - 1]) : 1;
      this.set(
        group,
        poses[next].map((value, i) => poses[next - 1][i] + (value - poses[next - 1][i]) * part),
      );
      if (now - start < time) requestAnimationFrame(move);
      else this.set(group, this.stands.get(index));
    };
    move(start);
    requestAnimationFrame(move);
  }

  /** Draws a piece that was not on the table before; ships lie over all others. */
  piece(index) {
    const piece = this.chapter.pieces[index];
    const group = put(piece.drawing, draw("g", { class: piece.classes + (this.arriving ? " arrives" : "") }));
    if (piece.classes.includes("ship")) this.mark(group, piece);
    const title = draw("title", {});
    title.textContent = piece.name;
    group.prepend(title);
    group.setAttribute("role", piece.outline ? "button" : "img");
    if (piece.outline) {
      group.dataset.piece = index;
      group.setAttribute("tabindex", "0");
      group.addEventListener("keydown", (event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          event.stopPropagation();
          this.onChoose(index);
        }
      });
    }
    this.pieces.insertBefore(
      group,
      piece.classes.includes("ship") ? null : this.pieces.querySelector(":scope > .ship"),
    );
    this.groups.set(index, group);
    return group;
  }

  /** Marks a ship: at its front by its base, and with its initials and those of its type. */
  mark(group, { name, type, reach }) {
    const size = 0.6 * Math.min(...reach);
    draw("path", { class: "heading own", d: noses(reach) }, group);
    group.mark = draw("g", { class: "mark-of-ship", "aria-hidden": "true" }, group);
    for (const [i, words] of [name, type || ""].entries()) {
      const part = { y: size * (0.35 + (type ? i - 0.5 : 0)), "font-size": size * (i ? 0.7 : 1), "text-anchor": "middle" };
      if (words) draw("text", part, group.mark).textContent = initials(words);
    }
  }

  choose(index) {
    for (const group of this.pieces.children) {
      const chosen = index !== null && group.dataset.piece === String(index);
      group.classList.toggle("chosen", chosen);
      if (group.dataset.piece) group.setAttribute("aria-pressed", chosen);
    }
  }

  /** Draws a step's own drawing over the pieces. */
  overlay(drawing) {
    put(drawing || "", this.over);
  }

  /** Returns a ship's outline where it stands, as attributes of a path. */
  outline(piece, at) {
    const { outline, lift = "" } = this.chapter.pieces[piece];
    return { d: outline, transform: this.transform(at) + lift };
  }

  /** Draws a ship's ghost with a name. */
  ghost([name, piece, at]) {
    draw("path", { class: "possible", ...this.outline(piece, at) }, this.about);
    const text = draw(
      "text",
      { class: "possible-name", x: at[0], y: this.chapter.height - at[1] + 3, "text-anchor": "middle" },
      this.about,
    );
    text.textContent = name;
  }

  /** Draws something about a ship where it stands. */
  measure(index, drawing) {
    const at = this.stands.get(index);
    if (!at) return;
    const within = draw("g", { "clip-path": "url(#" + this.clip + ")" }, this.about);
    put(drawing, draw("g", { transform: this.transform(at) }, within));
  }

  clearAbout() {
    this.about.replaceChildren();
  }

  /** Names every piece beside it, with how it fares, where no piece and no other name is; farther away with a line. */
  name() {
    this.names.replaceChildren();
    this.labels.clear();
    const size = this.letters();
    const boxes = [...this.stands].map(([index, at]) => this.box(index, at));
    const taken = [...boxes, this.bar(size), ...this.edges(size)];
    const view = this.visible();
    const seen = ({ x, y }) => x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height;
    [...this.stands.keys()].forEach((index, i) => {
      if (this.paper && !seen(boxes[i])) return;
      const words = this.chapter.pieces[index].name;
      const signs = this.fares.has(index) ? fareSigns(this.fares.get(index)) : [];
      const wide = Math.max(words.length * 0.62, signs.reduce((sum, sign) => sum + sign.wide, 0) * 0.8);
      const own = { right: (wide * size) / 2, down: size * (signs.length ? 1.05 : 0.6) };
      const place = this.beside(boxes[i], own, size, taken);
      taken.push(place);
      const label = draw("g", {}, this.names);
      this.labels.set(index, label);
      if (place.ring > 1)
        draw(
          "path",
          {
            class: "leader",
            d: "M" + word(place.x) + " " + word(place.y) + "L" + word(boxes[i].x) + " " + word(boxes[i].y),
          },
          label,
        );
      const y = place.y + size * (signs.length ? -0.15 : 0.35);
      const text = draw(
        "text",
        { class: "label", x: word(place.x, 2), y: word(y, 2), "font-size": word(size, 3), "text-anchor": "middle" },
        label,
      );
      text.textContent = words;
      if (signs.length) drawSigns(signs, place.x, place.y + size * 0.5, size * 0.8, label);
    });
  }

  /** Returns the height of letters in mm: from 12 pixels on a telephone to 40 on a projector's wall. */
  letters() {
    if (this.paper) return Math.max(this.view.width, this.view.height) / this.lettersOnPaper;
    const { width } = this.screen();
    return width ? Math.min(40, Math.max(12, width / 75)) * this.pixel() : this.view.width / 60;
  }

  /** Returns how many mm a pixel of the screen is. */
  pixel() {
    const { width, height } = this.screen();
    return Math.max(this.view.width / width, this.view.height / height);
  }

  /** Returns the drawing's size on the screen in pixels; it is measured once for each size. */
  screen() {
    if (!this.size || !this.size.width || !this.size.height) this.size = this.svg.getBoundingClientRect();
    return this.size.height ? this.size : { width: 0, height: 0 };
  }

  /** Returns what is seen of the table, more than the view where the window is broader or higher. */
  visible() {
    if (this.paper) return this.view;
    const screen = this.screen();
    if (!screen.width) return this.view;
    const scale = this.pixel();
    const [width, height] = [screen.width * scale, screen.height * scale];
    return {
      x: this.view.x - (width - this.view.width) / 2,
      y: this.view.y - (height - this.view.height) / 2,
      width,
      height,
    };
  }

  /** Returns the nearest place of a name around a box where nothing is; in view if the box is. */
  beside(box, own, size, taken) {
    const { x, y, width, height } = this.visible();
    const within = (place) =>
      place.x - place.right >= x &&
      place.x + place.right <= x + width &&
      place.y - place.down >= y &&
      place.y + place.down <= y + height;
    const whole = this.paper || within(box);
    const free = (place) =>
      (!whole || within(place)) &&
      !taken.some(
        (other) =>
          Math.abs(other.x - place.x) < other.right + own.right && Math.abs(other.y - place.y) < other.down + own.down,
      );
    const ways = [
      [1, 0],
      [-1, 0],
      [0, -1],
      [0, 1],
      [1, -1],
      [-1, -1],
      [1, 1],
      [-1, 1],
    ];
    const near = 8;
    for (let ring = 1; ring < near; ring++) {
      const away = size * (0.3 + 1.2 * (ring - 1));
      for (const [right, down] of ways) {
        const place = {
          ...own,
          ring,
          x: box.x + right * (box.right + own.right + away),
          y: box.y + down * (box.down + own.down + away),
        };
        if (free(place)) return place;
      }
    }
    return (
      this.gap(box, own, size, free) || { ...own, ring: near, x: box.x, y: y + height + size * 2 * (1 + taken.length) }
    );
  }

  /** Returns the nearest place anywhere in sight where nothing is, if there is one. */
  gap(box, own, size, free) {
    const { x, y, width, height } = this.visible();
    const places = [];
    for (let down = y + own.down; down < y + height - own.down; down += own.down) {
      for (let right = x + own.right; right < x + width - own.right; right += size) {
        places.push({ ...own, ring: 9, x: right, y: down, far: Math.hypot(right - box.x, down - box.y) });
      }
    }
    return places.sort((one, other) => one.far - other.far).find(free);
  }

  /** The middle of a piece, and how far it reaches to either side. */
  box(index, at) {
    const piece = this.chapter.pieces[index];
    const turn = (at[2] * Math.PI) / 180;
    const across = Math.abs(Math.cos(turn));
    const along = Math.abs(Math.sin(turn));
    const [x, y] = piece.middle;
    const [ahead, aside] = piece.reach;
    return {
      x: at[0] + x * Math.cos(turn) - y * Math.sin(turn),
      y: this.chapter.height - at[1] - x * Math.sin(turn) - y * Math.cos(turn),
      right: ahead * across + aside * along,
      down: ahead * along + aside * across,
    };
  }

  /** The edges of the play area, which strike no name. */
  edges(size) {
    const { width, height } = this.chapter;
    const [right, down, thin] = [width / 2, height / 2, size / 8];
    return [
      ...[0, height].map((y) => ({ x: right, y, right, down: thin })),
      ...[0, width].map((x) => ({ x, y: down, right: thin, down })),
    ];
  }

  /** Draws a bar of a power of ten of millimetres, and returns the box that it takes. */
  bar(size) {
    this.scale.replaceChildren();
    const length = 10 ** Math.floor(Math.log10(this.view.width / 4));
    const x = this.view.x + size;
    const low = this.view.y + this.view.height - size;
    const struck = low > this.chapter.height - size / 3 && low < this.chapter.height + 1.2 * size;
    const y = struck ? this.chapter.height - size / 2 : low;
    const line = draw(
      "path",
      {
        class: "scale",
        d: "M" + x + " " + (y - size / 3) + "V" + y + "H" + (x + length) + "V" + (y - size / 3),
      },
      this.scale,
    );
    line.style.strokeWidth = String(size / 9);
    const text = draw("text", { x: x + length + size / 2, y, "font-size": size }, this.scale);
    text.textContent = word(length, 3) + " mm";
    const right = (length + 5 * size) / 2;
    return { x: x + right, y: y - size / 2, right, down: size / 2 };
  }

  /** Returns what is seen as a picture of its own: the text of an SVG document. */
  picture() {
    const svg = this.svg.cloneNode(true);
    svg.querySelectorAll(".no-print").forEach((/** @type {Element} */ part) => part.remove());
    const { width, height } = this.view;
    for (const [name, value] of [
      ["xmlns", SVG],
      ["width", word(width, 0)],
      ["height", word(height, 0)],
    ])
      svg.setAttribute(name, value);
    svg.prepend(draw("style", {}));
    svg.firstChild.textContent = [...document.querySelectorAll("style")].map((style) => style.textContent).join("\n");
    return new XMLSerializer().serializeToString(svg);
  }
}
