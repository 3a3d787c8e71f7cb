// Sharing: a link that holds what is on the table, an address for each step, and copies in other forms.
import { at, copy } from "../dom.js";

/** The most characters that a link may hold once it is unpacked: those of a line of the protocol. */
const MOST = 4 << 20;

/** Packs text for the fragment of an address. @param {string} text */
export async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The most characters of a game in a link: longer ones are sent as files. */
const LONGEST = 8 << 10;

/** Returns a log as the fragment of an address, or nothing if it is too long for one. @param {string} log */
export async function logAddress(log) {
  const words = await packed(log);
  return words.length > LONGEST ? "" : "#log=" + words;
}

/** Unpacks a fragment; throws if it is none, or too long. @param {string} fragment */
export async function unpacked(fragment) {
  const bytes = Uint8Array.from(atob(fragment.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length > MOST) throw new RangeError("too long");
  }
  return text;
}

/** The milliseconds between two addresses: browsers bear 200 in half a minute. */
const PAUSE = 160;

/** What a link holds of the state. @param {State} state */
export function held({ deed, ...state }) {
  return state;
}

/** Returns a state as the fragment of an address. @param {State} state */
function address(state) {
  return packed(JSON.stringify(held(state)));
}

export class Share {
  /**
   * @param {World} world @param {Board} board @param {Ask} ask
   * @param {(state: any) => string} open opens a state that a link holds; returns what is wrong with it, or nothing
   * @param {(how: string, what: string) => Promise<boolean>} play opens a game that a link names or holds
   * @param {() => void} show shows the table @param {() => Promise<string> | null} other the fragment of what is seen
   * in place of the table, if anything is; it is empty if that is too long for a link
   */
  constructor(world, board, ask, open, play, show, other) {
    this.world = world;
    this.open = open;
    this.play = play;
    this.show = show;
    /** Whether the address is the table's: while a game is seen it is the game's. */
    this.writes = true;
    /** What is still to be written into the address. @type {{state: State, index: number, stepped: boolean} | null} */
    this.next = null;
    this.writing = false;
    const told = at("copied");
    const link = async (what, make) => {
      const fragment = await (other() || address(world.now).then((words) => "#" + words));
      if (fragment) copy(what, make(location.href.split("#")[0] + fragment), told);
      else told.textContent = "The game is too long for a link, or no round of it is over: save its log.";
    };
    at("copy-link").addEventListener("click", () => link("link", (href) => href));
    at("copy-frame").addEventListener("click", () =>
      link("frame", (href) => '<iframe src="' + href + '" width="960" height="640" title="Sandbox"></iframe>'),
    );
    at("copy-query").addEventListener("click", () => copy("query", ask.text(), told));
    at("copy-table").addEventListener("click", () => copy("table", JSON.stringify(this.world.now.table), told));
    at("copy-log").addEventListener("click", () => copy("log", log(this.world), told));
    at("copy-svg").addEventListener("click", () => copy("picture", board.stage.picture(), told));
    at("save-png").addEventListener("click", () => png(board.stage.picture(), board.stage.view));
    addEventListener("popstate", () => this.follow());
  }

  /** Writes the state into the address, of several at once the last. @param {boolean} stepped whether the way back keeps it */
  async write(stepped) {
    const { now: state, index } = this.world;
    if (!this.writes) return;
    this.next = { state, index, stepped: stepped || Boolean(this.next?.stepped) };
    if (this.writing) return;
    this.writing = true;
    while (this.next) {
      const { state, index, stepped } = this.next;
      this.next = null;
      const hash = "#" + (await address(state));
      if (!this.writes) break;
      if (hash !== location.hash && stepped) history.pushState({ index }, "", hash);
      else if (hash !== location.hash) history.replaceState({ index }, "", hash);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    this.writing = false;
  }

  /** Gives the page another address, that of a game; without one, the table's. @param {string} hash */
  async locate(hash) {
    this.writes = !hash;
    if (!hash) return this.write(false);
    const { now, index } = this.world;
    const table = await address(now);
    if (!this.writes) history.replaceState({ index, table }, "", hash);
  }

  /** Follows the address that the page has, when it opens and when the browser goes back or on; tells whether it could. */
  async follow() {
    const fragment = location.hash.slice(1);
    if (!fragment) return false;
    let fault = "The address holds no table and no game, or holds it no longer whole.";
    const [, how, what] = /^(game|played|log|seen)=(.+)$/.exec(fragment) || [];
    try {
      if (how) {
        // The table that was asked about before is there still.
        if (history.state?.table) this.open(JSON.parse(await unpacked(history.state.table)));
        fault = (await this.play(how, what)) ? "" : fault;
        at("fault").textContent = fault;
        return !fault;
      }
      const state = JSON.parse(await unpacked(fragment));
      const index = history.state?.index;
      const known = this.world.states[index];
      const same = known && JSON.stringify(held(known)) === JSON.stringify(state);
      fault = same ? "" : this.open(state);
      if (same) this.world.travel(index - this.world.index);
      if (!fault) this.show();
    } catch {
      // Whatever is wrong with it, the sentence says so.
    }
    at("fault").textContent = fault;
    return !fault;
  }
}

/** The line of a log that puts a piece on the table, by its kind. */
const PLACED = /** @type {const} */ ({ ships: "place", obstacles: "obstacle", tokens: "token" });

/** Writes the steps up to now as a log of claims, for the referee: what was flown, and what was set by hand before. */
/** @param {World} world */
export function log(world) {
  const { rules, parts, table } = world.now;
  const { playArea, colors } = table;
  const lines = [JSON.stringify({ log: "flightstand/1", rules, parts, playArea, colors })];
  /** @type {Map<string, string>} */
  const known = new Map();
  const set = (now) => {
    const kinds = /** @type {Kind[]} */ (["obstacles", "tokens", "ships"]);
    const all = new Map(kinds.flatMap((kind) => now[kind].map((one) => [one.id, { [PLACED[kind]]: one }])));
    for (const [id, line] of known)
      if (JSON.stringify(all.get(id)) !== line) lines.push(JSON.stringify({ remove: id }));
    for (const [id, line] of known) if (JSON.stringify(all.get(id)) !== line) known.delete(id);
    for (const [id, one] of all)
      if (!known.has(id)) (known.set(id, JSON.stringify(one)), lines.push(JSON.stringify(one)));
  };
  world.states.slice(0, world.index + 1).forEach(({ deed, table }, i) => {
    if (!deed) return;
    set(world.states[i - 1].table);
    lines.push(JSON.stringify(deed));
    const flown = table.ships.find((one) => Object.values(deed).includes(one.id));
    if (flown) known.set(flown.id, JSON.stringify({ place: flown }));
  });
  set(table);
  return lines.join("\n") + "\n";
}

/** Saves a picture as PNG. @param {string} svg @param {{width: number, height: number}} view */
async function png(svg, view) {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 2 * Math.round(view.width), height: 2 * Math.round(view.height) });
  /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && save(blob, "table.png"));
}

/** Gives a file to the reader. @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
