package io.github.flightstand.rules.engine.hook;

import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A value that cards may modify. The list is closed: a game asks the cards in play whenever it
 * reads one of these.
 */
public final class Value<T> {

  /** The pilot skill that a card sets, or empty if it sets none; the latest card counts. */
  public static final Value<Optional<Integer>> SKILL = new Value<>("skill", Value::latest);

  /** The primary weapon's value; below 0 counts as 0 (000-167). */
  public static final Value<Integer> PRIMARY = new Value<>("primary", Value::sum);

  /** Agility; below 0 counts as 0 (000-193). */
  public static final Value<Integer> AGILITY = new Value<>("agility", Value::sum);

  /** The number of attack dice that the ship rolls in its attack (000-038). */
  public static final Value<Integer> ATTACK_DICE = new Value<>("attackDice", Value::sum);

  /** The number of defense dice that the ship rolls when it defends (000-043). */
  public static final Value<Integer> DEFENCE_DICE = new Value<>("defenceDice", Value::sum);

  /**
   * The difficulty of a maneuver for the ship; each card gets the dial's difficulty, and is asked
   * about other ones too.
   */
  public static final Value<Difficulty> DIFFICULTY = new Value<>("difficulty", Value::hardest);

  /** The lowest and the highest range of a weapon. */
  public static final Value<WeaponRange> RANGE = new Value<>("range", Value::chain);

  /** The range that an attack counts as, of a weapon that reaches its target. */
  public static final Value<Integer> COUNTED_RANGE = new Value<>("countedRange", Value::sum);

  /** The arcs of the primary weapon. */
  public static final Value<List<FiringArc>> ARCS = new Value<>("arcs", Value::chain);

  /** The action bar. */
  public static final Value<List<Action>> ACTIONS = new Value<>("actions", Value::chain);

  /** The arc of a secondary weapon. */
  public static final Value<FiringArc> WEAPON_ARC = new Value<>("weaponArc", Value::chain);

  /** The number of locks that the ship keeps, each on another ship; the latest ones stay. */
  public static final Value<Integer> LOCKS = new Value<>("locks", Value::sum);

  /**
   * Whether the ship may lock on to a target. A permission also holds for an enemy beyond range 3,
   * and for a friendly ship within it.
   */
  public static final Value<CardRuling> MAY_LOCK = new Value<>("mayLock", Value::strictest);

  /**
   * The tokens that serve as those that a weapon's attack requires or spends; the ship needs one of
   * these.
   */
  public static final Value<List<Weapon.Cost>> COSTS = new Value<>("costs", Value::chain);

  /**
   * The number of times that a card of a kind serves before it is discarded, or a bomb is dropped.
   */
  public static final Value<Integer> COPIES = new Value<>("copies", Value::sum);

  /** Whether the ship may spend a focus or evade token, or its lock on dice. */
  public static final Value<CardRuling> MAY_SPEND = new Value<>("maySpend", Value::strictest);

  /** Whether the ship, or a friendly one for it, may modify dice in its attack or defense. */
  public static final Value<CardRuling> MAY_MODIFY = new Value<>("mayModify", Value::strictest);

  /** Whether the ship's attack hits even if no results are left. */
  public static final Value<Boolean> HITS = new Value<>("hits", Value::chain);

  /** Whether the ship keeps its focus or evade tokens in the end phase. */
  public static final Value<Boolean> KEPT = new Value<>("kept", Value::chain);

  /** Whether the ship may attack at all, or attack one ship with one weapon. */
  public static final Value<CardRuling> MAY_ATTACK = new Value<>("mayAttack", Value::strictest);

  /** Whether the ship may perform an action; a permission also holds under stress. */
  public static final Value<CardRuling> MAY_ACT = new Value<>("mayAct", Value::strictest);

  /** The kind of template along which the ship barrel rolls or decloaks: straight or bank. */
  public static final Value<TemplateKind> TEMPLATE = new Value<>("template", Value::chain);

  /** Whether a barrel roll, boost or decloak may overlap obstacles. */
  public static final Value<Boolean> OVER_OBSTACLES = new Value<>("overObstacles", Value::chain);

  /** Whether obstacles that the ship meets in a maneuver have their effects. */
  public static final Value<Boolean> MEETS_OBSTACLES = new Value<>("meetsObstacles", Value::chain);

  /** Whether the bombs and mines of the ship that the question names as the target reach it. */
  public static final Value<Boolean> REACHED = new Value<>("reached", Value::chain);

