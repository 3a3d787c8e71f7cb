// A game that the worker keeps: its steps, what each player has learned of it, and its log.

/** Who plays a seat: people at this screen, or a player that comes with the program. */
export const PERSON = "person";

/** The events that show what was hidden, beside what is drawn by chance. */
const SHOWN = "revealed shown dealt turnedUp flipped crewShown stackPicked remoteCardReturned".split(" ");

/** The colors of ships, in the order in which players without one get them, as in a replay. */
const COLORS_OF_SHIPS = ["blue", "red", "green", "pink", "orange", "sky", "olive", "purple"];

export class Game {
  /** @param {Kernel} kernel @param {any} setup @param {string[]} kinds who plays, seat by seat @param {string} [id] */
  constructor(kernel, setup, kinds, id) {
    this.kernel = kernel;
    /** The name under which the game is kept beyond the page. */
    this.id = id || Date.now().toString(36) + Math.floor(Math.random() * 1e9).toString(36);
    /** The name under which the worker keeps the game; no other has it. */
    this.name = "game " + kernel.asked;
    this.setup = setup;
    /** Who plays each seat. @type {Map<string, string>} */
    this.kinds = new Map(setup.players.map(({ id }, i) => [id, kinds[i]]));
    /** What each player has learned. @type {Map<string, Record<string, any>[]>} */
    this.seen = new Map(setup.players.map(({ id }) => [id, []]));
    /** The log, and how much of it has no secrets: up to the last round that is over. @type {string[]} */
    this.lines = [];
    this.open = 1;
    /** The commands, who gave each, and what there was of the log before. @type {Given[]} */
    this.given = [];
    this.decisions = /** @type {Decision[]} */ ([]);
    /** Whose turn it is, and how the game ended. @type {string} */
    this.turn = "";
    this.over = /** @type {Record<string, any> | null} */ (null);
    /** The cards whose effects are missing. @type {string[]} */
    this.unwritten = [];
  }

  /** Begins the game; returns what is wrong with its set-up. */
  begin() {
    return this.step({ op: "start", setup: this.setup });
  }

  /** Answers a decision for the player whose turn it is; returns why it is refused. @param {Query} command */
  act(command) {
    return this.step({ op: "act", game: this.name, player: this.turn, command });
  }

  /** Lets the player of the program answer whose turn it is. */
  decide() {
    return this.step({ op: "act", game: this.name, player: this.turn, by: this.kinds.get(this.turn) });
  }

  /** Returns why the rules forbid an answer, or null; the game stays as it is. @param {Query} command */
  async refusal(command) {
    const { error } = await this.kernel.later({
      op: "act",
      game: this.name,
      player: this.turn,
      command,
      decisions: "none",
    });
    return /** @type {Fault | null} */ (error || null);
  }

  /** Returns what a player may know. @param {string} player @returns {Promise<View>} */
  async view(player) {
    return (await this.kernel.later({ op: "view", game: this.name, player })).result.view;
  }

  /** @param {Query} query @returns {Promise<Fault | null>} */
  async step(query) {
    const viewers = [...this.seen.keys()];
    const { ok, result, error } = await this.kernel.later({ ...query, keep: this.name, viewers, log: true });
    if (!ok) return /** @type {Fault} */ (error);
    const command = query.command || result.command;
    const seen = [...this.seen.values()].map(({ length }) => length);
    const player = this.decisions.find(({ id }) => id === command?.decision)?.player;
    if (command) this.given.push({ command, player, line: this.lines.length, seen });
    this.decisions = result.decisions;
    for (const [player, events] of this.seen) events.push(...result.seen[player]);
    this.lines.push(...result.log);
    this.over = result.over;
    if (this.over || result.log.some((line) => line.startsWith('{"checkpoint"'))) this.open = this.lines.length;
    this.turn = whoseTurn(result.decisions);
    this.unwritten = result.unwritten || this.unwritten;
    return null;
  }

  /** Plays commands again; returns what is wrong with one. @param {Query[]} commands */
  async again(commands) {
    for (const command of commands) {
      const fault = await this.step({ op: "act", game: this.name, command });
      if (fault) return fault;
    }
    return null;
  }

  /** The game as it is kept. @returns {Played} */
  played() {
    const commands = this.given.map(({ command }) => command);
    const { id, setup, over } = this;
    return { id, setup, kinds: [...this.kinds.values()], commands, when: Date.now(), over: Boolean(over) };
  }

  /**
   * Returns how many commands are left once a player takes back the last one, if people gave none since and nothing that
   * was hidden has been shown; otherwise -1. @param {string} player
   */
  leaves(player) {
    const last = this.given.findLastIndex((one) => this.isPerson(one.player));
    const own = this.given[last];
    if (!own || own.player !== player) return -1;
    const drawn = this.lines.slice(own.line).some((line) => line.startsWith('{"chance"'));
    const since = [...this.seen.values()].flatMap((events, i) => events.slice(own.seen[i]));
    const shown = since.some(({ kind }) => SHOWN.includes(kind));
    return drawn || shown ? -1 : last;
  }

  /** The color of each player's ships. */
  colors() {
    return colorsOf(this.setup);
  }

  /** The log without secrets: it ends with the last round that is over. */
  log() {
    return this.lines.slice(0, this.open).join("\n") + "\n";
  }

  /** Whether people play a seat. @param {string} seat */
  isPerson(seat) {
    return this.kinds.get(seat) === PERSON;
  }
}

/** Returns the color of each player's ships, as in a replay, from a set-up. @param {any} setup */
export function colorsOf({ players }) {
  const named = Object.fromEntries(players.flatMap(({ id, color }) => (color ? [[id, color]] : [])));
  return colored(players.map(({ id }) => id), named);
}

/** Gives players without a color one that no other has. @param {string[]} ids @param {Record<string, string>} named */
export function colored(ids, named) {
  const left = COLORS_OF_SHIPS.filter((color) => !Object.values(named).includes(color));
  const rest = [...new Set(ids)].sort().filter((id) => !named[id]);
  const given = left.length ? left : COLORS_OF_SHIPS;
  return { ...named, ...Object.fromEntries(rest.map((id, i) => [id, given[i % given.length]])) };
}

/** Returns who is asked next: of those who set dials, the first who is not ready. @param {any[]} decisions */
function whoseTurn(decisions) {
  const ready = decisions.filter(({ options }) => options[0].key === "unready").map(({ player }) => player);
  return decisions.find(({ player }) => !ready.includes(player))?.player || "";
}
