// Answers queries about tables.
import { Program, loaded } from "./program.js";

export class Flightstand extends Program {
  static async load(options) {
    return new Flightstand(await loaded(options, () => new URL("tables.wasm", import.meta.url)));
  }
}
