package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Bearing.EndRotation;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The verdicts on a maneuver: whether the ship completes it or overlaps another, and whether it
 * flees.
 *
 * <pre>{@code
 * ManeuverVerdicts verdicts = new ManeuverVerdicts(parts, Resolver.standard(), Tolerance.STANDARD);
 * Verdict outcome = verdicts.outcome(table, "red", maneuver, resolution, OptionalDouble.empty());
 * new Confidence(table, new Uncertainty(0.5, 1)).in(outcome)
 * }</pre>
 */
public final class ManeuverVerdicts {

  private final PartsCatalogue parts;
  private final Resolver resolver;
  private final Tolerance tolerance;

  /**
   * Creates the verdicts on maneuvers that a resolver executes.
   *
   * @param parts the parts that it moves ships with
   * @param resolver what executes them
   * @param tolerance the tolerance by which it judges
   */
  public ManeuverVerdicts(PartsCatalogue parts, Resolver resolver, Tolerance tolerance) {
    this.parts = parts;
    this.resolver = resolver;
    this.tolerance = tolerance;
  }

  /**
   * Returns the verdict that the ship completes its maneuver, or that it overlaps another.
   *
   * <p>It hangs on the room at the nominal end, which is a rigid motion of the ship; for a Tallon
   * roll on the room at the best of its ends. For a huge ship it is the room to huge ships. A
   * stationary ship overlaps nothing new, wherever it stands.
   *
   * @param asked the offset that was asked for, if one was
   */
  public Verdict outcome(
      Table table, String shipId, Maneuver maneuver, Resolution resolution, OptionalDouble asked) {
    if (maneuver.bearing() == Bearing.STATIONARY) {
      return Verdict.above(anywhere -> Double.POSITIVE_INFINITY, 0, List.of());
    }
    Ship mover = table.ship(shipId).orElseThrow();
    Interval offsets = offsets(mover, maneuver, asked);
    Pose motion = resolution.nominal().relativeTo(mover.pose());
    Quantity room =
        strayed -> {
          Ship ship = strayed.ship(shipId).orElseThrow();
          Pose end = ship.pose().compose(motion);
          return Slack.best(
              offsets.lo(),
              offsets.hi(),
              offset -> Room.toShips(strayed, ship, end.shiftedBy(offset, 0)));
        };
    boolean completed = resolution.outcome() == Outcome.COMPLETED;
    double farthest = farthest(mover, resolution) + Math.max(offsets.hi(), -offsets.lo());
    return Verdict.atBound(
        room, completed, -tolerance.contact(), Room.shipsNear(table, mover, farthest));
  }

  /**
   * Returns the verdict that the ship flees, or that it does not.
   *
   * <p>The end of a maneuver that was completed is a rigid motion of the ship, at the same offset.
   * A ship that backs up ends where the others let it: its end is worked out again for each table.
   */
  public Verdict fled(Table table, String shipId, Maneuver maneuver, Resolution resolution) {
    Ship mover = table.ship(shipId).orElseThrow();
    boolean stays = !resolution.fled();
    if (resolution.outcome() == Outcome.OVERLAPPED) {
      Quantity inside = strayed -> resolver.resolve(strayed, shipId, maneuver).margins().edge();
      return Verdict.atBound(
          inside,
          stays,
          -tolerance.contact(),
          Room.shipsNear(table, mover, farthest(mover, resolution)));
    }
    Pose motion = resolution.finalPose().relativeTo(mover.pose());
    Quantity inside =
        strayed -> {
          Pose end = strayed.ship(shipId).orElseThrow().pose().compose(motion);
          return resolver.rules().fleeing().margin(mover.base().outline(), end, strayed.playArea());
        };
    return Verdict.atBound(inside, stays, -tolerance.contact(), List.of(shipId));
  }

  /** How far from its start a ship's middle comes at most: along a curve less than twice this. */
  private static double farthest(Ship mover, Resolution resolution) {
    return 2 * resolution.nominal().position().distanceTo(mover.pose().position());
  }

  /** Where the maneuver may end, along the heading there, as seen from its nominal end. */
  private Interval offsets(Ship mover, Maneuver maneuver, OptionalDouble asked) {
    if (maneuver.bearing().endRotation() != EndRotation.QUARTER_TURN_INWARD) {
      return new Interval(0, 0);
    }
    Template template =
        parts.template(maneuver.bearing().template().orElseThrow(), maneuver.speed());
    double slack = Math.max(0, (mover.base().length() - template.width()) / 2);
    return new Interval(-slack - asked.orElse(0), slack - asked.orElse(0));
  }
}
