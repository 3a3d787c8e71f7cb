// Answers queries about tables: most with the first part, which is smaller; all with the second, which holds the first.
import { Program, compiled } from "./program.js";

const COMPLETE = new URL("complete.wasm", import.meta.url);

export class Flightstand extends Program {
  static async load(options) {
    const module = options?.complete ? COMPLETE : new URL("tables.wasm", import.meta.url);
    return new Flightstand(await compiled(options?.module ?? module), COMPLETE);
  }
}
