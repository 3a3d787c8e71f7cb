package io.github.flightstand.rules;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.internal.Arguments;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.setup.Placement;
import io.github.flightstand.movement.table.ObstacleKind;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The rules in force, as one value. Rulers, attacks and the referee are made from the whole value;
 * what moves and sets up pieces is made from its {@link #movement}.
 *
 * <pre>{@code
 * Rules rules = RuleSet.CORE_2012.rules().withRulerWidth(20);
 * rules.resolver().resolve(table, "red", Maneuver.parse("3BW"));
 * new AttackRuler(rules).measure(table, Aim.at(red, blue, FiringArc.FRONT));
 * }</pre>
 *
 * @param movement the choices of the rule set about moving and setting up pieces
 * @param edition the edition by which ranges and attacks are measured
 * @param arcs the figures of the printed arc lines
 * @param rulerWidth the width of the ruler that measures attacks, in millimeters, from 0 to 1000.
 *     Pieces within half the width on either side of the line obstruct. In the rules reference one
 *     edge of the ruler measures, so 0. The first rulebook lets any part of the ruler obstruct
 *     (001, heading on obstacles) but does not give its width; 0 is the project's choice
 * @param contactForbidsAttacks whether ships whose bases are in contact cannot attack each other,
 *     however they came to be there. In the rules reference only a maneuver that overlapped forbids
 *     attacks, and only the table's touching pairs show that
 * @param asteroids the kinds of obstacle that are asteroids: a ship whose base overlaps one cannot
 *     attack
 * @param measuring the additions of the second edition's Rules Reference to measuring
 * @param game the choices of the rule set about the course of a game
 */
public record Rules(
    MovementRules movement,
    Edition edition,
    ArcFigures arcs,
    double rulerWidth,
    boolean contactForbidsAttacks,
    Set<ObstacleKind> asteroids,
    Measuring measuring,
    GameRules game) {

  private static final double WIDEST_RULER = 1000;

  private static final Rules REFERENCE_2015 =
      new Rules(
          MovementRules.STANDARD,
          Edition.FIRST,
          ArcFigures.of(Edition.FIRST),
          0,
          false,
          Set.of(ObstacleKind.ASTEROID),
          Measuring.PLAIN,
          GameRules.REFERENCE_2015);

  /** Throws an {@link IllegalArgumentException} if the ruler's width is not from 0 to 1000. */
  public Rules {
    Arguments.require(
        "movement edition arcs asteroids measuring game",
        movement,
        edition,
        arcs,
        asteroids,
        measuring,
        game);
    if (!(rulerWidth >= 0 && rulerWidth <= WIDEST_RULER)) {
      throw new IllegalArgumentException(
          "rulerWidth is from 0 to " + WIDEST_RULER + " mm, found " + rulerWidth);
    }
    asteroids = Set.copyOf(asteroids);
  }

  /** Returns the rules that apply if no rule set is named: {@link RuleSet#REFERENCE_2015}. */
  public static Rules standard() {
    return REFERENCE_2015;
  }

  /** Returns these rules with other rules for moving and setting up. */
  public Rules withMovement(MovementRules other) {
    return new Rules(
        other, edition, arcs, rulerWidth, contactForbidsAttacks, asteroids, measuring, game);
  }

  /** Returns these rules with another tolerance. */
  public Rules withTolerance(Tolerance other) {
    return withMovement(movement.withTolerance(other));
  }

  /** Returns these rules with the measuring and the printed arcs of another edition. */
  public Rules withEdition(Edition other) {
    return new Rules(
        movement,
        other,
        ArcFigures.of(other),
        rulerWidth,
        contactForbidsAttacks,
        asteroids,
        measuring,
        game);
  }

  /**
   * Returns these rules with another ruler; throws IllegalArgumentException unless 0 to 1000 mm.
   */
  public Rules withRulerWidth(double millimetres) {
    return new Rules(
        movement, edition, arcs, millimetres, contactForbidsAttacks, asteroids, measuring, game);
  }

  /** Returns these rules with another choice of whether contact forbids attacks. */
  public Rules withContactForbidsAttacks(boolean forbids) {
    return new Rules(movement, edition, arcs, rulerWidth, forbids, asteroids, measuring, game);
  }

  /** Returns these rules with other kinds of obstacle as asteroids. */
  public Rules withAsteroids(Set<ObstacleKind> kinds) {
    return new Rules(
        movement, edition, arcs, rulerWidth, contactForbidsAttacks, kinds, measuring, game);
  }

  /** Returns these rules with other additions to measuring. */
  public Rules withMeasuring(Measuring other) {
    return new Rules(
        movement, edition, arcs, rulerWidth, contactForbidsAttacks, asteroids, other, game);
  }

  /** Returns these rules with other choices about the course of a game. */
  public Rules withGame(GameRules other) {
    return new Rules(
        movement, edition, arcs, rulerWidth, contactForbidsAttacks, asteroids, measuring, other);
  }

  /**
   * Tests whether whole games can be played by these rules. They cannot if rolls are those of the
   * second edition, whose base rules the engine does not know.
   */
  public boolean playable() {
    return movement.rollPositions() == RollPositions.SLIDES;
  }

  /**
   * Returns the additions of the second edition to measuring; empty if the first edition measures.
   */
  public Measuring added() {
    return edition == Edition.SECOND ? measuring : Measuring.PLAIN;
  }

  /** Returns the tolerance that decides what counts as contact and as a graze. */
  public Tolerance tolerance() {
    return movement.tolerance();
  }

  /** Returns a resolver that executes maneuvers by these rules. */
  public Resolver resolver() {
    return new Resolver(movement);
  }

  /** Returns the barrel rolls, boosts and decloaks that these rules allow. */
  public Repositions repositions() {
    return new Repositions(movement);
  }

  /** Returns the judge of set-up by these rules. */
  public Placement placement() {
    return new Placement(movement);
  }

  /** The effect of an obstacle on a ship that meets it, or on an attack that it obstructs. */
  public enum ObstacleEffect {
    /** The ship gains a stress token. */
    STRESS,
    /** The ship rolls an attack die, and may suffer damage. */
    ATTACK_DIE,
    /** The ship skips its Perform Action step. */
    SKIP_ACTION,
    /** The ship cannot attack while its base overlaps the obstacle. */
    NO_ATTACK,
    /** The defender of an attack that the obstacle obstructs may change a blank to an evade. */
    BLANK_TO_EVADE
  }

  /**
   * The additions of the second edition's Rules Reference to measuring. It holds only where the
   * second edition measures.
   *
   * @param rangeZeroOfAll whether a ship in contact with an obstacle or a token is at range 0 of it
   *     too, and any two of those. Otherwise only two ships are (heading on range)
   * @param attackFromArc whether an attack is measured from the part of the attacker's base in the
   *     arc; otherwise from the whole base, as the heading on obstructed attacks has it
   * @param tellsInTheWay whether an attack lists the ships and tokens in its way, which add no dice
   *     (heading on obstructed attacks)
   * @param bonusAtRangeZero whether range 0 adds an attack die as range 1 does (heading on range
   *     bonuses); later versions, which allow attacks at range 0, add none
   * @param effects the effects of each kind of obstacle; {@link ObstacleEffect#NO_ATTACK} is never
   *     among these, because {@link Rules#asteroids} says so (heading on obstacles)
   */
  public record Measuring(
      boolean rangeZeroOfAll,
      boolean attackFromArc,
      boolean tellsInTheWay,
      boolean bonusAtRangeZero,
      Map<ObstacleKind, Set<ObstacleEffect>> effects) {

    /** Nothing added: range 0 is for ships, and attacks are measured from the part in the arc. */
    public static final Measuring PLAIN = new Measuring(false, true, false, true, Map.of());

    /** The Rules Reference, with the gas clouds of 2019. */
    static final Measuring OF_2018 =
        new Measuring(
            true,
            true,
            true,
            true,
            Map.of(
                ObstacleKind.ASTEROID,
                Set.of(ObstacleEffect.ATTACK_DIE, ObstacleEffect.SKIP_ACTION),
                ObstacleKind.DEBRIS,
                Set.of(ObstacleEffect.STRESS, ObstacleEffect.ATTACK_DIE),
                ObstacleKind.GAS_CLOUD,
                Set.of(ObstacleEffect.SKIP_ACTION, ObstacleEffect.BLANK_TO_EVADE)));

    /** Throws an {@link IllegalArgumentException} if a kind is said to forbid attacks here. */
    public Measuring {
      Map<ObstacleKind, Set<ObstacleEffect>> sorted = new EnumMap<>(ObstacleKind.class);
      effects.forEach(
          (kind, all) -> {
            if (all.contains(ObstacleEffect.NO_ATTACK)) {
              throw new IllegalArgumentException("asteroids forbid attacks, not an effect");
            }
            if (!all.isEmpty()) {
              sorted.put(kind, Collections.unmodifiableSet(EnumSet.copyOf(all)));
            }
          });
      effects = Collections.unmodifiableMap(sorted);
    }

    /** Tests whether obstacles of some kind have an effect. */
    public boolean has(ObstacleEffect effect) {
      return effects.values().stream().anyMatch(all -> all.contains(effect));
    }

    /** Tests whether obstacles of a kind have an effect. */
    public boolean has(ObstacleKind kind, ObstacleEffect effect) {
      return effects.getOrDefault(kind, Set.of()).contains(effect);
    }
  }

  /**
   * Returns the effects of an obstacle on a ship whose maneuver met it, in the order of {@link
   * ObstacleEffect}.
   *
   * @param underBase whether the ship's base overlaps it at the end
   */
  public List<ObstacleEffect> effectsOn(ObstacleKind kind, boolean underBase) {
    Set<ObstacleEffect> all = EnumSet.noneOf(ObstacleEffect.class);
    all.addAll(added().effects().getOrDefault(kind, Set.of()));
    all.remove(ObstacleEffect.BLANK_TO_EVADE);
    if (underBase && asteroids.contains(kind)) {
      all.add(ObstacleEffect.NO_ATTACK);
    }
    return List.copyOf(all);
  }
}
