// What the declarations allow.
import { Flightstand, Answer, ManeuverResult, Query, TableFigures } from "flightstand";
import { Flightstand as Games, State } from "flightstand/game";

const table: TableFigures = {
  playArea: { width: 914.4, height: 914.4 },
  ships: [{ id: "red", base: "small", pose: { x: 100, y: 100, heading: 90 } }],
  obstacles: [{ id: "rock", kind: "asteroid", outline: [[1, 2], [3, 4], [5, 1]] }],
  touching: [["red", "blue"]],
};
const tables = await Flightstand.load();
const answer: Answer<ManeuverResult> = tables.ask({ op: "maneuver", table, ship: "red", maneuver: "2FW" });
if (answer.ok) {
  const x: number = answer.result.final.x;
  const rail: number | null = answer.result.rail;
  const offset: number | undefined = answer.result.offsets?.[0]?.[1];
  told(x, rail, offset);
} else {
  told(answer.error.code === "too-slow", answer.error.message);
}

const kept = tables.ask({ op: "table", table, keep: "t", id: 7, rules: ["epic-2019", "boarding-2.2"] }, { deadline: 50 });
if (kept.ok) {
  told(kept.result.table);
}

function fled(query: Query): boolean {
  const any = tables.ask(query);
  return any.ok && "outcome" in any.result && any.result.fled;
}
fled({ op: "boost", table: "t", ship: "red", direction: "left" });
const line: string = tables.answer('{"op":"forget","table":"t"}', {});

const whole: Flightstand = await Flightstand.load({ url: "https://example.org/tables.wasm" });
const region = whole.ask({ op: "freeRegion", table: "t", piece: { ship: { id: "new", base: "small", pose: { x: 1, y: 2, heading: 0 } } } });
told(region.ok);

// In variables without types, too.
const spread = {
  playArea: { width: 914.4, height: 914.4 },
  ships: [{ id: "red", base: "small", pose: { x: 100, y: 100, heading: 90 } }],
};
const written = { op: "maneuver", ship: "red", maneuver: "2FW", table: spread };
const unknown = tables.ask(written);
if (unknown.ok && "rail" in unknown.result) {
  told(unknown.result.rail, unknown.note);
}
const constant = { op: "boost", ship: "red", direction: "left", table: "t" } as const;
const boosted = tables.ask(constant);
told(boosted.ok && boosted.result.legal);

const games = await Games.load();
await Games.load({ module: new Uint8Array(8) });
const waiting = games.ask({ op: "decisions", game: "mine" });
if (waiting.ok) {
  waiting.result.decisions.map((decision) => decision.options.map((option) => option.key));
}
const view = games.ask({ op: "view", game: "mine", player: "a" });
if (view.ok) {
  const game = games.ask({ op: "sample", view: view.result.view, seed: 5 });
  const state: State | false = game.ok && game.result.game.state;
  told(state);
}
const acted = games.ask({ op: "act", game: "mine", command: { decision: "planning", key: "2FW" } });
if (acted.ok) {
  for (const event of acted.result.events) {
    if (event.kind === "moved") {
      told(event.pose.heading);
    }
  }
}

function told(...values: unknown[]): void {
  void [line, values];
}
