// What a step of a log tells, by its events or its claim: what one watches for, the dice that lie open, its query.
import { nameOf } from "./names.js";

/** What people watch for, the weightiest last, and the kinds of events in which they see it. */
const BEATS = /** @type {[string, string[]][]} */ (
  Object.entries({
    round: "",
    move:
      "placedObstacle placedStandIn placedShip moved broughtBack remotePlaced remoteDropped remoteMoved" +
      " remoteBroughtBack docked towed dropped",
    damage: "detonated shieldLost dealt detonate",
    attack: "attacked attack",
    loss: "destroyed fled escaped remove",
  }).map(([beat, kinds]) => [beat, kinds.split(" ")])
);

/** The events with which a step begins and dice are taken away, and those after which an attack is over. */
const BEGINNING = "attacked activated moved phaseBegan roundEnded".split(" ");
const ENDING = "phaseBegan activated skipped destroyed remoteGone roundEnded".split(" ");

/** The faces of dice in their order on the table. */
const ORDER = "hit critical evade focus blank".split(" ");

/** The claims that are moves beside maneuvers. */
const CLAIMED = ["barrelRoll", "boost", "decloak", "rotate"];

/** @param {any[]} events */
function beatOf(events) {
  const kind = (event) => (event.kind === "phaseBegan" && event.phase === "planning" ? "round" : event.kind);
  const kinds = events.map(kind);
  const seen = BEATS.filter(([beat, some]) => kinds.some((one) => one === beat || some.includes(one)));
  return seen[seen.length - 1]?.[0];
}

/** The query that shows what an event did, if one does. @param {any} event @returns {any} */
function eventQuestion({ kind, ship, move = "", attacker, target, arc, section }) {
  if (kind === "attacked") return { op: "attack", attacker, target, arc, ...(section ? { section } : {}) };
  const [op, direction] = move.split(":");
  // A query knows no move along a bank that only a card grants.
  if (kind !== "moved" || move === "formation" || direction?.includes("-")) return null;
  return direction ? { op, ship, direction } : { op: "maneuver", ship, maneuver: move };
}

/** The query that a claim answers, if one does. @param {any} claim @returns {any} */
function claimQuestion(claim) {
  const some = (...keys) => Object.fromEntries(keys.flatMap((key) => (key in claim ? [[key, claim[key]]] : [])));
  if (claim.activate) return { op: "maneuver", ship: claim.activate, ...some("maneuver", "as") };
  if (claim.attack && claim.arc) return { op: "attack", attacker: claim.attack, ...some("target", "arc", "section") };
  const op = CLAIMED.find((key) => key in claim);
  return op ? { op, ship: claim[op], ...some("direction", "template", "by", "turn") } : null;
}

/** @param {any[]} dice */
function facesOf(dice) {
  return dice.map(({ face }) => face).sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}

/** The dice that lie open: those of the attack in progress, the attack dice first, or of another roll. */
class OpenDice {
  constructor() {
    /** @type {{who: string, what: string, faces: string[]}[]} */
    this.rolls = [];
    this.attack = false;
  }

  /** @param {any} event */
  see({ kind, ship, player, what = "mission", dice }) {
    if (BEGINNING.includes(kind)) this.rolls = [];
    if (kind === "rolled" || kind === "missionRolled") {
      const attack = kind === "rolled" && ["attack", "defence"].includes(what);
      if (!attack || !this.attack || this.rolls.length > 1) this.rolls = [];
      this.attack = attack;
      this.rolls = [...this.rolls, { who: nameOf(ship || player), what, faces: facesOf(dice) }];
    }
    if (kind !== "modified" || !this.rolls.length) return;
    const faces = facesOf(dice);
    const hits = faces.includes("hit") || faces.includes("critical");
    const defends = !hits && (faces.includes("evade") || this.rolls[0].who !== nameOf(ship));
    this.set(defends ? this.rolls.length - 1 : 0, faces);
  }

  /** Corrects the dice by those of the attack in progress. @param {any[][]} pools */
  settle(pools) {
    pools.forEach((dice, i) => this.attack && i < this.rolls.length && dice.length && this.set(i, facesOf(dice)));
  }

  /** @param {number} index @param {string[]} faces */
  set(index, faces) {
    this.rolls = this.rolls.map((roll, i) => (i === index ? { ...roll, faces } : roll));
  }
}

/** Splits the events of a line into those of steps, so that no step moves two ships. @param {any[]} events */
export function split(events) {
  const groups = [/** @type {any[]} */ ([])];
  for (const event of events) {
    if (BEGINNING.includes(event.kind) && groups[groups.length - 1].length) groups.push([]);
    groups[groups.length - 1].push(event);
  }
  return groups;
}

/**
 * Adds to the steps of a log what they tell: `stage`, the part of the game that begins; `beat`; `ask`; `dice`; `like`, the
 * step of the attack that is on. @param {any[]} steps each with the `events` and `pools` of a `game`, or of a log of claims
 * with its `claim`, if it has one
 */
export function understand(steps) {
  const open = new OpenDice();
  let attack = -1;
  for (const [i, step] of steps.entries()) {
    Object.assign(step, step.game);
    const { events = [], pools = [], claim = {} } = step;
    const begun = events.find(({ kind }) => kind === "phaseBegan");
    if (begun) step.stage = "round " + begun.round + ", " + begun.phase;
    step.beat = beatOf(step.events || [{ kind: "moved" }, ...Object.keys(claim).map((kind) => ({ kind }))]);
    step.ask = step.events ? events.map(eventQuestion).find(Boolean) : claimQuestion(claim);
    for (const event of events) {
      open.see(event);
      if (event.kind === "attacked") attack = i;
      else if (ENDING.includes(event.kind)) attack = -1;
    }
    open.settle(pools);
    step.dice = open.rolls;
    if (attack >= 0 && attack < i) step.like = attack;
  }
}
