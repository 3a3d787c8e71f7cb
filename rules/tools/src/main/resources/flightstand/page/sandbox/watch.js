// A log of either kind, step by step: what happened, its verdict, and the ways on from there.
import { at, make, visible } from "../dom.js";
import { commandWords } from "./answer.js";
import { call, namedIn, typeOf } from "./names.js";
import { logAddress } from "./share.js";
import { fare, line } from "./told.js";
import { World } from "./world.js";

/** The lines of a log of claims that put a piece on the table, and where. @type {Record<string, Kind>} */
const PUTS = { place: "ships", obstacle: "obstacles", token: "tokens" };

/** The claims that are moves beside maneuvers. */
const CLAIMED = ["barrelRoll", "boost", "decloak"];

/** Takes a log apart: its header, and its lines by their numbers; throws what is wrong. @param {string} text */
function taken(text) {
  const lines = text.split("\n").flatMap((words, i) => (words.trim() ? [{ number: i + 1, words }] : []));
  const read = lines.map(({ number, words }) => {
    try {
      return { number, words, said: JSON.parse(words) };
    } catch {
      throw new SyntaxError("line " + number + " is not JSON.");
    }
  });
  if (!read[0]?.said?.log) throw new SyntaxError("it has no header, expected a log of either kind.");
  return { header: read[0].said, lines: read.slice(1), text };
}

/** The question that a claim of a log answers, if one does. @param {any} claim @returns {Query | null} */
function claimQuestion(claim) {
  if (claim.activate) return { op: "maneuver", ship: claim.activate, maneuver: claim.maneuver };
  const op = CLAIMED.find((key) => claim[key]);
  return op ? { op, ship: claim[op], direction: claim.direction } : null;
}

/** The steps of a log of claims. @param {any} header @param {any[]} lines @returns {Watched[]} */
function claimSteps(header, lines) {
  const { playArea, colors, rules, parts } = header;
  /** @type {any} */
  let table = { playArea, colors: colors || {}, ships: [], obstacles: [], tokens: [] };
  return lines.map(({ number, said }) => {
    const before = table;
    const [kind, piece] = Object.entries(PUTS).flatMap(([key, kind]) => (said[key] ? [[kind, said[key]]] : []))[0] || [];
    const without = (id) =>
      Object.fromEntries(Object.values(PUTS).map((one) => [one, table[one].filter((other) => other.id !== id)]));
    if (piece) {
      table = { ...table, ...without(piece.id) };
      table = { ...table, [kind]: [...table[kind], piece] };
    } else if (said.remove) table = { ...table, ...without(said.remove) };
    else if (said.final) {
      const ids = Object.values(said);
      const ships = table.ships.map((ship) => (ids.includes(ship.id) ? { ...ship, pose: said.final } : ship));
      table = { ...table, ships };
    }
    const [[deed, who]] = Object.entries(said);
    const words = [deed, who?.id || who, said.maneuver || said.direction || ""].join(" ").trim();
    const what = [make("li", {}, visible(words) + (said.bumped ? ", overlaps" : ""))];
    return { number, table, rules, parts, before, question: claimQuestion(said), what, ships: [], commands: 0 };
  });
}

/** The question that shows what led to a step of a game, if one does. @param {any[]} events @returns {Query | null} */
function eventQuestion(events) {
  const shot = events.find(({ kind }) => kind === "attacked");
  if (shot) return { op: "attack", attacker: shot.attacker, target: shot.target, arc: shot.arc };
  const flown = events.find(({ kind }) => kind === "moved");
  return flown && /^\d[A-Z][A-Z]$/.test(flown.move)
    ? { op: "maneuver", ship: flown.ship, maneuver: flown.move }
    : null;
}

