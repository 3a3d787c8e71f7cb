package io.github.flightstand.rules.encoding;

import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.encoding.Sight.Seen;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A view as numbers: the game, the attack in progress, the ships of both sides, obstacles, and
 * tokens on the table. What is not there is all zeros.
 */
final class Observation {

  private static final int OBSTACLES = 6;
  private static final int TOKENS = 8;

  /** The least and the greatest coordinate; the books' longest play area is 1828.8 mm long. */
  private static final double NEAR = -500;

  private static final double FAR = 4000;

  private static final List<Column<Sight>> GAME = game();
  private static final List<Column<Seen>> SHIP = ship();
  private static final List<Column<Obstacle>> OBSTACLE = obstacle();
  private static final List<Column<Token>> TOKEN = token();
  private static final List<ObservedNumber> NUMBERS = named();

  private Observation() {}

  private static List<Column<Sight>> game() {
    Column.Made<Sight> made = new Column.Made<>();
    made.number("round", 0, 1000, "rounds", now -> now.open().round());
    made.number("lastRound", 0, 1000, "rounds", now -> now.open().lastRound().orElse(0));
    made.number("initiative", -1, 1, "sign", Sight::initiative);
    made.number("width", 0, FAR, "mm", now -> now.open().table().playArea().width());
    made.number("height", 0, FAR, "mm", now -> now.open().table().playArea().height());
    made.number("ownPoints", 0, 1000, "points", now -> Sight.lost(now.slots().enemies()));
    made.number("enemyPoints", 0, 1000, "points", now -> Sight.lost(now.slots().own()));
    for (Phase phase : Phase.values()) {
      made.flag("phase." + word(phase), now -> now.open().phase() == phase);
    }
    Arrays.stream(Kind.values())
        .filter(kind -> !kind.ofChance())
        .forEach(kind -> made.flag("asked." + kind.word(), now -> now.asks(kind)));
    for (Face face : List.of(Face.HIT, Face.CRITICAL, Face.FOCUS, Face.BLANK)) {
      made.count("attack." + face.word(), "dice", now -> now.attackDice(face));
    }
    for (Face face : List.of(Face.EVADE, Face.FOCUS, Face.BLANK)) {
      made.count("defence." + face.word(), "dice", now -> now.defenceDice(face));
    }
    made.number("attack.range", 0, 5, "range", now -> now.shot().map(Shot::range).orElse(0));
    made.flag("attack.obstructed", now -> now.shot().filter(Shot::obstructed).isPresent());
    return List.copyOf(made);
  }

  private static List<Column<Seen>> ship() {
    Column.Made<Seen> made = new Column.Made<>();
    made.flag("inPlay", one -> one.ship().inPlay());
    made.flag("gone", one -> one.ship().gone());
    made.number("x", NEAR, FAR, "mm", one -> one.at(pose -> pose.x()));
    made.number("y", NEAR, FAR, "mm", one -> one.at(pose -> pose.y()));
    made.number("headingX", -1, 1, "cosine", one -> one.at(pose -> pose.heading().cos()));
    made.number("headingY", -1, 1, "sine", one -> one.at(pose -> pose.heading().sin()));
    made.number("base", 0, 5, "number", one -> one.ship().card().base().ordinal() + 1);
    made.count("skill", "skill", one -> one.ship().card().skill());
    made.count("attack", "dice", one -> one.ship().card().attack());
    made.count("agility", "dice", one -> one.ship().card().agility());
    made.count("hull", "damage", one -> one.ship().card().hull());
    made.count("points", "points", one -> one.ship().card().points());
    made.count("weapons", "weapons", one -> one.ship().card().weapons().size());
    made.count("shields", "shields", Seen::shields);
    made.count("damage", "cards", Seen::damage);
    made.count("faceUp", "cards", Seen::faceUp);
    made.count("discarded", "cards", Seen::discarded);
    made.count("actions", "actions", one -> one.ship().actions().size());
    for (TokenType type : TokenType.values()) {
      made.count(word(type), "tokens", one -> one.ship().tokens().of(type));
    }
    made.number("lock", 0, Slots.SHIPS, "number", Seen::locked);
    made.flag("dialSet", one -> one.ship().dial().isPresent());
    made.number("maneuver", 0, Choice.MANEUVER.size(), "number", Seen::maneuver);
    made.flag("ionised", one -> one.ship().ionised());
    made.count("touching", "ships", Seen::touching);
    made.flag("activated", one -> one.sight().activated().contains(one.ship().id()));
    made.flag("fought", one -> one.sight().fought().contains(one.ship().id()));
    made.flag("asked", one -> one.is(one.sight().decision().flatMap(Decision::ship)));
    made.flag("attacking", one -> one.is(one.sight().attack().map(CombatTask.Attack::attacker)));
    made.flag("defending", one -> one.is(one.sight().attack().map(CombatTask.Attack::defender)));
    return List.copyOf(made);
  }

  private static List<Column<Obstacle>> obstacle() {
    Column.Made<Obstacle> made = new Column.Made<>();
    made.number("x", NEAR, FAR, "mm", one -> one.outline().centreX());
    made.number("y", NEAR, FAR, "mm", one -> one.outline().centreY());
    made.number("radius", 0, FAR, "mm", one -> one.outline().radius());
    made.number("kind", 0, 20, "number", one -> one.kind().ordinal() + 1);
    return List.copyOf(made);
  }

  private static List<Column<Token>> token() {
    Column.Made<Token> made = new Column.Made<>();
    made.number("x", NEAR, FAR, "mm", one -> one.pose().x());
    made.number("y", NEAR, FAR, "mm", one -> one.pose().y());
    made.number("kind", 0, 20, "number", one -> one.kind().ordinal() + 1);
    return List.copyOf(made);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static List<ObservedNumber> named() {
    List<ObservedNumber> named = new ArrayList<>(Column.named("", GAME));
    several(named, "own", Slots.SHIPS, SHIP);
    several(named, "enemy", Slots.SHIPS, SHIP);
    several(named, "obstacle", OBSTACLES, OBSTACLE);
    several(named, "token", TOKENS, TOKEN);
    return List.copyOf(named);
  }

  private static <T> void several(
      List<ObservedNumber> named, String thing, int count, List<Column<T>> columns) {
    for (int i = 1; i <= count; i++) {
      named.addAll(Column.named(thing + i + ".", columns));
    }
  }

  static List<ObservedNumber> numbers() {
    return NUMBERS;
  }

  static double[] of(View view, Slots slots, Optional<Decision> decision) {
    Sight sight = Sight.of(view, slots, decision);
    Table table = sight.open().table();
    double[] numbers = new double[NUMBERS.size()];
    int at = Column.write(GAME, sight, numbers, 0);
    for (List<ShipState> side : List.of(slots.own(), slots.enemies())) {
      List<Seen> seen = side.stream().map(ship -> Seen.of(sight, ship)).toList();
      at = write(SHIP, seen, Slots.SHIPS, numbers, at);
    }
    at = write(OBSTACLE, table.obstacles(), OBSTACLES, numbers, at);
    write(TOKEN, table.tokens(), TOKENS, numbers, at);
    return numbers;
  }

  /**
   * Writes the numbers of the first pieces, and returns the index at which those of {@code most}
   * would end.
   */
  private static <T> int write(
      List<Column<T>> columns, List<T> things, int most, double[] to, int at) {
    for (int i = 0; i < Math.min(most, things.size()); i++) {
      Column.write(columns, things.get(i), to, at + i * columns.size());
    }
    return at + most * columns.size();
  }
}
