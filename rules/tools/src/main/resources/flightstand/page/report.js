// The verdicts of a referee, to filter and to look at.
import { Positions, data, inSandbox } from "./chapter.js";
import { make, whereabouts } from "./dom.js";
import { margins } from "./margins.js";
import { VERDICTS, isWrong, legend, verdictWord } from "./signs.js";
import { Stage } from "./stage.js";

const chapters = data("chapter");
const counts = data("summary")[0].summary;
const PAGE = 200;
const OPEN = 20;

const verdicts = [];
chapters.forEach((chapter) => {
  const positions = new Positions(chapter);
  chapter.steps.forEach((step, index) => {
    if (step.judged) verdicts.push({ chapter, positions, step, index });
  });
});

function matches(entry) {
  const judged = entry.step.judged;
  const wanted = [...document.querySelectorAll("#verdicts input")].filter((box) => box.checked).map((box) => box.value);
  const log = document.getElementById("log").value;
  const rule = document.getElementById("rule").value;
  const find = document.getElementById("find").value.trim().toLowerCase();
  return (
    wanted.includes(judged.verdict) &&
    (!log || String(chapters.indexOf(entry.chapter)) === log) &&
    (!rule || judged.rule === rule) &&
    (!find ||
      [entry.step.who, judged.deed, entry.step.text, judged.rule, judged.clause].join(" ").toLowerCase().includes(find))
  );
}

function row(entry) {
  const { chapter, step } = entry;
  const judged = step.judged;
  const details = make(
    "details",
    { class: "verdict-row" },
    make(
      "summary",
      {},
      chapters.length > 1 ? make("span", { class: "where soft" }, chapter.name) : null,
      make("span", { class: "number soft" }, "line " + step.line),
      verdictWord(judged.verdict, VERDICTS[judged.verdict]),
      make("span", {}, step.who || ""),
      make("span", {}, judged.deed),
      make("span", { class: "said" }, step.text),
    ),
  );
  details.addEventListener("toggle", () => {
    if (details.open && !details.querySelector(".body")) details.append(body(entry));
  });
  return details;
}

function body(entry) {
  const { chapter, positions, step, index } = entry;
  const judged = step.judged;
  const part = make("div", { class: "body" });
  if (judged.rule)
    part.append(
      make("p", { class: "soft" }, "rule " + judged.rule + (judged.clause ? ", clause " + judged.clause : "")),
    );
  const address = inSandbox(chapter, step.line);
  const title = "sandbox.html beside this page: ask, play on, judge";
  if (address) part.append(make("p", { class: "no-print" }, make("a", { href: address, title }, "Open in the sandbox")));
  if (judged.margins.length) part.append(margins(judged.margins));
  if (step.overlay) {
    const stage = new Stage(
      chapter,
      "The table before line " + step.line + ", with what should have come of it",
      (piece) => {
        chosen = chosen === piece ? null : piece;
        stage.clearAbout();
        stage.choose(chosen);
        if (chosen !== null)
          chapter.pieces[chosen].measures.slice(0, 1).forEach((measure) => stage.measure(chosen, measure.drawing));
      },
    );
    stage.lettersOnPaper = 28;
    let chosen = null;
    part.append(
      make(
        "div",
        { class: "tools no-print" },
        make("button", { type: "button", onclick: () => close(stage) }, "Close-up"),
        make("button", { type: "button", onclick: () => stage.home() }, "Whole table"),
        make("button", { type: "button", onclick: () => stage.zoom(1.5), "aria-label": "Nearer" }, "+"),
        make("button", { type: "button", onclick: () => stage.zoom(1 / 1.5), "aria-label": "Farther" }, "−"),
      ),
    );
    part.append(stage.svg);
    requestAnimationFrame(() => {
      stage.show(
        positions.before(index),
        (piece, at) => [chapter.pieces[piece].name, chapter.pieces[piece].about, whereabouts(at)].join(", "),
      );
      stage.overlay(step.overlay);
      close(stage);
    });
  } else {
    part.append(make("p", { class: "soft" }, "Nothing to draw."));
  }
  return part;
}

/** Looks at what the verdict is about. */
function close(stage) {
  const box = stage.over.getBBox();
  if (box.width || box.height) stage.frame(box, 60);
}

let filtered = [];
let shown = 0;

function filter() {
  filtered = verdicts.filter(matches);
  shown = 0;
  document.getElementById("list").replaceChildren();
  more();
  [...document.querySelectorAll("#list details")].slice(0, OPEN).forEach((details, i) => {
    if (isWrong(filtered[i].step)) details.open = true;
  });
}

function more() {
  document.getElementById("list").append(...filtered.slice(shown, shown + PAGE).map(row));
  shown = Math.min(filtered.length, shown + PAGE);
  const none = !document.querySelector("#verdicts input:checked");
  document.getElementById("shown").textContent = none
    ? "No verdict is ticked above, so none is listed."
    : filtered.length +
      " of " +
      verdicts.length +
      " verdicts match" +
      (shown < filtered.length ? ", the first " + shown + " are listed." : ".");
  document.getElementById("more").hidden = shown >= filtered.length;
}

function begin() {
  document.getElementById("sum").textContent =
    counts.steps +
    (counts.steps === 1 ? " claim: " : " claims: ") +
    counts.legal +
    " legal, " +
    counts.illegal +
    " illegal, " +
    counts.tooClose +
    " too close, " +
    counts.unverified +
    " unverified" +
    (counts.unreadable ? ", " + counts.unreadable + " unreadable." : ".");
  document.getElementById("won").textContent = chapters
    .map(({ name, steps }) => [name, /, (.* wins|a draw)$/.exec(steps[steps.length - 1]?.text || "")])
    .flatMap(([name, over]) => (over ? [(chapters.length > 1 ? name + ": " : "") + over[1]] : []))
    .join("; ");
  const boxes = document.getElementById("verdicts");
  const allRight = !verdicts.some((entry) => isWrong(entry.step));
  for (const [verdict, sign] of Object.entries(VERDICTS)) {
    const found = verdicts.filter((entry) => entry.step.judged.verdict === verdict).length;
    const box = make("input", {
      type: "checkbox",
      value: verdict,
      id: "want-" + verdict,
      checked: allRight || isWrong({ judged: { verdict } }),
    });
    boxes.append(
      make("label", { class: "verdict " + verdict }, box, sign + verdict + " (" + found + ")"),
      " ",
    );
  }
  const log = document.getElementById("log");
  log.append(
    make("option", { value: "" }, "all"),
    ...chapters.map((chapter, i) => make("option", { value: String(i) }, chapter.name)),
  );
  document.getElementById("log-filter").hidden = chapters.length < 2;
  const rules = [...new Set(verdicts.map((entry) => entry.step.judged.rule).filter(Boolean))].sort();
  document
    .getElementById("rule")
    .append(make("option", { value: "" }, "all"), ...rules.map((rule) => make("option", { value: rule }, rule)));
  document.getElementById("legend").append(legend());
  const filters = document.getElementById("filters");
  filters.addEventListener("input", filter);
  filters.addEventListener("submit", (event) => event.preventDefault());
  document.getElementById("more").addEventListener("click", more);
  filter();
}

begin();
