// What happens in a game, in words; the words of its options; and how ships fare.
import { make, visible } from "../dom.js";
import { fare } from "../facts.js";
import { nameOf, spoken, wordOf } from "../names.js";
import { dice } from "../signs.js";

/** What the page says of events otherwise than the program: nothing, or what the drawing and the dial leave open. */
const SAID = /** @type {Record<string, string>} */ ({
  ...Object.fromEntries("roundEnded ended remembered activated cardsDiscarded".split(" ").map((kind) => [kind, ""])),
  phaseBegan: "Round {round}, {phase}",
  dialSet: "{player} sets the dial of {ship}",
  moved: "{ship} moves: {move}",
  skipped: "{ship}: no {what} ({reason})",
  gained: "{ship} gains {count} {marker}",
  lost: "{ship} loses {count} {marker}",
  earned: "{player}: {count} victory tokens",
  hit: "{attacker} hits {defender}, hits: {hits}, critical: {criticals}",
  energyGained: "{ship} gains {count} energy",
  energyLost: "{ship} loses {count} energy",
  energyAllocated: "{ship} puts {count} energy on a card",
  cardEnergyChanged: "A card of {ship} changes by {count} energy",
  obstaclesRemoved: "{obstacles} off the table, under {ship}",
  shieldsRecovered: "{ship} has shields back: {count}",
});

/** What the program says of events, by their kinds. @type {Record<string, string>} */
let sentences = {};

/** Takes what the program says of events. @param {Record<string, string>} words */
export function speak(words) {
  sentences = words;
}

/** A member in a sentence, and the words that are there if it is, or else: {face? face up: %| face down}. */
const MEMBER = /\{([\w.]+)(?:(\?)([^}|]*)(?:\|([^}]*))?)?\}/g;

/** Members that are not said: drawings tell them, or they are secrets from whoever else looks at the screen. */
const UNSAID = ["kind", "pose", "dice", "outline", "maneuver"];

/** @param {any} value @returns {string} */
function said(value) {
  if (Array.isArray(value)) return value.map(said).join(", ");
  if (value && typeof value === "object") return said(value.id || value.name || Object.values(value));
  return wordOf(String(value ?? "face down"));
}

/** @param {Record<string, any>} event */
function eventWords(event) {
  const known = SAID[event.kind] ?? sentences[event.kind];
  if (known === "") return "";
  if (known) {
    const plain = known.replace(/ (at|to|by \{template.code\} to) \{pose\}/, "").replace("{maneuver?, %}", "");
    const begun = plain.replace(/^[a-z]/, (letter) => letter.toUpperCase());
    const words = begun.replace(MEMBER, (_, path, optional, there, otherwise) => {
      const [name, part] = path.split(".");
      const value = event[name]?.[part] ?? event[name];
      if (!optional) return said(value);
      return value && value.length !== 0 ? there.replace("%", () => said(value)) : otherwise || "";
    });
    return words.replace(/^the /, "The ") + ".";
  }
  const subject = event.ship || event.player || event.team || event.remote || "";
  const members = Object.entries(event).filter(([key, value]) => !UNSAID.includes(key) && value !== subject);
  return nameOf(subject) + " " + spoken(event.kind) + ": " + said(members.map(([, value]) => value)) + ".";
}

/** Whose dice an event shows, what for, and their faces. @param {Record<string, any>} event */
function rollOf({ ship, player, what = "mission", dice }) {
  return { who: nameOf(ship || player), what, faces: dice.map(({ face }) => face) };
}

/** Returns what is shown of an event, if anything: its words or its dice. @param {Record<string, any>} event */
export function line(event) {
  const words = eventWords(event);
  if (event.kind === "phaseBegan") return make("li", { class: "phase" }, words.slice(0, -1));
  if (!event.dice) return words ? make("li", {}, words) : null;
  const { who, what, faces } = rollOf(event);
  const modified = faces.includes("evade") ? "defence" : "after " + what;
  return make("li", { class: "roll" }, dice({ who, what: event.kind === "modified" ? modified : what, faces }));
}

/** Says how a game ended. @param {{winner?: string, scores: Record<string, number>, reason: string}} over */
export function overWords({ winner, scores, reason }) {
  const sides = Object.keys(scores).sort((one, other) => Number(other === winner) - Number(one === winner));
  const points =
    sides.length === 2
      ? sides.map((side) => scores[side]).join(" to ")
      : "points: " + sides.map((side) => visible(side) + " " + scores[side]).join(", ");
  return (winner ? visible(winner) + " wins" : "A draw") + ", " + points + " (" + reason + ").";
}

/** Returns what events tell in words, their dice too. @param {Record<string, any>[]} events @returns {string} */
export function words(events) {
  return events
    .map((event) => {
      if (event.kind === "ended") return overWords(event.over);
      if (!event.dice) return eventWords(event);
      const { who, what, faces } = rollOf(event);
      return who + ", " + what + ": " + (faces.join(" ") || "no dice") + ".";
    })
    .filter(Boolean)
    .join(" ");
}

/** Says how a ship fares. @param {any} ship a ship of a view @returns {string} */
export function fares(ship) {
  if (ship.status !== "in-play") return ship.status.replace("-", " ");
  const { parts, tokens, locks } = fare(ship);
  return [
    ...parts.map(([hull, all]) => "hull " + hull + "/" + all),
    ...parts.filter(([, , , all]) => all).map(([, , shields, all]) => "shields " + shields + "/" + all),
    ...Object.entries(tokens).map(([kind, count]) => count + " " + kind),
    ...ship.damage.filter((card) => card?.face).map(({ face }) => spoken(face)),
    ...locks.map((target) => "locked on to " + nameOf(target)),
    ...(ship.dial ? [ship.dialOpen ? "dial open" : "dial set"] : []),
  ].join(", ");
}
