// Answers queries about tables and about games.
import { Program, compiled } from "./program.js";

export class Flightstand extends Program {
  static async load(options) {
    return new Flightstand(await compiled(options?.module ?? new URL("games.wasm", import.meta.url)));
  }
}
