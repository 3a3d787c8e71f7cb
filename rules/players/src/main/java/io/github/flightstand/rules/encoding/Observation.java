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
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

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

  private static final List<String> PHASES = words("phase.", Phase.values());
  private static final List<String> TOKEN_TYPES = words("", TokenType.values());
  private static final List<Kind> KINDS =
      Arrays.stream(Kind.values()).filter(kind -> !kind.ofChance()).toList();
  private static final List<String> ASKED =
      KINDS.stream().map(kind -> "asked." + kind.word()).toList();

  private static final Piece<Sight> GAME = Piece.of(Observation::game);
  private static final Piece<Seen> SHIP = Piece.of(Observation::ship);
  private static final Piece<Obstacle> OBSTACLE = Piece.of(Observation::obstacle);
  private static final Piece<Token> TOKEN = Piece.of(Observation::token);
  private static final List<ObservedNumber> NUMBERS = named();

  private Observation() {}

  private static void game(Numbers<Sight> to) {
    to.number("round", 0, 1000, "rounds", now -> now.open().round());
    to.number("lastRound", 0, 1000, "rounds", now -> now.open().lastRound().orElse(0));
    to.number("initiative", -1, 1, "sign", Sight::initiative);
    to.number("width", 0, FAR, "mm", now -> now.open().table().playArea().width());
    to.number("height", 0, FAR, "mm", now -> now.open().table().playArea().height());
    to.number("ownPoints", 0, 1000, "points", now -> Sight.lost(now.slots().enemies()));
    to.number("enemyPoints", 0, 1000, "points", now -> Sight.lost(now.slots().own()));
    to.flags(PHASES, now -> now.open().phase().ordinal());
    to.flags(ASKED, now -> now.decision().map(asked -> KINDS.indexOf(asked.kind())).orElse(-1));
    to.count("attack.hit", "dice", now -> now.attackDice(Face.HIT));
    to.count("attack.critical", "dice", now -> now.attackDice(Face.CRITICAL));
    to.count("attack.focus", "dice", now -> now.attackDice(Face.FOCUS));
    to.count("attack.blank", "dice", now -> now.attackDice(Face.BLANK));
    to.count("defence.evade", "dice", now -> now.defenceDice(Face.EVADE));
    to.count("defence.focus", "dice", now -> now.defenceDice(Face.FOCUS));
    to.count("defence.blank", "dice", now -> now.defenceDice(Face.BLANK));
    to.number("attack.range", 0, 5, "range", now -> now.shot().map(Shot::range).orElse(0));
    to.flag("attack.obstructed", now -> now.shot().filter(Shot::obstructed).isPresent());
  }

  private static void ship(Numbers<Seen> to) {
    to.flag("inPlay", one -> one.ship().inPlay());
    to.flag("gone", one -> one.ship().gone());
    to.number("x", NEAR, FAR, "mm", one -> one.at(pose -> pose.x()));
    to.number("y", NEAR, FAR, "mm", one -> one.at(pose -> pose.y()));
    to.number("headingX", -1, 1, "cosine", one -> one.at(pose -> pose.heading().cos()));
    to.number("headingY", -1, 1, "sine", one -> one.at(pose -> pose.heading().sin()));
    to.number("base", 0, 5, "number", one -> one.ship().card().base().ordinal() + 1);
    to.count("skill", "skill", one -> one.ship().card().skill());
    to.count("attack", "dice", one -> one.ship().card().attack());
    to.count("agility", "dice", one -> one.ship().card().agility());
    to.count("hull", "damage", one -> one.ship().card().hull());
    to.count("points", "points", one -> one.ship().card().points());
    to.count("weapons", "weapons", one -> one.ship().card().weapons().size());
    to.count("shields", "shields", Seen::shields);
    to.count("damage", "cards", Seen::damage);
    to.count("faceUp", "cards", Seen::faceUp);
    to.count("discarded", "cards", Seen::discarded);
    to.count("actions", "actions", one -> one.ship().actions().size());
    to.counts(TOKEN_TYPES, "tokens", one -> one.ship().tokens().held());
    to.number("lock", 0, Slots.SHIPS, "number", Seen::locked);
    to.flag("dialSet", one -> one.ship().dial().isPresent());
    to.number("maneuver", 0, Choice.MANEUVER.size(), "number", Seen::maneuver);
    to.flag("ionised", one -> one.ship().ionised());
    to.count("touching", "ships", Seen::touching);
    to.flag("activated", one -> one.sight().activated().contains(one.ship().id()));
    to.flag("fought", one -> one.sight().fought().contains(one.ship().id()));
    to.flag("asked", one -> one.is(one.sight().decision().flatMap(Decision::ship)));
    to.flag("attacking", one -> one.is(one.sight().attack().map(CombatTask.Attack::attacker)));
    to.flag("defending", one -> one.is(one.sight().attack().map(CombatTask.Attack::defender)));
  }

  private static void obstacle(Numbers<Obstacle> to) {
    to.number("x", NEAR, FAR, "mm", one -> one.outline().centreX());
    to.number("y", NEAR, FAR, "mm", one -> one.outline().centreY());
    to.number("radius", 0, FAR, "mm", one -> one.outline().radius());
    to.number("kind", 0, 20, "number", one -> one.kind().ordinal() + 1);
  }

  private static void token(Numbers<Token> to) {
    to.number("x", NEAR, FAR, "mm", one -> one.pose().x());
    to.number("y", NEAR, FAR, "mm", one -> one.pose().y());
    to.number("kind", 0, 20, "number", one -> one.kind().ordinal() + 1);
  }

  private static List<String> words(String before, Enum<?>[] constants) {
    return Arrays.stream(constants)
        .map(constant -> before + constant.name().toLowerCase(Locale.ROOT))
        .toList();
  }

  private static List<ObservedNumber> named() {
    List<ObservedNumber> named = new ArrayList<>(GAME.listed(""));
    several(named, "own", Slots.SHIPS, SHIP);
    several(named, "enemy", Slots.SHIPS, SHIP);
    several(named, "obstacle", OBSTACLES, OBSTACLE);
    several(named, "token", TOKENS, TOKEN);
    return List.copyOf(named);
  }

  private static void several(List<ObservedNumber> named, String name, int count, Piece<?> piece) {
    for (int i = 1; i <= count; i++) {
      named.addAll(piece.listed(name + i + "."));
    }
  }

  static List<ObservedNumber> numbers() {
    return NUMBERS;
  }

  static double[] of(View view, Slots slots, Optional<Decision> decision) {
    Sight sight = Sight.of(view, slots, decision);
    Table table = sight.open().table();
    double[] numbers = new double[NUMBERS.size()];
    int at = GAME.write(List.of(sight), 1, numbers, 0);
    at = SHIP.write(sight.seen(slots.own()), Slots.SHIPS, numbers, at);
    at = SHIP.write(sight.seen(slots.enemies()), Slots.SHIPS, numbers, at);
    at = OBSTACLE.write(table.obstacles(), OBSTACLES, numbers, at);
    TOKEN.write(table.tokens(), TOKENS, numbers, at);
    return numbers;
  }

  /**
   * A kind of piece.
   *
   * @param size how many numbers it has
   */
  private record Piece<T>(Consumer<Numbers<T>> numbers, int size) {

    static <T> Piece<T> of(Consumer<Numbers<T>> numbers) {
      return new Piece<>(numbers, Numbers.listed("", numbers).size());
    }

    List<ObservedNumber> listed(String name) {
      return Numbers.listed(name, numbers);
    }

    /**
     * Writes the numbers of the first things, and returns the index at which those of {@code most}
     * would end.
     */
    int write(List<T> things, int most, double[] to, int at) {
      for (int i = 0; i < Math.min(most, things.size()); i++) {
        numbers.accept(new Numbers.Writing<>(things.get(i), to, at + i * size));
      }
      return at + most * size;
    }
  }
}
