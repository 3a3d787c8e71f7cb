package io.github.flightstand.movement;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.internal.Arguments;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.table.ObstacleKind;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Everything that a rule set decides about moving and setting up pieces.
 *
 * <pre>{@code
 * MovementRules rules = MovementRules.STANDARD.withFleeing(new Fleeing(true));
 * new Resolver(rules).resolve(table, "red", maneuver)
 * }</pre>
 *
 * @param parts the figures of templates and tokens
 * @param tolerance the tolerance that contact is judged with
 * @param fleeing which parts of a piece must stay inside the play area, after a move and at set-up
 * @param barrelRollBarriers the obstacles that forbid a barrel roll
 * @param boostBarriers the obstacles that forbid a boost
 * @param decloakBarriers the obstacles that forbid a decloak, to a side or forward
 * @param obstacleSpacing how far apart obstacles are set up
 * @param zoneDepth how near to its owner's edge a corner of a large or huge ship fills the set-up
 *     zone's depth, in millimeters (002, example of setting up a huge ship; the figure is the
 *     project's); from 0 to 1000
 * @param rollPositions the places of a roll's template and of the ship at its end; also those of a
 *     Tallon roll
 * @param decloakBySize whether medium and large ships decloak along the straight 1 and only small
 *     ones along the straight 2. Otherwise all decloak along the straight 2, and medium ships not
 *     to a side
 * @param tractorBarriers the obstacles that forbid a roll or boost that a tractor beam causes
 */
