// A game, or a log of claims, to step through.
import { Positions, asked, inSandbox, unpackedData, written } from "./chapter.js";
import { at, copy, draw, make, put, word } from "./dom.js";
import { switches } from "./look.js";
import { margins } from "./margins.js";
import { dice, legend } from "./signs.js";
import { Stage } from "./stage.js";

export let chapter = null;
export let positions = null;
let stage = null;

/** The table after the current step. */
let table = null;

const motion = !matchMedia("(prefers-reduced-motion: reduce)").matches;

let current = -1;
let chosen = null;
let shown = new Set();
let pinned = null;
let timer = null;

/** What is known of a piece after the current step. */
function facts(piece) {
  return (table.facts.get(piece) || [[]])[0];
}

function where(pose) {
  return "at " + word(pose[0], 0) + ", " + word(pose[1], 0) + ", heading " + word(pose[2], 0);
}

export function told(piece, pose) {
  return [chapter.pieces[piece].name, chapter.pieces[piece].about, where(pose), ...facts(piece)].join(", ");
}

/** Goes to a step: the table after it, with what led there drawn over it. */
function go(step, glide) {
  const next = Math.max(0, Math.min(chapter.steps.length - 1, step));
  if (next === current) return;
  at("unknown").textContent = at("copied").textContent = "";
  const before = positions.before(next);
  current = next;
  const now = chapter.steps[current];
  table = positions.table(current + 1);
  const fares = new Map([...table.facts].filter(([, told]) => told[1]).map(([piece, told]) => [piece, told[1]]));
  stage.arriving = Boolean(glide && motion);
  stage.show(table.stands, told, fares);
  if (glide && motion) fly(now, before);
  stage.overlay(now.overlay || (now.like !== undefined ? chapter.steps[now.like].overlay : ""));
  starts(before, table.stands);
  stage.choose(chosen);
  pinned = null;
  announce(now);
  choices(now);
  about();
  at("step").value = current;
  at("step").setAttribute("aria-valuetext", "step " + (current + 1) + ", line " + now.line + ": " + now.text);
  at("count").textContent = current + 1 + " / " + chapter.steps.length + ", line " + now.line;
  at("here").setAttribute("d", "M" + (current + 0.5) + " 0V10");
  at("copy-query").disabled = !now.ask;
  at("open-log").href = inSandbox(chapter, now.line);
  const list = at("steps");
  const old = list.querySelector("[aria-current]");
  const button = list.querySelector("[data-step='" + current + "']");
  if (old) {
    old.removeAttribute("aria-current");
    old.tabIndex = -1;
  }
  button.setAttribute("aria-current", "step");
  button.tabIndex = 0;
  if (list.contains(document.activeElement)) button.focus({ preventScroll: true });
  list.scrollTop = button.offsetTop - list.offsetTop - Math.max(0, list.clientHeight - button.offsetHeight) / 2;
}

/** Draws where ships that moved stood before. */
function starts(before, after) {
  for (const [piece, from] of before) {
    const to = after.get(piece);
    if (chapter.pieces[piece].outline && to && String(from) !== String(to)) {
      draw("path", { class: "start", d: chapter.pieces[piece].outline, transform: stage.transform(from) }, stage.over);
    }
  }
}

/** Returns how long a step's move is shown, in ms: longer for a longer way, no longer than the speed allows. */
function flight(step) {
  const way = step.way ? step.way.poses : [];
  const length = way.reduce(
    (sum, to, i) => sum + (i ? Math.hypot(to[0] - way[i - 1][0], to[1] - way[i - 1][1]) : 0),
    0,
  );
  return Math.min(350 + 2 * length, 0.9 * Number(at("speed").value));
}

/** Lets ships fly to where they stand now: along the template, or straight if there is none. */
function fly(step, before) {
  for (const [piece, from] of before) {
    const to = table.stands.get(piece);
    if (!to || String(from) === String(to)) continue;
    const turn = ((((to[2] - from[2]) % 360) + 540) % 360) - 180;
    const along = step.way && step.way.piece === piece;
    stage.fly(piece, along ? step.way.poses : [from, [to[0], to[1], from[2] + turn]], flight(step));
  }
}

export function stageOf(step) {
  for (let i = step; i >= 0; i--) if (chapter.steps[i].stage) return chapter.steps[i].stage;
  return "";
}

