// Times answers with the installed package and prints the milliseconds of one answer to each timed line:
//   node speed.mjs FILE
// FILE has the seconds for each line, and then lines: those that begin with "!" are timed.
import { readFileSync } from "node:fs";
import { Flightstand } from "flightstand/game";
import { timed } from "./timed.mjs";

const text = readFileSync(process.argv[2], "utf8");
console.log(timed(await Flightstand.load(), text).join("\n"));
