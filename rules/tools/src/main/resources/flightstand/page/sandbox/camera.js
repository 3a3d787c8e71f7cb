// Where a photograph's pixels are on the table, how surely, and how a ship stands by two corners of its base.
import { carry } from "./world.js";

/** Half a base's length and half its width, in mm. */
export const HALVES = /** @type {Record<string, [number, number]>} */ ({
  small: [20, 20],
  medium: [30, 30],
  large: [40, 40],
  "huge-transport": [97.5, 40],
  "huge-corvette": [112.4, 40],
});

/** The step of derivatives by pixels. */
const PIXEL_STEP = 0.1;

const RADIANS = Math.PI / 180;

/** @param {Matrix} matrix @param {number[]} place @returns {[number, number]} */
export function projected(matrix, [x, y]) {
  const [u, v, w] = matrix.map((row) => row[0] * x + row[1] * y + row[2]);
  return [u / w, v / w];
}

/** Returns a multiple of the inverse matrix, which is the inverse map. @param {Matrix} m @returns {Matrix} */
function inverse(m) {
  const minor = (i, j, k, l) => m[i % 3][k % 3] * m[j % 3][l % 3] - m[i % 3][l % 3] * m[j % 3][k % 3];
  return [0, 1, 2].map((i) => [0, 1, 2].map((j) => minor(j + 1, j + 2, i + 1, i + 2)));
}

/** Returns pixels after one coordinate is moved. @param {Pixel[]} pixels @param {number} number @param {number} by */
function nudged(pixels, number, by) {
  const [x, y, coarse] = pixels[number >> 1];
  return pixels.with(number >> 1, number % 2 ? [x, y + by, coarse] : [x + by, y, coarse]);
}

/** Returns all ways to nudge pixels, each back and then forth. @param {Pixel[]} pixels */
function nudges(pixels) {
  return [...pixels, ...pixels].flatMap((_, i) => [nudged(pixels, i, -PIXEL_STEP), nudged(pixels, i, PIXEL_STEP)]);
}

/** Returns a base's corners in mm: front left, front right, rear right, rear left. */
/** @param {string} base @param {Pose} pose @returns {number[][]} */
export function baseCorners(base, pose) {
  const [x, y] = HALVES[base];
  const corners = [1, 1, -1, -1].map((way, i) => [way * x, (i % 3 ? -1 : 1) * y]);
  return carry(corners, pose);
}

/** Says within what a ship stands in 95 of 100 cases: mm to any side, and degrees. @param {number[][]} covariance */
export function sureWithin([[xx, xy], [, yy], [, , turn]]) {
  const longest = (xx + yy) / 2 + Math.hypot((xx - yy) / 2, xy);
  return { place: 2.448 * Math.sqrt(longest), heading: 1.96 * Math.sqrt(turn) };
}

/** A camera that known places tell. Marks are off at random, each on its own: the more the coarser it is. */
export class Camera {
  /**
   * Lets the kernel fit the map from the picture to the table, and the maps after each mark is nudged.
   * @param {Kernel} kernel @param {Place[]} places at least four
   * @param {Pixel[]} pixels where these are marked in the picture @param {{width: number, height: number}} playArea
   * @param {number} off within how many pixels of their places marks are, spread evenly
   * @param {boolean} sure whether to fit the maps after nudges too, which take most of the time
   * @returns {{camera: Camera | null, fault: string}} a camera, or why there is none
   */
  static of(kernel, places, pixels, playArea, off, sure) {
    const answers = [pixels, ...(sure ? nudges(pixels) : [])].map((marks) => {
      const pairs = marks.map(([x, y], i) => ({ tool: [x, y], table: [places[i].x, places[i].y] }));
      return kernel.ask({ op: "calibrate", model: "projective", mirrored: true, pairs, playArea });
    });
    const fault = answers.find(({ ok }) => !ok)?.error?.message.replace("'pairs': ", "") || "";
    return { camera: fault ? null : new Camera(answers, places, pixels, off), fault };
  }

  /** @param {any[]} answers of calibrate @param {Place[]} places @param {Pixel[]} pixels @param {number} off */
  constructor(answers, places, pixels, off) {
    const [toTable, ...others] = answers.map(({ result }) => result.frame.projective);
    /** @type {Matrix} */
    this.toTable = toTable;
    this.toPicture = inverse(toTable);
    /** @type {Matrix[]} */
    this.others = others;
    this.pixels = pixels;
    /** How far places are from where they are said to be, in mm. @type {{rms: number, worst: number}} */
    this.residual = answers[0].result.residual;
    const squares = places.map(({ x, y }, i) => {
      const [right, down] = projected(this.toPicture, [x, y]);
      const [fromX, fromY, coarse] = pixels[i];
      return ((right - fromX) ** 2 + (down - fromY) ** 2) / coarse ** 2;
    });
    const freedom = 2 * places.length - 8;
    const found = freedom && Math.sqrt(squares.reduce((sum, one) => sum + one) / freedom);
    this.contradicts = found > (3 * off) / 2;
    /** The deviation of a mark's coordinates: of places all over a disc, or more if the known places disagree more. */
    this.error = Math.max(off / 2, found);
  }

  /** Returns the pose that fits two corners of a base by least squares: between them, along their line. */
  /** @param {string} base @param {Pixel[]} pixels front left and rear right @param {Matrix} [matrix] another map */
  stands(base, pixels, matrix = this.toTable) {
    const [ahead, aside] = HALVES[base];
    const [[x, y], [rearX, rearY]] = pixels.map((pixel) => projected(matrix, pixel));
    const heading = (Math.atan2(y - rearY, x - rearX) - Math.atan2(aside, ahead)) / RADIANS;
    return { x: (x + rearX) / 2, y: (y + rearY) / 2, heading: (heading + 720) % 360 };
  }

  /** Returns how a ship stands, and how surely. @param {string} base @param {Pixel[]} pixels @returns {Seen} */
  seen(base, pixels) {
    const poses = [
      ...this.others.map((matrix) => this.stands(base, pixels, matrix)),
      ...nudges(pixels).map((marks) => this.stands(base, marks)),
    ];
    const covariance = [0, 1, 2].map(() => [0, 0, 0]);
    const coarse = [...this.pixels, ...pixels].flatMap((pixel) => [pixel[2], pixel[2]]);
    coarse.forEach((by, i) => {
      const [less, more] = [poses[2 * i], poses[2 * i + 1]];
      const turn = ((more.heading - less.heading + 540) % 360) - 180;
      const slope = [more.x - less.x, more.y - less.y, turn].map((far) => (far / (2 * PIXEL_STEP)) * by * this.error);
      slope.forEach((one, j) => slope.forEach((other, k) => (covariance[j][k] += one * other)));
    });
    const [[x, y], [rearX, rearY]] = pixels.map((pixel) => projected(this.toTable, pixel));
    return { pose: this.stands(base, pixels), covariance, apart: Math.hypot(x - rearX, y - rearY) };
  }

  /** Tests whether corners are as far apart as a base's, give or take. @param {string} base @param {Seen} seen */
  fits(base, { covariance, apart }) {
    return Math.abs(apart - 2 * Math.hypot(...HALVES[base])) < 2 + 3 * sureWithin(covariance).place;
  }
}