public record MovementRules(
    PartsCatalogue parts,
    Tolerance tolerance,
    Fleeing fleeing,
    Barriers barrelRollBarriers,
    Barriers boostBarriers,
    Barriers decloakBarriers,
    ObstacleSpacing obstacleSpacing,
    double zoneDepth,
    RollPositions rollPositions,
    boolean decloakBySize,
    Barriers tractorBarriers) {

  /**
   * The published parts and the usual tolerance. Guides may stick out of the play area, and every
   * obstacle forbids every move. Obstacles are set up as in the rules reference: beyond range 2 of
   * the edges and range 1 of each other (000, heading on set-up). A corner within 1 mm of the edge
   * fills a zone's depth. All ships decloak along the straight 2, and no obstacle forbids what a
   * tractor beam causes.
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
          1,
          RollPositions.SLIDES,
          false,
          Barriers.NONE);

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if {@code zoneDepth} is not from 0 to 1000
   */
  public MovementRules {
    Arguments.require("parts tolerance fleeing", parts, tolerance, fleeing);
    Arguments.require(
        "barrelRollBarriers boostBarriers decloakBarriers obstacleSpacing rollPositions"
            + " tractorBarriers",
        barrelRollBarriers,
        boostBarriers,
        decloakBarriers,
        obstacleSpacing,
        rollPositions,
        tractorBarriers);
    requireDistance("zoneDepth", zoneDepth, 1000);
  }

  /** Returns these rules with other parts. */
  public MovementRules withParts(PartsCatalogue other) {
    return copy(made -> made.parts = other);
  }

  /** Returns these rules with another tolerance. */
  public MovementRules withTolerance(Tolerance other) {
    return copy(made -> made.tolerance = other);
  }

  /** Returns these rules with another choice of the parts that must stay inside the play area. */
  public MovementRules withFleeing(Fleeing other) {
    return copy(made -> made.fleeing = other);
  }

  /** Returns these rules with no obstacle that forbids a barrel roll, boost or decloak. */
  public MovementRules withoutBarriers() {
    return ignoring(Set.of(ObstacleKind.values()));
  }

  /**
   * Returns these rules with some kinds of obstacle that forbid no barrel roll, boost or decloak.
   */
  public MovementRules ignoring(Set<ObstacleKind> kinds) {
    return copy(
        made -> {
          made.barrelRollBarriers = barrelRollBarriers.without(kinds);
          made.boostBarriers = boostBarriers.without(kinds);
          made.decloakBarriers = decloakBarriers.without(kinds);
          made.tractorBarriers = tractorBarriers.without(kinds);
        });
  }

  /** Returns these rules with other obstacles that forbid a barrel roll. */
  public MovementRules withBarrelRollBarriers(Barriers other) {
    return copy(made -> made.barrelRollBarriers = other);
  }

  /** Returns these rules with another spacing of obstacles. */
  public MovementRules withObstacleSpacing(ObstacleSpacing other) {
    return copy(made -> made.obstacleSpacing = other);
  }

  /**
   * Returns these rules with another {@link #zoneDepth}.
   *
   * @throws IllegalArgumentException if it is not from 0 to 1000
   */
  public MovementRules withZoneDepth(double millimetres) {
    return copy(made -> made.zoneDepth = millimetres);
  }

  /** Returns these rules with other places of a roll. */
  public MovementRules withRollPositions(RollPositions other) {
    return copy(made -> made.rollPositions = other);
  }

  /** Returns these rules with decloaks along a straight by the ship's size, or without. */
  public MovementRules withDecloakBySize(boolean bySize) {
    return copy(made -> made.decloakBySize = bySize);
  }

  /** Returns these rules with other obstacles that forbid what a tractor beam causes. */
  public MovementRules withTractorBarriers(Barriers other) {
    return copy(made -> made.tractorBarriers = other);
  }

  /** Returns the speed of the straight along which a base decloaks. */
  public int decloakSpeed(Base base) {
    return decloakBySize && base.size() != BaseSize.SMALL ? 1 : 2;
  }

  /**
   * Returns the offsets from the middle at which the end of a Tallon roll may lie along a base,
   * ahead positive. Where rolls slide, no part of the template may stick out past the base. At
   * marks there are three for every base: half the template's width back, none, and as much ahead
   * (the publisher's ruling of January 2020).
   *
   * @param template the maneuver's template
   */
  public IntervalSet tallonOffsets(Base base, Template template) {
    double mark = template.width() / 2;
    double slack = Math.max(0, (base.length() - template.width()) / 2);
    return switch (rollPositions) {
      case SLIDES -> IntervalSet.of(new Interval(-slack, slack));
      case MARKS -> IntervalSet.of(Interval.at(-mark), Interval.at(0), Interval.at(mark));
      case ANY -> IntervalSet.of(new Interval(-mark, mark));
    };
  }

  private MovementRules copy(Consumer<Copy> change) {
    Copy made = new Copy();
    change.accept(made);
    return made.done();
  }

  /**
   * Returns a clearance that is kept from ships, in millimeters.
   *
   * @throws IllegalArgumentException if it is not from 0 to 1000
   */
  public static double checkClearance(double clearance) {
    requireDistance("a clearance", clearance, 1000);
    return clearance;
  }

  private static void requireDistance(String name, double distance, double most) {
    if (!(distance >= 0 && distance <= most)) {
      throw new IllegalArgumentException(name + " is from 0 to " + most + " mm, found " + distance);
    }
  }

  /** The places of a roll's template, and of the ship at its end. */
  public enum RollPositions {
    /** Anywhere along the sides of the base, before and after (000, heading on barrel rolls). */
    SLIDES,
    /**
     * The template starts at the mark in the middle of the side. The mark of the base at its end
     * lies at the front, the middle or the back of the template's edge (Rules Reference of the
     * second edition, heading on barrel rolls).
     */
    MARKS,
    /** As {@link #MARKS}, but anywhere between the front and the back of the template's edge. */
    ANY
  }

  /**
   * The spacing of obstacles at set-up.
   *
   * <pre>{@code
   * // beyond range 2 of the edges and beyond range 1 of each other
   * new ObstacleSpacing(200, OptionalDouble.of(100))
   * }</pre>
   *
   * @param fromEdges every obstacle is farther than this from every edge, in millimeters
   * @param fromObstacles every two obstacles are farther apart than this, in millimeters; empty if
   *     they only must not overlap
   */
  public record ObstacleSpacing(double fromEdges, OptionalDouble fromObstacles) {

    /** The longest side of a play area, in millimeters. */
    private static final double FARTHEST = 1e6;

    /**
     * Checks the distances.
     *
     * @throws IllegalArgumentException if one is not from 0 to 1e6
     */
    public ObstacleSpacing {
      Objects.requireNonNull(fromObstacles, "fromObstacles may be empty but not null");
      requireDistance("fromEdges", fromEdges, FARTHEST);
      fromObstacles.ifPresent(apart -> requireDistance("fromObstacles", apart, FARTHEST));
    }
  }

  /** A mutable copy of the rules, to change one component. */
  private final class Copy {
    private PartsCatalogue parts = MovementRules.this.parts;
    private Tolerance tolerance = MovementRules.this.tolerance;
    private Fleeing fleeing = MovementRules.this.fleeing;
    private Barriers barrelRollBarriers = MovementRules.this.barrelRollBarriers;
    private Barriers boostBarriers = MovementRules.this.boostBarriers;
    private Barriers decloakBarriers = MovementRules.this.decloakBarriers;
    private ObstacleSpacing obstacleSpacing = MovementRules.this.obstacleSpacing;
    private double zoneDepth = MovementRules.this.zoneDepth;
    private RollPositions rollPositions = MovementRules.this.rollPositions;
    private boolean decloakBySize = MovementRules.this.decloakBySize;
    private Barriers tractorBarriers = MovementRules.this.tractorBarriers;

    MovementRules done() {
      return new MovementRules(
          parts,
          tolerance,
          fleeing,
          barrelRollBarriers,
          boostBarriers,
          decloakBarriers,
          obstacleSpacing,
          zoneDepth,
          rollPositions,
          decloakBySize,
          tractorBarriers);
    }
  }
}
