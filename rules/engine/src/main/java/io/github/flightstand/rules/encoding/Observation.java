package io.github.flightstand.rules.encoding;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DialFace;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * A view as numbers: the game, the attack in progress, the ships of the own side and of the other,
 * obstacles, and tokens on the table. What is not there is all zeros.
 */
final class Observation {

  private static final int OBSTACLES = 6;
  private static final int TOKENS = 8;

  /** The farthest coordinate; the longest play area of the books is 1828.8 mm long. */
  private static final double FAR = 4000;

  private static final double TABLETOP = -500;

  /** The kinds of decision that players make. */
  private static final List<Kind> ASKED =
      Arrays.stream(Kind.values())
          .filter(kind -> !kind.word().endsWith("Die") && !kind.word().endsWith("Dice"))
          .filter(
              kind ->
                  kind != Kind.PLAYER_NUMBER
                      && kind != Kind.TEAM_LOT
                      && kind != Kind.CARD_LOT
                      && kind != Kind.CARD)
          .toList();

  /** What the columns read: the view, and what many of them ask it for. */
  private record Sight(
      View view,
      Slots slots,
      Optional<Decision> decision,
      Optional<CombatTask.Attack> attack,
      List<String> activated,
      List<String> fought) {

    private static Sight of(View view, Slots slots, Optional<Decision> decision) {
      Optional<CombatTask.Attack> attack = Optional.empty();
      List<String> activated = List.of();
      List<String> fought = List.of();
      for (Task task : view.open().agenda()) {
        if (task instanceof CombatTask.Attack now) {
          attack = Optional.of(now);
        } else if (task instanceof CombatTask.Combat combat) {
          fought = combat.done();
        } else if (task instanceof ActivationTask.Activations activations) {
          activated = activations.done();
        }
      }
      return new Sight(view, slots, decision, attack, activated, fought);
    }

    private static int lost(List<ShipState> ships) {
      int points = 0;
      for (ShipState ship : ships) {
        points += ship.gone() ? ship.card().points() : 0;
      }
      return points;
    }

    private int dice(boolean attacking, Face face) {
      return attack
          .map(now -> attacking ? now.attack() : now.defence())
          .orElse(Pool.EMPTY)
          .count(face);
    }

    /** Returns 1 for the own side, −1 for the other, 0 if initiative is not settled. */
    private int initiative() {
      return view.open()
          .initiative()
          .map(team -> team.equals(Slots.team(view, view.player())) ? 1 : -1)
          .orElse(0);
    }
  }

  private static final List<Column<Sight>> GAME = game();

  private static List<Column<Sight>> game() {
    List<Column<Sight>> columns = new ArrayList<>();
    columns.add(new Column<>("round", 0, 1000, "rounds", sight -> sight.view.open().round()));
    columns.add(
        new Column<>(
            "lastRound", 0, 1000, "rounds", sight -> sight.view.open().lastRound().orElse(0)));
    columns.add(new Column<>("initiative", -1, 1, "own 1, enemy -1", Sight::initiative));
    columns.add(
        new Column<>("width", 0, FAR, "mm", sight -> sight.view.open().table().playArea().width()));
    columns.add(
        new Column<>(
            "height", 0, FAR, "mm", sight -> sight.view.open().table().playArea().height()));
    columns.add(
        new Column<>("ownPoints", 0, 1000, "points", sight -> Sight.lost(sight.slots.enemies())));
    columns.add(
        new Column<>("enemyPoints", 0, 1000, "points", sight -> Sight.lost(sight.slots.own())));
    for (Phase phase : Phase.values()) {
      String word = phase.name().toLowerCase(Locale.ROOT);
      columns.add(Column.flag("phase." + word, sight -> sight.view.open().phase() == phase));
    }
    for (Kind kind : ASKED) {
      columns.add(
          Column.flag(
              "asked." + kind.word(),
              sight -> sight.decision.isPresent() && sight.decision.get().kind() == kind));
    }
    for (Face face : List.of(Face.HIT, Face.CRITICAL, Face.FOCUS, Face.BLANK)) {
      columns.add(
          new Column<>("attack." + face.word(), 0, 40, "dice", sight -> sight.dice(true, face)));
    }
    for (Face face : List.of(Face.EVADE, Face.FOCUS, Face.BLANK)) {
      columns.add(
          new Column<>("defence." + face.word(), 0, 40, "dice", sight -> sight.dice(false, face)));
    }
    columns.add(
        new Column<>(
            "attack.range",
            0,
            5,
            "range",
            sight -> sight.attack.map(now -> now.shot().range()).orElse(0)));
    columns.add(
        Column.flag(
            "attack.obstructed",
            sight -> sight.attack.filter(now -> now.shot().obstructed()).isPresent()));
    return List.copyOf(columns);
  }

