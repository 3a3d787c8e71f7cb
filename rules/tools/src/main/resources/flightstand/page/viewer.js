// A game, or a log of claims, to step through: on a page of its own and in the sandbox.
import { Positions, asked, written } from "./chapter.js";
import { at, copy, draw, make, put, visible, whereabouts } from "./dom.js";
import { fare, remoteFacts, shipFacts } from "./facts.js";
import { margins } from "./margins.js";
import { namedIn } from "./names.js";
import { dice, isWrong, verdictWord } from "./signs.js";
import { understand } from "./steps.js";

/** Whether things may move on the screen. */
const MOTION = !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How high a line in the timeline begins, by the beat of its step. */
const TOPS = { round: 0, move: 6, damage: 4, attack: 3, loss: 1, wrong: 0 };

/** What keys do, by their names. */
const WALKS = /** @type {Record<string, (viewer: Viewer, event: KeyboardEvent) => any>} */ ({
  ArrowRight: (viewer, { shiftKey }) => (shiftKey ? viewer.stage.pan(1, 0) : viewer.visit(viewer.current + 1, true)),
  ArrowLeft: (viewer, { shiftKey }) => (shiftKey ? viewer.stage.pan(-1, 0) : viewer.visit(viewer.current - 1)),
  ArrowUp: ({ stage }, { shiftKey }) => shiftKey && stage.pan(0, -1),
  ArrowDown: ({ stage }, { shiftKey }) => shiftKey && stage.pan(0, 1),
  Home: (viewer) => viewer.visit(0),
  End: (viewer) => viewer.visit(Infinity),
  " ": (viewer) => viewer.play(!viewer.timer),
  m: (viewer) => viewer.seek("move", 1),
  M: (viewer) => viewer.seek("move", -1),
  a: (viewer) => viewer.seek("attack", 1),
  A: (viewer) => viewer.seek("attack", -1),
  r: (viewer) => viewer.seek("round", 1),
  R: (viewer) => viewer.seek("round", -1),
  "+": ({ stage }) => stage.zoom(1.3),
  "=": ({ stage }) => stage.zoom(1.3),
  "-": ({ stage }) => stage.zoom(1 / 1.3),
  0: ({ stage }) => stage.home(),
  Escape: (viewer) => viewer.letGo(),
});

/** Within the list of steps, arrows walk along it. @type {Record<string, (viewer: Viewer) => void>} */
const LIST_WALKS = {
  ArrowDown: (viewer) => viewer.visit(viewer.current + 1),
  ArrowUp: (viewer) => viewer.visit(viewer.current - 1),
};

export class Viewer {
  /**
   * @param {any} stage the table, which is drawn on
   * @param {{draw: (step: any) => void, seen: (step: any) => void, located: (lasting: boolean) => void}} host draws what
   * led to a step; hears which is seen, and when the page's address is another, whether the way back leads there
   */
  constructor(stage, host) {
    this.stage = stage;
    this.host = host;
    this.chapter = /** @type {any} */ ({ steps: [], pieces: [] });
    this.positions = new Positions(this.chapter);
    /** The table after the current step. */
    this.table = this.positions.table(0);
    this.current = -1;
    this.chosen = /** @type {number | null} */ (null);
    this.shown = /** @type {Set<number>} */ (new Set());
    this.pinned = /** @type {{choice: any, button: any} | null} */ (null);
    this.timer = /** @type {any} */ (null);
    at("step").addEventListener("input", () => this.pass(Number(at("step").value)));
    at("first").addEventListener("click", () => this.visit(0));
    at("back").addEventListener("click", () => this.visit(this.current - 1));
    at("on").addEventListener("click", () => this.visit(this.current + 1, true));
    at("end").addEventListener("click", () => this.visit(Infinity));
    at("go-play").addEventListener("click", () => this.play(!this.timer));
    at("speed").addEventListener("change", () => this.timer && this.play(true));
    for (const beat of ["move", "attack", "round"]) at("next-" + beat).addEventListener("click", () => this.seek(beat, 1));
    const copied = (what, text) => copy(what, text, at("step-told"));
    at("step-query").addEventListener("click", () => copied("query", JSON.stringify(this.query())));
    at("step-table").addEventListener("click", () => copied("table", JSON.stringify(written(this.chapter, this.table))));
    at("step-picture").addEventListener("click", () => copied("picture", stage.picture()));
    document.addEventListener("keydown", (event) => this.key(event), { capture: true });
    addEventListener("resize", () => this.fit());
  }

