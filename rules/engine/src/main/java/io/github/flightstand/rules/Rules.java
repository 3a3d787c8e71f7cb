package io.github.flightstand.rules;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.internal.Arguments;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.setup.Placement;
import io.github.flightstand.movement.table.ObstacleKind;
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
 * @param arcs where the printed arc lines run
 * @param rulerWidth the width of the ruler that measures attacks, in millimeters, from 0 to 1000:
 *     whatever lies within half the width on either side of the line obstructs. In the rules
 *     reference one edge of the ruler measures, so 0. The first rulebook lets any part of the ruler
 *     obstruct (001, heading on obstacles) but does not give its width; 0 is the project's choice
 * @param contactForbidsAttacks whether ships whose bases are in contact cannot attack each other,
 *     however they came to be there. In the rules reference only a maneuver that overlapped forbids
 *     attacks, and only the table's touching pairs show that
 * @param asteroids the kinds of obstacle that are asteroids: a ship whose base overlaps one cannot
 *     attack
 * @param game the choices of the rule set about the course of a game
 */
public record Rules(
    MovementRules movement,
    Edition edition,
    ArcFigures arcs,
    double rulerWidth,
    boolean contactForbidsAttacks,
    Set<ObstacleKind> asteroids,
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
          GameRules.REFERENCE_2015);

  /** Throws an {@link IllegalArgumentException} if the ruler's width is not from 0 to 1000. */
  public Rules {
    Arguments.require(
        "movement edition arcs asteroids game", movement, edition, arcs, asteroids, game);
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
    return new Rules(other, edition, arcs, rulerWidth, contactForbidsAttacks, asteroids, game);
  }

  /** Returns these rules with another tolerance. */
  public Rules withTolerance(Tolerance other) {
    return withMovement(movement.withTolerance(other));
  }

  /** Returns these rules with the measuring and the printed arcs of another edition. */
  public Rules withEdition(Edition other) {
    return new Rules(
        movement, other, ArcFigures.of(other), rulerWidth, contactForbidsAttacks, asteroids, game);
  }

  /**
   * Returns these rules with another ruler; throws IllegalArgumentException unless 0 to 1000 mm.
   */
  public Rules withRulerWidth(double millimetres) {
    return new Rules(movement, edition, arcs, millimetres, contactForbidsAttacks, asteroids, game);
  }

  /** Returns these rules with another choice of whether contact forbids attacks. */
  public Rules withContactForbidsAttacks(boolean forbids) {
    return new Rules(movement, edition, arcs, rulerWidth, forbids, asteroids, game);
  }

  /** Returns these rules with other kinds of obstacle as asteroids. */
  public Rules withAsteroids(Set<ObstacleKind> kinds) {
    return new Rules(movement, edition, arcs, rulerWidth, contactForbidsAttacks, kinds, game);
  }

  /** Returns these rules with other choices about the course of a game. */
  public Rules withGame(GameRules other) {
    return new Rules(movement, edition, arcs, rulerWidth, contactForbidsAttacks, asteroids, other);
  }

  /**
   * Tests whether whole games can be played by these rules. They cannot if rolls are those of the
   * second edition, whose base rules the engine does not know.
   */
  public boolean playable() {
    return movement.rollPositions() == RollPositions.SLIDES;
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
}
