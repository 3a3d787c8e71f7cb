// Elements and words: what every page is made of.
export const SVG = "http://www.w3.org/2000/svg";

/**
 * Returns the element of an id, which the page has.
 * @param {string} id
 * @returns {any} the markup knows which kind of element
 */
export function at(id) {
  return document.getElementById(id);
}

/**
 * Makes an element with attributes and children; text is never read as markup.
 * @param {string} name
 * @param {Record<string, any> | null} attributes those that begin with "on" are listeners
 * @param {...(Node | string | null | undefined)} children
 * @returns {any} an element of that name
 */
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

/**
 * Draws an element of SVG.
 * @param {string} name
 * @param {Record<string, any>} attributes
 * @param {any} [parent]
 * @returns {any} an element of that name
 */
export function draw(name, attributes, parent) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (parent) parent.append(element);
  return element;
}

/** Says words in an element; what says them already is not laid out anew. @param {any} element @param {string} words */
export function say(element, words) {
  if (element.textContent !== words) element.textContent = words;
}

/** Hides an element, or shows it. @param {any} element @param {boolean} hidden */
export function hide(element, hidden) {
  if (element.hidden !== hidden) element.hidden = hidden;
}

/** Puts drawings that the program made into an SVG element. @param {string} drawing @param {any} parent @returns {any} */
export function put(drawing, parent) {
  parent.innerHTML = drawing;
  return parent;
}

/** Characters that turn the direction of what follows, or that nobody sees: a page shows their numbers. */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Replaces characters that turn text around or hide by their numbers. @param {string} text @returns {string} */
export function visible(text) {
  return text.replace(UNSEEN, (sign) => "⟨U+" + sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "⟩");
}

/** Returns a number with at most some digits. @param {number} number @param {number} [digits] absent: 2 */
export function word(number, digits) {
  return String(Number(number.toFixed(digits === undefined ? 2 : digits)) + 0);
}

/** Says where a piece stands, in mm and degrees. @param {number[]} pose */
export function whereabouts([x, y, heading]) {
  return "at " + word(x, 0) + ", " + word(y, 0) + ", heading " + word(heading, 0);
}

/** Copies text, and says in an element whether that worked. @param {string} what @param {string} text @param {any} told */
export async function copy(what, text, told) {
  try {
    await navigator.clipboard.writeText(text);
    told.textContent = "The " + what + " is copied.";
  } catch {
    told.textContent = "This browser does not let the page copy.";
  }
}
