// The page of one log, with whose steps the page was written.
import { inSandbox, unpackedData } from "./chapter.js";
import { at } from "./dom.js";
import { switches } from "./look.js";
import { callBy } from "./names.js";
import { printable } from "./print.js";
import { legend } from "./signs.js";
import { Stage } from "./stage.js";
import { Viewer } from "./viewer.js";

let viewer = /** @type {any} */ (null);

/** Returns the page's log, as it was packed. */
async function packedChapter() {
  const chapter = await unpackedData("chapter");
  for (const step of chapter.steps)
    step.choices = step.choices.map(([who, name, taken, ends, drawing]) => ({ who, name, taken, ends, drawing }));
  return chapter;
}

/** The step that the page's address names: replay.html#step=12, or #line=30, the first of a line of the log. */
function linked() {
  const { steps } = viewer.chapter;
  const [, kind, number] = /^#(step|line)=(\d+)$/.exec(location.hash) || [];
  if (kind === "line") return steps.findIndex((one) => one.line >= Number(number));
  return steps[Number(number) - 1] ? Number(number) - 1 : -1;
}

/** Follows the page's address; one that names no step changes nothing and is told. */
function follow() {
  const step = linked();
  const known = step >= 0 || location.hash.length < 2;
  at("unknown").textContent = known
    ? ""
    : "There is no " + location.hash.slice(1) + " in this game of " + viewer.chapter.steps.length + " steps.";
  if (step >= 0) viewer.go(step);
}

async function begin() {
  const chapter = await packedChapter();
  callBy(new Map([...Object.entries(chapter.names), ...chapter.pieces.map(({ id, name }) => [id, name])]));
  const stage = new Stage(chapter, "The table", (piece) => viewer.choose(piece));
  at("table").prepend(stage.svg);
  viewer = new Viewer(stage, {
    draw: ({ overlay, like }) => stage.overlay(overlay || chapter.steps[like]?.overlay),
    seen: ({ line }) => (at("open-log").href = inSandbox(chapter, line)),
    located: (lasting) => {
      const address = "#step=" + (viewer.current + 1);
      if (lasting) location.hash = address;
      else location.replace(address);
    },
  });
  viewer.open(chapter);
  printable(viewer);
  document.title = chapter.title || chapter.name;
  at("name").textContent = document.title;
  at("log").textContent = chapter.title ? chapter.name : "";
  at("legend").append(legend());
  at("open-log").hidden = !chapter.log;
  switches("looks");
  at("near").addEventListener("click", () => stage.zoom(1.3));
  at("far").addEventListener("click", () => stage.zoom(1 / 1.3));
  at("whole").addEventListener("click", () => stage.home());
  document.body.dataset.ready = "true";
  if (!chapter.steps.length) return;
  follow();
  const first = chapter.steps.findIndex(({ overlay, choices }) => overlay || choices.some(({ ends }) => ends.length));
  if (viewer.current < 0) viewer.go(first);
  addEventListener("hashchange", follow);
}

begin();
