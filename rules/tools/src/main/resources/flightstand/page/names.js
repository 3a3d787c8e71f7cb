// Names for people in place of a game's ids and keys, the same on every page.
import { visible } from "./dom.js";

/** Printed names of ships, upgrades and pilots by their ids. @type {Record<string, string>} */
let printed = {};

/** The ships that pilots fly, and what cards do here, by their ids. @type {Record<string, string>[]} */
let [types, effects] = [{}, {}];

/** The names of the ships of a game, by their ids. @type {Map<string, string>} */
let called = new Map();

/** A ship's id: of its pilot, in an epic game after its player, and a number from the second. */
const PILOT = /^(?:[^-]*-)?([a-z][a-z0-9]*)(?:-(\d+))?$/;

/** The parts of keys that say more or less than their word. @type {Record<string, string>} */
const PARTS_OF_KEYS = {
  primary: "primary weapon,",
  secondary: "",
  precise: "at the engines:",
  front: "front arc",
  rear: "rear arc",
  card: "the card",
  lock: "target lock",
  fore: "fore section",
  aft: "aft section",
  none: "no dice",
};

const BEARINGS = /** @type {Record<string, string>} */ ({
  F: "straight",
  B: "bank left",
  N: "bank right",
  T: "turn left",
  Y: "turn right",
  K: "Koiogran turn",
  L: "Segnor's loop left",
  P: "Segnor's loop right",
  E: "Tallon roll left",
  R: "Tallon roll right",
  O: "stationary",
  S: "reverse straight",
  A: "reverse bank left",
  D: "reverse bank right",
});

/** The words for colors of maneuvers, by their letters. */
export const COLORS = /** @type {Record<string, string>} */ ({ G: "green", W: "white", R: "red", B: "blue", P: "purple" });

/** Returns a maneuver's code in words. @param {string} code */
export function inWords(code) {
  return [COLORS[code[2]], code[0], BEARINGS[code[1]]].join(" ");
}

/** Takes what is printed on cards, which ships pilots fly, and what cards do. @param {any} names @param {any} flies @param {any} flown */
export function learn(names, flies, flown) {
  printed = names;
  [types, effects] = [flies, flown];
}

/** @param {string} id */
function plainly(id) {
  const [, pilot, number] = PILOT.exec(id) || [];
  return printed[pilot] ? printed[pilot] + (number ? " " + number : "") : visible(id);
}

/** Calls the ships of a game by their names; of two players' ships of one name, with the player. @param {any[]} cards */
export function call(cards) {
  const seats = (name) => new Set(cards.filter(({ id }) => plainly(id) === name).map(({ seat }) => seat)).size;
  const name = ({ id, seat }) => plainly(id) + (seats(plainly(id)) > 1 ? " (" + visible(seat) + ")" : "");
  called = new Map(cards.map((card) => [card.id, name(card)]));
}

/** Calls ships by names that they have already, by their ids. @param {Map<string, string>} names */
export function callBy(names) {
  called = names;
}

/** Returns the name of a ship or a card. @param {string} id */
export function nameOf(id) {
  const dot = id.indexOf(".");
  return called.get(id) || (dot > 0 && printed[id.slice(dot + 1)] ? "the pilot's ability" : plainly(id));
}

/** Returns words with the names of ships in place of their ids. @param {string} words @param {Piece[]} ships */
export function namedIn(words, ships) {
  const ids = ships.map(({ id }) => id).filter((id) => /^[\w-]+$/.test(id) && nameOf(id) !== id);
  const longest = ids.sort((one, other) => other.length - one.length).join("|");
  return longest ? words.replace(new RegExp("(?<![\\w-])(?:" + longest + ")(?![\\w-])", "g"), nameOf) : words;
}

/** Returns a key's word as words: "barrelRoll" is "barrel roll". @param {string} key */
function unjoined(key) {
  const words = visible(key).replace(/([a-z])([A-Z])/g, (_, end, begin) => end + " " + begin.toLowerCase());
  return /^[a-z-]+$/i.test(key) ? words.replace(/-/g, " ") : words;
}

/** @param {string} part */
function partOf(part) {
  const slash = part.indexOf("/");
  if (slash > 0) return partOf(part.slice(slash + 1).replace(/#.*/, "")) + " of " + nameOf(part.slice(0, slash));
  const name = nameOf(part);
  return PARTS_OF_KEYS[part] ?? (name === visible(part) && !called.has(part) ? unjoined(part) : name);
}

/** Returns a name of the protocol as words: "barrelRoll:left" is "barrel roll left". @param {string} name */
export function spoken(name) {
  if (/^\d[A-Z][A-Z](\+\d)?$/.test(name)) return inWords(name);
  if (called.has(name)) return nameOf(name);
  if (/^[a-z]+\d+( [a-z]+\d+)*$/.test(name) && !printed[name]) return name.replace(/([a-z]+)(\d+)/g, "$2 $1");
  return name.split(":").map(partOf).filter(Boolean).join(" ");
}

/** Returns a ship, a card, a maneuver or a move that an event tells of, in words. @param {string} id */
export function wordOf(id) {
  if (called.has(id)) return nameOf(id);
  if (/^\d[A-Z][A-Z](\+\d)?$|^(barrelRoll|boost|decloak):/.test(id)) return spoken(id);
  const name = nameOf(id);
  return name === visible(id) ? unjoined(id) : name;
}

/** Returns the printed name of the type of a ship's card, or nothing. @param {any} card */
export function typeOf({ id, cards = [] }) {
  const own = cards.find((one) => one.includes("."));
  return own ? printed[own.slice(0, own.indexOf("."))] : printed[types[PILOT.exec(id)?.[1] || ""]];
}

/** Returns what a card does here, or nothing. @param {string} id */
export function effectOf(id) {
  return effects[id];
}
