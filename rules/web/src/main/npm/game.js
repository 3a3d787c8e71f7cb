// Answers queries about tables and about games.
import { Program, loaded } from "./program.js";

export class Flightstand extends Program {
  static async load(options) {
    return new Flightstand(await loaded(options, () => new URL("games.wasm", import.meta.url)));
  }
}
