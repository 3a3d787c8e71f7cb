// What the kernel draws, taken apart: what lies under the pieces, the pieces, what lies over them, and its words.

/** Takes apart a picture of the whole table, or of what is drawn beside its pieces. @param {string} svg */
export function layers(svg) {
  const from = (layer) => svg.indexOf('<g class="' + layer + '">');
  const end = from("labels") < 0 ? svg.lastIndexOf("</svg>") : from("labels");
  return {
    caption: plain(svg.slice(svg.indexOf("<title>") + 7, svg.indexOf("</title>"))),
    under: styled(svg.slice(from("ground"), from("pieces"))),
    pieces: svg.slice(from("pieces"), from("moves")),
    over: svg.slice(from("moves"), end),
  };
}

/** Writes styles as attributes, because the page's policy allows no styles in attributes. @param {string} drawing */
function styled(drawing) {
  return drawing.replace(
    / style="stroke-linecap:round;stroke-width:([\d.]+)"/g,
    ' stroke-linecap="round" stroke-width="$1"',
  );
}

/** Returns text as it was before it was escaped. @param {string} text */
function plain(text) {
  const signs = /** @type {Record<string, string>} */ ({ lt: "<", gt: ">", quot: '"', amp: "&" });
  return text.replace(/&(\w+);/g, (all, name) => signs[name] ?? all);
}