  /** Shows a log from its beginning; {@link go} leads to a step. @param {any} chapter */
  open(chapter) {
    this.play(false);
    this.chapter = chapter;
    understand(chapter.steps);
    this.positions = new Positions(chapter);
    this.table = this.positions.table(0);
    this.current = -1;
    this.chosen = null;
    at("replaying").hidden = at("copy").hidden = !chapter.steps.length;
    at("step").max = chapter.steps.length - 1;
    for (const beat of ["move", "attack", "round"])
      at("next-" + beat).hidden = !chapter.steps.some((step) => step.beat === beat);
    at("dice").hidden = !chapter.steps.some((step) => step.dice.length);
    this.list();
    this.timeline();
    this.fit();
  }

  /** What is known of a piece after the current step. @param {number} piece @returns {string[]} */
  facts(piece) {
    const { ships, remotes, touching, docks } = this.table;
    const { id } = this.chapter.pieces[piece];
    if (ships.has(id)) return shipFacts(ships.get(id), touching, docks);
    return remotes.has(id) ? remoteFacts(remotes.get(id)) : [];
  }

  /** What is said aloud of a piece. @param {number} piece @param {number[]} pose */
  told(piece, pose) {
    const { name, about } = this.chapter.pieces[piece];
    return [name, about, whereabouts(pose), ...this.facts(piece)].join(", ");
  }

  /** How the ships on a table fare, by their pieces. @param {any} table @returns {Map<number, any>} */
  fares({ stands, ships }) {
    const known = [...stands.keys()].filter((piece) => ships.has(this.chapter.pieces[piece].id));
    return new Map(known.map((piece) => [piece, fare(ships.get(this.chapter.pieces[piece].id))]));
  }

  /** Goes to a step: the table after it, with what led there drawn over it. @param {number} step @param {boolean} [glide] */
  go(step, glide) {
    const { chapter, stage } = this;
    const next = Math.max(0, Math.min(chapter.steps.length - 1, step));
    if (next === this.current || !chapter.steps.length) return;
    at("unknown").textContent = at("step-told").textContent = "";
    const before = this.positions.before(next);
    this.current = next;
    const now = chapter.steps[next];
    this.table = this.positions.table(next + 1);
    this.host.seen(now);
    stage.arriving = Boolean(glide && MOTION);
    stage.show(this.table.stands, (piece, pose) => this.told(piece, pose), this.fares(this.table));
    if (glide && MOTION) this.fly(now, before);
    this.host.draw(now);
    this.starts(before, this.table.stands);
    stage.choose(this.chosen);
    this.pinned = null;
    this.announce(now);
    this.choices(now);
    this.about();
    this.mark(now);
  }

  /** Marks a step as the current one in the controls and in the list. @param {any} now */
  mark(now) {
    const { current } = this;
    const { length } = this.chapter.steps;
    at("step").value = current;
    at("step").setAttribute("aria-valuetext", "step " + (current + 1) + ", line " + now.line + ": " + now.text);
    at("count").textContent = current + 1 + " / " + length + ", line " + now.line;
    at("here").setAttribute("d", "M" + (current + 0.5) + " 0V10");
    at("step-query").disabled = !now.ask;
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
    const above = button.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    list.scrollTop = above - Math.max(0, list.clientHeight - button.offsetHeight) / 2;
  }

  /** Draws where ships that moved stood before. */
  /** @param {Map<number, number[]>} before @param {Map<number, number[]>} after */
  starts(before, after) {
    for (const [piece, from] of before) {
      const to = after.get(piece);
      if (this.isShip(piece) && to && String(from) !== String(to))
        draw("path", { class: "start", ...this.stage.outline(piece, from) }, this.stage.over);
    }
  }

