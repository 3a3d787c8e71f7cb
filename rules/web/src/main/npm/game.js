// Answers queries about games, too; all with the second part beside the first.
import { Program, compiled } from "./program.js";

const COMPLETE = new URL("complete.wasm", import.meta.url);

export class Flightstand extends Program {
  static async load(options) {
    const module = options?.module ?? new URL("games.wasm", import.meta.url);
    const flightstand = new Flightstand(await compiled(module), COMPLETE);
    if (options?.complete) {
      await flightstand.complete();
    }
    return flightstand;
  }
}
