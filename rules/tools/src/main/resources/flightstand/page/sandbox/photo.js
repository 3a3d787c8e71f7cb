// A photograph from a file: opened if it can be shown, and drawn as if from straight above the table.
import { visible } from "../dom.js";

const MOST_BYTES = 64 << 20;
const MOST_PIXELS = 100e6;

/** How long the drawing of the table is, and at most a picture that it is made of, in pixels. */
const DRAWN = 1600;
const READ = 4096;

/** Opens a picture; throws a sentence if it cannot be shown. @param {File} file @returns {Promise<Photo>} */
export async function openedPhoto(file) {
  const name = "'" + visible(file.name.slice(0, 60)) + "'";
  if (file.size > MOST_BYTES) throw new RangeError(name + " has " + (file.size >> 20) + " MB, expected at most 64.");
  const image = new Image();
  const address = URL.createObjectURL(file);
  const shown = await new Promise((resolve) => {
    image.onload = () => resolve(file.type !== "image/svg+xml");
    image.onerror = () => resolve(false);
    image.src = address;
  });
  const { naturalWidth: width, naturalHeight: height } = image;
  if (shown && width * height <= MOST_PIXELS) return { address, image, width, height };
  URL.revokeObjectURL(address);
  throw new RangeError(
    shown
      ? name + " has " + width + " by " + height + " pixels, expected at most 100 million."
      : name + " is no picture that this browser can read, expected a JPEG, PNG or WebP.",
  );
}

/**
 * Draws the table as it is seen from straight above. @param {Photo} photo @param {Matrix} toPicture
 * @param {{width: number, height: number}} playArea @returns {Promise<Blob | null>}
 */
export function fromAbove({ image, width, height }, toPicture, playArea) {
  const shrunk = Math.min(1, READ / Math.max(width, height));
  const [across, down] = [Math.round(width * shrunk), Math.round(height * shrunk)];
  const canvas = Object.assign(document.createElement("canvas"), { width: across, height: down });
  const paper = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  paper.drawImage(image, 0, 0, across, down);
  const from = new Uint32Array(paper.getImageData(0, 0, across, down).data.buffer);
  const scale = DRAWN / Math.max(playArea.width, playArea.height);
  canvas.width = Math.round(playArea.width * scale);
  canvas.height = Math.round(playArea.height * scale);
  const drawn = paper.createImageData(canvas.width, canvas.height);
  const to = new Uint32Array(drawn.data.buffer);
  const [right, below, far] = toPicture;
  for (let row = 0, i = 0; row < canvas.height; row++) {
    const y = playArea.height - (row + 0.5) / scale;
    for (let column = 0; column < canvas.width; column++, i++) {
      const x = (column + 0.5) / scale;
      const by = shrunk / (far[0] * x + far[1] * y + far[2]);
      const u = Math.floor(by * (right[0] * x + right[1] * y + right[2]));
      const v = Math.floor(by * (below[0] * x + below[1] * y + below[2]));
      if (u >= 0 && u < across && v >= 0 && v < down) to[i] = from[v * across + u];
    }
  }
  paper.putImageData(drawn, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
