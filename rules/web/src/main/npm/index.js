// Answers queries about tables.
import { Program, compiled } from "./program.js";

const url = new URL("tables.wasm", import.meta.url);

export class Flightstand extends Program {
  static async load() {
    return new Flightstand(await compiled(url));
  }
}
