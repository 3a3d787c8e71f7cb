const SVG = "http://www.w3.org/2000/svg";

/** Makes an element with attributes and children; text is never read as markup. */
function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== null && value !== undefined && value !== false)
      element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

function draw(name, attributes, parent) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (parent) parent.append(element);
  return element;
}

/** Puts drawings that were made with the page into an SVG element. */
function put(drawing, parent) {
  parent.innerHTML = drawing;
  return parent;
}

/** Characters that turn the direction of what follows, or that nobody sees: a page shows their numbers. */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function data(kind) {
  const seen = (sign) => "⟨U+" + sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "⟩";
  return [...document.querySelectorAll("script." + kind)].map((script) =>
    JSON.parse(script.textContent.replace(UNSEEN, seen)),
  );
}

function word(number, digits) {
  return String(Number(number.toFixed(digits === undefined ? 2 : digits)) + 0);
}

/** What is on the table before a step: where pieces stand, what is known of them, which ships touch. */
class Positions {
  constructor(chapter) {
    this.chapter = chapter;
    this.saved = [{ stands: new Map(), facts: new Map(), touching: [] }];
  }

  /** Returns the table before a step: maps from a piece to its pose, and to [facts, how it fares]. */
  table(index) {
    const every = 50;
    const nearest = Math.min(Math.floor(index / every), this.saved.length - 1);
    const copy = (table) => ({ stands: new Map(table.stands), facts: new Map(table.facts), touching: table.touching });
    const table = copy(this.saved[nearest]);
    for (let i = nearest * every; i < index; i++) {
      const step = this.chapter.steps[i];
      for (const [piece, at] of step.stands) {
        if (at.length) table.stands.set(piece, at);
        else table.stands.delete(piece);
      }
      for (const [piece, words, fare] of step.facts) table.facts.set(piece, [words, fare]);
      table.touching = step.touching || table.touching;
      if ((i + 1) % every === 0 && (i + 1) / every === this.saved.length) this.saved.push(copy(table));
    }
    return table;
  }

  before(index) {
    return this.table(index).stands;
  }
}

/** A table that is drawn, and looked at from near and far. */
class Stage {
  constructor(chapter, label, onChoose) {
    this.chapter = chapter;
    this.onChoose = onChoose;
    this.svg = draw("svg", { class: "flightstand", role: "group", "aria-label": label, tabindex: "-1" });
    const area = { x: 0, y: 0, width: chapter.width, height: chapter.height };
    this.ground = draw("rect", { class: "area", ...area }, this.svg);
    this.pieces = draw("g", { class: "pieces" }, this.svg);
    this.over = draw("g", { class: "over", "aria-hidden": "true" }, this.svg);
    this.about = draw("g", { class: "over about", "aria-hidden": "true" }, this.svg);
    this.names = draw("g", { class: "names", "aria-hidden": "true" }, this.svg);
    this.scale = draw("g", { class: "names", "aria-hidden": "true" }, this.svg);
    this.groups = new Map();
    this.fares = new Map();
    this.lettersOnPaper = 45;
    this.home();
    this.pointers = new Map();
    this.moved = false;
    this.svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // Two fingers are ours, one scrolls the page unless the table has the focus (see touch-action).
    this.svg.addEventListener("touchstart", (event) => event.touches.length > 1 && event.preventDefault(), {
      passive: false,
    });
    this.svg.addEventListener("pointerdown", (event) => this.press(event));
    this.svg.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"])
      this.svg.addEventListener(end, (event) => this.pointers.delete(event.pointerId));
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
    new ResizeObserver(() => this.stands && this.name()).observe(this.svg);
  }

