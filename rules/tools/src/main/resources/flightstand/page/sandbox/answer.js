// The ways to answer a decision: a dial, buttons for tokens and targets, bands to slide along, dice to pick.
import { make } from "../dom.js";
import { nameOf, spoken } from "../names.js";
import { dice } from "../signs.js";
import { dial } from "./dial.js";

/** What does nothing, and so comes last. */
const LAST = ["pass", "done", "unready"];

/** What is asked about when somebody asks why not, by the kind of the decision. @type {Record<string, string[]>} */
const THINKABLE = {
  action:
    "focus evade lock coordinate cloak barrelRoll:left barrelRoll:right boost:left boost:straight boost:right".split(
      " ",
    ),
  modifyAttack: ["focus", "lock"],
  modifyDefence: ["focus", "evade"],
};

/** Makes the controls of a decision. @param {Decision} decision @param {Desk} desk @returns {HTMLElement[]} */
export function answers(decision, desk) {
  const options = [...decision.options].sort((one, other) => LAST.indexOf(one.key) - LAST.indexOf(other.key));
  return options.map((option) => answer(decision, option, desk));
}

/** @param {Decision} decision @param {Option} option @param {Desk} desk @returns {HTMLElement} */
function answer(decision, option, desk) {
  const { key, oneOf, subset, region } = option;
  const give = (rest) => desk.give({ decision: decision.id, key, ...rest });
  if (oneOf && /^\d[A-Z][A-Z]/.test(oneOf[0])) return turned(decision.ship, oneOf, desk, give);
  if (subset) return picked(option, desk.view, give);
  if (oneOf) {
    const values = oneOf.map((value) =>
      choice(value, shown(decision, key, desk.view, value), desk, () => give({ value })),
    );
    return make("div", { class: "options" }, make("span", { class: "key" }, spoken(key)), ...values);
  }
  const question = shown(decision, key, desk.view);
  if (region) return choice(key, null, desk, () => desk.lay(decision, option));
  if (option.slide) return choice(key, question, desk, () => desk.slide(question || {}, option, give));
  return choice(key, question, desk, () => give({}));
}

/** A button that shows what it leads to while it is pointed at or has the focus. */
/** @param {string} name @param {Query | null} question @param {Desk} desk @param {() => void} take */
function choice(name, question, desk, take) {
  const button = make("button", { type: "button", onclick: take }, spoken(name));
  button.dataset.choice = name;
  for (const type of ["pointerenter", "focus"]) button.addEventListener(type, () => desk.see(question));
  for (const type of ["pointerleave", "blur"]) button.addEventListener(type, () => desk.see(null));
  return button;
}

/** A dial whose maneuvers are flown before one as they are pointed at. */
/** @param {string} ship @param {string[]} codes @param {Desk} desk @param {(rest: Query) => void} give */
function turned(ship, codes, desk, give) {
  const set = desk.view.ships.find(({ card }) => card.id === ship)?.dial;
  const preview = (code) => desk.see(code && { op: "maneuver", ship, maneuver: code.slice(0, 3) });
  return dial(codes, codes.includes(set) ? set : null, { preview, take: (value) => give({ value }) });
}

/** Returns the question whose picture shows what an option leads to, if there is one. */
/** @param {Decision} decision @param {string} key @param {View} view @param {string} [value] @returns {Query | null} */
function shown({ ship }, key, { agenda, table }, value) {
  const [kind, way] = key.split(":");
  if (["barrelRoll", "boost", "decloak"].includes(kind)) return { op: kind, ship, ...moved(kind, way) };
  if (kind === "offset") return { op: "maneuver", ship, maneuver: agenda[agenda.length - 1].activation?.executed };
  if (kind === "primary") return { op: "attack", attacker: ship, target: value, arc: way };
  const stands = (id) => [...table.ships, ...table.obstacles, ...table.tokens].some((piece) => piece.id === id);
  return ship !== value && stands(ship) && stands(value) ? { op: "range", from: ship, to: value } : null;
}

/** The direction of a move, and the bank that it is made along, if any. @param {string} kind @param {string} way */
function moved(kind, way) {
  const [direction, bend] = way.split("-");
  if (!bend) return { direction };
  // Seen along a template that leads to the left, the front is on the right.
  const left = direction === "forward" ? bend === "left" : (direction === "left") === (bend === "back");
  return { direction, template: (kind === "decloak" ? 2 : 1) + (left ? "B" : "N") };
}

/** The attack that is under way: whose dice are changed, and both pools. @param {View} view */
export function attackOf({ agenda }) {
  const attack = agenda.map((task) => task.attack).find(Boolean);
  return attack && { ...attack, pool: attack.step === "modify-defence" ? "defence" : "attack" };
}

/** Dice to pick from a pool. @param {Option} option @param {View} view @param {(rest: Query) => void} give */
function picked({ key, subset, min, max }, view, give) {
  const attack = attackOf(view);
  const values = new Set();
  const take = make("button", { type: "button", disabled: min > 0 }, spoken(key));
  take.addEventListener("click", () => give({ values: [...values].sort((one, other) => one - other) }));
  const buttons = subset.map((index) => {
    const face = attack?.[attack.pool].dice[index]?.face;
    const sign = face ? dice({ who: "", what: attack.pool, faces: [face] }).lastChild : String(index + 1);
    const button = make("button", { type: "button", class: "pick", "aria-pressed": "false" }, sign);
    button.addEventListener("click", () => {
      if (!values.delete(index)) values.add(index);
      button.setAttribute("aria-pressed", String(values.has(index)));
      take.disabled = values.size < min || values.size > max;
    });
    return button;
  });
  return make("div", { class: "options", role: "group", "aria-label": spoken(key) }, ...buttons, take);
}

/** Lists what is not offered, for those who ask why not: actions, targets, maneuvers, tokens. */
/** @param {Decision} decision @param {View} view @returns {Query[]} commands that the rules refuse */
export function denied({ id, kind, ship, options }, view) {
  const card = view.ships.find((one) => one.card.id === ship)?.card || {};
  const others = view.table.ships.map((one) => one.id).filter((other) => other !== ship);
  const aimed = (key) => others.map((value) => ({ key, value }));
  const thinkable = (THINKABLE[kind] || []).flatMap((key) => {
    if (key === "lock" && kind !== "action") return [{ key, values: [0] }];
    if (key === "lock" || key === "coordinate") return aimed(key);
    return [key.startsWith("barrelRoll") ? { key, shift: 0 } : { key }];
  });
  if (kind === "dial") thinkable.push(...card.dial.map((value) => ({ key: kind, value })));
  if (kind === "attack") {
    thinkable.push(...(card.arcs || []).flatMap((arc) => aimed("primary:" + arc)));
    thinkable.push(...(card.weapons || []).flatMap((weapon) => aimed("secondary:" + weapon.id)));
  }
  const offers = (one, { key, value }) => one.key === key && (!value || !one.oneOf || one.oneOf.includes(value));
  const refused = thinkable.filter((one) => !options.some((option) => offers(option, one)));
  const unready = kind === "dial" && !view.decisions.some((one) => one.kind === "ready");
  return [
    ...refused.map((one) => ({ decision: id, ...one })),
    ...(unready ? [{ decision: "ready:" + view.player, key: "ready" }] : []),
  ];
}

/** Returns a command in words. @param {Query} command */
export function commandWords({ key, value }) {
  return spoken(key) + (value ? " " + (key === "dial" ? spoken(value) : nameOf(value)) : "");
}