  /** A ship that a column reads, and where it is; off the table it has no place. */
  private record Seen(Sight sight, ShipState ship, Optional<Pose> pose) {

    private double at(ToDoubleFunction<Pose> coordinate) {
      return pose.isPresent() ? coordinate.applyAsDouble(pose.get()) : 0;
    }

    private int touching() {
      int others = 0;
      for (Set<String> pair : sight.view.open().table().touchingPairs()) {
        others += pair.contains(ship.id()) ? 1 : 0;
      }
      return others;
    }

    /** Returns the number of the locked ship on the other side, counted from 1; 0 for none. */
    private int locked() {
      return ship.lock().map(id -> sight.slots.of(id) % Slots.SHIPS + 1).orElse(0);
    }

    private int maneuver() {
      return ship.dial().flatMap(DialFace::maneuver).map(face -> Choice.of(face) + 1).orElse(0);
    }

    private boolean is(Optional<String> id) {
      return id.isPresent() && id.get().equals(ship.id());
    }
  }

  private static Column<Seen> count(String name, String unit, ToDoubleFunction<ShipState> count) {
    return new Column<>(name, 0, 200, unit, seen -> count.applyAsDouble(seen.ship));
  }

  private static final List<Column<Seen>> SHIP = ship();

  private static List<Column<Seen>> ship() {
    List<Column<Seen>> columns = new ArrayList<>();
    columns.add(Column.flag("inPlay", seen -> seen.ship.inPlay()));
    columns.add(Column.flag("gone", seen -> seen.ship.gone()));
    columns.add(new Column<>("x", TABLETOP, FAR, "mm", seen -> seen.at(pose -> pose.x())));
    columns.add(new Column<>("y", TABLETOP, FAR, "mm", seen -> seen.at(pose -> pose.y())));
    columns.add(
        new Column<>("headingX", -1, 1, "cosine", seen -> seen.at(pose -> pose.heading().cos())));
    columns.add(
        new Column<>("headingY", -1, 1, "sine", seen -> seen.at(pose -> pose.heading().sin())));
    columns.add(
        new Column<>("base", 0, 5, "number", seen -> seen.ship.card().base().ordinal() + 1));
    columns.add(count("skill", "skill", ship -> ship.card().skill()));
    columns.add(count("attack", "dice", ship -> ship.card().attack()));
    columns.add(count("agility", "dice", ship -> ship.card().agility()));
    columns.add(count("hull", "damage", ship -> ship.card().hull()));
    columns.add(count("points", "points", ship -> ship.card().points()));
    columns.add(count("weapons", "weapons", ship -> ship.card().weapons().size()));
    columns.add(count("shields", "shields", Observation::shields));
    columns.add(count("damage", "cards", Observation::damage));
    columns.add(count("faceUp", "cards", ship -> ship.damage().size() - ship.faceDown()));
    columns.add(count("discarded", "cards", Observation::discarded));
    columns.add(count("actions", "actions", ship -> ship.actions().size()));
    for (TokenType type : TokenType.values()) {
      String word = type.name().toLowerCase(Locale.ROOT);
      columns.add(count(word, "tokens", ship -> ship.tokens().of(type)));
    }
    columns.add(new Column<>("lock", 0, Slots.SHIPS, "number", Seen::locked));
    columns.add(Column.flag("dialSet", seen -> seen.ship.dial().isPresent()));
    columns.add(
        new Column<>("maneuver", 0, Choice.MANEUVER.names().size(), "number", Seen::maneuver));
    columns.add(Column.flag("ionised", seen -> seen.ship.ionised()));
    columns.add(new Column<>("touching", 0, 2 * Slots.SHIPS, "ships", Seen::touching));
    columns.add(Column.flag("activated", seen -> seen.sight.activated.contains(seen.ship.id())));
    columns.add(Column.flag("fought", seen -> seen.sight.fought.contains(seen.ship.id())));
    columns.add(Column.flag("asked", seen -> seen.is(seen.sight.decision.flatMap(Decision::ship))));
    columns.add(
        Column.flag(
            "attacking", seen -> seen.is(seen.sight.attack.map(CombatTask.Attack::attacker))));
    columns.add(
        Column.flag(
            "defending", seen -> seen.is(seen.sight.attack.map(CombatTask.Attack::defender))));
    return List.copyOf(columns);
  }

