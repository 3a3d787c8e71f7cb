// Snapping: a piece in hand goes to contact with its neighbor, or to the edge of a range.

/** @typedef {import("./kernel.js").Kernel} Kernel */
/** @typedef {import("./world.js").World} World */
/** @typedef {import("./world.js").Pose} Pose */

const BAND = 100;

/**
 * Returns the pose to which a piece snaps, or the pose itself. Other pieces and headings stay.
 * @param {Kernel} kernel
 * @param {World} world
 * @param {string} id
 * @param {Pose} pose where the pointer has it
 * @param {number} reach how far it may snap, in mm
 * @returns {Pose}
 */
export function snapped(kernel, world, id, pose, reach) {
  const { kind, piece } = /** @type {any} */ (world.find(id));
  if (kind !== "ships") return pose;
  const others = world.now.table.ships.filter((one) => one.id !== id);
  const playArea = world.now.table.playArea;
  const apart = (/** @type {Pose} */ at, /** @type {any} */ other) =>
    kernel.ask({ op: "range", from: other.id, to: id, table: { playArea, ships: [other, { ...piece, pose: at }] } })
      .result;
  const near = others
    .map((other) => ({ other, far: Math.hypot(other.pose.x - pose.x, other.pose.y - pose.y) }))
    .sort((one, two) => one.far - two.far)
    .slice(0, 2);
  for (const { other } of near) {
    const touch = contact(kernel, { playArea, other, piece }, pose, reach);
    if (touch) return touch;
  }
  for (const { other } of near) {
    const range = apart(pose, other);
    const band = Math.max(1, Math.round(range.distance / BAND)) * BAND;
    if (band > 3 * BAND || Math.abs(range.distance - band) > reach) continue;
    const [[fromX, fromY], [toX, toY]] = range.line;
    const by = (band - range.distance) / range.distance;
    return { ...pose, x: pose.x + (toX - fromX) * by, y: pose.y + (toY - fromY) * by };
  }
  return pose;
}

/** Returns the pose of contact along the nearer normal of one of the two bases, or null if none is in reach. */
/** @param {Kernel} kernel @param {any} pair @param {Pose} pose @param {number} reach @returns {Pose | null} */
function contact(kernel, { playArea, other, piece }, pose, reach) {
  const bearing = Math.atan2(pose.y - other.pose.y, pose.x - other.pose.x);
  const side = Math.round((bearing - (other.pose.heading * Math.PI) / 180) / (Math.PI / 2)) * (Math.PI / 2);
  const way = (other.pose.heading * Math.PI) / 180 + side;
  const at = (/** @type {number} */ by) => ({
    ...pose,
    x: pose.x + by * Math.cos(way),
    y: pose.y + by * Math.sin(way),
  });
  const overlaps = (/** @type {number} */ by) => {
    const table = { playArea, ships: [other, { ...piece, pose: at(by) }] };
    const { ok, result } = kernel.ask({ op: "overlap", table });
    return ok && result.pairs.some((/** @type {any} */ pair) => pair.relation === "overlap");
  };
  if (!overlaps(-reach) || overlaps(reach)) return null;
  let [inside, outside] = [-reach, reach];
  for (let i = 0; i < 24; i++) {
    const half = (inside + outside) / 2;
    if (overlaps(half)) inside = half;
    else outside = half;
  }
  return at(outside);
}
