// A save of Tabletop Simulator in which the X-Wing mod is played, as a table: what the command import makes of it.

const UNITS_PER_MILLIMETER = 0.03637;

/** The side of the play area, half of it, and how far off it a piece may lie: a large base. */
const [SIDE, HALF, SLACK] = [914.4, 457.2, 80];

/** The sizes of bases by the words in their addresses. @type {Record<string, string>} */
const SIZES = {
  small: "small",
  medium: "medium",
  large: "large",
  huge: "huge-corvette",
  epic: "huge-corvette",
  "epic-long": "huge-corvette",
  "epic-short": "huge-transport",
};

/** A base's shape, such as bases/small/base.obj or bases/epic/base-short.obj. */
const SHAPE = /\/bases\/([\w-]+)\/base([\w-]*)|\/(\w+)_base_Collider\.obj/;

/** What names say of obstacles and tokens; the first that fits decides. @type {[RegExp, Kind, string][]} */
const CALLED = [
  [/asteroid/, "obstacles", "asteroid"],
  [/debris/, "obstacles", "debris"],
  [/gas ?cloud/, "obstacles", "gas-cloud"],
  [/\bmines?\b|conn[eo]r net/, "tokens", "mine"],
  [/\bbombs?\b|seismic charge|detonator/, "tokens", "bomb"],
];

/** The disc that stands for an obstacle, whose outline a save has not. */
const DISC = Array.from({ length: 16 }, (_, i) => [25 * Math.cos((i * Math.PI) / 8), 25 * Math.sin((i * Math.PI) / 8)]);

/** Takes the simulator's marks for colors and letters out of a name. @param {unknown} text */
function unmarked(text) {
  return typeof text === "string" ? text.replace(/\[(?:[0-9a-fA-F]{6}|-|\/?[biu])\]/g, "").trim() : "";
}

/** Returns what a table is made of: the simulator's places are to the right and up the table. @param {any} object */
function saved(object) {
  const { Name = "", Nickname, Description = "", Tags, CustomMesh, Transform } = object;
  const described = [/^\s*Pilot:(.*)$/m, /^\s*Ship:(.*)$/m].map((one) => unmarked(one.exec(Description)?.[1]));
  const mesh = ["MeshURL", "ColliderURL", "DiffuseURL"].map((key) => CustomMesh?.[key] || "").join(" ");
  const [, folder, rest, collider] = SHAPE.exec(mesh) || [];
  const [x, y, turn] = ["posX", "posZ", "rotY"].map((key) => Number(Transform?.[key]));
  if (![x, y, turn].every((one) => Math.abs(one) <= 1e6)) throw new SyntaxError("an object of it has no place.");
  const name = unmarked(Nickname) || described.find(Boolean) || "";
  const base = folder ? folder + rest : collider || "";
  const holds = /Bag|^Deck/.test(Name);
  const ship = !holds && Boolean(base || Tags?.includes?.("Ship"));
  const faction = /\/bases\/\w+\/[^/\s]+\/([^/\s]+)\.png/.exec(mesh)?.[1];
  return { name, label: name || Name, base: base.toLowerCase(), holds, ship, faction, x, y, turn };
}

/** Returns a name that none has yet. @param {string} label @param {Set<string>} ids */
function unique(label, ids) {
  const wanted = label.replace(/\p{C}/gu, " ").trim().slice(0, 60) || "piece";
  let id = wanted;
  for (let number = 2; ids.has(id); number++) id = wanted + " #" + number;
  ids.add(id);
  return id;
}

/** Returns the table of a save, and what it leaves out; throws what is wrong with it. @param {any} save */
export function tabletop(save) {
  const objects = (Array.isArray(save.ObjectStates) ? save.ObjectStates : []).map(saved);
  const ships = objects.filter(({ ship }) => ship);
  if (!ships.length) throw new SyntaxError("there is no ship on it, expected a save of the X-Wing mod.");
  const mean = (key) => ships.reduce((sum, one) => sum + one[key], 0) / ships.length;
  const far = (one) => Math.hypot(one.x - mean("x"), one.y - mean("y"));
  const mats = objects.filter(({ name, holds }) => !holds && /playmat|play mat/i.test(name));
  const [mat = { x: 0, y: 0 }] = mats.sort((one, other) => far(one) - far(other));
  /** @type {Table} */
  const table = { playArea: { width: SIDE, height: SIDE }, ships: [], obstacles: [], tokens: [] };
  /** @type {string[]} */
  const leftOut = [];
  const ids = new Set();
  for (const object of objects) {
    const { name, label, base, holds, ship, faction, turn } = object;
    const [x, y] = [HALF + (object.x - mat.x) / UNITS_PER_MILLIMETER, HALF + (object.y - mat.y) / UNITS_PER_MILLIMETER];
    const near = [x, y].every((one) => one >= -SLACK && one <= SIDE + SLACK);
    const called = CALLED.find(([words]) => words.test(name.toLowerCase()));
    if (ship && !SIZES[base]) throw new SyntaxError("'" + label + "' is a ship with an unknown base.");
    if (holds || !near || (!ship && (!called || /template|ruler/i.test(name)))) {
      if (object !== mat) leftOut.push(label);
      continue;
    }
    const id = unique(label, ids);
    const pose = { x, y, heading: (((-90 - turn) % 360) + 360) % 360 };
    if (ship) table.ships.push({ id, base: SIZES[base], ...(faction ? { player: faction } : {}), pose });
    else if (called?.[1] === "tokens") table.tokens.push({ id, kind: called[2], pose });
    else table.obstacles.push({ id, kind: called?.[2], outline: DISC.map(([right, up]) => [x + right, y + up]) });
  }
  return { table, leftOut };
}
