// Declarations of the package flightstand. What follows the class is made from the JSON Schemas of the protocol.

/** How long an answer may take. */
export interface CallOptions {
  /** The milliseconds after which a query is given up, with an error too-slow; no limit if absent. */
  deadline?: number;
}

/** What to load; the module beside the script if nothing is told. */
export interface LoadOptions {
  /** The module: its bytes, an ArrayBuffer or a view of one, or the WebAssembly.Module that they were compiled to. */
  module?: object;
  /** Whether to load the second part at once; false if absent. */
  complete?: boolean;
}

/** The answer to a query that only the second part answers, which is not loaded. */
export interface Unloaded {
  /** The query's id. */
  id?: unknown;
  ok: false;
  error: { code: "not-loaded"; message: string; at: string };
}

/** The answer to a query that has a result. */
export interface Success<R> {
  /** The query's id. */
  id?: unknown;
  ok: true;
  result: R;
}

/** The answer to a query: its result or its fault. */
export type Answer<R> = Success<R> | Failure | Unloaded;

/** Any query. */
export type Query = Operations[keyof Operations]["query"];

/** The exact rules of movement, in WebAssembly. Tables and games that are kept are an instance's own. */
export class Flightstand {
  private constructor();

  /** Loads the module. */
  static load(options?: LoadOptions): Promise<Flightstand>;

  /** Answers a query; no query makes it throw. */
  ask<K extends keyof Operations>(
    query: { op: K } & Operations[K]["query"],
    options?: CallOptions,
  ): Answer<Operations[K]["result"]>;

  /** Loads the second part, which answers the rest from then on; nothing that is kept is lost. */
  complete(options?: LoadOptions): Promise<void>;

  /** Answers a line of JSON with a line of JSON, without its end. */
  answer(line: string, options?: CallOptions): string;
}
