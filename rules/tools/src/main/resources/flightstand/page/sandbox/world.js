// What the sandbox holds: a table, what is asked about it, and all that it was before.

const KINDS = /** @type {Kind[]} */ (["ships", "obstacles", "tokens"]);

/** Returns the middle of an outline's or a region's corners. @param {Piece} obstacle @returns {[number, number]} */
export function middle(obstacle) {
  const corners = /** @type {number[][]} */ (obstacle.outline || obstacle.region.flat(2));
  const mean = (i) => corners.reduce((sum, corner) => sum + corner[i], 0) / corners.length;
  return [mean(0), mean(1)];
}

/** The state of the sandbox with its history. A step is what undo takes back; what is chosen is no step. */
export class World {
  /** @param {State} first */
  constructor(first) {
    this.now = first;
    /** @type {State[]} */
    this.states = [first];
    this.index = 0;
    /** @type {((stepped: boolean) => void)[]} */
    this.listeners = [];
  }

  /** Calls a function after every change; it is told whether the change was a step. */
  /** @param {(stepped: boolean) => void} listener */
  listen(listener) {
    this.listeners.push(listener);
  }

  /** Changes some of the state. */
  /** @param {Partial<State>} part @param {boolean} [step] whether undo takes this back; absent: yes */
  change(part, step = true) {
    this.now = { ...this.now, deed: step ? undefined : this.now.deed, ...part };
    if (step) {
      this.states.splice(this.index + 1);
      this.states.push(this.now);
      this.index++;
    } else if (this.states[this.index].table === this.now.table) this.states[this.index] = this.now;
    this.tell(step);
  }

  /** @param {boolean} stepped */
  tell(stepped) {
    this.listeners.forEach((listener) => listener(stepped));
  }

  /** Moves a piece that a pointer holds, of which nobody hears until it settles. @param {string} id @param {Pose} pose */
  hold(id, pose) {
    this.now = { ...this.now, ...this.moved(id, pose) };
  }

  /** Makes the moves since the last step one step, as when a pointer lets go. */
  settle() {
    if (this.states[this.index].table !== this.now.table) this.change({});
  }

  /** Goes some steps back (negative) or on. @param {number} steps */
  travel(steps) {
    const index = this.index + steps;
    if (index < 0 || index >= this.states.length) return;
    this.index = index;
    this.now = this.states[index];
    this.tell(false);
  }

  /** Returns a piece with its kind, or null. @param {string | null} id @returns {{kind: Kind, piece: Piece} | null} */
  find(id) {
    for (const kind of KINDS) {
      const piece = this.now.table[kind].find((one) => one.id === id);
      if (piece) return { kind, piece };
    }
    return null;
  }

  /** Returns where a piece is; an obstacle's place is the middle of its corners. @param {string} id @returns {Pose} */
  pose(id) {
    const { kind, piece } = /** @type {{kind: Kind, piece: Piece}} */ (this.find(id));
    if (kind !== "obstacles") return piece.pose;
    const [x, y] = middle(piece);
    return { x, y, heading: this.now.turns[id] || 0 };
  }

  /** Puts a piece somewhere else. @param {string} id @param {Pose} pose */
  move(id, pose) {
    this.change(this.moved(id, pose));
  }

  /** Returns what changes if a piece is somewhere else. @param {string} id @param {Pose} pose @returns {Partial<State>} */
  moved(id, pose) {
    const { kind, piece } = /** @type {{kind: Kind, piece: Piece}} */ (this.find(id));
    if (kind !== "obstacles") return { table: this.tableWith(kind, id, [{ ...piece, pose }]) };
    const turns = { ...this.now.turns, [id]: pose.heading };
    return { table: this.tableWith(kind, id, [carried(piece, this.pose(id), pose)]), turns };
  }

  /** Returns the table with other pieces in the place of one. */
  /** @param {Kind} kind @param {string} id @param {Piece[]} others @returns {Table} */
  tableWith(kind, id, others) {
    const { table } = this.now;
    const touching = table.touching?.filter((pair) => !pair.includes(id));
    return { ...table, touching, [kind]: table[kind].flatMap((one) => (one.id === id ? others : [one])) };
  }

  /** Adds pieces of a kind, and chooses the last. @param {Kind} kind @param {Piece[]} pieces @param {Partial<State>} [more] */
  add(kind, pieces, more) {
    const table = { ...this.now.table, [kind]: [...this.now.table[kind], ...pieces] };
    this.change({ table, chosen: pieces[pieces.length - 1].id, ...more });
  }

  /** Takes a piece off the table. @param {string} id */
  remove(id) {
    const found = this.find(id);
    if (!found) return;
    const names = (thing) => JSON.stringify(thing).includes(JSON.stringify(id));
    const question = names(this.now.question) ? null : this.now.question;
    const wings = Object.fromEntries(Object.entries(this.now.wings).filter((wing) => !names(wing)));
    this.change({ table: this.tableWith(found.kind, id, []), chosen: null, question, wings });
  }

  /** Takes everything off the table. */
  empty() {
    const table = { ...this.now.table, ships: [], obstacles: [], tokens: [], touching: [] };
    this.change({ table, question: null, chosen: null, uncertainty: null, wings: {} });
  }

  /** Returns an id that no piece has: the name, or the name with a number. @param {string} name */
  free(name) {
    if (!this.find(name)) return name;
    let number = 2;
    while (this.find(name + "-" + number)) number++;
    return name + "-" + number;
  }
}

/** Carries corners, given about an origin, with that origin to a pose. @param {number[][]} corners @param {Pose} to */
export function carry(corners, { x, y, heading }) {
  const [c, s] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)];
  return corners.map(([right, up]) => [x + right * c - up * s, y + right * s + up * c]);
}

/** Carries an obstacle from one pose of its middle to another. @param {Piece} piece @param {Pose} from @param {Pose} to */
function carried(piece, from, to) {
  const about = (ring) => ring.map(([x, y]) => [x - from.x, y - from.y]);
  const moved = (ring) => carry(about(ring), { ...to, heading: to.heading - from.heading });
  return piece.outline
    ? { ...piece, outline: moved(piece.outline) }
    : { ...piece, region: piece.region.map((part) => part.map(moved)) };
}
