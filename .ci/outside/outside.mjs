// Asks the question of Outside.java of the package for npm.
import { Flightstand } from "flightstand";

const flightstand = await Flightstand.load();
const answer = flightstand.ask({
  op: "maneuver",
  ship: "red",
  maneuver: "2FW",
  table: {
    playArea: { width: 914.4, height: 914.4 },
    ships: [{ id: "red", base: "small", pose: { x: 200, y: 100, heading: 90 } }],
  },
});
console.log(JSON.stringify(answer));
