// What a page that was written with its steps is made from.
import { visible } from "./dom.js";

/** Returns the records of a kind that were written with the page. */
export function data(kind) {
  return [...document.querySelectorAll("script." + kind)].map((script) => JSON.parse(visible(script.textContent)));
}

/** Returns the record of a kind that was written with the page, deflated and in base64. */
export async function unpackedData(kind) {
  const script = /** @type {Element} */ (document.querySelector("script." + kind));
  const packed = atob(script.textContent);
  const stream = new Blob([Uint8Array.from(packed, (sign) => sign.charCodeAt(0))]).stream();
  const text = await new Response(stream.pipeThrough(new DecompressionStream("deflate-raw"))).text();
  return JSON.parse(visible(text));
}

/** What there is before a step: where pieces stand, what is known of ships and remotes, who touches, who is docked. */
export class Positions {
  /** @param {any} chapter */
  constructor(chapter) {
    this.chapter = chapter;
    this.saved = [{ stands: new Map(), ships: new Map(), remotes: new Map(), touching: [], docks: [] }];
  }

  /** Returns the table before a step: a map from a piece to its pose, and maps from the ids of ships and remotes. */
  /** @param {number} index */
  table(index) {
    const every = 50;
    const nearest = Math.min(Math.floor(index / every), this.saved.length - 1);
    const copy = ({ stands, ships, remotes, touching, docks }) => ({
      stands: new Map(stands),
      ships: new Map(ships),
      remotes: new Map(remotes),
      touching,
      docks,
    });
    const table = copy(this.saved[nearest]);
    for (let i = nearest * every; i < index; i++) {
      const { stands, ships = [], remotes = [], touching, docks } = this.chapter.steps[i];
      for (const [piece, at] of stands) {
        if (at.length) table.stands.set(piece, at);
        else table.stands.delete(piece);
      }
      for (const ship of ships) table.ships.set(ship.card.id, ship);
      for (const remote of remotes) table.remotes.set(remote.card.id, remote);
      table.touching = touching || table.touching;
      table.docks = docks || table.docks;
      if ((i + 1) % every === 0 && (i + 1) / every === this.saved.length) this.saved.push(copy(table));
    }
    return table;
  }

  /** @param {number} index */
  before(index) {
    return this.table(index).stands;
  }
}

/** Returns a table of Positions as a query has it. @param {any} chapter @param {any} table */
export function written(chapter, { stands, touching }) {
  /** @type {Record<string, any>} */
  const parts = { playArea: chapter.query.playArea, ships: [], obstacles: [], tokens: [] };
  for (const [piece, [x, y, heading]] of stands) {
    const json = { ...chapter.pieces[piece].json };
    if (json.pose) json.pose = { x, y, heading };
    (json.base ? parts.ships : json.pose ? parts.tokens : parts.obstacles).push(json);
  }
  return { ...parts, touching };
}

/** Returns the address at which the sandbox, if it lies beside this page, opens a chapter's log at a line; or null. */
export function inSandbox(chapter, line) {
  return chapter.log ? "sandbox.html#log=" + chapter.log + ".line" + line : null;
}

/** Returns a step as a query about the table before it; after the last step, the table alone. */
/** @param {any} chapter @param {Positions} positions @param {number} step */
export function asked(chapter, positions, step) {
  const { ask } = step < chapter.steps.length ? chapter.steps[step] : { ask: {} };
  const { rules, parts } = chapter.query;
  return { ...ask, rules, parts, table: written(chapter, positions.table(step)) };
}