function announce(step) {
  at("said").textContent = step.text;
  at("dice").replaceChildren(...step.dice.map(dice));
  at("stage").textContent = stageOf(current) || "\u00a0";
  const verdict = at("verdict");
  verdict.replaceChildren();
  if (step.judged) {
    verdict.append(
      make(
        "p",
        {},
        make("span", { class: "verdict " + step.judged.verdict }, step.judged.verdict),
        step.judged.rule ? " by the rule " + step.judged.rule : "",
      ),
    );
    if (step.judged.margins.length) verdict.append(margins(step.judged.margins));
  }
}

/** Lists what could have been done; one that is pointed at, or chosen, is drawn. */
function choices(step) {
  const list = at("choices");
  list.replaceChildren();
  at("could").hidden = !step.choices.length;
  const all = step.choices.flatMap((choice) => choice.ends);
  if (step.choices.filter((choice) => choice.ends.length).length > 1)
    list.append(make("li", {}, option("all ends", { drawing: "", ends: all, taken: false })));
  for (const who of [...new Set(step.choices.map((choice) => choice.who))]) {
    list.append(make("li", { class: "soft" }, who));
    for (const choice of step.choices.filter((one) => one.who === who)) {
      list.append(
        make(
          "li",
          { class: choice.taken ? "taken" : "" },
          choice.ends.length || choice.drawing ? option(choice.name, choice) : make("span", {}, choice.name),
          choice.taken ? make("span", { class: "visually-hidden" }, ", this is what happened") : null,
        ),
      );
    }
  }
}

function option(name, choice) {
  const button = make("button", { type: "button", "aria-pressed": "false" }, name);
  const see = () => {
    stage.clearAbout();
    measures();
    const choiceNow = pinned ? pinned.choice : null;
    if (choiceNow) alternative(choiceNow);
  };
  button.addEventListener("pointerenter", () => {
    stage.clearAbout();
    alternative(choice);
  });
  button.addEventListener("pointerleave", see);
  button.addEventListener("click", () => {
    const on = !pinned || pinned.choice !== choice;
    if (pinned) pinned.button.setAttribute("aria-pressed", "false");
    pinned = on ? { choice, button } : null;
    button.setAttribute("aria-pressed", String(on));
    see();
  });
  return button;
}

/** Draws where a choice leads; the table of the choice is that before the step. */
function alternative(choice) {
  if (choice.drawing) put(choice.drawing, draw("g", {}, stage.about));
  choice.ends.forEach((end) => stage.ghost(end));
}

function choose(piece) {
  chosen = chosen === piece ? null : piece;
  shown = new Set();
  if (chosen !== null)
    chapter.pieces[chosen].measures.forEach((measure, i) => {
      if (measure.name !== "ranges") shown.add(i);
    });
  if (chosen !== null && !shown.size) shown.add(0);
  stage.choose(chosen);
  about();
}

function about() {
  const stands = table.stands;
  const focused = document.activeElement.dataset.ship;
  at("ships").replaceChildren(
    ...chapter.pieces.flatMap((piece, index) =>
      piece.outline && stands.has(index)
        ? [
            make(
              "button",
              {
                type: "button",
                "data-ship": index,
                "aria-pressed": String(index === chosen),
                onclick: () => choose(index),
              },
              piece.name,
            ),
          ]
        : [],
    ),
  );
  const again = focused && at("ships").querySelector("[data-ship='" + focused + "']");
  if (again) again.focus();
  document.body.classList.toggle("choosing", chosen !== null);
  const there = chosen !== null && stands.has(chosen);
  const piece = chosen === null ? null : chapter.pieces[chosen];
  at("about").textContent = !piece
    ? "Choose a ship on the table or here for its arcs, ranges, tokens and damage."
    : piece.name + ", " + piece.about + ", " + (there ? where(stands.get(chosen)) : "not on the table");
  at("facts").replaceChildren(...(piece ? facts(chosen) : []).map((fact) => make("li", {}, fact)));
  at("measures").replaceChildren(
    ...(there ? piece.measures : []).map((measure, i) =>
      make(
        "button",
        {
          type: "button",
          "aria-pressed": String(shown.has(i)),
          onclick: (event) => {
            if (shown.has(i)) shown.delete(i);
            else shown.add(i);
            event.currentTarget.setAttribute("aria-pressed", String(shown.has(i)));
            stage.clearAbout();
            measures();
          },
        },
        measure.name,
      ),
    ),
  );
  stage.clearAbout();
  measures();
}

