// A page that bundlers are tried with: it asks in the page, and in the worker of the README.
import { Flightstand } from "flightstand";

const table = {
  playArea: { width: 914.4, height: 914.4 },
  ships: [{ id: "red", base: "small", pose: { x: 400, y: 400, heading: 90 } }],
};
const query = { op: "maneuver", ship: "red", maneuver: "3ER", table };

function show(id, answer) {
  document.getElementById(id).className = answer.ok ? "done" : "failed";
}

Flightstand.load().then((flightstand) => show("page", flightstand.ask(query)));
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => show("worker", data);
worker.postMessage(query);
