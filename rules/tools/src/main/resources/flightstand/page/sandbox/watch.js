// A log of either kind, step by step: what the viewer shows of it, verdicts, and the ways on from there.
import { asked } from "../chapter.js";
import { at, make, visible } from "../dom.js";
import { call, inWords, namedIn, spoken, typeOf } from "../names.js";
import { printable } from "../print.js";
import { split } from "../steps.js";
import { Viewer } from "../viewer.js";
import { attackOf, commandWords } from "./answer.js";
import { colored, colorsOf } from "./game.js";
import { logAddress } from "./share.js";
import { words } from "./told.js";
import { World } from "./world.js";

/** The lines of a log of claims that put a piece on the table, and where. @type {Record<string, Kind>} */
const PUTS = { place: "ships", obstacle: "obstacles", token: "tokens" };

/** How many outcomes of chance are listed beside the one that came. */
const LIKELIEST = 5;

/** How long an address waits for the next, in ms: browsers bear 200 in half a minute. */
const REST = 300;

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

/** The steps of a log of claims. @param {any} header @param {any[]} lines @returns {Watched[]} */
function claimSteps({ playArea, colors }, lines) {
  /** @type {any} */
  let table = { playArea, colors: colored(lines.flatMap(({ said }) => said.place?.player || []), { ...colors }), ships: [], obstacles: [], tokens: [] };
  return lines.map(({ number, said }) => {
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
    const told = [deed, who?.id || who, said.maneuver || said.direction || ""].join(" ").trim();
    const text = visible(told) + (said.bumped ? ", overlaps" : "");
    return { line: number, text, claim: said, table, ships: [], commands: 0 };
  });
}

/** A table after moves of its ships. @param {Table} table @param {any[]} events @returns {Table} */
function afterMoves(table, events) {
  const poses = new Map(events.filter(({ kind }) => kind === "moved").map(({ ship, pose }) => [ship, pose]));
  return { ...table, ships: table.ships.map((one) => ({ ...one, pose: poses.get(one.id) || one.pose })) };
}

/** What is known as it was in an earlier step, without what happened in it. @param {Watched} step */
function quiet({ ships, remotes, docks }) {
  return { ships, remotes, docks, pools: [] };
}

/** How likely an outcome of chance is. @param {Option} option */
function odds({ weight: [of, cases] }) {
  return of / cases;
}

/** A choice without anything to draw. @param {string} who @param {string} name @param {boolean} taken */
function choiceOf(who, name, taken) {
  return { who, name, taken, ends: /** @type {any[]} */ ([]), drawing: "" };
}

/** The outcome of chance that came, and the likeliest others. @param {Decision} decision @param {Query} command */
function outcomes({ options }, { key }) {
  const named = (one) => choiceOf("chance", spoken(one.key) + " (" + (100 * odds(one)).toFixed(1) + " %)", one.key === key);
  const others = options.filter((one) => one.key !== key).sort((one, other) => odds(other) - odds(one));
  const more = others.length - LIKELIEST;
  return [
    ...options.filter((one) => one.key === key).map(named),
    ...others.slice(0, LIKELIEST).map(named),
    ...(more > 0 ? [choiceOf("chance", more + " other outcomes", false)] : []),
  ];
}

export class Watch {
  /**
   * @param {Kernel} kernel @param {Board} board @param {(part: any) => void} ask opens a table to ask about
   * @param {(setup: any, commands: Query[], view: any) => void} play plays a game on @param {() => void} moved the step is
   * another @param {Kept} kept
   */
  constructor(kernel, board, ask, play, moved, kept) {
    this.kernel = kernel;
    this.board = board;
    this.kept = kept;
    this.link = "";
    this.name = "Replay";
    this.panel = at("watch");
    this.log = /** @type {any} */ (null);
    /** Waits until the address is the step's. */
    this.moving = 0;
    this.viewer = new Viewer(board.stage, {
      draw: (step) => this.draw(step),
      seen: (step) => this.seen(step),
      located: () => {
        clearTimeout(this.moving);
        this.moving = setTimeout(() => this.panel.hidden || moved(), REST);
      },
    });
    printable(this.viewer);
    at("watch-ask").addEventListener("click", () => {
      const { table, ships } = this.now();
      const { rules, parts } = this.viewer.chapter.query;
      const cards = Object.fromEntries(ships.map(({ card }) => [card.id, { dial: card.dial, actions: card.actions }]));
      ask({ table, rules, parts, cards });
    });
    at("watch-play").addEventListener("click", () => {
      const { commands } = this.now();
      const all = this.log.lines.flatMap(({ said }) => (said.command ? [said.command] : []));
      // Chance has decided what followed the last command.
      const { view } = /** @type {Watched} */ (this.steps.findLast((step) => step.commands === commands));
      play(this.log.header.setup, all.slice(0, commands), view);
    });
    at("watch-why").addEventListener("click", () => this.why());
  }

  get steps() {
    return /** @type {Watched[]} */ (this.viewer.chapter.steps);
  }

  /** The step that is seen. */
  now() {
    return this.steps[this.viewer.current];
  }

