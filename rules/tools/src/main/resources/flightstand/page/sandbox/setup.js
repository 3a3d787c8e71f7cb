// Setting up: the tray, the chosen piece's place and name, squads, and what is illegal about the table.
import { at, draw, make, put, visible, word } from "../dom.js";
import { nameOf } from "../names.js";
import { about } from "./board.js";
import { middle } from "./world.js";

/** What is in the tray. @type {[string, Kind, Piece][]} */
const TRAY = [
  ["small ship", "ships", { base: "small" }],
  ["medium ship", "ships", { base: "medium" }],
  ["large ship", "ships", { base: "large" }],
  ["transport", "ships", { base: "huge-transport" }],
  ["corvette", "ships", { base: "huge-corvette" }],
  ["asteroid", "obstacles", { kind: "asteroid" }],
  ["debris", "obstacles", { kind: "debris" }],
  ["gas cloud", "obstacles", { kind: "gas-cloud" }],
  ["bomb", "tokens", { kind: "bomb" }],
  ["mine", "tokens", { kind: "mine" }],
  ["remote", "tokens", { kind: "remote" }],
];

/** The width and height of a sample in the tray, in mm. */
const SAMPLE = 100;

/** Where ships are set up: within range 1 of their player's edge. */
const ZONE = 100;

export class Setup {
  /**
   * @param {Kernel} kernel @param {World} world @param {Board} board
   * @param {Opening} games what comes with the page
   * @param {(part: any) => string} open opens a table or a query; returns what is wrong with it, or nothing
   */
  constructor(kernel, world, board, games, open) {
    this.kernel = kernel;
    this.world = world;
    this.board = board;
    this.open = open;
    /** Whose ships are added. */
    this.player = "A";
    at("tray").append(
      ...TRAY.map(([name, kind, piece], i) =>
        this.sample(
          name,
          kind,
          kind === "obstacles" ? { ...piece, outline: games.rocks[i % games.rocks.length] } : piece,
        ),
      ),
    );
    for (const field of ["x", "y", "heading"]) at(field).addEventListener("change", () => this.typed());
    at("rename").addEventListener("change", () => this.rename(at("rename").value.trim()));
    at("side-player").addEventListener("change", () => (this.player = at("side-player").value));
    at("player").addEventListener("change", () => this.belong(at("player").value));
    at("remove").addEventListener(
      "click",
      () => this.world.now.chosen !== null && this.world.remove(this.world.now.chosen),
    );
    at("snap").addEventListener("change", () => (this.board.snaps = at("snap").checked));
    at("rules").addEventListener("change", () => this.world.change({ rules: at("rules").value }));
    for (const side of ["width", "height"])
      at(side).addEventListener("change", () => {
        const playArea = { ...world.now.table.playArea, [side]: at(side).valueAsNumber };
        at("squad-told").textContent = open({ ...world.now, table: { ...world.now.table, playArea } });
        this.changed();
      });
    at("as-set-up").addEventListener("change", () => this.check());
    at("squad-name").append(...games.squads.map((name) => make("option", { value: name }, name)));
    at("squad-add").addEventListener("click", () => this.squad());
  }

  /** Makes a sample of the tray: it is dragged onto the table, or pressed. */
  /** @param {string} name @param {Kind} kind @param {Piece} piece */
  sample(name, kind, piece) {
    const { drawing, classes } = this.board.drawing(kind, { ...piece, id: name });
    const long = piece.base?.startsWith("huge") ? 2.6 : 1;
    const box = [-SAMPLE / 2, (-SAMPLE * long) / 2, SAMPLE, SAMPLE * long].join(" ");
    const svg = draw("svg", { class: "flightstand", viewBox: box, "aria-hidden": "true" });
    const turned = kind === "obstacles" ? "translate(0 0)" : "rotate(-90)";
    put(drawing, draw("g", { class: classes, transform: turned }, svg));
    const button = make("button", { type: "button", title: "Add: " + name }, svg, make("span", {}, name));
    button.addEventListener("click", (event) => {
      if (event.detail === 0 || !this.dragged) this.add(name, kind, piece, this.room());
      this.dragged = false;
    });
    button.addEventListener("pointerdown", (event) => this.pull(event, button, name, kind, piece));
    return button;
  }

