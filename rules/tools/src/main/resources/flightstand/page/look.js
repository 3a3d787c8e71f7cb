// How a page looks: dark or light whatever the system says, and the table alone for streams.
import { at, make } from "./dom.js";

/** Where the page remembers what was switched; a page of a file may have no store. */
const SWITCHED = "flightstand-dark";

/** The rules that a style has for the dark. @returns {CSSMediaRule[]} */
function darkRules() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return /** @type {any[]} */ (rules).filter(({ media }) => media && /color-scheme|min-width: \d+px/.test(media.mediaText));
}

/** Makes the page dark, or light. @param {boolean} dark */
function darken(dark) {
  for (const rule of darkRules()) rule.media.mediaText = "screen and (min-width: " + (dark ? "0px" : "99999px") + ")";
  document.documentElement.style.colorScheme = dark ? "dark" : "light";
}

/** Makes the switches of a page's look, and puts them into an element. @param {string} into its id */
export function switches(into) {
  let dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const night = make("button", { type: "button", id: "dark" }, "Dark");
  const say = () => night.setAttribute("aria-pressed", String(dark));
  const remember = () => {
    try {
      localStorage.setItem(SWITCHED, String(dark));
    } catch {
      // It is switched as long as the page is open.
    }
  };
  night.addEventListener("click", () => {
    dark = !dark;
    darken(dark);
    remember();
    say();
  });
  try {
    const before = localStorage.getItem(SWITCHED);
    if (before && before !== String(dark)) {
      dark = !dark;
      darken(dark);
    }
  } catch {
    // It is as the system says.
  }
  say();
  const alone = make("button", { type: "button", id: "alone", title: "For streams; Esc shows the rest" }, "Table only");
  const only = (yes) => document.body.classList.toggle("table-only", yes);
  alone.addEventListener("click", () => only(true));
  document.addEventListener("keydown", ({ key }) => key === "Escape" && only(false));
  at("view").append(make("button", { type: "button", id: "rest", title: "Esc", onclick: () => only(false) }, "×"));
  at("rest").setAttribute("aria-label", "Show the rest of the page");
  at(into).append(night, alone);
}