export class Watch {
  /**
   * @param {Kernel} kernel @param {Board} board @param {(part: any) => void} ask opens a table to ask about
   * @param {(setup: any, commands: Query[]) => void} play plays a game on @param {() => void} moved the step is another
   * @param {Kept} kept
   */
  constructor(kernel, board, ask, play, moved, kept) {
    this.kernel = kernel;
    this.board = board;
    this.moved = moved;
    this.kept = kept;
    /** The address of the log, but for the step; of one that is too long for a link, its name in the browser's store. */
    this.link = "";
    this.shared = false;
    this.name = "Replay";
    this.panel = at("watch");
    /** @type {Watched[]} */
    this.steps = [];
    this.at = 0;
    this.log = /** @type {any} */ (null);
    /** The verdicts, by the numbers of their lines. @type {Map<number, any>} */
    this.verdicts = new Map();
    this.home = { world: board.world, choose: board.onChoose, grab: board.stage.grab };
    at("watch-back").addEventListener("click", () => this.go(this.at - 1));
    at("watch-on").addEventListener("click", () => this.go(this.at + 1));
    at("watch-step").addEventListener("input", () => this.go(Number(at("watch-step").value) - 1));
    at("watch-ask").addEventListener("click", () => {
      const { table, rules, parts, ships } = this.now();
      const cards = Object.fromEntries(ships.map(({ card }) => [card.id, { dial: card.dial, actions: card.actions }]));
      ask({ table, rules, parts, cards });
    });
    at("watch-play").addEventListener("click", () => {
      const commands = this.log.lines.flatMap(({ said }) => (said.command ? [said.command] : []));
      play(this.log.header.setup, commands.slice(0, this.now().commands));
    });
    at("watch-why").addEventListener("click", () => this.why());
    document.addEventListener("keydown", (event) => this.key(event), { capture: true });
  }

  now() {
    return this.steps[this.at];
  }

  /** The address of the step that is seen, if the log has one. */
  get address() {
    return this.link && this.link + "." + (this.at + 1);
  }

  /** Follows an address; tells whether it could. @param {string} what @param {(text: string, step: string) => Promise<string>} open */
  async follow(what, open) {
    const [name, step] = what.split(".");
    const text = (await this.kept.get(name))?.log;
    return Boolean(text) && !(await open(text, step));
  }

  enter() {
    const { board } = this;
    this.home = { world: board.world, choose: board.onChoose, grab: board.stage.grab };
    board.movable = false;
    board.onChoose = () => {};
    board.stage.grab = () => null;
    if (this.steps.length) this.go(this.at);
  }

  leave() {
    const { board, home } = this;
    board.clear();
    board.fares = new Map();
    board.types = new Map();
    call([]);
    board.world = home.world;
    board.onChoose = home.choose;
    board.stage.grab = home.grab;
    board.draw();
  }

  changed() {}

  /** Walks with the arrows. @param {KeyboardEvent} event */
  key(event) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const typing = /** @type {Element} */ (event.target).closest("input, select, textarea");
    if (!way || this.panel.hidden || typing || event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.go(this.at + way);
  }

  /**
   * Opens a log at a step; returns what is wrong with it, or nothing. @param {string} text
   * @param {string} [place] the step, from 1, or its line as in "line44"
   */
  async open(text, place = "1") {
    const log = taken(text);
    at("watched").textContent = "Reading …";
    const game = log.header.setup;
    const claims = { steps: game ? [] : claimSteps(log.header, log.lines), misfit: "" };
    const { steps, misfit } = game ? await this.gameSteps(log) : claims;
    at("watched").textContent = visible(misfit);
    if (!steps.length) return "it has no lines after its header.";
    this.log = log;
    this.steps = steps;
    this.board.stage.home();
    this.link = await logAddress(text);
    this.shared = Boolean(this.link);
    if (!this.shared) {
      const id = "log" + Date.now().toString(36);
      if (await this.kept.put({ id, log: text, when: Date.now(), over: true })) this.link = "#seen=" + id;
    }
    this.verdicts = new Map();
    at("watching").hidden = false;
    at("watch-play").hidden = !game;
    at("watch-step").max = String(steps.length);
    const name = ({ what }, i) => i + 1 + ". " + (what[0]?.textContent || "…");
    at("watch-list").replaceChildren(
      ...steps.map((one, i) => make("li", {}, make("button", { type: "button", onclick: () => this.go(i) }, name(one, i)))),
    );
    const line = Number(place.slice(4));
    const found = steps.findIndex(({ number }) => number >= line);
    this.at = place.startsWith("line") ? (found + steps.length) % steps.length : Number(place) - 1;
    this.at = Math.max(0, Math.min(steps.length - 1, this.at || 0));
    this.judge(log);
    return "";
  }