function measures() {
  if (chosen === null) return;
  chapter.pieces[chosen].measures.forEach((measure, i) => {
    if (shown.has(i)) stage.measure(chosen, measure.drawing);
  });
}

function play(on) {
  clearTimeout(timer);
  timer = null;
  if (on && current + 1 === chapter.steps.length) pass(0);
  if (on) wait();
  at("play").setAttribute("aria-pressed", String(on));
  at("play").textContent = on ? "Pause" : "Play";
}

/** Waits as long as the current step is worth looking at, then plays on. */
function wait() {
  timer = setTimeout(() => {
    if (current + 1 === chapter.steps.length) return play(false);
    pass(current + 1, true);
    wait();
  }, linger(chapter.steps[current]));
}

/** Returns how long a step is shown while the game is played, in ms: quiet ones pass quickly. */
function linger(step) {
  const speed = Number(at("speed").value);
  const quiet = 1 / 12;
  if (step.beat || step.overlay || step.judged) return speed;
  return step.dice.length || step.stage ? speed / 2 : speed * quiet;
}

/** Goes to the next step with a beat, or the one before: a move, an attack, a round. */
function seek(beat, way) {
  for (let i = current + way; i >= 0 && i < chapter.steps.length; i += way) {
    if (chapter.steps[i].beat === beat) return visit(i, way > 0);
  }
  at("unknown").textContent = "There is no " + beat + (way > 0 ? " after" : " before") + " this step.";
}

/** Draws what happens when, over the slider: a line a step, of the color and height of its beat. */
function timeline() {
  const steps = chapter.steps;
  const svg = draw("svg", {
    class: "timeline",
    viewBox: "0 0 " + Math.max(1, steps.length) + " 10",
    preserveAspectRatio: "none",
    "aria-hidden": "true",
  });
  const tops = { round: 0, move: 6, damage: 4, attack: 3, loss: 1 };
  const wrong = (step) => step.judged && ["illegal", "too-close", "unreadable"].includes(step.judged.verdict);
  for (const [beat, top] of [...Object.entries(tops), ["wrong", 0]]) {
    const lines = steps
      .map((step, i) =>
        (beat === "wrong" ? wrong(step) : step.beat === beat) ? "M" + (i + 0.5) + " " + top + "V10" : "",
      )
      .join("");
    if (lines) draw("path", { class: beat, d: lines }, svg);
  }
  draw("path", { id: "here", class: "here", d: "" }, svg);
  svg.addEventListener("click", (event) => {
    const box = svg.getBoundingClientRect();
    visit(Math.floor(((event.clientX - box.left) / box.width) * steps.length));
  });
  at("timeline").append(svg);
}

/** The current step as a query about the table before it. */
function query() {
  return asked(chapter, positions, current);
}

function list() {
  const items = [];
  chapter.steps.forEach((step, i) => {
    if (step.stage) items.push(make("li", { class: "stage" }, step.stage));
    const mark =
      step.judged && !["legal", "unverified"].includes(step.judged.verdict)
        ? make("span", { class: "verdict " + step.judged.verdict }, step.judged.verdict)
        : null;
    items.push(
      make(
        "li",
        {},
        make(
          "button",
          { type: "button", "data-step": i, tabindex: "-1", onclick: () => visit(i) },
          make("span", { class: "number" }, String(step.line)),
          mark,
          make("span", {}, step.text),
        ),
      ),
    );
  });
  at("steps").append(...items);
}

const KEYS = {
  ArrowRight: (event) => (event.shiftKey ? stage.pan(1, 0) : visit(current + 1, true)),
  ArrowLeft: (event) => (event.shiftKey ? stage.pan(-1, 0) : visit(current - 1)),
  ArrowUp: (event) => event.shiftKey && stage.pan(0, -1),
  ArrowDown: (event) => event.shiftKey && stage.pan(0, 1),
  Home: () => visit(0),
  End: () => visit(chapter.steps.length - 1),
  " ": () => play(!timer),
  m: () => seek("move", 1),
  M: () => seek("move", -1),
  a: () => seek("attack", 1),
  A: () => seek("attack", -1),
  r: () => seek("round", 1),
  R: () => seek("round", -1),
  "+": () => stage.zoom(1.3),
  "=": () => stage.zoom(1.3),
  "-": () => stage.zoom(1 / 1.3),
  0: () => stage.home(),
  Escape: () => (pinned ? pinned.button.click() : chosen !== null && choose(chosen)),
};

/** Within the list of steps, arrows walk along it. */
const LIST_KEYS = { ArrowDown: () => visit(current + 1), ArrowUp: () => visit(current - 1) };

