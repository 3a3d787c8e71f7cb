// Declarations of the package flightstand. What follows the class is made from the JSON Schemas of the protocol.

/** How long an answer may take. */
export interface CallOptions {
  /** The milliseconds after which a query is given up, with an error too-slow; no limit if absent. */
  deadline?: number;
}

/** What to load, at most one of both; without them, the module beside the script. */
export interface LoadOptions {
  /** The module: its bytes, an ArrayBuffer or a view of one, or the WebAssembly.Module that they were compiled to. */
  module?: object;
  /** The address of the module, as a text or a URL; in a page it may be relative to the page's. */
  url?: string | { readonly href: string };
  /** @deprecated Does nothing, since each module is whole. */
  complete?: boolean;
}

/** The answer to a query that has a result. */
export interface Success<R> {
  /** The query's id. */
  id?: unknown;
  ok: true;
  result: R;
  /** A doubt about the query, such as a play area that is too small for its pieces. */
  note?: string;
}

/** The answer to a query: its result or its fault. */
export type Answer<R> = Success<R> | Failure;

/** Any query. */
export type Query = Operations[keyof Operations]["query"];

/** The exact rules of movement, in WebAssembly. Tables and games that are kept are an instance's own. */
export class Flightstand {
  private constructor();

  /** Loads the module; throws in a sentence if the host cannot run it, or the options are wrong. */
  static load(options?: LoadOptions): Promise<Flightstand>;

  /** Answers a query; no query makes it throw. */
  ask<K extends keyof Operations>(
    query: { op: K } & Operations[K]["query"],
    options?: CallOptions,
  ): Answer<Operations[K]["result"]>;

  /** Answers a query whose operation the compiler does not know, such as one in a variable without a type. */
  ask<const Q extends { op: string }>(
    query: Q & (string extends Q["op"] ? unknown : never),
    options?: CallOptions,
  ): Answer<Operations[keyof Operations]["result"]>;

  /** Answers a line of JSON with a line of JSON, without its end. */
  answer(line: string, options?: CallOptions): string;
}
