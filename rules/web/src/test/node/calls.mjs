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
wrong.push({ op: "maneuver", table: NaN }, { op: "overlap", table: { ...table, playArea: { width: NaN } } }, { op: "squad", squad: { name: "imperial-swarm" } }, deep);
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

// JSON has no such numbers; the error names them all the same.
const nowhere = { ...table, ships: [{ ...red, pose: { x: NaN, y: -Infinity, heading: 90 } }] };
assert.deepEqual(flightstand.ask({ id: 8, op: "overlap", table: nowhere }), {
  id: 8,
  ok: false,
  error: { code: "bad-value", message: "'x' is NaN, expected a number", at: "/table/ships/0/pose/x" },
});
assert.equal(flightstand.ask({ op: "overlap", table: { ...table, colors: null } }).ok, false);

// Options are known, or refused.
const { error } = flightstand.ask(kept, { deadlines: 5 });
assert.equal(error.message, "the option 'deadlines' is unknown, expected deadline");
assert.equal(JSON.parse(flightstand.answer("{}", { deadline: "soon" })).error.code, "bad-value");
assert.equal(flightstand.ask(kept, { deadline: undefined }).ok, true);
await Flightstand.load({ complete: true });
await assert.rejects(Flightstand.load({ whole: true }), /'whole' is unknown, expected module or url/);
await assert.rejects(Flightstand.load({ module: new Uint8Array(8), url: "x" }), /expected only one/);

// The module may lie anywhere; what is no module is named.
const elsewhere = import.meta.resolve("flightstand/tables.wasm");
for (const url of [elsewhere, new URL(elsewhere)]) {
  assert.equal((await Flightstand.load({ url })).ask({ op: "overlap", table }).ok, true);
}
await assert.rejects(Flightstand.load({ url: "data:text/html,<!doctype html>" }), /is no WebAssembly, expected/);

// A host without what the modules need is told so.
const { validate } = WebAssembly;
WebAssembly.validate = () => false;
await assert.rejects(Flightstand.load(), /^Error: this host \(Node [\d.]+\) lacks .*, expected Node 24\.15, /);
WebAssembly.validate = validate;

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