  /** A wheel scrolls the page; with ctrl, or where the table has the focus or nothing scrolls, it zooms. */
  wheel(event) {
    const page = document.scrollingElement;
    if (!event.ctrlKey && !event.metaKey && !this.svg.matches(":focus-within") && page.scrollHeight > page.clientHeight)
      return;
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, this.place(event));
  }

  press(event) {
    if (!this.pointers.size) this.moved = false;
    this.pointers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
  }

  /** Moves the table with one pointer; two also turn their distance to a zoom. */
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
    this.pieces.insertBefore(group, piece.outline ? null : this.pieces.querySelector("[data-piece]"));
    this.groups.set(index, group);
    return group;
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

  /** Draws a ship's ghost with a name. */
  ghost([name, piece, at]) {
    draw(
      "path",
      { class: "possible", d: this.chapter.pieces[piece].outline, transform: this.transform(at) },
      this.about,
    );
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
    if (at) put(drawing, draw("g", { transform: this.transform(at) }, this.about));
  }

  clearAbout() {
    this.about.replaceChildren();
  }

  /** Names every piece beside it, with how it fares, where no piece and no other name is; farther away with a line. */
  name() {
    this.names.replaceChildren();
    const size = this.letters();
    const boxes = [...this.stands].map(([index, at]) => this.box(index, at));
    const taken = [...boxes, this.bar(size)];
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
      if (place.ring > 1)
        draw(
          "path",
          {
            class: "leader",
            d: "M" + word(place.x) + " " + word(place.y) + "L" + word(boxes[i].x) + " " + word(boxes[i].y),
          },
          this.names,
        );
      const y = place.y + size * (signs.length ? -0.15 : 0.35);
      const text = draw(
        "text",
        { class: "label", x: word(place.x, 2), y: word(y, 2), "font-size": word(size, 3), "text-anchor": "middle" },
        this.names,
      );
      text.textContent = words;
      if (signs.length) drawSigns(signs, place.x, place.y + size * 0.5, size * 0.8, this.names);
    });
  }

  /** Returns the height of letters in mm: from 12 pixels on a telephone to 40 on a projector's wall. */
  letters() {
    if (this.paper) return Math.max(this.view.width, this.view.height) / this.lettersOnPaper;
    const { width, height } = this.svg.getBoundingClientRect();
    if (!width || !height) return this.view.width / 60;
    return Math.min(40, Math.max(12, width / 75)) * Math.max(this.view.width / width, this.view.height / height);
  }

  /** Returns what is seen of the table, more than the view where the window is broader or higher. */
  visible() {
    if (this.paper) return this.view;
    const screen = this.svg.getBoundingClientRect();
    if (!screen.width || !screen.height) return this.view;
    const scale = Math.max(this.view.width / screen.width, this.view.height / screen.height);
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

  /** Draws a bar of a power of ten of millimetres, and returns the box that it takes. */
  bar(size) {
    this.scale.replaceChildren();
    const length = 10 ** Math.floor(Math.log10(this.view.width / 4));
    const x = this.view.x + size;
    const y = this.view.y + this.view.height - size;
    draw(
      "path",
      {
        class: "scale",
        style: "stroke-width:" + size / 9,
        d: "M" + x + " " + (y - size / 3) + "V" + y + "H" + (x + length) + "V" + (y - size / 3),
      },
      this.scale,
    );
    const text = draw("text", { x: x + length + size / 2, y, "font-size": size }, this.scale);
    text.textContent = word(length, 3) + " mm";
    const right = (length + 5 * size) / 2;
    return { x: x + right, y: y - size / 2, right, down: size / 2 };
  }
}

/** The letters of tokens at a ship. */
const TOKENS = {
  focus: "F",
  evade: "E",
  stress: "S",
  ion: "I",
  cloak: "C",
  energy: "N",
  reinforcement: "R",
  lock: "L",
};

/** Returns the signs of how a ship fares: squares of hull, circles of shields, letters of tokens. */
function fareSigns(fare) {
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
function drawSigns(signs, x, y, size, parent) {
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
function dice(roll) {
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
function legend() {
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
    list.append(make("li", {}, sample, sign[sign.length - 1]));
  }
  return make("details", { class: "legend-box" }, make("summary", {}, "What the lines mean"), list);
}

/** Draws margins to scale: each value beside its limits, and where a record may not tell. */
function margins(list) {
  const grid = make("div", { class: "margins" });
  for (const margin of list) {
    const near = margin.limits.reduce((best, limit) =>
      Math.abs(limit - margin.value) < Math.abs(best - margin.value) ? limit : best,
    );
    const words = word(margin.value, 3) + " " + margin.unit;
    const limit =
      (margin.limits.length > 1 ? "next limit " : "limit ") +
      word(near, 3) +
      (margin.doubt ? " ± " + word(margin.doubt, 2) : "");
    grid.append(
      make("span", {}, margin.name),
      make("span", { class: "number" }, words),
      make("span", { class: "number soft" }, limit),
      gauge(margin, near, margin.name + ": " + words + ", " + limit),
    );
  }
  return grid;
}

function gauge(margin, near, label) {
  const width = 320;
  const span = Math.max(Math.abs(margin.value - near), margin.doubt, Math.abs(near) / 2, 0.05) * 1.25;
  const step = [1, 2, 5]
    .map((s) => s * 10 ** Math.floor(Math.log10(span)))
    .concat(10 ** (Math.floor(Math.log10(span)) + 1))
    .find((s) => (2 * span) / s <= 8);
  const scale = width / (2 * span);
  const at = (value) => (value - near + span) * scale;
  const svg = draw("svg", { class: "gauge", viewBox: "0 0 " + width + " 30", role: "img", "aria-label": label });
  if (margin.doubt)
    draw(
      "rect",
      { class: "doubt", x: at(near - margin.doubt), y: 3, width: 2 * margin.doubt * scale, height: 14 },
      svg,
    );
  draw("path", { class: "axis", d: "M0 10H" + width }, svg);
  for (let tick = Math.ceil((near - span) / step) * step; tick <= near + span; tick += step) {
    draw("path", { class: "axis", d: "M" + at(tick) + " 7v6" }, svg);
    const text = draw("text", { x: Math.min(width - 12, Math.max(12, at(tick))), y: 27 }, svg);
    text.textContent = word(tick, 6);
  }
  for (const limit of margin.limits) {
    if (Math.abs(limit - near) <= span) draw("path", { class: "limit", d: "M" + at(limit) + " 1v18" }, svg);
  }
  draw("circle", { class: "value", cx: at(margin.value), cy: 10, r: 4.5 }, svg);
  return svg;
}