/** Goes to a step and leaves its address behind: the browser's way back leads through the steps. */
function visit(step, glide) {
  go(step, glide);
  location.hash = "step=" + (current + 1);
}

/** Goes to a step on the way to others, which leaves no address behind. */
function pass(step, glide) {
  go(step, glide);
  location.replace("#step=" + (current + 1));
}

/** The step that the page's address names: replay.html#step=12, or #line=30, the first of a line of the log. */
function linked() {
  const [, kind, number] = /^#(step|line)=(\d+)$/.exec(location.hash) || [];
  if (!kind) return -1;
  return kind === "line"
    ? chapter.steps.findIndex((one) => one.line >= Number(number))
    : chapter.steps[number - 1]
      ? number - 1
      : -1;
}

/** Follows the page's address; one that names no step changes nothing and is told. */
function follow() {
  const step = linked();
  const known = step >= 0 || location.hash.length < 2;
  at("unknown").textContent = known
    ? ""
    : "There is no " + location.hash.slice(1) + " in this game of " + chapter.steps.length + " steps.";
  if (step >= 0) go(step);
}

/** Gives what happens the room that its longest words take, so that nothing is cut and nothing moves. */
function fit() {
  const said = at("said");
  const now = said.textContent;
  said.style.minHeight = "";
  said.textContent = chapter.steps.reduce((longest, { text }) => (text.length > longest.length ? text : longest), "");
  said.style.minHeight = said.getBoundingClientRect().height + "px";
  said.textContent = now;
}

async function begin() {
  chapter = await unpackedData("chapter");
  for (const step of chapter.steps)
    step.choices = step.choices.map(([who, name, taken, ends, drawing]) => ({ who, name, taken, ends, drawing }));
  positions = new Positions(chapter);
  table = positions.table(0);
  stage = new Stage(chapter, "The table", choose);
  at("table").prepend(stage.svg);
  document.title = chapter.title || chapter.name;
  at("name").textContent = document.title;
  at("log").textContent = chapter.title ? chapter.name : "";
  at("legend").append(legend());
  at("open-log").hidden = !chapter.log;
  switches("looks");
  list();
  at("step").max = chapter.steps.length - 1;
  at("step").addEventListener("input", () => pass(Number(at("step").value)));
  at("first").addEventListener("click", () => visit(0));
  at("back").addEventListener("click", () => visit(current - 1));
  at("on").addEventListener("click", () => visit(current + 1, true));
  at("end").addEventListener("click", () => visit(chapter.steps.length - 1));
  at("play").addEventListener("click", () => play(!timer));
  at("speed").addEventListener("change", () => timer && play(true));
  timeline();
  for (const beat of ["move", "attack", "round"]) {
    at("next-" + beat).addEventListener("click", () => seek(beat, 1));
    at("next-" + beat).hidden = !chapter.steps.some((step) => step.beat === beat);
  }
  at("copy-query").addEventListener("click", () => copy("query", JSON.stringify(query()), at("copied")));
  at("copy-table").addEventListener("click", () =>
    copy("table", JSON.stringify(written(chapter, table)), at("copied")),
  );
  at("copy-picture").addEventListener("click", () => copy("picture", stage.picture(), at("copied")));
  at("dice").hidden = !chapter.steps.some((step) => step.dice.length);
  at("near").addEventListener("click", () => stage.zoom(1.3));
  at("far").addEventListener("click", () => stage.zoom(1 / 1.3));
  at("whole").addEventListener("click", () => stage.home());
  document.addEventListener("keydown", (event) => {
    const listed = event.target.closest("#steps");
    const typing = event.target.closest("select, input") && event.key !== " " && event.key !== "Escape";
    const pressing = event.key === " " && !listed && event.target.closest("button, summary, select, [role=button]");
    const key = (listed && LIST_KEYS[event.key]) || KEYS[event.key];
    if (typing || pressing || event.ctrlKey || event.metaKey || event.altKey || !key) return;
    if (!listed && !event.shiftKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) return;
    event.preventDefault();
    key(event);
  });
  document.body.dataset.ready = "true";
  if (!chapter.steps.length) return;
  fit();
  addEventListener("resize", fit);
  follow();
  if (current < 0)
    go(
      Math.max(
        0,
        chapter.steps.findIndex((step) => step.who && (step.overlay || step.choices.length)),
      ),
    );
  addEventListener("hashchange", follow);
}

begin();
