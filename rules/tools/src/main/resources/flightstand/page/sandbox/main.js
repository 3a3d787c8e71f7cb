// The sandbox: one table, and the modes in which it is looked at: ask, play, photograph.
import { Positions, asked, data } from "../chapter.js";
import { at, make, visible } from "../dom.js";
import { switches } from "../look.js";
import { learn } from "../names.js";
import { legend } from "../signs.js";
import { understand } from "../steps.js";
import { Ask, PLACES } from "./ask.js";
import { Board } from "./board.js";
import { Files } from "./files.js";
import { Kernel } from "./kernel.js";
import { Photograph } from "./photograph.js";
import { Play } from "./play.js";
import { Setup } from "./setup.js";
import { Share, unpacked } from "./share.js";
import { speak } from "./told.js";
import { Watch } from "./watch.js";
import { World } from "./world.js";

/** Returns a whole state from some of it: from a link, a table, or a query. @param {any} part @returns {State} */
function whole(part) {
  const { table: given = part, op, rules = "reference-2015", parts, ...rest } = part;
  const { picture, extent, id, ...query } = rest;
  const table = { obstacles: [], tokens: [], ...given, colors: { A: "red", B: "blue", ...given.colors } };
  const { question, chosen = null, uncertainty = null, cards, turns, wings } = rest;
  const maneuvers = ({ dial }) => [dial || []].flat().every((code) => /^\d[A-Z][A-Z]$/.test(code));
  const known = Object.fromEntries(Object.entries({ ...cards }).filter(([, card]) => maneuvers({ ...card })));
  const places = (wing) => Array.isArray(wing) && wing.every((one) => PLACES.includes(one?.place));
  const flown = Object.fromEntries(Object.entries({ ...wings }).filter(([, wing]) => places(wing)));
  const posed = op
    ? { question: { op, ...query }, chosen: query.ship || query.attacker || null }
    : { question: question?.op ? question : null, chosen };
  return { table, rules, parts, ...posed, uncertainty, cards: known, turns: { ...turns }, wings: flown };
}

/** Returns what the program has the page open with: a table, a query, or a line of a log. */
/** @param {{start?: string, line: number}} opening */
function opened({ start, line }) {
  if (start) return whole(JSON.parse(start));
  const [chapter] = data("chapter");
  understand(chapter.steps);
  const step = chapter.steps.findIndex((one) => one.line >= line);
  return whole(asked(chapter, new Positions(chapter), step < 0 ? chapter.steps.length : step));
}

/** Says what is wrong with a state, as the kernel does; nothing if it can be shown. */
/** @param {Kernel} kernel @param {State} state */
function fault(kernel, { table, rules, parts }) {
  const { ok, error } = kernel.ask({ op: "overlap", table, rules, parts });
  return ok ? "" : "This table cannot be shown: " + visible(error.message);
}

/** Zooms, and turns and moves what is chosen. @type {Record<string, (board: Board, event: KeyboardEvent) => void>} */
const KEYS = {
  "+": ({ seen }) => seen.zoom(1.3),
  "=": ({ seen }) => seen.zoom(1.3),
  "-": ({ seen }) => seen.zoom(1 / 1.3),
  0: ({ seen }) => seen.home(),
  q: (board) => board.turn(5),
  Q: (board) => board.turn(1),
  e: (board) => board.turn(-5),
  E: (board) => board.turn(-1),
  ArrowLeft: (board, { shiftKey }) => (shiftKey ? board.seen.pan(-1, 0) : board.shift(-1, 0)),
  ArrowRight: (board, { shiftKey }) => (shiftKey ? board.seen.pan(1, 0) : board.shift(1, 0)),
  ArrowUp: (board, { shiftKey }) => (shiftKey ? board.seen.pan(0, -1) : board.shift(0, 1)),
  ArrowDown: (board, { shiftKey }) => (shiftKey ? board.seen.pan(0, 1) : board.shift(0, -1)),
  Delete: ({ world, movable }) => movable && world.now.chosen !== null && world.remove(world.now.chosen),
  Escape: ({ world }) => world.change({ chosen: null }, false),
};