  private static int shields(ShipState ship) {
    int shields = ship.shields();
    for (int i = 0; i < ship.sections().size(); i++) {
      shields += ship.sections().get(i).shields();
    }
    return shields;
  }

  private static int damage(ShipState ship) {
    int damage = ship.damage().size();
    for (int i = 0; i < ship.sections().size(); i++) {
      damage += ship.sections().get(i).damage().size();
    }
    return damage;
  }

  private static int discarded(ShipState ship) {
    int down = 0;
    for (int i = 0; i < ship.cards().size(); i++) {
      down += ship.cards().get(i).up() ? 0 : 1;
    }
    return down;
  }

  private static final List<Column<Obstacle>> OBSTACLE =
      List.of(
          new Column<>("x", TABLETOP, FAR, "mm", one -> one.outline().centreX()),
          new Column<>("y", TABLETOP, FAR, "mm", one -> one.outline().centreY()),
          new Column<>("radius", 0, FAR, "mm", one -> one.outline().radius()),
          new Column<>("kind", 0, 20, "number", one -> one.kind().ordinal() + 1));

  private static final List<Column<Token>> TOKEN =
      List.of(
          new Column<>("x", TABLETOP, FAR, "mm", one -> one.pose().x()),
          new Column<>("y", TABLETOP, FAR, "mm", one -> one.pose().y()),
          new Column<>("kind", 0, 20, "number", one -> one.kind().ordinal() + 1));

  private static final List<ObservedNumber> NUMBERS = named();

  private Observation() {}

  private static List<ObservedNumber> named() {
    List<ObservedNumber> named = new ArrayList<>(Column.named("", GAME));
    for (String side : List.of("own", "enemy")) {
      for (int i = 1; i <= Slots.SHIPS; i++) {
        named.addAll(Column.named(side + i + ".", SHIP));
      }
    }
    for (int i = 1; i <= OBSTACLES; i++) {
      named.addAll(Column.named("obstacle" + i + ".", OBSTACLE));
    }
    for (int i = 1; i <= TOKENS; i++) {
      named.addAll(Column.named("token" + i + ".", TOKEN));
    }
    return List.copyOf(named);
  }

  static List<ObservedNumber> numbers() {
    return NUMBERS;
  }

  static double[] of(View view, Slots slots, Optional<Decision> decision) {
    Sight sight = Sight.of(view, slots, decision);
    Table table = view.open().table();
    double[] numbers = new double[NUMBERS.size()];
    int ships = Column.write(GAME, sight, numbers, 0);
    ships(sight, slots.own(), numbers, ships);
    ships(sight, slots.enemies(), numbers, ships + Slots.SHIPS * SHIP.size());
    int at = ships + 2 * Slots.SHIPS * SHIP.size();
    each(OBSTACLE, table.obstacles(), OBSTACLES, numbers, at);
    each(TOKEN, table.tokens(), TOKENS, numbers, at + OBSTACLES * OBSTACLE.size());
    return numbers;
  }

  private static void ships(Sight sight, List<ShipState> ships, double[] to, int at) {
    int next = at;
    for (ShipState ship : ships) {
      Seen seen =
          new Seen(sight, ship, sight.view.open().table().ship(ship.id()).map(on -> on.pose()));
      next = Column.write(SHIP, seen, to, next);
    }
  }

  private static <T> void each(
      List<Column<T>> columns, List<T> things, int most, double[] to, int at) {
    int next = at;
    for (int i = 0; i < Math.min(most, things.size()); i++) {
      next = Column.write(columns, things.get(i), to, next);
    }
  }
}
