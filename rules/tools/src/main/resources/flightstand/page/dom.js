// Elements and words: what every page is made of.
export const SVG = "http://www.w3.org/2000/svg";

/** Returns the element of an id, which the page has. */
export function at(id) {
  return document.getElementById(id);
}

/** Makes an element with attributes and children; text is never read as markup. */
export function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== null && value !== undefined && value !== false)
      element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export function draw(name, attributes, parent) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (parent) parent.append(element);
  return element;
}

/** Puts drawings that were made with the page into an SVG element. */
export function put(drawing, parent) {
  parent.innerHTML = drawing;
  return parent;
}

/** Characters that turn the direction of what follows, or that nobody sees: a page shows their numbers. */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Replaces characters that turn text around or hide by their numbers. */
export function visible(text) {
  return text.replace(UNSEEN, (sign) => "⟨U+" + sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "⟩");
}

export function word(number, digits) {
  return String(Number(number.toFixed(digits === undefined ? 2 : digits)) + 0);
}

/** Copies text, and says in an element whether that worked. */
export async function copy(what, text, told) {
  try {
    await navigator.clipboard.writeText(text);
    told.textContent = "The " + what + " is copied.";
  } catch {
    told.textContent = "This browser does not let the page copy.";
  }
}
