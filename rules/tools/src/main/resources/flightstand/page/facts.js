// How ships and remotes fare: the signs at them, and what is known of them in words.
import { visible } from "./dom.js";
import { inWords, nameOf, spoken } from "./names.js";

/** The sections of a ship that suffer damage, with what is printed of each; one unless it is huge. @param {any} ship */
function sectionsOf({ card, sections, ...ship }) {
  const printed = sections?.length ? card.huge.sections : [card];
  return (sections?.length ? sections : [{ ...ship, tokens: {} }]).map((one, i) => ({ ...one, printed: printed[i] }));
}

/** The ships that a ship has locked. @param {any} ship @returns {string[]} */
function locksOf({ lock, moreLocks = [] }) {
  return lock ? [lock, ...moreLocks.map(({ target }) => target)] : [];
}

/** Returns the signs at a ship: what is left of it, its tokens, its locks. @param {any} ship a ship of a view */
export function fare(ship) {
  const sections = sectionsOf(ship);
  const parts = sections.map(({ crippled, damage, shields, printed }) => {
    const hull = crippled ? 0 : Math.max(0, printed.hull - damage.length);
    return [hull, printed.hull, shields, printed.shields];
  });
  const tokens = { ...ship.tokens };
  for (const [kind, count] of sections.flatMap((one) => Object.entries(one.tokens))) tokens[kind] = (tokens[kind] || 0) + count;
  return { parts, tokens, locks: locksOf(ship) };
}

/** @param {any[]} cards @param {number} hull */
function damageWords({ length }, hull) {
  return length + (length === 1 ? " damage card" : " damage cards") + ", hull " + hull;
}

/** @param {Record<string, number>} tokens */
function tokenWords(tokens) {
  return Object.entries(tokens || {}).map(([kind, count]) => count + " " + kind);
}

/** What a ship or a section suffers, in words. @param {any} section @returns {string[]} */
function sectionFacts({ section, crippled, shields, damage, tokens, printed }) {
  const facts = [
    ...(crippled ? ["crippled"] : []),
    ...(printed.shields ? ["shields " + shields + " of " + printed.shields] : []),
    damageWords(damage, printed.hull),
    ...damage.filter((card) => card?.face).map(({ face }) => "face up: " + spoken(face)),
    ...tokenWords(tokens),
  ];
  return facts.map((fact) => (section ? section + ": " : "") + fact);
}

/** What ships do that are docked, by the stage of it: who docked, and the other. @type {Record<string, string[]>} */
const DOCKED = { docked: ["docked to", "host of"], fight: ["in a fight with", "in a fight with"], tow: ["tows", "towed by"] };

/** What is known of a ship's part in boarding. @param {any} ship @param {any[]} docks @returns {string[]} */
function boardingFacts({ card, boarding }, docks) {
  if (!boarding) return [];
  const { hulk, crew } = boarding;
  const own = docks.filter(({ ship, to }) => ship === card.id || to === card.id);
  return [
    ...(hulk?.disabledIn ? ["disabled in round " + hulk.disabledIn] : []),
    ...(crew?.gear ? ["boarding gear"] : []),
    ...own.map(({ ship, to, stage }) =>
      ship === card.id ? DOCKED[stage][0] + " " + nameOf(to) : DOCKED[stage][1] + " " + nameOf(ship),
    ),
  ];
}

/**
 * Returns what is known of a ship of a view, the most lasting first. @param {any} ship @param {string[][]} touching the
 * pairs that touch @param {any[]} docks @returns {string[]}
 */
export function shipFacts(ship, touching, docks) {
  const { card, status, tokens, lock, lockSection, dial, dialOpen, wing, ionised, actions, dropped } = ship;
  const { energy = 0, ...others } = tokens || {};
  const open = dial === "hidden" || dialOpen ? "" : ", face down";
  const touched = touching.filter((pair) => pair.includes(card.id)).map((pair) => nameOf(pair[0] === card.id ? pair[1] : pair[0]));
  const lingers = ship.lingering || (ship.sections || []).some(({ lingering }) => lingering);
  return [
    ...(status === "in-play" ? [] : [status.replace("-", " ")]),
    ...(card.huge ? ["energy " + energy] : []),
    ...sectionsOf(ship).flatMap(sectionFacts),
    ...tokenWords(others),
    ...(lock ? ["locked on to " + nameOf(lock) + (lockSection ? ", " + lockSection : "")] : []),
    ...(dial ? ["dial: " + (dial === "hidden" ? dial : inWords(dial)) + open] : []),
    ...(wing ? [(wing === "split" ? "split from the wing of " : "in the wing of ") + nameOf(card.wing.leader)] : []),
    ...boardingFacts(ship, docks),
    ...(ionised ? ["ionised"] : []),
    ...(actions?.length ? ["did " + actions.map(spoken).join(", ")] : []),
    ...(dropped || []).map(({ bomb, token }) => "dropped " + nameOf(bomb) + ": " + visible(token)),
    ...(lingers ? [(card.huge ? "crippled" : "destroyed") + " after its attack"] : []),
    ...(touched.length ? ["touches " + touched.sort().join(", ")] : []),
  ];
}

/** Returns what is known of a remote or an objective token. @param {any} remote one of a view @returns {string[]} */
export function remoteFacts({ card, status, side, active, tokens, damage, aboard, lingering }) {
  const { values } = card;
  return [
    card.kind + " of " + visible(card.seat),
    ...(status === "in-play" ? [] : [status.replace("-", " ")]),
    ...(aboard ? ["on the card of " + nameOf(aboard)] : []),
    ...(values ? [damageWords(damage, values.hull)] : []),
    ...(values?.invented ? ["its values are invented"] : []),
    ...(side ? [side + " side up"] : []),
    ...(active ? [] : ["inactive"]),
    ...(tokens ? [tokens + (tokens === 1 ? " token" : " tokens")] : []),
    ...(lingering ? ["destroyed, removed after its initiative"] : []),
  ];
}