  /** Whether the address holds the log, which is else in this browser's store or nowhere. */
  get shared() {
    return this.link.startsWith("#log");
  }

  /** The address of the step that is seen, if the log has one. */
  get address() {
    return this.link && this.link + "." + (this.viewer.current + 1);
  }

  /** Follows an address; tells whether it could. @param {string} what @param {(text: string, step: string) => Promise<string>} open */
  async follow(what, open) {
    const [name, step] = what.split(".");
    const text = (await this.kept.get(name))?.log;
    return Boolean(text) && !(await open(text, step));
  }

  enter() {
    const { board, viewer } = this;
    board.movable = false;
    board.onChoose = (id) => viewer.choose(id === null ? null : board.indexOf(id));
    board.stage.grab = () => null;
    at("replaying").hidden = !this.steps.length;
    const { current } = viewer;
    viewer.current = -1;
    viewer.fit();
    viewer.go(current);
  }

  leave() {
    const { board, viewer } = this;
    viewer.play(false);
    at("replaying").hidden = true;
    board.stage.clearAbout();
    board.giveBack();
  }

  changed() {}

  /** Returns the address of a log, but for the step; a log that is too long for a link is kept. @param {string} text */
  async linkTo(text) {
    const id = "log" + Date.now().toString(36);
    const keep = async () => ((await this.kept.put({ id, log: text, when: Date.now(), over: true })) ? "#seen=" + id : "");
    return (await logAddress(text)) || keep();
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
    // Another mode may be seen meanwhile: from here to its end, nothing waits.
    this.link = await this.linkTo(text);
    this.log = log;
    const { playArea } = steps[0].table;
    const { rules, parts } = game ? steps[0].view : log.header;
    this.board.measure(playArea);
    this.board.stage.home();
    this.stand(steps, rules, parts);
    this.viewer.open({ ...playArea, pieces: this.board.chapter.pieces, query: { rules, playArea, parts }, steps });
    at("watching").hidden = false;
    // Nobody throws the dice of a game whose chance is asked.
    at("watch-play").hidden = !game || game.chance === "asked";
    const number = Number(place.slice(4));
    const found = steps.findIndex(({ line }) => line >= number);
    const step = place.startsWith("line") ? (found + steps.length) % steps.length : Number(place) - 1;
    this.viewer.current = Math.max(0, Math.min(steps.length - 1, step || 0));
    this.judge(log);
    return "";
  }

  /** The table of a step for the board. @param {Watched} step @param {any} rules @param {any} parts */
  world({ table }, rules, parts) {
    return new World({ table, rules, parts, question: null, chosen: null, cards: {}, turns: {}, uncertainty: null, wings: {} });
  }

  /** Gives each step the pieces that have moved or are gone. @param {Watched[]} steps @param {any} rules @param {any} parts */
  stand(steps, rules, parts) {
    const { board } = this;
    /** @type {Map<number, number[]>} */
    let before = new Map();
    for (const step of steps) {
      board.world = this.world(step, rules, parts);
      this.callShips(step);
      const after = board.stands();
      const gone = [...before.keys()].filter((piece) => !after.has(piece));
      step.stands = [
        ...[...after].filter(([piece, pose]) => String(before.get(piece)) !== String(pose)),
        ...gone.map((piece) => [piece, []]),
      ];
      step.touching = step.table.touching || [];
      before = after;
    }
  }

  /** Calls the ships of a step by their names and types. @param {Watched} step */
  callShips({ ships }) {
    call(ships.map(({ card }) => card));
    this.board.types = new Map(ships.map(({ card }) => [card.id, typeOf(card)]));
  }

  /** The steps of a game, one for each line that fits, and what is wrong with the next. */
  /** @param {any} log @returns {Promise<{steps: Watched[], misfit: string}>} */
  async gameSteps({ header, lines }) {
    const { setup } = header;
    const keep = "replay " + this.kernel.asked;
    const colors = colorsOf(setup);
    const ask = (query) => this.kernel.later({ ...query, keep, view: setup.players[0].id });
    /** The dials that are set, which a view of one player hides. @type {Map<string, string>} */
    const dials = new Map();
    /** @type {Watched[]} */
    const steps = [];
    const add = (line, { view, events: all }, text, more) => {
      call(view.ships.map(({ card }) => card));
      for (const { kind, ship, maneuver } of all) if (kind === "dialSet") dials.set(ship, maneuver);
      const ships = view.ships.map((one) => (one.dial === "hidden" ? { ...one, dial: dials.get(one.card.id) } : one));
      const { attack, defence } = attackOf(view) || {};
      const pools = attack ? [attack.dice, defence.dice] : [];
      const { remotes, boarding } = view;
      const before = steps[steps.length - 1];
      const commands = (before?.commands || 0) + (more.decision?.player ? 1 : 0);
      const after = { table: { ...view.table, colors }, ships, remotes, docks: boarding?.docks, pools };
      const groups = split(all);
      let group = /** @type {any[]} */ ([]);
      for (const [i, events] of groups.entries()) {
        group = [...group, ...events];
        const last = i + 1 === groups.length;
        const told = words(group);
        // What nothing is said of belongs to what follows.
        if (!told && !last) continue;
        const known = last || !before ? after : { ...quiet(before), table: afterMoves(steps[steps.length - 1].table, group) };
        steps.push({ ...known, line, text: told || text, events: group, view, commands, ...more });
        group = [];
        more = {};
      }
    };
    // The log says what chance decided, so that logs of engines that drew otherwise are followed too.
    let { ok, result, error } = await ask({ op: "start", setup: { ...setup, chance: "asked" } });
    if (!ok) throw new SyntaxError("line 1: " + error.message);
    add(1, result, "The game begins.", {});
    for (const [i, { number, said }] of lines.entries()) {
      const { decisions } = result;
      const drawn = said.chance !== undefined && decisions.find(({ player }) => !player);
      const command = drawn ? { decision: drawn.id, key: said.chance } : said.command;
      if (!command) continue;
      ({ ok, result, error } = await ask({ op: "act", game: keep, command }));
      if (!ok) return { steps, misfit: this.misfit(header, number, error) };
      const decision = decisions.find(({ id }) => id === command.decision);
      add(number, result, commandWords(command) + ".", { decision, command });
      if (i % 20 === 0) at("watched").textContent = "Reading line " + number + " …";
    }
    return { steps, misfit: "" };
  }

