// After a game: the decisions at which the player of the program that searches would have done clearly better.
import { word } from "../dom.js";
import { nameOf } from "../names.js";
import { commandWords } from "./answer.js";

/** How long one answer may take, in ms; how many games that fit the view are compared; and for how many rounds. */
const EACH_ANSWER = 5000;
const [GAMES, AHEAD] = [12, 2];

/** How many ways there are to answer a decision. @param {Decision} decision */
function ways({ options }) {
  return options.reduce((sum, { oneOf }) => sum + (oneOf ? oneOf.length : 1), 0);
}

/**
 * How much better one command is than another, from what the player knows: both are played on in the same games.
 * @param {Kernel} kernel @param {Played} played @param {string} player @param {Query} better @param {Query} given
 * @returns {Promise<{mean: number, error: number} | null>}
 */
async function gain(kernel, { setup }, player, better, given) {
  const ask = (query) => kernel.later(query, { deadline: EACH_ANSWER });
  const { result: known } = await ask({ op: "view", game: "mistakes", player });
  const players = Object.fromEntries(setup.players.map(({ id }) => [id, "greedy"]));
  const team = setup.players.find(({ id }) => id === player).team || player;
  const gains = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const drawn = await ask({ op: "sample", view: known.view, seed });
    if (!drawn.ok) return null;
    const ends = [];
    for (const command of [better, given]) {
      const act = { op: "act", game: drawn.result.game, command, decisions: "none", events: false, keep: "tried" };
      if (!(await ask(act)).ok) return null;
      const end = await ask({ op: "playout", game: "tried", players, rounds: AHEAD, times: 1, seed });
      if (!end.ok) return null;
      ends.push(end.result.margin[team]);
    }
    gains.push(ends[0] - ends[1]);
  }
  const mean = gains.reduce((sum, one) => sum + one, 0) / GAMES;
  const variance = gains.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (GAMES - 1);
  return { mean, error: Math.sqrt(variance / GAMES) };
}

/**
 * Looks for a player's mistakes in a game that is over; tells at how many decisions it looked, and of how many.
 * @param {Kernel} kernel one of its own, whose worker may be stopped @param {Played} played @param {string} player
 * @param {number} patience in ms @param {(mistake: Mistake) => void} tell
 */
export async function mistakes(kernel, played, player, patience, tell) {
  const until = performance.now() + patience;
  let [looked, all] = [0, 0];
  const keep = { keep: "mistakes", decisions: "all" };
  let { result } = await kernel.later({ op: "start", setup: played.setup, ...keep });
  const roundOf = ({ events }) => events.findLast(({ kind }) => kind === "phaseBegan")?.round;
  let round = roundOf(result) || 0;
  for (const [i, command] of played.commands.entries()) {
    const decision = result.decisions.find(({ id }) => id === command.decision);
    if (round && decision?.player === player && ways(decision) > 1) {
      all++;
      if (performance.now() < until) {
        looked++;
        const search = { op: "act", game: "mistakes", player, by: "search", decisions: "none", events: false };
        const { ok, result: found } = await kernel.later(search, { deadline: EACH_ANSWER });
        const better = ok && found.command;
        if (better && better.decision === command.decision && JSON.stringify(better) !== JSON.stringify(command)) {
          const by = await gain(kernel, played, player, better, command);
          if (by && by.mean > 2 * by.error) tell({ command: i, words: inWordsOf(round, decision, better, command, by), by });
        }
      }
    }
    ({ result } = await kernel.later({ op: "act", game: "mistakes", command, ...keep }));
    round = roundOf(result) || round;
  }
  return [looked, all];
}

/** Says what would have been better. */
/** @param {number} round @param {Decision} decision @param {Query} better @param {Query} given @param {{mean: number, error: number}} by */
function inWordsOf(round, { ship }, better, given, { mean, error }) {
  const whose = ship ? nameOf(ship) + ", " : "";
  const points = word(mean, 1) + " ± " + word(error, 1) + " points better";
  return "Round " + round + ": " + whose + commandWords(better) + " in place of " + commandWords(given) + ", " + points + ".";
}
