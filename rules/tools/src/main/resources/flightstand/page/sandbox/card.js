// A ship's card: what is printed on it, how the ship fares, and what its upgrades do here; and the odds of an attack.
import { make, word } from "../dom.js";
import { effectOf, inWords, nameOf, spoken, typeOf } from "../names.js";
import { dial } from "./dial.js";
import { fares } from "./told.js";

/** Makes the card of a ship of a view. @param {any} ship @returns {Node[]} */
export function cardOf(ship) {
  const { card, cards = [] } = ship;
  const sections = card.huge?.sections || [card];
  const figures = sections.map(({ hull, shields }) => "hull " + hull + ", shields " + shields).join("; ");
  const plate = dial(card.dial, null, { preview: () => {}, take: () => {} });
  plate.inert = true;
  return [
    make(
      "p",
      {},
      [typeOf(card), "skill " + card.skill, "attack " + card.attack, "agility " + card.agility].filter(Boolean).join(", "),
      ", " + figures + ". Actions: " + card.actions.map(spoken).join(", ") + ".",
    ),
    make("p", {}, fares(ship)),
    make("p", { class: "visually-hidden" }, "Dial: " + card.dial.map(inWords).join(", ")),
    plate,
    make("ul", {}, ...cards.map(upgradeLine)),
  ];
}

/** @param {{id: string, up?: boolean}} card */
function upgradeLine({ id, up }) {
  const effect = effectOf(id);
  return make("li", {}, make("b", {}, nameOf(id)), up === false ? " (face down)" : "", effect ? ": " + effect : "");
}

/** Says the odds of an attack that is under way. @param {any} odds one of the protocol's answer */
export function oddsWords({ exact, damage, destroyed, outcomes, denominator, low, high }) {
  if (!exact) return "Between " + word(low.value, 3) + " and " + word(high.value, 3) + " damage to expect.";
  const percent = (value) => word(100 * value, 1) + " %";
  const none = outcomes.find(({ hits, criticals }) => hits + criticals === 0);
  const fraction = damage.denominator.length < 6 && damage.denominator !== "1" ? " (" + damage.numerator + "/" + damage.denominator + ")" : "";
  return [
    word(damage.value, 3) + fraction + " damage to expect",
    "no hit in " + percent(none ? Number(none.numerator) / Number(denominator) : 0),
    ...(destroyed ? ["destroyed in " + percent(destroyed.value)] : []),
  ].join(", ");
}
