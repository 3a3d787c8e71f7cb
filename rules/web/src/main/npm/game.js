// Answers every query, those about games too.
import { Program, compiled } from "./program.js";

const url = new URL("games.wasm", import.meta.url);

export class Flightstand extends Program {
  static async load() {
    return new Flightstand(await compiled(url));
  }
}
