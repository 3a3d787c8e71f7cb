// Answers the lines of a file with the installed package and writes the answers to another file:
//   node answers.mjs LINES ANSWERS
import { readFileSync, writeFileSync } from "node:fs";
import { Flightstand } from "flightstand/game";

const [lines, answers] = process.argv.slice(2);
const flightstand = await Flightstand.load();
const asked = readFileSync(lines, "utf8").split("\n").slice(0, -1);
writeFileSync(answers, asked.map((line) => flightstand.answer(line) + "\n").join(""));