  /** @param {number} piece */
  isShip(piece) {
    return this.chapter.pieces[piece].classes.includes("ship");
  }

  /** Returns how long a step's move is shown, in ms: longer for a longer way, no longer than the speed allows. */
  /** @param {number[][]} poses */
  flight(poses) {
    const length = poses.reduce(
      (sum, to, i) => sum + (i ? Math.hypot(to[0] - poses[i - 1][0], to[1] - poses[i - 1][1]) : 0),
      0,
    );
    return Math.min(350 + 2 * length, 0.9 * Number(at("speed").value));
  }

  /** Lets ships fly to where they stand now: along the template, or straight if there is none. */
  /** @param {any} step @param {Map<number, number[]>} before */
  fly({ way }, before) {
    for (const [piece, from] of before) {
      const to = this.table.stands.get(piece);
      if (!to || String(from) === String(to)) continue;
      const turn = ((((to[2] - from[2]) % 360) + 540) % 360) - 180;
      const along = way?.piece === piece;
      const poses = along ? way.poses : [from, [to[0], to[1], from[2] + turn]];
      this.stage.fly(piece, poses, this.flight(way ? way.poses : []));
    }
  }

  /** The part of the game to which a step belongs. @param {number} step @returns {string} */
  stageOf(step) {
    return this.chapter.steps.slice(0, step + 1).findLast(({ stage }) => stage)?.stage || "";
  }

  /** Says what happens in a step, with its dice and its verdict. @param {any} step */
  announce(step) {
    at("happened").textContent = step.text;
    at("dice").replaceChildren(...step.dice.map(dice));
    at("stage").textContent = this.stageOf(this.current) || "\u00a0";
    at("verdict").replaceChildren();
    if (!step.judged) return;
    const { verdict, rule, message, margins: list = [] } = step.judged;
    const by = message ? ": " + visible(namedIn(message, this.chapter.pieces)) : rule ? " by the rule " + rule : "";
    at("verdict").append(make("p", {}, verdictWord(verdict), by));
    if (list.length) at("verdict").append(margins(list));
  }

  /** Lists what could have been done; one that is pointed at, or chosen, is drawn. @param {any} step */
  choices(step) {
    const list = at("choices");
    list.replaceChildren();
    at("could").hidden = !step.choices.length;
    const all = step.choices.flatMap((choice) => choice.ends);
    if (step.choices.filter((choice) => choice.ends.length).length > 1)
      list.append(make("li", {}, this.option("all ends", { drawing: "", ends: all, taken: false })));
    for (const who of [...new Set(step.choices.map((choice) => choice.who))]) {
      list.append(make("li", { class: "soft" }, who));
      for (const choice of step.choices.filter((one) => one.who === who)) {
        list.append(
          make(
            "li",
            { class: choice.taken ? "taken" : "" },
            choice.ends.length || choice.drawing ? this.option(choice.name, choice) : make("span", {}, choice.name),
            choice.taken ? make("span", { class: "visually-hidden" }, ", this is what happened") : null,
          ),
        );
      }
    }
  }

  /** @param {string} name @param {any} choice */
  option(name, choice) {
    const button = make("button", { type: "button", "aria-pressed": "false" }, name);
    const see = () => {
      this.stage.clearAbout();
      this.measures();
      if (this.pinned) this.alternative(this.pinned.choice);
    };
    button.addEventListener("pointerenter", () => {
      this.stage.clearAbout();
      this.alternative(choice);
    });
    button.addEventListener("pointerleave", see);
    button.addEventListener("click", () => {
      const on = this.pinned?.choice !== choice;
      this.pinned?.button.setAttribute("aria-pressed", "false");
      this.pinned = on ? { choice, button } : null;
      button.setAttribute("aria-pressed", String(on));
      see();
    });
    return button;
  }

