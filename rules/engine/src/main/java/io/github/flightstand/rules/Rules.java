package io.github.flightstand.rules;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.internal.Arguments;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.setup.Placement;
import io.github.flightstand.movement.table.ObstacleKind;
import java.util.Set;

/**
 * The rules in force: what everything that judges is made from. Rulers, attacks and the referee
 * take the whole value; what moves and sets up pieces takes its {@link #movement}.
 *
 * <pre>{@code
 * Rules rules = RuleSet.CORE_2012.rules().withRulerWidth(20);
 * rules.resolver().resolve(table, "red", Maneuver.parse("3BW"));
 * new AttackRuler(rules).measure(table, Aim.at(red, blue, FiringArc.FRONT));
 * }</pre>
 *
 * @param movement what rule sets choose about moving and setting up pieces
 * @param edition the edition by which ranges and attacks are measured
 * @param arcs where the lines of the printed arcs run
 * @param rulerWidth how wide the ruler is that measures attacks, in millimetres: what any part of
 *     it lies on, half of its width to either side of the line, obstructs; from 0 to 1000. By the
 *     rules reference one edge of the ruler measures, so 0; the first rulebook lets any part
 *     obstruct (001, heading on obstacles) but does not say how wide it is: 0 is the project's
 *     choice there
 * @param contactForbidsAttacks whether ships whose bases are in contact cannot attack each other,
 *     however they came to stand so. By the rules reference it takes a maneuver that overlapped,
 *     which only the table's touching pairs show
 * @param asteroids the kinds of obstacle that are asteroids: a ship whose base overlaps one cannot
 *     attack
 * @param game what rule sets choose about the course of a game
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

  /** Returns the rules that hold where none are named: {@link RuleSet#REFERENCE_2015}. */
  public static Rules standard() {
    return REFERENCE_2015;
  }

  /** Returns these rules with other rules for moving and set-up. */
  public Rules withMovement(MovementRules other) {
    return new Rules(other, edition, arcs, rulerWidth, contactForbidsAttacks, asteroids, game);
  }

  /** Returns these rules with another tolerance. */
  public Rules withTolerance(Tolerance other) {
    return withMovement(movement.withTolerance(other));
  }

  /** Returns these rules with another edition's measuring and printed arcs. */
  public Rules withEdition(Edition other) {
    return new Rules(
        movement, other, ArcFigures.of(other), rulerWidth, contactForbidsAttacks, asteroids, game);
  }

  /**
   * The same with another ruler's width; an {@link IllegalArgumentException} unless from 0 to 1000.
   */
  public Rules withRulerWidth(double millimetres) {
    return new Rules(movement, edition, arcs, millimetres, contactForbidsAttacks, asteroids, game);
  }

  /** Returns these rules with another answer to whether ships in contact may attack each other. */
  public Rules withContactForbidsAttacks(boolean forbids) {
    return new Rules(movement, edition, arcs, rulerWidth, forbids, asteroids, game);
  }

  /** Returns these rules with other kinds of obstacle that are asteroids. */
  public Rules withAsteroids(Set<ObstacleKind> kinds) {
    return new Rules(movement, edition, arcs, rulerWidth, contactForbidsAttacks, kinds, game);
  }

  /** Returns these rules with another course of the game. */
  public Rules withGame(GameRules other) {
    return new Rules(movement, edition, arcs, rulerWidth, contactForbidsAttacks, asteroids, other);
  }

  /** Returns what counts as contact and as a graze. */
  public Tolerance tolerance() {
    return movement.tolerance();
  }

  /** Returns what executes maneuvers by these rules. */
  public Resolver resolver() {
    return new Resolver(movement);
  }

  /** Returns what works out barrel rolls, boosts and decloaks by these rules. */
  public Repositions repositions() {
    return new Repositions(movement);
  }

  /** Returns what judges set-up by these rules. */
  public Placement placement() {
    return new Placement(movement);
  }
}
