// Answers the lines of a file with the installed package and writes the answers to another file:
//   node answers.mjs LINES ANSWERS TABLES
// Of so many lines at the beginning, which are about tables, one in four is also answered by the package for tables.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { Flightstand as Tables } from "flightstand";
import { Flightstand } from "flightstand/game";

const EVERY = 4;
const [lines, answers, tables] = process.argv.slice(2);
const flightstand = await Flightstand.load();
const asked = readFileSync(lines, "utf8").split("\n").slice(0, -1);
const answered = asked.map((line) => flightstand.answer(line));
writeFileSync(answers, answered.join("\n") + "\n");

const packageOfTables = await Tables.load();
for (let i = 0; i < tables; i += EVERY) {
  assert.equal(packageOfTables.answer(asked[i]), answered[i]);
}