  /** Pulls a sample out of the tray: it is on the table once the pointer is over it. */
  /** @param {PointerEvent} down @param {HTMLElement} button @param {string} name @param {Kind} kind @param {Piece} piece */
  pull(down, button, name, kind, piece) {
    const { stage } = this.board;
    /** @type {any} */
    let held = null;
    this.dragged = false;
    button.setPointerCapture(down.pointerId);
    const move = (event) => {
      const box = stage.svg.getBoundingClientRect();
      const over =
        event.clientX > box.left && event.clientX < box.right && event.clientY > box.top && event.clientY < box.bottom;
      if (held) held.move(stage.place(event), event);
      else if (over) {
        const { x, y } = stage.place(event);
        this.dragged = true;
        this.add(name, kind, piece, { x, y: this.board.chapter.height - y });
        held = this.board.carrying(/** @type {string} */ (this.world.now.chosen), event);
      }
    };
    const end = () => {
      button.removeEventListener("pointermove", move);
      if (held) held.drop();
    };
    button.addEventListener("pointermove", move);
    button.addEventListener("pointerup", end, { once: true });
    button.addEventListener("pointercancel", end, { once: true });
  }

  /** Adds a piece. @param {string} name @param {Kind} kind @param {Piece} piece @param {{x: number, y: number}} place */
  add(name, kind, piece, { x, y }) {
    const id = this.world.free(name.split(" ")[0]);
    if (kind === "obstacles") {
      const outline = piece.outline.map(([right, up]) => [x + right, y + up]);
      this.world.add(kind, [{ ...piece, id, outline }]);
    } else {
      const heading = this.player === "A" || kind === "tokens" ? 90 : 270;
      const own = kind === "ships" ? { player: this.player } : {};
      this.world.add(kind, [{ id, ...piece, ...own, pose: { x, y, heading } }]);
    }
  }

  /** A place in the middle of the table where nothing stands yet. */
  room() {
    const { playArea, ships, obstacles, tokens } = this.world.now.table;
    const taken = [...ships, ...tokens].map(({ pose }) => [pose.x, pose.y]).concat(obstacles.map(middle));
    const free = (place) => taken.every(([x, y]) => Math.hypot(place[0] - x, place[1] - y) > 110);
    const places = [];
    for (let up = 0.5; up < 0.95; up += 0.13)
      for (let right = 0.15; right < 0.9; right += 0.14) places.push([playArea.width * right, playArea.height * up]);
    const [x, y] = places.find(free) || [playArea.width / 2, playArea.height / 2];
    return { x, y };
  }

  /** Follows the world: the chosen piece's fields, and what is illegal. */
  changed() {
    const { chosen, rules, table } = this.world.now;
    const found = this.world.find(chosen);
    at("rules").value = rules;
    for (const [side, length] of Object.entries(table.playArea)) at(side).value = word(length, 3);
    at("piece").hidden = !found;
    if (found && chosen !== null) {
      at("piece-name").textContent = nameOf(chosen) + ", " + about(found.kind, found.piece);
      this.place();
      at("rename").value = visible(chosen);
      at("player").value = found.piece.player || "";
      at("player-field").hidden = found.kind !== "ships";
    }
    this.check();
  }

  /** Tells where the chosen piece is. */
  place() {
    const { chosen } = this.world.now;
    if (chosen === null) return;
    const pose = this.world.pose(chosen);
    for (const field of /** @type {const} */ (["x", "y", "heading"])) {
      if (document.activeElement !== at(field)) at(field).value = word(pose[field], 3);
    }
  }

  typed() {
    const { chosen } = this.world.now;
    const [x, y, heading] = ["x", "y", "heading"].map((field) => at(field).valueAsNumber);
    if (chosen !== null && [x, y, heading].every(Number.isFinite)) this.world.move(chosen, { x, y, heading });
  }

  /** @param {string} name */
  rename(name) {
    const { chosen, question, cards, uncertainty } = this.world.now;
    const found = this.world.find(chosen);
    if (!found || chosen === null || !name || name === visible(chosen)) return;
    const id = this.world.free(name);
    const table = this.world.tableWith(found.kind, chosen, [{ ...found.piece, id }]);
    const asked =
      question &&
      Object.fromEntries(Object.entries(question).map(([key, value]) => [key, value === chosen ? id : value]));
    const { [chosen]: card, ...others } = cards;
    const error = uncertainty?.ships?.[chosen];
    this.world.change({
      table,
      chosen: id,
      question: asked,
      cards: card ? { ...others, [id]: card } : others,
      uncertainty: error ? { ships: { ...uncertainty.ships, [id]: error } } : uncertainty,
    });
  }

  /** Gives the chosen ship to a player. @param {string} player */
  belong(player) {
    const { chosen } = this.world.now;
    const found = this.world.find(chosen);
    if (!found || chosen === null) return;
    const { player: before, ...piece } = found.piece;
    const own = player ? { ...piece, player } : piece;
    this.world.change({ table: this.world.tableWith(found.kind, chosen, [own]) });
  }

