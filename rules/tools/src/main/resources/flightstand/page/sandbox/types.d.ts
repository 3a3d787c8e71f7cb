// The types of the sandbox, which its modules name in their comments; the compiler alone reads this.

type Kernel = import("./kernel.js").Kernel;
type World = import("./world.js").World;
type Board = import("./board.js").Board;
type Ask = import("./ask.js").Ask;
type Game = import("./game.js").Game;
type Kept = import("./kept.js").Kept;
type Camera = import("./camera.js").Camera;

/** A query of the protocol, whose table is written out. */
type Query = Record<string, any>;
type Answer = { ok: boolean; result?: any; error?: any };

/** Millimeters and degrees, as in the protocol. */
type Pose = { x: number; y: number; heading: number };
/** A place in mm on the table. */
type Place = { x: number; y: number };
type Kind = "ships" | "obstacles" | "tokens";
/** A ship, an obstacle or a token, as on a table of the protocol. */
type Piece = Record<string, any>;
type Table = {
  playArea: { width: number; height: number };
  ships: Piece[];
  obstacles: Piece[];
  tokens: Piece[];
  touching?: string[][];
  colors?: Record<string, string>;
};
/** What is known of a ship beside its base. */
type Card = { dial?: string[] };
/** All that undo takes back; `deed` is the line of a log that led here, if a move did. */
type State = {
  table: Table;
  rules: string;
  /** The parts of another game, as in a query. */
  parts?: Record<string, any>;
  question: Query | null;
  chosen: string | null;
  cards: Record<string, Card>;
  turns: Record<string, number>;
  uncertainty: Record<string, any> | null;
  wings: Record<string, { ship: string; place: string }[]>;
  photograph?: Marking | null;
  deed?: Record<string, any>;
};

/**
 * A mode of the page: what its button says, its panel beside the table, and what happens when it is entered and left
 * and when the table has changed meanwhile.
 */
type Mode = {
  name: string;
  panel: HTMLElement;
  enter: () => void;
  leave: () => void;
  changed: (stepped: boolean) => void;
};

/** What a player may know, as the protocol answers it. */
type View = Record<string, any>;
/** As the protocol lists it. */
type Decision = Record<string, any>;
/** One of a decision's. */
type Option = Record<string, any>;
/** A command, who gave it, how long the log was before, and how many events each player had seen. */
type Given = { command: Query; player: string; line: number; seen: number[] };
type Fault = { message: string; clause?: string | null; reasons?: { message: string; clause?: string }[] };
/**
 * What answers need: what the player knows, what shows where a choice leads, what gives an answer, what slides along a
 * band and what lays a piece.
 */
type Desk = {
  view: View;
  see: (question: Query | null) => any;
  give: (command: Query) => void;
  slide: (question: Query, option: Option, take: (rest: Query) => void) => void;
  lay: (decision: Decision, option: Option) => void;
};
/** How many obstacles for 1, 2, 3 … sides, the numbers of the sides that bring them, and the fewest players of sides. */
type Mission = { name: string; players: number[]; obstacles: number[]; bringing: number[]; sides: number[] };
/** The games that come with the page. */
type Opening = { squads: string[]; missions: Mission[]; rocks: number[][][] };

/** A decision at which another answer was better: the number of the command that answered it, and by how much. */
type Mistake = { command: number; words: string; by: { mean: number; error: number } };

/**
 * A step of a log: its line, its words, the table after it, what is known then, how many commands led there, and the
 * events and the decision of a game, or the claim. What follows these is added once the step is shown.
 */
type Watched = {
  line: number;
  text: string;
  table: any;
  ships: any[];
  commands: number;
  view?: View;
  remotes?: any[];
  docks?: any[];
  events?: any[];
  pools?: any[][];
  decision?: Decision;
  command?: Query;
  claim?: Record<string, any>;
  stands?: any[];
  touching?: string[][];
  choices?: any[];
  judged?: any;
  like?: number;
};

/** A game as it is kept: what it began with, who plays, the commands up to now, and when the last was given. */
type Played = {
  id: string;
  setup: Record<string, any>;
  kinds: string[];
  commands: Query[];
  when: number;
  over: boolean;
};

/** A place in a photograph, from its upper left corner, y down; and how many of its pixels a mark covers, 1 by keys. */
type Pixel = number[];
/** A projective map, row by row. */
type Matrix = number[][];
/** A ship as it is marked: covariance of x, y and heading; how far its corners are apart, in mm. */
type Seen = { pose: Pose; covariance: number[][]; apart: number };
/** A picture that can be drawn, under an address of its own. */
type Photo = { address: string; image: HTMLImageElement; width: number; height: number };
/** A known place in mm. */
type Known = { name: string; x: number; y: number };
/**
 * What is marked: the marks of the points, then two of each ship, front left and rear right. A ship is known by its
 * pose, which its marks gave it: one that has moved since is marked no longer.
 */
type Marking = { photo: Photo; off: number; points: Known[]; ships: Pose[]; pixels: Pixel[] };
