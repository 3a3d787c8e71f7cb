// Playing: people at this screen and players of the program take turns, and each sees what he may know.
import { at, make, visible } from "../dom.js";
import { fare } from "../facts.js";
import { call, nameOf, spoken, typeOf } from "../names.js";
import { dice } from "../signs.js";
import { answers, attackOf, commandWords, denied } from "./answer.js";
import { cardOf, oddsWords } from "./card.js";
import { Game, PERSON } from "./game.js";
import { Hand } from "./hand.js";
import { Kept } from "./kept.js";
import { Lobby, refusal } from "./lobby.js";
import { mistakes } from "./mistakes.js";
import { logAddress, packed, save, unpacked } from "./share.js";
import { fares, line, overWords } from "./told.js";
import { World } from "./world.js";

/** How long what happened is looked at before a player of the program goes on, in ms. */
const PACE = 450;

/** How many lines of the story are shown. */
const STORY = 80;

/** Why a log's game is not played on: a game that goes on draws from its seed. */
const OTHER_DICE = "This page's engine draws other dice than the log's did, so the game cannot be played on from there.";

/** What is shown of a game beside the table, first whose turn it is. */
const PARTS = ["turn", "answers", "refused", "ships", "story"];

/** Whether things may move on the screen. */
const lively = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Play {
  /**
   * @param {Kernel} kernel @param {Board} board @param {Opening} opening
   * @param {(part: any) => void} ask opens a table in the mode in which it is asked about
   * @param {(address: string) => Promise<void>} locate gives the page an address
   */
  constructor(kernel, board, opening, ask, locate) {
    this.kernel = kernel;
    this.board = board;
    this.locate = locate;
    this.name = "Play";
    this.panel = at("play");
    this.lobby = new Lobby(opening, (setup, kinds) => this.begin(new Game(kernel, setup, kinds)));
    this.hand = new Hand(board, () => this.render(0));
    this.game = /** @type {Game | null} */ (null);
    /** Who looks at the screen, and what he may know; how many of his events were told. */
    this.eyes = "";
    this.view = /** @type {View | null} */ (null);
    this.told = 0;
    /** The ships whose cards are open. @type {Set<string>} */
    this.cards = new Set();
    /** What the page's address is while the game is seen. */
    this.address = "";
    /** The table of the game, beside the one that is asked about. */
    this.world = /** @type {World | null} */ (null);
    /** Whether an answer is under way, and whether the screen is being passed on. */
    this.busy = false;
    this.passing = false;
    at("save-log").addEventListener("click", () => this.game && save(new Blob([this.game.log()]), "game.ndjson"));
    at("ask-about").addEventListener("click", () => {
      const { ships, table, rules } = /** @type {View} */ (this.view);
      const cards = ships.map(({ card }) => [card.id, { dial: card.dial, actions: card.actions }]);
      ask({ table: { colors: this.game?.colors(), ...table }, rules, cards: Object.fromEntries(cards) });
    });
    this.kept = new Kept();
    /** Ends when the last answer is kept. */
    this.keeping = Promise.resolve();
    /** Opens the game's log at a step. @type {(log: string, step: string) => void} */
    this.watchAgain = () => {};
    /** How long mistakes are looked for, in ms, and the kernel that does it. */
    this.patience = 60000;
    this.looking = /** @type {Kernel | null} */ (null);
    at("watch-again").addEventListener("click", () => this.game && this.watchAgain(this.game.log(), "1"));
    at("mistakes-find").addEventListener("click", () => this.findMistakes());
    at("mistakes-stop").addEventListener("click", () => this.stopLooking("Stopped."));
    at("new-game").addEventListener("click", () => this.leaveGame(() => this.swap(null)));
    at("rematch").addEventListener("click", () => this.leaveGame(() => this.rematch()));
    at("take-back").addEventListener("click", () => this.takeBack());
    at("go-on").addEventListener("click", () => this.last && this.resume(this.last));
    /** The game that was kept last. @type {Played | undefined} */
    this.last = undefined;
    /** What the store was asked last for such an offer. @type {Promise<any[]> | null} */
    this.offering = null;
    this.offerLast();
  }

  /** Offers to go on with the game that was kept last, if it is not over. */
  async offerLast() {
    const all = (this.offering = this.kept.all());
    const last = (await all).find(({ commands }) => commands);
    if (all !== this.offering) return;
    this.last = last;
    at("go-on").hidden = Boolean(this.game) || !this.last || this.last.over;
  }

  /** Leaves a game: one that is not over asks first. @param {() => void} then */
  leaveGame(then) {
    const { game } = this;
    if (!game || game.over) return then();
    const close = () => at("leaving").replaceChildren();
    const leave = make("button", { type: "button", onclick: () => (close(), then()) }, "Leave it");
    const stay = make("button", { type: "button", onclick: close }, "Play on");
    at("leaving").replaceChildren("This game is not over. ", leave, " ", stay);
    stay.focus({ preventScroll: true });
  }

  /** Begins the same game with other dice and cards. */
  rematch() {
    const { setup, kinds } = /** @type {Game} */ (this.game);
    const again = { ...setup, chance: { seed: Math.floor(Math.random() * 1e9) } };
    return this.begin(new Game(this.kernel, again, [...kinds.values()]));
  }

  /** Takes back the last command of the player who looks. */
  async takeBack() {
    const { game } = this;
    const leaves = game && !this.busy ? game.leaves(this.eyes) : -1;
    if (!game || leaves < 0) return;
    const played = game.played();
    this.busy = true;
    await this.resume({ ...played, commands: played.commands.slice(0, leaves) }, this.eyes);
  }

  /**
   * Goes on with a game that was played before. @param {Played} played @param {string} [eyes] who looks at the screen
   * @param {View} [seen] what a log says that its first player knows then
   */
  async resume({ id, setup, kinds, commands }, eyes = "", seen) {
    const game = new Game(this.kernel, setup, kinds, id);
    let fault = (await game.begin()) || (await game.again(commands));
    const known = (view) => JSON.stringify({ ...view, decisions: [] });
    if (seen && (fault || known(seen) !== known(await game.view(seen.player)))) fault = { message: OTHER_DICE };
    if (fault) {
      this.busy = false;
      this.lobby.refuse(fault);
      return false;
    }
    const people = kinds.filter((kind) => kind === PERSON).length;
    this.swap(game);
    // Nobody who loads the page anew sees what only the next player may know.
    this.eyes = eyes || (people > 1 ? " " : "");
    await this.play(game);
    return true;
  }

  /** The address of what all may know of the game, at its last step, for a link; empty while no round is over. */
  async shared() {
    const log = this.game && this.game.open > 1 ? this.game.log() : "";
    const address = log && (await logAddress(log));
    return address && address + ".line" + log.split("\n").length;
  }

  /** Plays a game on from where a log was watched: its first player at this screen, the others by the program. */
  /** @param {any} setup @param {Query[]} commands @param {View} view what the first player knows there */
  async goOn(setup, commands, view) {
    const kinds = setup.players.map((_, i) => (i ? "greedy" : PERSON));
    const { id } = new Game(this.kernel, setup, kinds);
    return this.resume({ id, setup, kinds, commands, when: 0, over: false }, "", view);
  }

  /** Offers a set-up in the lobby. @param {string} text */
  propose(text) {
    this.leaveGame(() => this.swap(null));
    at("own").value = text;
    at("own").closest("details").open = true;
    return "";
  }

  /** Follows an address that names or holds a game; tells whether it could. @param {string} how @param {string} what */
  async follow(how, what) {
    const played = how === "game" ? await this.kept.get(what) : JSON.parse(await unpacked(what));
    return Boolean(played) && (await this.resume(played));
  }

  /** Lists the mistakes of the player who looks, in a worker of their own. */
  async findMistakes() {
    const game = /** @type {Game} */ (this.game);
    const kernel = this.kernel.beside();
    this.looking = kernel;
    at("mistakes-list").replaceChildren();
    at("mistakes-told").textContent = "Looking …";
    at("mistakes-find").hidden = true;
    at("mistakes-stop").hidden = false;
    const tell = ({ command, words }) => {
      if (this.looking !== kernel) return;
      const again = () => this.watchAgain(game.log(), "line" + (game.given[command].line + 1));
      const watch = make("button", { type: "button", onclick: again }, "Watch");
      at("mistakes-list").append(make("li", {}, words + " ", watch));
    };
    const [looked, all] = await mistakes(kernel, game.played(), this.eyes, this.patience, tell);
    const found = at("mistakes-list").children.length;
    const count = found === 1 ? "1 mistake" : (found || "no clear") + " mistakes";
    if (this.looking === kernel) this.stopLooking("Looked at " + looked + " of " + all + " decisions: " + count + ".");
  }

  /** Stops looking for mistakes. @param {string} words */
  stopLooking(words) {
    this.looking?.stop();
    this.looking = null;
    at("mistakes-told").textContent = words;
    at("mistakes-find").hidden = false;
    at("mistakes-stop").hidden = true;
  }

  /** Keeps the game, and names it in the address; where the browser keeps nothing, the address holds it. */
  /** @param {Game} game */
  async keep(game) {
    const played = game.played();
    const kept = await this.kept.put(played);
    const address = kept ? "#game=" + game.id : "#played=" + (await packed(JSON.stringify(played)));
    if (this.game !== game) return;
    this.address = address;
    if (!this.panel.hidden) await this.locate(address);
  }

  enter() {
    const { board } = this;
    board.onMove = () => {};
    board.onChoose = (id) => this.point(id);
    board.stage.grab = (event) => this.hand.grab(event);
    this.hand.empty();
    if (this.world) this.show(this.world);
    else board.draw();
    if (this.world && !this.passing) this.render(0);
  }

  leave() {
    this.board.giveBack();
  }

  /** The table that is asked about has changed; the game's has not. */
  changed() {}

  /** Begins a game, and plays until a person decides. @param {Game} game */
  async begin(game) {
    this.lobby.refuse(null);
    const fault = await game.begin();
    this.lobby.refuse(fault);
    if (fault) return;
    this.swap(game);
    await this.play(game);
  }

  /** Plays a game that has begun until a person decides. @param {Game} game */
  async play(game) {
    this.board.stage.home();
    const missing = game.unwritten.length ? " Without effects: " + game.unwritten.join(", ") + "." : "";
    at("seed-told").textContent = visible("Seed " + game.setup.chance.seed + "." + missing);
    this.busy = true;
    await this.run(game);
    if (game !== this.game) return;
    this.busy = false;
    this.settle(game);
  }

  /** Keeps what was played, and offers what may be done now. @param {Game} game */
  settle(game) {
    at("take-back").disabled = game.leaves(this.eyes) < 0;
    at("rematch").hidden = at("mistakes").hidden = !game.over;
    this.keeping = this.keep(game);
  }

  /** Shows another game, or the lobby. @param {Game | null} game */
  swap(game) {
    this.game = game;
    this.busy = this.passing = false;
    this.eyes = "";
    this.world = this.view = null;
    for (const part of ["leaving", "mistakes-list"]) at(part).replaceChildren();
    this.stopLooking("");
    at("mistakes").hidden = true;
    this.address = "";
    at("go-on").hidden = true;
    if (!game) {
      this.offerLast();
      this.locate("");
    }
    at("lobby").hidden = Boolean(game);
    at("game").hidden = !game;
    for (const part of PARTS) at(part).replaceChildren();
  }

  /** Lets the players of the program go on until a person decides. @param {Game} game */
  async run(game) {
    for (;;) {
      const moving = await this.look(game);
      if (this.game !== game || game.over || game.isPerson(game.turn)) return;
      if (moving && lively()) await new Promise((resolve) => setTimeout(resolve, PACE));
      const fault = await game.decide();
      if (fault) return this.refuse(fault);
    }
  }

  /** Shows the game to the person whose turn it is; tells whether something moved. @param {Game} game */
  async look(game) {
    const seats = [...game.kinds.keys()];
    const eyes = game.isPerson(game.turn)
      ? game.turn
      : this.eyes || seats.find((seat) => game.isPerson(seat)) || seats[0];
    const view = await game.view(eyes);
    const other = eyes !== this.eyes;
    if (other && this.eyes && view.phase === "planning" && this.game === game) await this.pass(eyes);
    if (this.game !== game) return false;
    [this.eyes, this.view] = [eyes, view];
    return this.render(other ? Infinity : this.told);
  }

  /** Shows nothing but what all may know until the next player says that he is there. @param {string} eyes */
  async pass(eyes) {
    at("turn").textContent = "Pass to " + visible(eyes);
    for (const part of PARTS.slice(1)) at(part).replaceChildren();
    this.board.clear();
    this.passing = true;
    await new Promise((resolve) => {
      const here = make("button", { type: "button", class: "main", onclick: resolve }, visible(eyes) + " is here");
      at("answers").replaceChildren(here);
      here.focus({ preventScroll: true });
    });
    this.passing = false;
  }

  /** Shows what the player who looks may know; tells whether something moved. */
  /** @param {number} from the first of his events that is new; 0 or infinity if none is */
  render(from) {
    const { game, hand } = this;
    const view = /** @type {View} */ (this.view);
    if (!game) return false;
    const seen = /** @type {any[]} */ (game.seen.get(this.eyes));
    const news = seen.slice(from || seen.length);
    const before = this.world?.now.table.ships || [];
    call(view.ships.map(({ card }) => card));
    this.board.types = new Map(view.ships.map(({ card }) => [card.id, typeOf(card)]));
    const table = { ...view.table, colors: game.colors() };
    const none = { question: null, chosen: null, cards: {}, turns: {}, uncertainty: null, wings: {} };
    this.world = new World({ table, rules: view.rules, ...none });
    this.told = seen.length;
    hand.empty();
    at("refused").textContent = "";
    at("ships").replaceChildren(...view.ships.map((ship) => this.shipLine(ship)));
    if (!news.length) at("story").replaceChildren();
    const lines = (news.length ? news : seen.slice(-STORY)).map(line);
    for (const one of lines.filter(Boolean)) {
      if (!news.length) one.classList.remove("roll");
      at("story").prepend(one);
    }
    [...at("story").children].slice(STORY).forEach((old) => old.remove());
    if (this.panel.hidden) return false;
    this.show(this.world);
    this.fly(before, news);
    this.turn(game, view);
    return news.some(({ kind, dice }) => kind === "moved" || dice);
  }

  /** Puts the table of the game on the board. @param {World} world */
  show(world) {
    const { board, view } = this;
    world.listen(() => board.draw());
    board.world = world;
    board.clear();
    board.fares = new Map((view?.ships || []).map((ship) => [ship.card.id, fare(ship)]));
    board.draw();
  }

  /** Lets the ship that moved last fly there from where it stood. @param {any[]} before @param {any[]} news */
  fly(before, news) {
    const last = news.filter(({ kind, pose }) => kind === "moved" && pose).pop();
    const from = last && before.find(({ id }) => id === last.ship)?.pose;
    if (!from || !lively() || !this.world?.find(last.ship)) return;
    const poses = [from, last.pose].map(({ x, y, heading }) => [x, y, heading]);
    this.board.stage.fly(this.board.indexOf(last.ship), poses, PACE);
  }

  /** @param {any} ship */
  shipLine(ship) {
    const { id, seat } = ship.card;
    const show = () => this.board.stage.groups.get(this.board.indexOf(id))?.focus();
    const name = make("button", { type: "button", class: "link", onclick: show }, nameOf(id));
    const card = make("details", { class: "card" }, make("summary", {}, "Card of " + nameOf(id)));
    const fill = () => {
      if (!card.open) return this.cards.delete(id);
      this.cards.add(id);
      if (card.children.length < 2) card.append(...cardOf(ship));
    };
    card.addEventListener("toggle", fill);
    card.open = this.cards.has(id);
    return make("li", {}, name, " " + visible(seat) + ": " + fares(ship), card);
  }

  /** Says whose turn it is, and offers the ways to answer. @param {Game} game @param {View} view */
  turn(game, view) {
    const seat = visible(game.turn);
    const when = view.round ? "Round " + view.round + ", " + spoken(view.phase) + ". " : "Set-up. ";
    at("answers").replaceChildren();
    if (game.over) {
      at("turn").textContent = overWords(/** @type {any} */ (game.over));
    } else if (game.isPerson(game.turn)) {
      at("turn").textContent = when + seat + " decides.";
      this.offer(
        game,
        view.decisions.find(({ kind, ship }) => kind === "dial" && !this.dialOf(ship)) || view.decisions[0],
      );
    } else at("turn").textContent = when + seat + ", " + game.kinds.get(game.turn) + ", is thinking …";
  }

  /** The maneuver on a ship's dial, if the player who looks knows it. @param {string} ship @returns {string | null} */
  dialOf(ship) {
    return this.view?.ships.find(({ card }) => card.id === ship)?.dial;
  }

  /** Offers the ways to answer: of dials, one ship's at a time. @param {Game} game @param {Decision} shown */
  offer(game, shown) {
    const view = /** @type {View} */ (this.view);
    const give = (command) => this.give(game, command);
    const desk = {
      view,
      give,
      see: (question) => this.see(question),
      slide: (question, option, take) => {
        const { slide, laid } = option;
        const key = question.op === "maneuver" ? "offset" : "shift";
        const ask = (slides) => this.see(question.op && { ...question, ...slides });
        if (laid) this.hand.curve(laid, ask, take);
        else this.hand.slide(slide, (shift) => ask({ [key]: shift })?.final, (shift) => take({ shift }));
      },
      lay: (decision, option) => {
        const { key, region, sample } = option;
        const id = key.slice(key.indexOf(":") + 1);
        const pools = view.agenda.flatMap((task) => Object.values(task).flatMap(({ pool }) => pool || []));
        const card = view.ships.find((ship) => ship.card.id === id)?.card;
        const piece = card ? { base: card.base, player: card.seat } : { kind: "remote" };
        const rock = pools.find((one) => one.id === id);
        this.hand.lay(id, { piece, rock, zone: region.zone, sample }, (pose) =>
          give({ decision: decision.id, key, pose }),
        );
      },
    };
    const planned = view.decisions.filter(({ kind }) => kind === "dial");
    const tab = (one) => {
      const name = nameOf(one.ship) + (this.dialOf(one.ship) ? " ✓" : "");
      const show = () => this.offer(game, one);
      const button = make("button", { type: "button", "aria-pressed": String(one === shown), onclick: show }, name);
      button.dataset.choice = one.ship;
      return button;
    };
    const others = view.decisions.filter((one) => one !== shown && !planned.includes(one));
    const subject = shown.ship || "";
    at("answers").replaceChildren(
      make("h2", {}, planned.length ? "Dials" : spoken(shown.kind) + (subject ? " of " + nameOf(subject) : "")),
      make("div", { class: "options" }, ...planned.map(tab)),
      make("div", { class: "options" }, ...answers(shown, desk)),
      make("div", { class: "options" }, ...others.flatMap((one) => answers(one, desk))),
      ...this.attack(game, view),
      ...this.dice(view),
      ...this.peek(view),
      this.whyNot(game, shown, view),
    );
    const first = ["[data-choice=ready]", ".face[tabindex='0']", "button"].map((one) =>
      at("answers").querySelector(one),
    );
    first.find(Boolean)?.focus({ preventScroll: true });
    this.board.stage.choose(this.world?.find(subject) ? this.board.indexOf(subject) : null);
  }

  /** The attack that is under way as a question, if one is. @param {View} view @returns {Query | null} */
  attackNow(view) {
    const attack = attackOf(view);
    return attack && { op: "attack", attacker: attack.attacker, target: attack.shot.target, arc: attack.shot.arc };
  }

  /** Draws the attack that is under way, and says who shoots whom, from how far, and what may come of it. */
  /** @param {Game} game @param {View} view */
  attack(game, view) {
    const question = this.attackNow(view);
    if (!question) return [];
    const drawn = this.see(question);
    const { range, obstructed } = /** @type {any} */ (attackOf(view)).shot;
    const odds = make("span", { id: "odds" });
    this.kernel.later({ op: "odds", game: game.name, player: this.eyes }, { deadline: 5000 }).then(({ ok, result }) => {
      if (ok && odds.isConnected) odds.textContent = " " + oddsWords(result.attacks[0]) + ".";
    });
    const words = [nameOf(question.attacker) + " attacks " + nameOf(question.target), "range " + range];
    if (obstructed) words.push("obstructed" + (drawn ? " by " + drawn.obstructedBy.map(nameOf).join(", ") : ""));
    return [make("p", { role: "status" }, words.join(", ") + ".", odds)];
  }

  /** The dice of an attack. @param {View} view */
  dice(view) {
    const attack = attackOf(view);
    const pools = attack
      ? [
          ["attack", attack.attacker],
          ["defence", attack.shot.target],
        ]
      : [];
    return pools
      .filter(([what]) => attack[what].dice.length)
      .map(([what, ship]) => dice({ who: nameOf(ship), what, faces: attack[what].dice.map(({ face }) => face) }));
  }

  /** Lets a player look at his dials that are not open yet, if nobody else at the screen looks. @param {View} view */
  peek(view) {
    const own = view.ships.filter(({ dial, dialOpen }) => dial && dial !== "hidden" && !dialOpen);
    if (!own.length || view.phase === "planning") return [];
    const told = make("span", {});
    const words = own.map(({ card, dial }) => nameOf(card.id) + " " + spoken(dial)).join(", ");
    const show = () => (told.textContent = told.textContent ? "" : words);
    return [
      make("p", { class: "options" }, make("button", { type: "button", onclick: show }, "Look at own dials"), told),
    ];
  }

  /** Lists what is not offered, and says which clause refuses it. */
  /** @param {Game} game @param {Decision} shown @param {View} view */
  whyNot(game, shown, view) {
    const why = make("p", { role: "status" });
    const asked = denied(shown, view).map((command) => {
      const tell = async () => {
        const fault = await game.refusal(command);
        why.textContent = commandWords(command) + ": " + (fault ? refusal(fault) : "nothing forbids it.");
      };
      return make("button", { type: "button", onclick: tell }, commandWords(command));
    });
    const list = make("div", { class: "options" }, ...asked);
    return make("details", { hidden: !asked.length }, make("summary", {}, "Why not …?"), list, why);
  }

  /** Draws what a choice leads to, and returns it. @param {Query | null} question */
  see(question) {
    this.board.clear();
    if (!this.world) return null;
    const { rules, table } = this.world.now;
    const shown = question || (this.view && this.attackNow(this.view));
    if (!shown) return null;
    const { ok, result } = this.kernel.ask({ ...shown, rules, table, picture: true, extent: "additions" });
    if (ok) this.board.show(result.svg);
    return ok ? result : null;
  }

  /** Gives an answer, and plays on; or says why the rules refuse it. @param {Game} game @param {Query} command */
  async give(game, command) {
    if (this.busy || game !== this.game) return;
    this.busy = true;
    const fault = await game.act(command);
    if (fault) this.refuse(fault);
    else await this.run(game);
    if (game !== this.game) return;
    this.busy = false;
    if (!fault) this.settle(game);
  }

  /** @param {Fault} fault */
  refuse(fault) {
    at("refused").textContent = refusal(fault);
  }

  /** Points at a piece on the table: the answer that names it has the focus then. @param {string | null} id */
  point(id) {
    const named = [...at("answers").querySelectorAll("button")].find(({ dataset }) => id && dataset.choice === id);
    if (!named || this.hand.laid) return;
    if (named.ariaPressed) named.click();
    else named.focus({ preventScroll: true });
  }
}
