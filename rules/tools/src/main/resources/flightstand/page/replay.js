const chapter = data("chapter")[0];
const positions = new Positions(chapter);
const at = (id) => document.getElementById(id);
const motion = !matchMedia("(prefers-reduced-motion: reduce)").matches;

let current = -1;
let chosen = null;
let shown = new Set();
let pinned = null;
let timer = null;

const stage = new Stage(chapter, "The table", choose);
at("table").prepend(stage.svg);

/** What is known of a piece after a step. */
function facts(piece) {
  for (let i = current; i >= 0; i--) {
    const told = chapter.steps[i].facts.find((fact) => fact[0] === piece);
    if (told) return told[1];
  }
  return [];
}

function where(pose) {
  return "at " + word(pose[0], 0) + ", " + word(pose[1], 0) + ", heading " + word(pose[2], 0);
}

function told(piece, pose) {
  return [chapter.pieces[piece].id, chapter.pieces[piece].about, where(pose), ...facts(piece)].join(", ");
}

/** Goes to a step: the table after it, with what led there drawn over it. */
function go(step, glide) {
  const next = Math.max(0, Math.min(chapter.steps.length - 1, step));
  if (next === current) return;
  const before = positions.before(next);
  current = next;
  const now = chapter.steps[current];
  const after = positions.before(current + 1);
  stage.show(after, told);
  if (glide && motion) slide(before, after);
  stage.overlay(now.overlay || (now.like !== undefined ? chapter.steps[now.like].overlay : ""));
  starts(before, after);
  stage.choose(chosen);
  pinned = null;
  say(now);
  choices(now);
  about();
  at("step").value = current;
  at("step").setAttribute("aria-valuetext", "step " + (current + 1) + ", line " + now.line + ": " + now.text);
  at("count").textContent = current + 1 + " / " + chapter.steps.length + ", line " + now.line;
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
  list.scrollTop = button.offsetTop - list.offsetTop - list.clientHeight / 2;
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

/** Lets ships slide to where they stand now. */
function slide(before, after) {
  for (const group of stage.pieces.children) {
    const piece = Number(group.dataset.piece);
    const from = before.get(piece);
    const to = after.get(piece);
    if (!group.dataset.piece || !from || !to || String(from) === String(to)) continue;
    const turn = ((to[2] - from[2] + 540) % 360) - 180;
    const start = performance.now();
    const move = (time) => {
      const part = Math.min(1, (time - start) / 350);
      if (!group.isConnected) return;
      group.setAttribute("transform", stage.transform(part < 1 ? [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, from[2] + turn * part] : to));
      if (part < 1) requestAnimationFrame(move);
    };
    move(start);
    requestAnimationFrame(move);
  }
}

function stageOf(step) {
  for (let i = step; i >= 0; i--) if (chapter.steps[i].stage) return chapter.steps[i].stage;
  return "";
}

function say(step) {
  at("said").textContent = step.text;
  at("stage").textContent = stageOf(current);
  const verdict = at("verdict");
  verdict.replaceChildren();
  if (step.judged) {
    verdict.append(make("p", {}, make("span", { class: "verdict " + step.judged.verdict }, step.judged.verdict), step.judged.rule ? " by the rule " + step.judged.rule : ""));
    if (step.judged.margins.length) verdict.append(margins(step.judged.margins));
  }
}

/** Lists what could have been done; one that is pointed at, or chosen, is drawn. */
function choices(step) {
  const list = at("choices");
  list.replaceChildren();
  at("could").hidden = !step.choices.length;
  const all = step.choices.flatMap((choice) => choice.ends);
  if (step.choices.filter((choice) => choice.ends.length).length > 1) list.append(make("li", {}, option("all ends", { drawing: "", ends: all, taken: false })));
  for (const who of [...new Set(step.choices.map((choice) => choice.who))]) {
    list.append(make("li", { class: "soft" }, who));
    for (const choice of step.choices.filter((one) => one.who === who)) {
      const name = choice.name + (choice.odds ? " (" + choice.odds + ")" : "");
      list.append(make("li", { class: choice.taken ? "taken" : "" },
        choice.ends.length || choice.drawing ? option(name, choice) : make("span", {}, name),
        choice.taken ? make("span", { class: "visually-hidden" }, ", this is what happened") : null));
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
  button.addEventListener("pointerenter", () => { stage.clearAbout(); alternative(choice); });
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
  if (chosen !== null) chapter.pieces[chosen].measures.forEach((measure, i) => { if (measure.name !== "ranges") shown.add(i); });
  if (chosen !== null && !shown.size) shown.add(0);
  stage.choose(chosen);
  about();
}

function about() {
  const stands = stage.stands;
  const focused = document.activeElement.dataset.ship;
  at("ships").replaceChildren(...chapter.pieces.flatMap((piece, index) => piece.outline && stands.has(index)
    ? [make("button", { type: "button", "data-ship": index, "aria-pressed": String(index === chosen), onclick: () => choose(index) }, piece.id)] : []));
  const again = focused && at("ships").querySelector("[data-ship='" + focused + "']");
  if (again) again.focus();
  document.body.classList.toggle("choosing", chosen !== null);
  const there = chosen !== null && stands.has(chosen);
  const piece = chosen === null ? null : chapter.pieces[chosen];
  at("about").textContent = !piece ? "Choose a ship on the table or here for its arcs, ranges, tokens and damage."
    : piece.id + ", " + piece.about + ", " + (there ? where(stands.get(chosen)) : "not on the table");
  at("facts").replaceChildren(...(piece ? facts(chosen) : []).map((fact) => make("li", {}, fact)));
  at("measures").replaceChildren(...(there ? piece.measures : []).map((measure, i) => make("button", {
    type: "button", "aria-pressed": String(shown.has(i)),
    onclick: (event) => {
      if (shown.has(i)) shown.delete(i);
      else shown.add(i);
      event.currentTarget.setAttribute("aria-pressed", String(shown.has(i)));
      stage.clearAbout();
      measures();
    },
  }, measure.name)));
  stage.clearAbout();
  measures();
}

function measures() {
  if (chosen === null) return;
  chapter.pieces[chosen].measures.forEach((measure, i) => { if (shown.has(i)) stage.measure(chosen, measure.drawing); });
}

function play(on) {
  clearInterval(timer);
  if (on && current + 1 === chapter.steps.length) pass(0);
  timer = on ? setInterval(() => (current + 1 < chapter.steps.length ? pass(current + 1, true) : play(false)), Number(at("speed").value)) : null;
  at("play").setAttribute("aria-pressed", String(Boolean(timer)));
  at("play").textContent = timer ? "Pause" : "Play";
}

function list() {
  const items = [];
  chapter.steps.forEach((step, i) => {
    if (step.stage) items.push(make("li", { class: "stage" }, step.stage));
    const mark = step.judged && !["legal", "unverified"].includes(step.judged.verdict) ? make("span", { class: "verdict " + step.judged.verdict }, step.judged.verdict) : null;
    items.push(make("li", {}, make("button", { type: "button", "data-step": i, tabindex: "-1", onclick: () => visit(i) }, make("span", { class: "number" }, String(step.line)), mark, make("span", {}, step.text))));
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
  return kind === "line" ? chapter.steps.findIndex((one) => one.line >= Number(number)) : chapter.steps[number - 1] ? number - 1 : -1;
}

/** Follows the page's address; one that names no step changes nothing and is told. */
function follow() {
  const step = linked();
  const known = step >= 0 || location.hash.length < 2;
  at("unknown").textContent = known ? "" : "There is no " + location.hash.slice(1) + " in this game of " + chapter.steps.length + " steps.";
  if (step >= 0) go(step);
}

function begin() {
  document.title = chapter.name;
  at("name").textContent = chapter.name;
  at("legend").append(legend());
  list();
  at("step").max = chapter.steps.length - 1;
  at("step").addEventListener("input", () => pass(Number(at("step").value)));
  at("first").addEventListener("click", () => visit(0));
  at("back").addEventListener("click", () => visit(current - 1));
  at("on").addEventListener("click", () => visit(current + 1, true));
  at("end").addEventListener("click", () => visit(chapter.steps.length - 1));
  at("play").addEventListener("click", () => play(!timer));
  at("speed").addEventListener("change", () => timer && play(true));
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
  if (!chapter.steps.length) return;
  follow();
  if (current < 0) go(Math.max(0, chapter.steps.findIndex((step) => step.who && (step.overlay || step.choices.length))));
  addEventListener("hashchange", follow);
}

begin();
