// Answers queries about tables.
import { Program, compiled } from "./program.js";

export class Flightstand extends Program {
  static async load(options) {
    return new Flightstand(await compiled(options?.module ?? new URL("tables.wasm", import.meta.url)));
  }
}