  /** Outlines what is illegal, and says why. */
  check() {
    const { table, rules, parts } = this.world.now;
    /** @type {Map<string, string[]>} */
    const faults = new Map();
    const fault = (id, ...words) => faults.set(id, [...(faults.get(id) || []), ...words]);
    if (at("as-set-up").checked) this.asSetUp(fault);
    else {
      const { ok, result } = this.kernel.ask({ op: "overlap", table, rules, parts });
      for (const { a, b, separation, relation } of ok ? result.pairs : []) {
        if (relation !== "overlap") continue;
        fault(a, "overlaps " + nameOf(b) + " by " + word(-separation, 2) + " mm");
        fault(b);
      }
    }
    for (const [index, group] of this.board.stage.groups) {
      group.classList.toggle("illegal", faults.has(this.board.chapter.pieces[index].id));
    }
    const told = [...faults].filter(([, words]) => words.length);
    const lines = told.map(([id, words]) => visible(nameOf(id) + " " + words.join(", ")) + ".");
    at("faults").replaceChildren(...lines.map((line) => make("li", {}, line)));
  }

  /** Checks every piece by the rules of set-up: ships within range 1 of their player's edge. */
  /** @param {(id: string, words: string) => void} fault */
  asSetUp(fault) {
    const { table, rules, parts } = this.world.now;
    const { width, height } = table.playArea;
    const strip = (from) => [0, width, width, 0].map((x, i) => [x, i < 2 ? from : from + ZONE]);
    const players = [...new Set(table.ships.map((one) => one.player).filter(Boolean))].sort();
    for (const [kind, one] of Object.entries({ ships: "ship", obstacles: "obstacle" })) {
      for (const piece of table[kind]) {
        const without = this.world.tableWith(/** @type {Kind} */ (kind), piece.id, []);
        const seat = players.indexOf(piece.player);
        const zone = kind === "ships" && seat >= 0 && seat < 2 ? { zone: strip(seat ? height - ZONE : 0) } : {};
        const placed = { op: "place", piece: { [one]: piece }, ...zone, rules, parts, table: without };
        const { ok, result, error } = this.kernel.ask(placed);
        if (!ok) fault(piece.id, error.message);
        for (const { code, distance, required, of } of ok ? result.reasons : []) {
          fault(piece.id, code + " " + of + ": " + word(distance, 2) + " mm, expected " + word(required, 2) + " mm");
        }
      }
    }
  }

  /** Adds the ships of a squad by its name or its XWS, along its player's edge; or opens a table or a query. */
  async squad() {
    const text = at("squad-xws").value.trim();
    const told = at("squad-told");
    /** @type {any} */
    let squad = { name: at("squad-name").value };
    if (text) {
      try {
        squad = { xws: JSON.parse(text) };
      } catch {
        told.textContent = "This is not JSON, expected XWS, a table or a query.";
        return;
      }
      if (squad.xws?.ships || squad.xws?.table) {
        told.textContent = this.open(squad.xws);
        return;
      }
    }
    told.textContent = "…";
    told.textContent = visible(await this.fieldSquad(squad));
  }

  /** Adds the ships of a squad; answers what is wrong with it, or nothing. @param {any} squad @returns {Promise<string>} */
  async fieldSquad(squad) {
    const { ships, fault } = await fielded(this.kernel, squad);
    if (ships.length) this.field(ships);
    return fault;
  }

  /** Sets ships up along their player's edge. @param {any[]} cards */
  field(cards) {
    const { table } = this.world.now;
    const top = this.player !== "A";
    const known = { ...this.world.now.cards };
    const ships = cards.map((card, i) => {
      const id = this.world.free(card.id.replace(/^A-/, ""));
      known[id] = { dial: card.dial };
      const pose = {
        x: (table.playArea.width * (i + 1)) / (cards.length + 1),
        y: top ? table.playArea.height - 60 : 60,
        heading: top ? 270 : 90,
      };
      return { id, base: card.base, player: this.player, pose };
    });
    this.world.add("ships", ships, { cards: known });
  }
}

/** Returns the cards of a squad's ships, or a sentence on what is wrong with it. */
/** @param {Kernel} kernel @param {any} squad @returns {Promise<{ships: any[], fault: string}>} */
async function fielded(kernel, squad) {
  const players = ["A", "B"].map((id) => ({ id, squad }));
  const setup = { chance: { seed: 1 }, players, initiative: "A" };
  const { ok, result, error } = await kernel.later({ op: "start", setup, decisions: "none", view: "A" });
  if (!ok) return { ships: [], fault: error.message };
  const cards = result.view.ships.map((one) => one.card);
  return { ships: cards.filter((card) => card.seat === "A"), fault: "" };
}