  /** Says why a game ends early. @param {any} header @param {number} line @param {Fault} fault */
  misfit({ engine }, line, { message }) {
    const { version } = this.kernel.ask({ op: "about" }).result;
    const [writer, here] = [engine || "another program", "flightstand " + version];
    return "Ends before line " + line + ": " + writer + " wrote the log, and " + here + " refuses that line, because " + message + ".";
  }

  /** Lets the referee judge the log. @param {any} log */
  async judge(log) {
    const { ok, result } = await this.kernel.later({ op: "judge", log: log.text.split("\n").filter((one) => one.trim()) });
    if (!ok || log !== this.log) return;
    const verdicts = new Map(result.verdicts.map((one) => [one.line, one]));
    for (const step of this.steps) step.judged = verdicts.get(step.line);
    this.viewer.judge();
    this.offerWhy();
  }

  /** Takes the table of the step that is seen to the board. @param {Watched} step */
  seen(step) {
    const { board, viewer } = this;
    const { rules, parts } = viewer.chapter.query;
    this.callShips(step);
    board.world = this.world(step, rules, parts);
    board.clear();
    step.choices = step.decision ? this.could(step) : [];
    at("watch-reasons").replaceChildren();
    this.offerWhy();
  }

  /** Offers to say why a claim has its verdict. */
  offerWhy() {
    const { judged, claim } = this.now() || {};
    at("watch-why").hidden = !claim || !judged || judged.verdict === "unverified";
  }

  /** Draws what led to a step, or the attack that goes on. @param {Watched} step */
  draw({ like }) {
    const { chapter, positions, current } = this.viewer;
    const query = asked(chapter, positions, like ?? current);
    const answer = query.op && this.kernel.ask({ ...query, picture: true, extent: "additions" });
    if (answer?.ok) this.board.show(answer.result.svg);
  }

  /** What could have been done in place of a step, maneuvers with their ends. @param {Watched} step */
  could({ decision, command }) {
    const { kind, ship, player, options } = /** @type {Decision} */ (decision);
    const { key, value } = /** @type {Query} */ (command);
    const { chapter, positions, current } = this.viewer;
    const before = ["dial", "pick"].includes(kind) && asked(chapter, positions, current);
    if (!player) return outcomes(/** @type {Decision} */ (decision), { key });
    const who = visible(player);
    return options.flatMap((one) => {
      const taken = one.key === key;
      if (!one.oneOf) return [choiceOf(who, spoken(one.key), taken)];
      const named = (name) => (before ? inWords(name) : spoken(one.key) + ": " + spoken(name));
      return one.oneOf.map((name) => ({
        ...choiceOf(who, named(name), taken && name === value),
        ends: before ? this.ends({ ...before, op: "maneuver", ship, maneuver: name }) : [],
      }));
    });
  }

  /** Where a maneuver leads. @param {Query} query */
  ends(query) {
    const { ok, result } = this.kernel.ask(query);
    const piece = this.board.indexOf(query.ship);
    return ok && piece !== null ? [[query.maneuver, piece, [result.final.x, result.final.y, result.final.heading]]] : [];
  }

  /** Says why a claim has its verdict, and draws what was measured. */
  async why() {
    const step = this.now();
    const log = this.log.text.split("\n").filter((one) => one.trim());
    const query = { op: "why", log, line: step.line, picture: true, extent: "additions" };
    const { ok, result, error } = await this.kernel.later(query);
    if (this.now() !== step) return;
    if (ok) this.board.show(result.svg);
    const reasons = ok ? result.words : [error.message];
    const named = (one) => visible(namedIn(one, step.table.ships));
    at("watch-reasons").replaceChildren(...reasons.map((one) => make("li", {}, named(one))));
  }
}
