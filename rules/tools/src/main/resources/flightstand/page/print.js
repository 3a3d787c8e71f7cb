// A replay on paper, two rounds a sheet.
import { at, draw, make, word } from "./dom.js";
import { VERDICTS, isWrong, verdictWord } from "./signs.js";
import { Stage } from "./stage.js";

/** Returns the first steps of the rounds on paper, or of a log without rounds. @param {any[]} steps */
function roundsOnPaper(steps) {
  const rounds = steps.flatMap((step, i) => (step.beat === "round" ? [i] : []));
  return rounds.length && rounds[0] < 3 ? [0, ...rounds.slice(1)] : [0, ...rounds];
}

/** Half a sheet of paper: the table after some steps, the ways that were flown in them, and what they say. */
/** @param {import("./viewer.js").Viewer} viewer @param {number} from @param {number} to */
function half(viewer, from, to) {
  const { chapter, positions } = viewer;
  const paper = new Stage(chapter, "The table after line " + chapter.steps[to - 1].line, () => {});
  const after = positions.table(to);
  paper.paper = true;
  paper.look({ ...paper.view, height: paper.view.height + 25 });
  paper.show(after.stands, (piece, pose) => viewer.told(piece, pose), viewer.fares(after));
  const steps = chapter.steps
    .slice(from, to)
    .filter((step) => (step.judged && !step.events && step.judged.verdict !== "unverified") || (step.beat && step.beat !== "round"));
  for (const step of steps) {
    const ways = step.way ? step.way.poses.map(([x, y]) => word(x) + " " + word(chapter.height - y)) : [];
    if (ways.length) draw("path", { class: "start", d: "M" + ways.join("L") }, paper.over);
  }
  const round = /^round \d+/.exec(viewer.stageOf(to - 1));
  const size = Math.max(5, Math.min(8, 260 / steps.length));
  const list = make(
    "ol",
    {},
    ...steps.map((step) =>
      make(
        "li",
        {},
        make("span", { class: "number" }, step.line + " "),
        isWrong(step) ? verdictWord(step.judged.verdict, VERDICTS[step.judged.verdict]) : null,
        isWrong(step) ? " " + step.text : step.text,
      ),
    ),
  );
  // The policy of the sandbox allows no styles in attributes.
  list.style.fontSize = word(size, 1) + "pt";
  return make(
    "section",
    {},
    make("h2", {}, (round ? "After " + round[0] : "The table at the end") + ", line " + chapter.steps[to - 1].line),
    paper.svg,
    list,
  );
}

/** Says who won, as the last step of a game that is over does. @param {any[]} steps */
function won(steps) {
  const { text } = steps[steps.length - 1];
  return /\bwins\b|\bdraw\b/.test(text) ? text : "";
}

/** Puts the log on paper while the page is printed and the viewer is seen. @param {import("./viewer.js").Viewer} viewer */
export function printable(viewer) {
  addEventListener("beforeprint", () => {
    const { steps } = viewer.chapter;
    if (!steps.length || at("replaying").hidden) return;
    const first = roundsOnPaper(steps);
    const halves = first.map((from, i) => half(viewer, from, first[i + 1] || steps.length));
    const sheets = halves.flatMap((one, i) => (i % 2 ? [] : [make("div", { class: "sheet" }, one, halves[i + 1])]));
    document.body.append(make("div", { id: "paper" }, make("p", { id: "won" }, won(steps)), ...sheets));
  });
  addEventListener("afterprint", () => at("paper")?.remove());
}
