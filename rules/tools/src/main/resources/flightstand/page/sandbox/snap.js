// Snapping: a piece in hand goes to contact with its neighbor, or to the edge of a range.
import { HALVES } from "./camera.js";

const BAND = 100;

/** How near contact is near enough, in mm. */
const NEAR = 1e-7;

/** How far guides jut out of a base at most, in mm. */
const GUIDES = 4;

/**
 * Returns the pose to which a ship snaps, or the pose itself: to its nearest neighbor, with its heading as it is.
 * @param {Kernel} kernel @param {World} world @param {string} id @param {Pose} pose where the pointer has it
 * @param {number} reach how far it may snap, in mm @returns {Pose}
 */
export function snapped(kernel, world, id, pose, reach) {
  const { kind, piece } = /** @type {any} */ (world.find(id));
  const { ships, playArea } = world.now.table;
  const far = (one) => Math.hypot(one.pose.x - pose.x, one.pose.y - pose.y);
  const others = kind === "ships" ? ships.filter((one) => one.id !== id) : [];
  if (!others.length) return pose;
  const other = others.reduce((best, one) => (far(one) < far(best) ? one : best));
  // The halves of another game's bases are not known here.
  if (!HALVES[piece.base] || !HALVES[other.base]) return pose;
  const both = Math.hypot(...HALVES[piece.base]) + Math.hypot(...HALVES[other.base]) + 2 * GUIDES;
  if (far(other) < both + reach) {
    const touch = contact(kernel, { playArea, other, piece }, pose, reach);
    if (touch) return touch;
  }
  // Middles that far apart leave bases at least and at most this far apart: with no band's edge between, nothing snaps.
  const most = far(other) - Math.min(...HALVES[piece.base]) - Math.min(...HALVES[other.base]);
  const edge = Math.max(1, Math.ceil((far(other) - both - reach) / BAND)) * BAND;
  if (edge > Math.min(most + reach, 3 * BAND)) return pose;
  const table = { playArea, ships: [other, { ...piece, pose }] };
  const { distance, line } = kernel.ask({ op: "range", from: other.id, to: id, table }).result;
  const band = Math.max(1, Math.round(distance / BAND)) * BAND;
  if (band > 3 * BAND || Math.abs(distance - band) > reach) return pose;
  const by = (band - distance) / distance;
  const [[fromX, fromY], [toX, toY]] = line;
  return { ...pose, x: pose.x + (toX - fromX) * by, y: pose.y + (toY - fromY) * by };
}

/** Returns the pose of contact along the nearer normal of one of the two bases, or null if none is in reach. */
/** @param {Kernel} kernel @param {any} pair @param {Pose} pose @param {number} reach @returns {Pose | null} */
function contact(kernel, { playArea, other, piece }, pose, reach) {
  const bearing = Math.atan2(pose.y - other.pose.y, pose.x - other.pose.x);
  const side = Math.round((bearing - (other.pose.heading * Math.PI) / 180) / (Math.PI / 2)) * (Math.PI / 2);
  const way = (other.pose.heading * Math.PI) / 180 + side;
  const at = (by) => ({ ...pose, x: pose.x + by * Math.cos(way), y: pose.y + by * Math.sin(way) });
  const depth = (by) => {
    const table = { playArea, ships: [other, { ...piece, pose: at(by) }] };
    const { ok, result } = kernel.ask({ op: "overlap", table });
    const pair = ok && result.pairs.find(({ relation }) => relation === "overlap");
    return pair ? -pair.separation : 0;
  };
  // No way out is shorter than the depth, and where a side is met that way leads to contact at once.
  let by = -reach;
  let deep = depth(by);
  if (!deep) return null;
  for (let i = 0; i < 24 && deep && by <= reach; i++) {
    by += Math.max(deep, NEAR);
    deep = depth(by);
  }
  return deep || by > reach ? null : at(by);
}