async function begin() {
  const opening = data("opening")[0];
  speak(opening.words);
  learn(opening.names, opening.flies, data("flown")[0]);
  const kernel = await Kernel.open();
  const world = new World(opened(opening));
  const board = new Board(kernel, world);
  at("table").prepend(board.stage.svg);
  const ask = new Ask(kernel, world, board);
  const open = (part) => {
    const state = whole(part);
    const why = fault(kernel, state);
    if (!why) world.change(state);
    return why;
  };
  const setup = new Setup(kernel, world, board, opening.games, open);
  const askAbout = (part) => (enter(ask), world.change(whole(part)));
  const play = new Play(kernel, board, opening.games, askAbout, (hash) => share.locate(hash));
  const watch = new Watch(
    kernel,
    board,
    askAbout,
    (setup, commands, view) => (enter(play), play.goOn(setup, commands, view)),
    () => share.locate(watch.address),
    play.kept,
  );
  const openLog = async (text, step) => {
    const before = mode;
    enter(watch, false);
    try {
      const why = await watch.open(text, step);
      enter(why ? before : watch);
      return why;
    } catch (wrong) {
      enter(before);
      return /** @type {Error} */ (wrong).message;
    }
  };
  play.watchAgain = openLog;
  const follow = async (how, what) => {
    if (how === "seen") return watch.follow(what, openLog);
    if (how === "log") return !(await openLog(await unpacked(what.split(".")[0]), what.split(".")[1]));
    enter(play, false);
    const followed = await play.follow(how, what);
    if (!followed) enter(ask);
    return followed;
  };
  const other = () => {
    if (mode === watch && watch.steps.length) return Promise.resolve(watch.shared ? watch.address : "");
    return mode === play && play.game ? play.shared() : null;
  };
  const share = new Share(world, board, ask, open, follow, () => mode !== ask && enter(ask), other);
  const files = new Files(world, {
    table: (part) => {
      const why = open(part);
      if (!why) enter(ask), board.look();
      return why;
    },
    log: (text) => openLog(text, "1"),
    squad: (xws) => (enter(ask), setup.fieldSquad({ xws })),
    setup: (text) => (enter(play), play.propose(text)),
  });
  /** @type {Mode[]} */
  const modes = [ask, play, new Photograph(kernel, world, board), watch];
  let mode = modes[0];
  const enter = (next, located = true) => {
    mode.leave();
    mode.panel.hidden = true;
    mode = next;
    mode.panel.hidden = false;
    for (const button of at("modes").children)
      button.setAttribute("aria-pressed", String(button.textContent === mode.name));
    document.body.dataset.mode = mode.name.toLowerCase();
    mode.enter();
    if (located) share.locate(/** @type {any} */ (mode).address || "");
  };
  at("modes").append(...modes.map((one) => make("button", { type: "button", onclick: () => enter(one) }, one.name)));
  world.listen((stepped) => {
    board.draw();
    setup.changed();
    mode.changed(stepped);
    at("undo").disabled = !world.index;
    at("redo").disabled = world.index + 1 >= world.states.length;
    share.write(stepped);
  });
  controls(world, board);
  at("legend").append(legend());
  switches("looks");
  const named = await share.follow();
  if (!named || mode !== ask) world.tell(false);
  if (mode === ask) {
    enter(ask);
    board.look();
  }
  // For those who look at the page from a console.
  Object.assign(globalThis, { sandbox: { kernel, world, board, ask, setup, share, files, modes } });
  document.body.dataset.ready = "true";
}

/** @param {World} world @param {Board} board */
function controls(world, board) {
  at("undo").addEventListener("click", () => world.travel(-1));
  at("redo").addEventListener("click", () => world.travel(1));
  at("empty").addEventListener("click", () => world.empty());
  at("near").addEventListener("click", () => board.seen.zoom(1.3));
  at("far").addEventListener("click", () => board.seen.zoom(1 / 1.3));
  at("whole").addEventListener("click", () => board.seen.home());
  document.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("input, select, textarea")) return;
    if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) {
      event.preventDefault();
      // A game has a table of its own, whose steps are not taken back.
      if (board.world === world) world.travel(event.key === "y" || event.shiftKey ? 1 : -1);
      return;
    }
    const key = KEYS[event.key];
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    key(board, event);
  });
}

begin().catch((failure) => {
  at("fault").textContent = "This browser cannot run the kernel: " + failure.message;
});