  /** Draws where a choice leads; the table of the choice is that before the step. @param {any} choice */
  alternative(choice) {
    if (choice.drawing) put(choice.drawing, draw("g", {}, this.stage.about));
    choice.ends.forEach((end) => this.stage.ghost(end));
  }

  /** Chooses a piece, or lets go of it. @param {number | null} piece */
  choose(piece) {
    this.chosen = this.chosen === piece ? null : piece;
    this.shown = new Set();
    const measures = this.chosen === null ? [] : this.chapter.pieces[this.chosen].measures;
    measures.forEach(({ name }, i) => name !== "ranges" && this.shown.add(i));
    if (!this.shown.size) this.shown.add(0);
    this.stage.choose(this.chosen);
    this.about();
  }

  /** Lets go of a choice that is pinned, or of the ship that is chosen. */
  letGo() {
    if (this.pinned) this.pinned.button.click();
    else if (this.chosen !== null) this.choose(this.chosen);
  }

  /** Says what is known of the chosen ship, and offers the others. */
  about() {
    const { chosen, chapter } = this;
    const { stands } = this.table;
    const focused = /** @type {HTMLElement} */ (document.activeElement).dataset.ship;
    const ships = [...chapter.pieces.keys()].filter((piece) => this.isShip(piece) && stands.has(piece));
    const press = (piece) => ({ "data-ship": piece, "aria-pressed": String(piece === chosen), onclick: () => this.choose(piece) });
    at("pieces").replaceChildren(
      ...ships.map((piece) => make("button", { type: "button", ...press(piece) }, chapter.pieces[piece].name)),
    );
    if (focused) at("pieces").querySelector("[data-ship='" + focused + "']")?.focus();
    const there = chosen !== null && stands.has(chosen);
    const piece = chosen === null ? null : chapter.pieces[chosen];
    at("about").textContent = piece
      ? [piece.name, piece.about, there ? whereabouts(stands.get(chosen)) : "not on the table"].join(", ")
      : "Choose a ship on the table or here for its arcs, ranges, tokens and damage.";
    at("facts").replaceChildren(...(chosen === null ? [] : this.facts(chosen)).map((fact) => make("li", {}, fact)));
    at("shows").replaceChildren(...(there ? piece.measures : []).map(({ name }, i) => this.show(name, i)));
    this.stage.clearAbout();
    this.measures();
  }

  /** A button that shows something about the chosen ship. @param {string} name @param {number} i */
  show(name, i) {
    const { shown } = this;
    const onclick = ({ currentTarget }) => {
      if (shown.has(i)) shown.delete(i);
      else shown.add(i);
      currentTarget.setAttribute("aria-pressed", String(shown.has(i)));
      this.stage.clearAbout();
      this.measures();
    };
    return make("button", { type: "button", "aria-pressed": String(shown.has(i)), onclick }, name);
  }

  measures() {
    const { chosen } = this;
    if (chosen === null) return;
    this.chapter.pieces[chosen].measures.forEach(({ drawing }, i) => {
      if (this.shown.has(i)) this.stage.measure(chosen, drawing);
    });
  }

  /** Plays the log from where it is, or from its beginning at its end; or pauses. @param {boolean} on */
  play(on) {
    clearTimeout(this.timer);
    this.timer = null;
    if (on && this.current + 1 === this.chapter.steps.length) this.pass(0);
    if (on) this.wait();
    at("go-play").setAttribute("aria-pressed", String(on));
    at("go-play").textContent = on ? "Pause" : "Play";
  }

  /** Waits as long as the current step is worth looking at, then plays on. */
  wait() {
    this.timer = setTimeout(() => {
      if (this.current + 1 === this.chapter.steps.length) return this.play(false);
      this.pass(this.current + 1, true);
      this.wait();
    }, this.linger(this.chapter.steps[this.current]));
  }

  /** Returns how long a step is shown while the game is played, in ms: quiet ones pass quickly. @param {any} step */
  linger(step) {
    const speed = Number(at("speed").value);
    const quiet = 1 / 12;
    if (step.beat || step.overlay || (step.judged && !step.events)) return speed;
    return step.dice.length || step.stage ? speed / 2 : speed * quiet;
  }