  /** Whether a critical hit that is rolled for an obstacle does damage. */
  public static final Value<Boolean> OBSTACLE_CRITICAL =
      new Value<>("obstacleCritical", Value::chain);

  /** Whether the ship has an action step in its activation. */
  public static final Value<Boolean> ACTION_STEP = new Value<>("actionStep", Value::chain);

  /** Whether a maneuver may be set on the ship's dial. */
  public static final Value<CardRuling> MAY_DIAL = new Value<>("mayDial", Value::strictest);

  /** The number of damage cards that a face-up damage card counts as (000-135). */
  public static final Value<Integer> DAMAGE_COUNT = new Value<>("damageCount", Value::sum);

  /** Whether damage cards that the reference deals face down are dealt face up. */
  public static final Value<Boolean> DEALT_FACE_UP = new Value<>("dealtFaceUp", Value::chain);

  private static final List<Difficulty> DIFFICULTIES = List.of(Difficulty.values());

  /** A rule for combining the changes of several cards. */
  @FunctionalInterface
  private interface Fold<T> {
    T of(T printed, List<UnaryOperator<T>> said);
  }

  private final String name;
  private final Fold<T> fold;

  private Value(String name, Fold<T> fold) {
    this.name = name;
    this.fold = fold;
  }

  /**
   * Returns a value that is {@code printed} without cards, as several cards change it. {@code said}
   * lists their changes, the most recent last, in an order that does not depend on seats.
   */
  public T of(T printed, List<UnaryOperator<T>> said) {
    return fold.of(printed, said);
  }

  /** Applies each change to the result of the one before. */
  private static <T> T chain(T printed, List<UnaryOperator<T>> said) {
    T now = printed;
    for (UnaryOperator<T> one : said) {
      now = one.apply(now);
    }
    return now;
  }

  /**
   * Applies all changes that add a fixed number first, then the others: a limit, a doubling or a
   * set number holds for the sum (000-167, -193).
   */
  private static Integer sum(Integer printed, List<UnaryOperator<Integer>> said) {
    int sum = printed;
    List<UnaryOperator<Integer>> others = new ArrayList<>();
    for (UnaryOperator<Integer> one : said) {
      int made = one.apply(printed);
      if (one.apply(printed + 1) == made + 1) {
        sum += made - printed;
      } else {
        others.add(one);
      }
    }
    return chain(sum, others);
  }

  /** Returns the most recent value that any card sets (000-162). */
  private static <T> Optional<T> latest(
      Optional<T> printed, List<UnaryOperator<Optional<T>>> said) {
    for (int i = said.size() - 1; i >= 0; i--) {
      Optional<T> one = said.get(i).apply(printed);
      if (one.isPresent()) {
        return one;
      }
    }
    return printed;
  }

  /**
   * Returns the hardest difficulty that a card gives the maneuver (000-103). A card that gives it
   * the dial's own gives it one if it would give that to any maneuver.
   */
  private static Difficulty hardest(Difficulty printed, List<UnaryOperator<Difficulty>> said) {
    Optional<Difficulty> hardest = Optional.empty();
    for (UnaryOperator<Difficulty> one : said) {
      Difficulty made = one.apply(printed);
      boolean gives = true;
      for (int i = 0; i < DIFFICULTIES.size() && made == printed; i++) {
        gives &= one.apply(DIFFICULTIES.get(i)) == made;
      }
      if (gives && hardest.filter(now -> hardness(now) >= hardness(made)).isEmpty()) {
        hardest = Optional.of(made);
      }
    }
    return hardest.orElse(printed);
  }

  private static int hardness(Difficulty difficulty) {
    return switch (difficulty) {
      case GREEN, BLUE -> 0;
      case WHITE, PURPLE -> 1;
      case RED -> 2;
    };
  }

  /** Returns the strictest ruling, because forbidding beats permitting (000-003). */
  private static CardRuling strictest(CardRuling printed, List<UnaryOperator<CardRuling>> said) {
    CardRuling strictest = printed;
    for (UnaryOperator<CardRuling> one : said) {
      CardRuling ruling = one.apply(CardRuling.SILENT);
      strictest = ruling.compareTo(strictest) > 0 ? ruling : strictest;
    }
    return strictest;
  }

  @Override
  public String toString() {
    return name;
  }

  /** A ruling on an action or choice. A prohibition is absolute: nothing lifts it (000-003). */
  public enum CardRuling {
    /** The card does not say. */
    SILENT,
    /** It may be done even if the reference forbids it (000-002). */
    PERMITS,
    /** It cannot be done. */
    FORBIDS
  }
}
