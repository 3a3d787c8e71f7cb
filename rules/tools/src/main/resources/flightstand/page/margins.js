// Margins, drawn to scale.
import { draw, make, word } from "./dom.js";

/** Draws margins to scale: each value beside its limits, and where a record may not tell. */
export function margins(list) {
  const grid = make("div", { class: "margins" });
  for (const margin of list) {
    const near = margin.limits.reduce((best, limit) =>
      Math.abs(limit - margin.value) < Math.abs(best - margin.value) ? limit : best,
    );
    const words = word(margin.value, 3) + " " + margin.unit;
    const limit =
      (margin.limits.length > 1 ? "next limit " : "limit ") +
      word(near, 3) +
      (margin.doubt ? " ± " + word(margin.doubt, 2) : "");
    grid.append(
      make("span", {}, margin.name),
      make("span", { class: "number" }, words),
      make("span", { class: "number soft" }, limit),
      gauge(margin, near, margin.name + ": " + words + ", " + limit),
    );
  }
  return grid;
}

function gauge(margin, near, label) {
  const width = 320;
  const span = Math.max(Math.abs(margin.value - near), margin.doubt, Math.abs(near) / 2, 0.05) * 1.25;
  const ten = 10 ** Math.floor(Math.log10(span));
  const step = [1, 2, 5].map((s) => s * ten).find((s) => (2 * span) / s <= 8) || 10 * ten;
  const scale = width / (2 * span);
  const at = (value) => (value - near + span) * scale;
  const svg = draw("svg", { class: "gauge", viewBox: "0 0 " + width + " 30", role: "img", "aria-label": label });
  if (margin.doubt)
    draw(
      "rect",
      { class: "doubt", x: at(near - margin.doubt), y: 3, width: 2 * margin.doubt * scale, height: 14 },
      svg,
    );
  draw("path", { class: "axis", d: "M0 10H" + width }, svg);
  for (let tick = Math.ceil((near - span) / step) * step; tick <= near + span; tick += step) {
    draw("path", { class: "axis", d: "M" + at(tick) + " 7v6" }, svg);
    const text = draw("text", { x: Math.min(width - 12, Math.max(12, at(tick))), y: 27 }, svg);
    text.textContent = word(tick, 6);
  }
  for (const limit of margin.limits) {
    if (Math.abs(limit - near) <= span) draw("path", { class: "limit", d: "M" + at(limit) + " 1v18" }, svg);
  }
  draw("circle", { class: "value", cx: at(margin.value), cy: 10, r: 4.5 }, svg);
  return svg;
}
