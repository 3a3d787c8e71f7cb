// Tries what callers of the installed package may do, right and wrong.
import assert from "node:assert/strict";
import { Flightstand } from "flightstand";
import { Flightstand as WithGames } from "flightstand/game";

const red = { id: "red", base: "small", pose: { x: 400, y: 400, heading: 90 } };
const table = { playArea: { width: 914.4, height: 914.4 }, ships: [red] };
const flightstand = await Flightstand.load();
const games = await WithGames.load();

for (const one of [flightstand, games]) {
  const answer = one.ask({ id: 7, op: "maneuver", ship: "red", maneuver: "3ER", table });
  assert.deepEqual([answer.id, answer.ok, answer.result.final], [7, true, { x: 290, y: 510, heading: 270 }]);
}

// Tables are kept by name, each instance's own.
assert.equal(flightstand.ask({ op: "table", keep: "t", table }).ok, true);
const kept = { op: "overlap", table: "t" };
assert.equal(flightstand.ask(kept).ok, true);
assert.equal((await Flightstand.load()).ask(kept).error.code, "unknown-table");

// Players without colors of their own have some in pictures.
const blue = { id: "blue", base: "large", player: "B", pose: { x: 300, y: 600, heading: 180 } };
const drawn = { ...table, ships: [{ ...red, player: "A" }, blue] };
assert.match(flightstand.ask({ op: "overlap", table: drawn, picture: true }).result.svg, /<svg/);

// Whatever is wrong is told, and the next call is answered.
const loop = {};
loop.loop = loop;
let deep = [];
for (let i = 0; i < 100_000; i++) {
  deep = [deep];
}
const wrong = [undefined, null, 7, "maneuver", [], {}, Symbol("a"), 10n, () => 0, loop, { op: 5 }, { op: "fly" }];
wrong.push({ op: "maneuver", table: NaN }, { op: "squad", squad: { name: "imperial-swarm" } }, deep);
for (const one of wrong) {
  const answer = flightstand.ask(one);
  assert.equal(answer.ok, false);
  assert.match(answer.error.message, /./);
  assert.notEqual(answer.error.code, "internal");
}
for (const line of ["", "{", "[1]", "{\"op\":\"range\"", "\u0000", "\ud800", undefined, {}]) {
  assert.equal(JSON.parse(flightstand.answer(line)).ok, false);
}
assert.equal(flightstand.ask(kept).ok, true);

// Both modules answer the same about tables, and keep those that were used last: the least recently used goes first.
const told = (query) => {
  const answer = flightstand.ask(query);
  assert.deepEqual(games.ask(query), answer, JSON.stringify(query));
  return answer;
};
flightstand.ask({ op: "forget", table: "t" });
for (let i = 0; i < 70; i++) {
  told({ op: "table", keep: `t${i}"\\`, table });
  told({ op: "overlap", table: `t10"\\` });
}
assert.equal(told({ op: "forget", table: `t69"\\` }).ok, true);
const uncertainty = { position: 1, heading: 1 };
assert.equal(told({ op: "overlap", table: `t10"\\`, uncertainty }).ok, true);
assert.equal(told({ op: "freeRegion", table: `t10"\\`, piece: { ship: { ...red, id: "new" } } }).ok, true);
assert.equal(told({ op: "calibrate", points: [] }).ok, false);
assert.equal(told({ op: "overlap", table, uncertainty: { position: -1 } }).error.code, "bad-value");
// A copy stays what it was a copy of.
told({ op: "table", keep: "copy", table: `t60"\\` });
told({ op: "table", keep: `t60"\\`, table: { ...table, ships: [] } });
assert.equal(told({ op: "range", from: "red", to: "red", table: "copy", uncertainty: { ships: {} } }).ok, true);
for (let i = 0; i < 10; i++) {
  told({ op: "table", keep: `u${i}`, table });
}
const left = [...Array(70).keys()].filter((i) => told({ op: "overlap", table: `t${i}"\\` }).ok);
assert.ok(left.includes(10) && left.length === 53, `${left}`);
// What earlier releases loaded later is there at once, and to ask for it does no harm.
assert.equal((await Flightstand.load({ complete: true })).ask({ op: "overlap", table }).ok, true);

// A deadline gives up a long call and no other.
const setup = { players: ["A", "B"].map((id, i) => ({ id, squad: { name: i ? "rebel-x-wings" : "imperial-swarm" } })) };
const begun = games.ask({ op: "start", keep: "g", setup: { ...setup, chance: { seed: 1 } } });
assert.equal(begun.ok, true, JSON.stringify(begun.error));
const playout = { op: "playout", game: "g", players: { A: "greedy", B: "greedy" }, rounds: 6, times: 1_000, seed: 7 };
const before = performance.now();
assert.equal(games.ask(playout, { deadline: 200 }).error.code, "too-slow");
assert.ok(performance.now() - before < 5_000);
assert.equal(games.ask({ ...playout, times: 1, rounds: 1 }).ok, true);
console.log("as expected");