  /** Goes to the next step with a beat, or the one before: a move, an attack, a round. @param {string} beat @param {number} way */
  seek(beat, way) {
    for (let i = this.current + way; i >= 0 && i < this.chapter.steps.length; i += way) {
      if (this.chapter.steps[i].beat === beat) return this.visit(i, way > 0);
    }
    at("unknown").textContent = "There is no " + beat + (way > 0 ? " after" : " before") + " this step.";
  }

  /** Draws what happens when, over the slider: a line a step, of the color and height of its beat. */
  timeline() {
    const { steps } = this.chapter;
    const svg = draw("svg", {
      class: "timeline",
      viewBox: "0 0 " + Math.max(1, steps.length) + " 10",
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    });
    for (const [beat, top] of Object.entries(TOPS)) {
      const has = (step) => (beat === "wrong" ? isWrong(step) : step.beat === beat);
      const lines = steps.map((step, i) => (has(step) ? "M" + (i + 0.5) + " " + top + "V10" : "")).join("");
      if (lines) draw("path", { class: beat, d: lines }, svg);
    }
    draw("path", { id: "here", class: "here", d: "" }, svg);
    svg.addEventListener("click", (event) => {
      const box = svg.getBoundingClientRect();
      this.visit(Math.floor(((event.clientX - box.left) / box.width) * steps.length));
    });
    at("timeline").replaceChildren(svg);
  }

  /** The current step as a query about the table before it. */
  query() {
    return asked(this.chapter, this.positions, this.current);
  }

  /** Lists all steps. */
  list() {
    const row = (step, i) =>
      make(
        "li",
        {},
        make(
          "button",
          { type: "button", "data-step": i, tabindex: "-1", onclick: () => this.visit(i) },
          make("span", { class: "number" }, String(step.line)),
          isWrong(step) ? verdictWord(step.judged.verdict) : null,
          make("span", {}, step.text),
        ),
      );
    const rows = this.chapter.steps.map((step, i) => [step.stage && make("li", { class: "stage" }, step.stage), row(step, i)]);
    at("steps").replaceChildren(...rows.flat().filter(Boolean));
  }

  /** Shows verdicts that have come since the log was opened. */
  judge() {
    const held = at("steps").contains(document.activeElement);
    this.list();
    this.timeline();
    const now = this.chapter.steps[this.current];
    if (!now) return;
    this.announce(now);
    this.mark(now);
    if (held) at("steps").querySelector("[aria-current]").focus({ preventScroll: true });
  }

  /** Does what a key is for, unless it is for what has the focus. @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {Element} */ (event.target);
    const listed = target.closest("#steps");
    const free = event.key === "Escape" || (event.key === " " && target.matches("[type=range]"));
    const typing = target.closest("select, input, textarea") && !free;
    const pressing = event.key === " " && !listed && target.closest("button, summary, [role=button]");
    const key = (listed && LIST_WALKS[event.key]) || WALKS[event.key];
    if (at("replaying").hidden || typing || pressing || event.ctrlKey || event.metaKey || event.altKey || !key) return;
    if (!listed && !event.shiftKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) return;
    event.preventDefault();
    if (event.key !== "Escape") event.stopImmediatePropagation();
    key(this, event);
  }

  /** Goes to a step, to which the browser's way back leads. @param {number} step @param {boolean} [glide] */
  visit(step, glide) {
    this.go(step, glide);
    this.host.located(true);
  }

  /** Goes to a step on the way to others. @param {number} step @param {boolean} [glide] */
  pass(step, glide) {
    this.go(step, glide);
    this.host.located(false);
  }

  /** Gives what happens the room that its longest words take, so that nothing is cut and nothing moves. */
  fit() {
    const said = at("happened");
    const now = said.textContent;
    const longest = (found, { text }) => (text.length > found.length ? text : found);
    said.style.minHeight = "";
    said.textContent = this.chapter.steps.reduce(longest, "");
    said.style.minHeight = said.getBoundingClientRect().height + "px";
    said.textContent = now;
  }
}
