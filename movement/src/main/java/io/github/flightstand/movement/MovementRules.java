package io.github.flightstand.movement;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.parts.PartsCatalogue;
import java.util.OptionalDouble;

/**
 * All that rule sets choose about moving and setting up pieces.
 *
 * <pre>{@code
 * MovementRules rules = MovementRules.STANDARD.withFleeing(new Fleeing(true));
 * new Resolver(rules).resolve(table, "red", maneuver)
 * }</pre>
 *
 * @param parts the figures of templates and tokens
 * @param tolerance judges contact
 * @param fleeing which parts of a piece must stay inside the play area, when it moves and at set-up
 * @param barrelRollBarriers the obstacles that forbid a barrel roll
 * @param boostBarriers the obstacles that forbid a boost
 * @param decloakBarriers the obstacles that forbid a decloak, to a side or forward
 * @param obstacleSpacing how far apart obstacles are set up
 * @param zoneDepth how near to its owner's edge a corner of a large or huge ship fills the depth of
 *     the zone in which it is set up, in millimetres (002, example of setting up a huge ship; the
 *     figure is the project's); at least 0 and finite
 */
public record MovementRules(
    PartsCatalogue parts,
    Tolerance tolerance,
    Fleeing fleeing,
    Barriers barrelRollBarriers,
    Barriers boostBarriers,
    Barriers decloakBarriers,
    ObstacleSpacing obstacleSpacing,
    double zoneDepth) {

  /**
   * The published parts and the usual tolerance; guides may stick out of the play area, every
   * obstacle bars every move, obstacles are set up as the rules reference has it: beyond range 2 of
   * the edges and range 1 of each other (000, heading on set-up), and within 1 mm of the edge a
   * corner fills a zone's depth.
   */
  public static final MovementRules STANDARD =
      new MovementRules(
          PartsCatalogue.standard(),
          Tolerance.STANDARD,
          Fleeing.STANDARD,
          Barriers.EVERY_OBSTACLE,
          Barriers.EVERY_OBSTACLE,
          Barriers.EVERY_OBSTACLE,
          new ObstacleSpacing(200, OptionalDouble.of(100)),
          1);

  /**
   * Checks the figure.
   *
   * @throws IllegalArgumentException if it is negative or not finite
   */
  public MovementRules {
    requireDistance(zoneDepth);
  }

  /** Returns these rules with other parts. */
  public MovementRules withParts(PartsCatalogue other) {
    Copy copy = new Copy(this);
    copy.parts = other;
    return copy.done();
  }

  /** Returns these rules with another tolerance. */
  public MovementRules withTolerance(Tolerance other) {
    Copy copy = new Copy(this);
    copy.tolerance = other;
    return copy.done();
  }

  /** Returns these rules with another choice of what must stay inside. */
  public MovementRules withFleeing(Fleeing other) {
    Copy copy = new Copy(this);
    copy.fleeing = other;
    return copy.done();
  }

  /** Returns these rules with other obstacles that forbid a barrel roll. */
  public MovementRules withBarrelRollBarriers(Barriers other) {
    Copy copy = new Copy(this);
    copy.barrelRollBarriers = other;
    return copy.done();
  }

  /** Returns these rules with another spacing of obstacles. */
  public MovementRules withObstacleSpacing(ObstacleSpacing other) {
    Copy copy = new Copy(this);
    copy.obstacleSpacing = other;
    return copy.done();
  }

  /**
   * Returns these rules with another nearness to an edge that fills a zone's depth.
   *
   * @throws IllegalArgumentException if it is negative or not finite
   */
  public MovementRules withZoneDepth(double millimetres) {
    Copy copy = new Copy(this);
    copy.zoneDepth = millimetres;
    return copy.done();
  }

  private static void requireDistance(double distance) {
    if (!(distance >= 0) || !Double.isFinite(distance)) {
      throw new IllegalArgumentException(
          "a distance at set-up is at least 0 mm and finite, found " + distance);
    }
  }

  /**
   * How far apart a rulebook wants obstacles to be set up.
   *
   * <pre>{@code
   * // beyond range 2 of the edges and beyond range 1 of each other
   * new ObstacleSpacing(200, OptionalDouble.of(100))
   * }</pre>
   *
   * @param fromEdges every obstacle is farther than this from every edge, in millimetres
   * @param fromObstacles every two obstacles are farther apart than this, in millimetres; empty:
   *     they only must not overlap
   */
  public record ObstacleSpacing(double fromEdges, OptionalDouble fromObstacles) {

    /**
     * Checks the distances.
     *
     * @throws IllegalArgumentException if one is not at least 0 and finite
     */
    public ObstacleSpacing {
      requireDistance(fromEdges);
      fromObstacles.ifPresent(MovementRules::requireDistance);
    }
  }

  /** Rules in the making: what is not set stays as it was. */
  private static final class Copy {
    private PartsCatalogue parts;
    private Tolerance tolerance;
    private Fleeing fleeing;
    private Barriers barrelRollBarriers;
    private final Barriers boostBarriers;
    private final Barriers decloakBarriers;
    private ObstacleSpacing obstacleSpacing;
    private double zoneDepth;

    Copy(MovementRules from) {
      parts = from.parts;
      tolerance = from.tolerance;
      fleeing = from.fleeing;
      barrelRollBarriers = from.barrelRollBarriers;
      boostBarriers = from.boostBarriers;
      decloakBarriers = from.decloakBarriers;
      obstacleSpacing = from.obstacleSpacing;
      zoneDepth = from.zoneDepth;
    }

    MovementRules done() {
      return new MovementRules(
          parts,
          tolerance,
          fleeing,
          barrelRollBarriers,
          boostBarriers,
          decloakBarriers,
          obstacleSpacing,
          zoneDepth);
    }
  }
}
