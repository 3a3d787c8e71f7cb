// What the declarations forbid: every line after a comment that expects an error has one.
import { Flightstand } from "flightstand";

const tables = await Flightstand.load();
const table = "t";
// @ts-expect-error: no such operation
tables.ask({ op: "fly" });
// @ts-expect-error: a number as a maneuver
tables.ask({ op: "maneuver", table, ship: "red", maneuver: 2 });
// @ts-expect-error: an unknown member
tables.ask({ op: "maneuver", table, ship: "red", maneuver: "2FW", speed: 2 });
// @ts-expect-error: another operation's member
tables.ask({ op: "maneuver", table, ship: "red", maneuver: "2FW", direction: "left" });
// @ts-expect-error: an unknown direction
tables.ask({ op: "barrelRoll", table, ship: "red", direction: "up" });
// @ts-expect-error: a number as a text
tables.ask({ op: "maneuver", table, ship: "red", maneuver: "2FW", offset: "5" });
// @ts-expect-error: a point with one coordinate
tables.ask({ op: "range", table, from: [1], to: "red" });
// @ts-expect-error: an operation of games
tables.ask({ op: "squad", squad: {} });
// @ts-expect-error: a deadline that is no number
tables.ask({ op: "forget", table }, { deadline: "soon" });

const answer = tables.ask({ op: "boost", table, ship: "red" });
// @ts-expect-error: a result that may not be there
answer.result;
if (answer.ok) {
  // @ts-expect-error: a member of another result
  answer.result.rail;
}
// @ts-expect-error: an unknown option
tables.ask({ op: "forget", table }, { deadlines: 5 });
// @ts-expect-error: an unknown option of load
await Flightstand.load({ whole: true });
// @ts-expect-error: only load makes one
new Flightstand();