  /** The steps of a game, one for each command that fits, and what is wrong with the next. */
  /** @param {any} log @returns {Promise<{steps: Watched[], misfit: string}>} */
  async gameSteps({ header, lines }) {
    const { setup } = header;
    const keep = "replay " + this.kernel.asked;
    const colors = Object.fromEntries(setup.players.flatMap(({ id, color }) => (color ? [[id, color]] : [])));
    const told = { keep, view: setup.players[0].id, decisions: "none" };
    const acts = lines.filter(({ said }) => said.command);
    const asked = [
      this.kernel.later({ op: "start", setup, ...told }),
      ...acts.map(({ said }) => this.kernel.later({ op: "act", game: keep, command: said.command, ...told })),
    ];
    /** @type {Watched[]} */
    const steps = [];
    for (const [i, answer] of asked.entries()) {
      const { ok, result, error } = await answer;
      const number = i ? acts[i - 1].number : 1;
      if (!ok && !i) throw new SyntaxError("line 1: " + error.message);
      if (!ok) return { steps, misfit: "Ends before line " + number + ", which does not fit: " + error.message };
      const { view, events } = result;
      const cards = view.ships.map(({ card }) => card);
      call(cards);
      const what = events.map(line).filter(Boolean);
      what.forEach((one) => one.classList.remove("roll"));
      if (!what.length && i) what.push(make("li", {}, commandWords(acts[i - 1].said.command) + "."));
      const table = { ...view.table, colors };
      const before = steps.length ? steps[steps.length - 1].table : table;
      const { rules, ships } = view;
      steps.push({ number, table, rules, before, question: eventQuestion(events), what, ships, commands: i });
      if (i % 20 === 0) at("watched").textContent = "Reading step " + (i + 1) + " of " + asked.length + " …";
    }
    return { steps, misfit: "" };
  }

  /** Lets the referee judge the log. @param {any} log */
  async judge(log) {
    const { ok, result } = await this.kernel.later({ op: "judge", log: log.text.split("\n").filter((one) => one.trim()) });
    if (!ok || log !== this.log) return;
    this.verdicts = new Map(result.verdicts.map((one) => [one.line, one]));
    if (!this.panel.hidden) this.tellVerdict();
  }

  /** Goes to a step. @param {number} step */
  go(step) {
    if (!this.steps[step]) return;
    this.at = step;
    const { board } = this;
    const { table, rules, parts, before, question, what, ships } = this.now();
    call(ships.map(({ card }) => card));
    board.types = new Map(ships.map(({ card }) => [card.id, typeOf(card)]));
    board.fares = new Map(ships.map((ship) => [ship.card.id, fare(ship)]));
    const none = { question: null, chosen: null, cards: {}, turns: {}, uncertainty: null, wings: {} };
    board.world = new World({ table, rules, parts, ...none });
    board.clear();
    board.draw();
    const asked = question && this.kernel.ask({ ...question, rules, parts, table: before, picture: true, extent: "additions" });
    if (asked?.ok) board.show(asked.result.svg);
    at("watch-step").value = String(step + 1);
    at("watch-count").textContent = step + 1 + " / " + this.steps.length + ", line " + this.now().number;
    at("happened").replaceChildren(...what);
    at("watch-reasons").replaceChildren();
    for (const [i, { firstChild }] of [...at("watch-list").children].entries())
      if (i === step) firstChild.setAttribute("aria-current", "step");
      else firstChild.removeAttribute("aria-current");
    at("watch-list").children[step].scrollIntoView({ block: "nearest" });
    this.tellVerdict();
    this.moved();
  }

  /** Says what the referee finds of the step. */
  tellVerdict() {
    const found = this.verdicts.get(this.now().number);
    const claim = found && !this.log.header.setup && found.verdict !== "unverified";
    at("watch-why").hidden = !claim;
    at("watch-verdict").replaceChildren(
      ...(found ? [make("span", { class: "verdict " + found.verdict }, found.verdict), ": " + this.words(found.message)] : []),
    );
  }

  /** Says why a claim has its verdict, and draws what was measured. */
  async why() {
    const { number } = this.now();
    const log = this.log.text.split("\n").filter((one) => one.trim());
    const query = { op: "why", log, line: number, picture: true, extent: "additions" };
    const { ok, result, error } = await this.kernel.later(query);
    if (this.now().number !== number) return;
    if (ok) this.board.show(result.svg);
    const words = ok ? result.words : [error.message];
    at("watch-reasons").replaceChildren(...words.map((one) => make("li", {}, this.words(one))));
  }

  /** Returns the referee's words with the names of ships. @param {string} words */
  words(words) {
    return visible(namedIn(words, this.now().table.ships));
  }
}
