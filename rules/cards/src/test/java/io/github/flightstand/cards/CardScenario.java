package io.github.flightstand.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Outcome;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.BombToken;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A game that a test of a card plays by hand, with the set {@code flown} in force and all dice and
 * damage cards asked of the test. After every command the state is checked as one from outside.
 *
 * <pre>{@code
 * CardScenario.duel("predator")            // red of A, who has initiative, faces blue of B
 *     .blue(ship -> ship.skill(2))         // changes of the printed card; .red, .with for a third
 *     .attack("hit1 blank3")               // nobody moves or acts; red attacks; dice
 *     .play("use:red/predator 1,2", "hit2", "done")  // the card, with indices of dice, and dice
 *     .expect("attack hit3");
 * }</pre>
 *
 * <p><b>Ships.</b> Red stands at (400, 300) and looks up, blue ahead of it at range 1 and looks
 * back; {@link #range} moves blue away, and {@link #rock} lays an asteroid. Both are small, with
 * skill 5 (red) and 3 (blue), attack 3, agility 2, hull 4, shields 0, all actions of small ships,
 * and a dial with {@code 0OW}, which does not move. {@link #torpedo} and {@link #cannon} make
 * weapons for {@code ship.weapons(...)}.
 *
 * <p><b>Commands.</b> {@link #attack}, {@link #fire} and {@link #defend} lead to an attack between
 * red and blue and play what follows. {@link #play} takes a key of any pending decision, and behind
 * a blank what else it needs: a name, indices with commas or {@code -} for none, or a shift as
 * {@code shift=0}. Where dice or a damage card are due, the whole word is their outcome: {@code
 * "hit1 blank2"}, {@code "direct-hit"}. {@link #plan} sets dials ({@code "red 2FG"}; the others
 * stay), {@link #until} passes everything optional until a decision is pending, such as {@code
 * "action:red"}, {@link #combat} and {@link #end} likewise until red attacks, and to the next
 * round.
 *
 * <p><b>Expectations.</b> {@link #expect} takes facts: {@code "red focus 1"} (or another token),
 * {@code "red shields 2"}, {@code "red damage 1"} (damage cards), {@code "red lock blue"} (or
 * {@code none}), {@code "red up r2d2"} and {@code "red down r2d2"} (the card's sides), {@code "red
 * at 400 340"}, {@code "red heading 90"}, {@code "attack hit2"} and {@code "defence evade1"} (the
 * dice of the present attack, or {@code none}), {@code "asks action:red"}, {@code "gone blue"},
 * {@code "laid 1"} (tokens on the table). {@link #offers} and {@link #lacks} say which keys can be
 * played now, with {@link #refused} why not.
 */
final class CardScenario {

  private static final CardSet CARDS = DamageDecks.cards().withSource(new FlownCards());

  private static final Dial DIAL = Dial.parse("0OW 1FG 2FG 3FW 4FW 1BW 2BG 3BW 2NW 2TW 3TR 4KR");

  private static final List<LaidTemplate> STRAIGHT = List.of(LaidTemplate.STRAIGHT_1);

  private static final List<Action> ACTIONS =
      List.of(Action.FOCUS, Action.EVADE, Action.LOCK, Action.BOOST, Action.BARREL_ROLL);

  /** A place beside red, 40 mm from base to base. */
  static final Pose BESIDE_RED = Pose.at(480, 300, 90);

  private final Engine engine = new Engine(CARDS);
  private final Map<String, ShipCard.Builder> ships = new LinkedHashMap<>();
  private final Map<String, Pose> poses = new LinkedHashMap<>();
  private final List<Obstacle> obstacles = new ArrayList<>();
  private final List<Obstacle> rocks = new ArrayList<>();
  private final List<String> sets = new ArrayList<>(List.of("flown"));
  private Rules rules = Rules.standard();
  private Optional<State> state = Optional.empty();

  private CardScenario() {}

  /** Returns a game of red, with these cards, against blue. */
  static CardScenario duel(String... cardsOfRed) {
    CardScenario duel = new CardScenario();
    duel.with("red", "A", Pose.at(400, 300, 90), card -> card.skill(5).cards(List.of(cardsOfRed)));
    duel.with("blue", "B", Pose.at(400, 400, 270));
    return duel;
  }

  /** Returns such a game in which blue has these cards, and red none. */
  static CardScenario facing(String... cardsOfBlue) {
    return duel().against(cardsOfBlue);
  }

  /** Returns such a game in which a friend, wing, flies beside red. */
  static CardScenario pair(String... cardsOfRed) {
    return duel(cardsOfRed).with("wing", "A", Pose.at(460, 300, 90));
  }

  /** Gives blue these cards. */
  CardScenario against(String... cards) {
    return blue(ship -> ship.cards(List.of(cards)));
  }

  /** Gives red this weapon, and a lock on blue at range 2. */
  CardScenario aiming(Weapon weapon) {
    return armed(weapon).range(2).lock("red", "blue");
  }

  /** Gives red these bombs. */
  CardScenario loaded(Bomb... bombs) {
    return red(ship -> ship.bombs(List.of(bombs)));
  }

  /** Gives red these weapons. */
  CardScenario armed(Weapon... weapons) {
    return red(ship -> ship.weapons(List.of(weapons)));
  }

  /** Changes red's printed card. */
  CardScenario red(UnaryOperator<ShipCard.Builder> change) {
    return card("red", change);
  }

  /** Changes blue's printed card. */
  CardScenario blue(UnaryOperator<ShipCard.Builder> change) {
    return card("blue", change);
  }

  private CardScenario card(String id, UnaryOperator<ShipCard.Builder> change) {
    beforeTheGame();
    ships.computeIfPresent(id, (any, card) -> change.apply(card));
    return this;
  }

  /** Adds a ship of A or B, small and as plain as blue, with cards. */
  CardScenario with(String id, String seat, Pose pose, String... cards) {
    return with(id, seat, pose, ship -> ship.cards(List.of(cards)));
  }

  /** Adds such a ship whose printed card differs. */
  CardScenario with(String id, String seat, Pose pose, UnaryOperator<ShipCard.Builder> change) {
    beforeTheGame();
    poses.put(id, pose);
    ships.put(
        id,
        change.apply(
            ShipCard.builder(id, seat, DIAL)
                .skill(3)
                .attack(3)
                .agility(2)
                .hull(4)
                .points(20)
                .actions(ACTIONS)));
    return this;
  }

  /** Places blue at a range ahead of red. */
  CardScenario range(int range) {
    return at("blue", Pose.at(400, 260 + 100 * range, 270));
  }

  /** Lays an asteroid of 20 by 20 mm around a point. */
  CardScenario rock(double x, double y) {
    rocks.add(square("rock-" + rocks.size(), x, y, 10));
    return this;
  }

  private static Obstacle square(String id, double x, double y, double half) {
    List<Point> corners =
        List.of(
            new Point(x - half, y - half),
            new Point(x + half, y - half),
            new Point(x + half, y + half),
            new Point(x - half, y + half));
    return new Obstacle(id, ObstacleKind.ASTEROID, SimplePolygon.of(corners));
  }

  /** Places a ship elsewhere. */
  CardScenario at(String id, Pose pose) {
    beforeTheGame();
    poses.put(id, pose);
    return this;
  }

  private void beforeTheGame() {
    assertTrue(state.isEmpty(), "ships are made before tokens are given and commands played");
  }

  /** Lays a square asteroid, 60 mm wide, around a point. */
  CardScenario asteroid(double x, double y) {
    obstacles.add(square("rock-" + (obstacles.size() + 1), x, y, 30));
    return this;
  }

  /** Plays with the cards as they were on a day. */
  CardScenario asOf(String day) {
    sets.set(0, "flown@" + day);
    return this;
  }

  /** Plays by the first rulebook. */
  CardScenario core() {
    beforeTheGame();
    rules = RuleSet.CORE_2012.rules();
    return this;
  }

  /** Returns a torpedo that requires and spends a lock, and is discarded. */
  static Weapon torpedo(String id, int dice) {
    Optional<Weapon.Cost> lock = Optional.of(Weapon.Cost.LOCK);
    return weapon(id, Weapon.Kind.TORPEDO, dice, 2, FiringArc.FRONT, lock, true);
  }

  /** Returns a cannon of range 1 to 3. */
  static Weapon cannon(String id, int dice) {
    return weapon(id, Weapon.Kind.CANNON, dice, 1, FiringArc.FRONT, Optional.empty(), false);
  }

  /** Returns a missile that is discarded; what it requires it also spends. */
  static Weapon missile(String id, int dice, int nearest, Weapon.Cost... cost) {
    Optional<Weapon.Cost> spent = Arrays.stream(cost).findFirst();
    return weapon(id, Weapon.Kind.MISSILE, dice, nearest, FiringArc.FRONT, spent, true);
  }

  /** Returns a turret; what it requires it also spends. */
  static Weapon turret(String id, int dice, int nearest, Weapon.Cost... cost) {
    Optional<Weapon.Cost> spent = Arrays.stream(cost).findFirst();
    return weapon(id, Weapon.Kind.TURRET, dice, nearest, FiringArc.TURRET, spent, false);
  }

  /** Returns a card with one seismic bomb, dropped when the dial is revealed. */
  static Bomb seismic(String id) {
    return new Bomb(id, BombToken.SEISMIC_BOMB, Bomb.Window.REVEAL, STRAIGHT, 1);
  }

  /** Returns a card with {@code count} proximity mines, dropped by an action. */
  static Bomb mines(String id, int count) {
    return new Bomb(id, BombToken.PROXIMITY_MINE, Bomb.Window.ACTION, STRAIGHT, count);
  }

  /** Returns a weapon from some range to range 3; what it requires it also spends. */
  static Weapon weapon(
      String id,
      Weapon.Kind kind,
      int dice,
      int nearest,
      FiringArc arc,
      Optional<Weapon.Cost> cost,
      boolean discards) {
    return new Weapon(
        id, Optional.of(kind), dice, new WeaponRange(nearest, 3), arc, cost, cost, discards);
  }

  /** Returns the game's state, after the ships were set up. */
  State state() {
    if (state.isEmpty()) {
      Table.Builder table = Table.builder(PlayArea.STANDARD);
      obstacles.forEach(table::obstacle);
      List<ShipCard> cards = new ArrayList<>();
      ships.forEach(
          (id, card) -> {
            ShipCard built = card.build();
            BaseSize size = built.base();
            table.ship(new Ship(id, PartsCatalogue.standard().base(size), at(id)));
            cards.add(built);
          });
      rocks.forEach(table::obstacle);
      Setup setup =
          Setup.builder(rules, List.of(new Seat("A", "A"), new Seat("B", "B")))
              .ships(cards)
              .table(table.build())
              .initiative("A")
              .cardSets(sets)
              .build();
      state = Optional.of(engine.start(setup).state());
    }
    return state.get();
  }

  private Pose at(String id) {
    return Optional.ofNullable(poses.get(id)).orElseThrow();
  }

  /** Leaves a ship of one section with that many shields. */
  CardScenario shields(String ship, int left) {
    return give(ship, has -> has.with(has.section(Optional.empty()).withShields(left)));
  }

  /** Changes what lies beside a ship, such as tokens or a lock. */
  CardScenario give(String ship, UnaryOperator<ShipState> change) {
    state = Optional.of(state().with(change.apply(state().ship(ship))));
    return this;
  }

  /** Gives a ship tokens. */
  CardScenario give(String ship, TokenType token, int count) {
    return give(ship, has -> has.with(has.tokens().plus(token, count)));
  }

  /** Gives a ship a lock. */
  CardScenario lock(String ship, String target) {
    return give(ship, has -> has.locking(new ShipState.LockOn(target, Optional.empty()), 1));
  }

  /** Sets the named dials, {@code "red 2FG"}, lets the other ships stay, and begins to activate. */
  CardScenario plan(String... dials) {
    for (Decision decision : pending()) {
      if (decision.id().startsWith("dial:")) {
        String ship = decision.id().substring("dial:".length());
        Optional<String> named =
            Arrays.stream(dials).filter(dial -> dial.startsWith(ship + " ")).findFirst();
        String maneuver = named.map(dial -> dial.substring(ship.length() + 1)).orElse("0OW");
        apply(Command.of(decision.id(), "dial").withValue(maneuver));
      }
    }
    for (Decision decision : pending()) {
      if (decision.option("ready").isPresent()) {
        apply(Command.of(decision.id(), "ready"));
      }
    }
    return this;
  }

  /** Passes everything until red may act, then plays commands. */
  CardScenario act(String... commands) {
    return until("action:red").play(commands);
  }

  /** Passes everything until A is asked about abilities, then plays commands. */
  CardScenario ability(String... commands) {
    return until("ability:A").play(commands);
  }

  /** Passes everything until red attacks. */
  CardScenario combat() {
    return until("attack:red");
  }

  /** Passes everything until red attacks blue with its primary weapon, then plays commands. */
  CardScenario attack(String... commands) {
    return combat().play("primary:front blue").play(commands);
  }

  /** Passes everything until red attacks blue with a secondary weapon, then plays commands. */
  CardScenario fire(String weapon, String... commands) {
    return combat().play("secondary:" + weapon + " blue").play(commands);
  }

  /** Passes everything until blue attacks red with its primary weapon, then plays commands. */
  CardScenario defend(String... commands) {
    return until("attack:blue").play("primary:front red").play(commands);
  }

  /** Passes everything until the next round is planned. */
  CardScenario end() {
    return until("dial:");
  }

  /**
   * Passes everything optional until a decision is pending whose id begins so. Ships whose dials
   * are due stay.
   */
  CardScenario until(String decision) {
    while (pending().stream().noneMatch(one -> one.id().startsWith(decision))) {
      assertFalse(pending().isEmpty(), "nothing is pending, expected " + decision);
      Decision first = pending().get(0);
      if (first.id().startsWith("dial:")) {
        plan();
      } else {
        Option way =
            first
                .option("pass")
                .or(() -> first.option("done"))
                .orElseThrow(() -> new AssertionError("nothing to pass in " + first));
        apply(Command.of(first.id(), way.key()));
      }
    }
    return this;
  }

  /** Plays commands. */
  CardScenario play(String... commands) {
    for (String command : commands) {
      apply(command(command));
    }
    return this;
  }

  private Command command(String written) {
    List<Decision> pending = pending();
    assertFalse(pending.isEmpty(), "nothing is pending, expected " + written);
    if (pending.get(0).ofChance()) {
      return Command.of(pending.get(0).id(), written);
    }
    String[] words = written.split(" ", 2);
    Decision decision =
        pending.stream()
            .filter(one -> one.option(words[0]).isPresent())
            .findFirst()
            .orElseThrow(() -> new AssertionError("no " + written + " in " + pending));
    Command command = Command.of(decision.id(), words[0]);
    if (words.length == 1) {
      return command;
    }
    if (words[1].startsWith("shift=")) {
      return command.withShift(Double.parseDouble(words[1].substring("shift=".length())));
    }
    return decision.option(words[0]).orElseThrow().domain() instanceof Domain.Subset
        ? command.withValues(Arrays.stream(words[1].split("[,-]")).map(Integer::valueOf).toList())
        : command.withValue(words[1]);
  }

  private void apply(Command command) {
    Outcome outcome = engine.apply(state(), command);
    assertTrue(outcome instanceof Outcome.Done, () -> command + ": " + outcome);
    state = Optional.of(((Outcome.Done) outcome).step().state());
    Engine.check(state(), CARDS);
  }

  private List<Decision> pending() {
    return engine.pending(state());
  }

  /** Checks that each of these keys, perhaps with a name behind it, can be played now. */
  CardScenario offers(String... keys) {
    for (String key : keys) {
      assertTrue(isOffered(key), () -> key + " is not offered: " + pending());
    }
    return this;
  }

  /** Checks that none of these keys can be played now. */
  CardScenario lacks(String... keys) {
    for (String key : keys) {
      assertFalse(isOffered(key), () -> key + " is offered: " + pending());
    }
    return this;
  }

  private boolean isOffered(String written) {
    String[] words = written.split(" ", 2);
    return pending().stream()
        .flatMap(decision -> decision.option(words[0]).stream())
        .anyMatch(
            option ->
                words.length == 1
                    || (option.domain() instanceof Domain.OneOf names
                        && names.names().contains(words[1])));
  }

  /** Checks that a command of the first pending decision is refused, with these words. */
  CardScenario refused(String key, String words) {
    String[] parts = key.split(" ", 2);
    Command command = Command.of(pending().get(0).id(), parts[0]);
    Outcome outcome =
        engine.apply(state(), parts.length == 1 ? command : command.withValue(parts[1]));
    assertTrue(
        outcome instanceof Outcome.Refused refused && refused.refusal().message().contains(words),
        outcome::toString);
    return this;
  }

  /** Checks facts about the game. */
  CardScenario expect(String... facts) {
    for (String fact : facts) {
      String[] words = fact.split(" ", 2);
      switch (words[0]) {
        case "attack" -> assertEquals(words[1], attack().attack().key(), fact);
        case "defence" -> assertEquals(words[1], attack().defence().key(), fact);
        case "asks" -> assertEquals(words[1], pending().get(0).id(), fact);
        case "laid" -> assertEquals(words[1], "" + state().table().tokens().size(), fact);
        case "gone" -> assertFalse(state().ship(words[1]).inPlay(), fact);
        default -> expect(state().ship(words[0]), words[1].split(" "), fact);
      }
    }
    return this;
  }

  private CombatTask.Attack attack() {
    List<Task> agenda = state().agenda();
    return agenda.stream()
        .filter(CombatTask.Attack.class::isInstance)
        .map(CombatTask.Attack.class::cast)
        .reduce((first, last) -> last)
        .orElseThrow(() -> new AssertionError("no attack is going on: " + agenda));
  }

  private void expect(ShipState ship, String[] words, String fact) {
    switch (words[0]) {
      case "shields" -> assertEquals(words[1], "" + ship.shieldsLeft(), fact);
      case "damage" -> assertEquals(words[1], "" + ship.suffered().size(), fact);
      case "lock" -> assertEquals(words[1], ship.lock().orElse("none"), fact);
      case "up" -> assertTrue(ship.cards().stream().anyMatch(c -> isSide(c.id(), words, c.up())));
      case "down" ->
          assertTrue(ship.cards().stream().anyMatch(c -> isSide(c.id(), words, !c.up())));
      case "heading" -> {
        Pose pose = state().table().ship(ship.id()).orElseThrow().pose();
        assertEquals(Double.parseDouble(words[1]), pose.heading().degrees(), 0.01, fact);
      }
      case "at" -> {
        Pose pose = state().table().ship(ship.id()).orElseThrow().pose();
        assertEquals(Double.parseDouble(words[1]), pose.x(), 0.01, fact);
        assertEquals(Double.parseDouble(words[2]), pose.y(), 0.01, fact);
      }
      default ->
          assertEquals(
              words[1],
              "" + ship.tokens().of(TokenType.valueOf(words[0].toUpperCase(Locale.ROOT))),
              fact);
    }
  }

  private static boolean isSide(String id, String[] words, boolean side) {
    return side && id.equals(words[1]);
  }
}
