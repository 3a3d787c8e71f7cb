// What seats of a mission take up if nobody says: its sides, and squads that fit its limits.

/** The ready squads of the first seats, where any fits. */
const USUAL = ["rebel-x-wings", "imperial-swarm", "scum-aggressors", "rebel-b-wings"];

const LUKE = {
  name: "lukeskywalker",
  ship: "xwing",
  upgrades: { torpedo: ["protontorpedoes"], amd: ["r2d2"], mod: ["integratedastromech"] },
};

const SOONTIR = {
  name: "soontirfel",
  ship: "tieinterceptor",
  upgrades: { ept: ["pushthelimit"], title: ["royalguardtie"], mod: ["autothrusters", "stealthdevice"] },
};

/** Returns a squad in XWS. @param {string} faction @param {...any} pilots */
const inXws = (faction, ...pilots) => ({ xws: { version: "1.0.0", faction, pilots } });

/** A wing of four of a type, with its leader. @param {string} leader @param {string} mate @param {string} ship */
const winged = (leader, mate, ship) => ({
  ships: [leader, mate, mate, mate].map((pilot, i) => ({
    id: pilot + (i > 1 ? "-" + i : ""),
    ship,
    pilot,
    ...(i ? { wing: { leader, place: ["left-flank", "right-flank", "rear-support"][i - 1] } } : {}),
  })),
});

/** Squads for limits that no ready squad keeps, by their names. @type {Record<string, any>} */
const OWN = {
  "Luke Skywalker alone": inXws("rebel", LUKE),
  "Soontir Fel alone": inXws("imperial", SOONTIR),
  "Luke, Han and a corvette": inXws(
    "rebel",
    LUKE,
    {
      name: "hansolo",
      ship: "yt1300",
      upgrades: {
        ept: ["predator"],
        title: ["millenniumfalcon"],
        crew: ["chewbacca", "niennunb"],
        mod: ["engineupgrade"],
      },
    },
    {
      name: "cr90corvettefore",
      ship: "cr90corvettefore",
      upgrades: { hardpoint: ["singleturbolasers", "quadlasercannons"], team: ["gunneryteam"] },
    },
    { name: "cr90corvetteaft", ship: "cr90corvetteaft", upgrades: { team: ["engineeringteam"] } },
  ),
  "Soontir, a Decimator and a Raider": inXws(
    "imperial",
    SOONTIR,
    {
      name: "rearadmiralchiraneau",
      ship: "vt49decimator",
      upgrades: { ept: ["predator"], crew: ["darthvader", "ysanneisard"], mod: ["engineupgrade"] },
    },
    {
      name: "raiderclasscorvettefore",
      ship: "raiderclasscorvettefore",
      upgrades: { hardpoint: ["ioncannonbattery"], team: ["gunneryteam"] },
    },
    { name: "raiderclasscorvetteaft", ship: "raiderclasscorvetteaft", upgrades: { team: ["engineeringteam"] } },
  ),
  "Wedge's wing": winged("wedgeantilles", "rookiepilot", "xwing"),
  "Luke's wing": winged("lukeskywalker", "redsquadronpilot", "xwing"),
};

/** The squads of the first seats of missions that not every squad may fly. @type {Record<string, string[]>} */
const FITTING = {
  "flying-aces": ["Luke Skywalker alone", "Soontir Fel alone"],
  "epic-escalation": ["Luke, Han and a corvette", "Soontir, a Decimator and a Raider"],
  "all-units": ["Wedge's wing", "epic-empire", "Luke's wing"],
};

/** Returns the names of squads that fit a mission, seat by seat. @param {string} mission */
function fitting(mission) {
  return FITTING[mission] || USUAL;
}

/** Returns the names of squads that the program has not. */
export function ownSquads() {
  return Object.keys(OWN);
}

/** Returns the squad of a seat in a mission: the one that it had, if any fits there. */
/** @param {string} mission @param {number} seat @param {string} [had] */
export function chosenSquad(mission, seat, had) {
  const names = fitting(mission);
  return had && names === USUAL && !OWN[had] ? had : names[seat % names.length];
}

/** Returns the squad of a name, for one seat: no two seats have ships of one id. */
/** @param {string} name @param {string} seat */
export function squadOf(name, seat) {
  const own = OWN[name];
  if (!own?.ships) return own || { name };
  const of = (id) => seat + "-" + id;
  const ships = own.ships.map(({ id, wing, ...ship }) => ({
    ...ship,
    id: of(id),
    ...(wing ? { wing: { ...wing, leader: of(wing.leader) } } : {}),
  }));
  return { ships };
}

/**
 * Returns the sides of a mission's seats, as few as it is for: the first seats begin sides, the others join those that
 * lack players. @param {Mission | undefined} mission
 */
export function seated(mission) {
  const needs = mission?.sides || [];
  const count = Math.max(mission?.players[0] || 2, ...(needs.length ? [needs.reduce((sum, one) => sum + one, 0)] : []));
  const sides = needs.length || count;
  /** @type {string[]} */
  const seats = [];
  const side = (i) => String.fromCharCode(65 + i);
  const has = (i) => seats.filter((one) => one === side(i)).length;
  for (let i = 0; i < count; i++) {
    const lacking = needs.findIndex((need, j) => has(j) < need);
    seats.push(side(i < sides ? i : Math.max(0, lacking)));
  }
  return seats;
}
