// Before a game: who plays which squad, what is played, and the set-up that follows from it.
import { at, make, visible } from "../dom.js";
import { PERSON } from "./game.js";
import { chosenSquad, ownSquads, seated, squadOf } from "./missions.js";

const PLAYERS = [PERSON, "greedy", "look-ahead", "search", "random"];

/** The colors of the seats' ships. */
const SEATED = ["red", "blue", "green", "pink", "orange", "sky", "olive", "purple"];

const PASTED = "XWS, pasted";

/** The most seats of a game, and the obstacles of each side that brings some. */
const [SEATS, EACH] = [8, 3];

export class Lobby {
  /** @param {Opening} opening @param {(setup: Record<string, any>, kinds: string[]) => void} begin */
  constructor(opening, begin) {
    this.opening = opening;
    at("mission").append(...opening.missions.map(({ name }) => make("option", {}, name)));
    at("seed").value = Math.floor(Math.random() * 1e9);
    at("mission").addEventListener("change", () => this.seat());
    at("seat-add").addEventListener("click", () =>
      this.add(chosenSquad(at("mission").value, at("seats").children.length), "greedy"),
    );
    at("lobby").addEventListener("submit", (event) => {
      event.preventDefault();
      const setup = this.setup();
      const kinds = this.kinds();
      if (setup)
        begin(
          setup,
          setup.players.map((_, i) => kinds[i] || "greedy"),
        );
    });
    this.seat();
  }

  /** The mission that is chosen, if one is. */
  mission() {
    return this.opening.missions.find(({ name }) => name === at("mission").value);
  }

  /** Seats as many as the mission needs, on its sides, with squads that fit it; what was pasted and who plays stays. */
  seat() {
    const rows = [...at("seats").children];
    const had = rows.map((row) => row.querySelector("select").value);
    const pasted = rows.map((row) => row.querySelector("textarea").value);
    const kinds = this.kinds();
    at("seats").replaceChildren();
    seated(this.mission()).forEach((side, i) => {
      const squad = had[i] === PASTED ? PASTED : chosenSquad(at("mission").value, i, had[i]);
      this.add(squad, kinds[i] || (i ? "greedy" : PERSON), side, pasted[i]);
    });
    this.refuse(null);
  }

  /** Who plays the seats. @returns {string[]} */
  kinds() {
    return [...at("seats").querySelectorAll(".kind")].map(({ value }) => value);
  }

  /**
   * Adds a player. @param {string} squad @param {string} kind @param {string} [on] the side; absent: the player's own
   * @param {string} [text] a squad that was pasted
   */
  add(squad, kind, on, text = "") {
    const number = at("seats").children.length;
    const id = String.fromCharCode(65 + number);
    const squadNames = [...this.opening.squads, ...ownSquads(), PASTED];
    const options = (values) => values.map((value) => make("option", {}, value));
    const squads = make("select", { "aria-label": "Squad of " + id }, ...options(squadNames));
    const kinds = make("select", { class: "kind", "aria-label": "Player " + id }, ...options(PLAYERS));
    const xws = make("textarea", { rows: 2, spellcheck: "false", "aria-label": "XWS of " + id, hidden: true });
    const side = make("label", { class: "side" }, "side ", make("input", { type: "text", maxlength: 40, value: on || id }));
    const show = () => (xws.hidden = squads.value !== PASTED);
    squads.addEventListener("change", show);
    [squads.value, kinds.value, xws.value] = [squad, kind, text];
    show();
    at("seats").append(make("p", { class: "fields" }, make("b", {}, id), squads, kinds, side, xws));
    at("seats").classList.toggle("many", number > 1);
    at("seat-add").disabled = number + 1 === SEATS;
  }

  /** Returns the set-up, or says what is wrong with what was pasted. @returns {Record<string, any> | null} */
  setup() {
    const text = at("seed").value.trim() || "0";
    const chance = { seed: /^\d{1,15}$/.test(text) ? Number(text) : text };
    const cards = at("flown").checked ? { cardSets: ["flown"] } : {};
    try {
      const own = at("own").value.trim();
      if (own) {
        const written = JSON.parse(own);
        if (!Array.isArray(written?.players)) throw new SyntaxError("it has no players");
        return { ...cards, ...written, chance };
      }
      const mission = this.mission();
      const players = [...at("seats").children].map((row, i) => ({ ...player(row), color: SEATED[i] }));
      const scenario = mission ? { scenario: mission.name } : {};
      const obstacles = at("rocks").checked ? this.obstacles(players, mission) : [];
      return { ...cards, ...scenario, chance, rounds: at("rounds").valueAsNumber || 12, players, obstacles };
    } catch (wrong) {
      this.refuse({ message: "What was pasted is no set-up and no squad: " + /** @type {Error} */ (wrong).message });
      return null;
    }
  }

  /** The asteroids that players bring, as many as are asked for. @param {any[]} players @param {Mission} [mission] */
  obstacles(players, mission) {
    const teams = players.map(({ id, team }) => team || id);
    const sides = [...new Set(teams)];
    const count = mission ? mission.obstacles[sides.length - 1] || 0 : EACH * sides.length;
    const bringing = players.filter((_, i) => !mission || mission.bringing.includes(sides.indexOf(teams[i]) + 1));
    const owners = (bringing.length ? bringing : players).map(({ id }) => id);
    return Array.from({ length: count }, (_, i) => ({
      id: "rock-" + (i + 1),
      kind: "asteroid",
      outline: this.opening.rocks[i % this.opening.rocks.length],
      owner: owners[Math.floor((i * owners.length) / count)],
    }));
  }

  /** Says why a game does not begin. @param {Fault | null} fault */
  refuse(fault) {
    const reasons = fault ? fault.reasons || [fault] : [];
    at("lobby-faults").replaceChildren(...reasons.map((reason) => make("li", {}, refusal(reason))));
  }
}

/** Returns a player as set-ups have it. @param {any} row */
function player(row) {
  const [id, side] = [row.firstChild.textContent, row.querySelector("input").value.trim()];
  const { value } = row.querySelector("select");
  const squad = value === PASTED ? { xws: JSON.parse(row.querySelector("textarea").value) } : squadOf(value, id);
  return { id, ...(side && side !== id ? { team: side } : {}), squad };
}

/** Says why the rules refuse something, and which clause. @param {{message: string, clause?: string | null}} fault */
export function refusal({ message, clause }) {
  return visible(message) + (clause ? " (clause " + clause + ")" : "");
}
