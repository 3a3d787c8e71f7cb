package io.github.flightstand.movement;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.StraightMotion;
import io.github.flightstand.movement.component.Base;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Table;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;

/**
 * Where a base may be set down along a line: the slides at which it overlaps no ship and no
 * obstacle and does not flee.
 *
 * <p>Closed form throughout. Ships must be parted from the base by at least minus the tolerance;
 * obstacles must share no interior point with the base shrunk by the tolerance; of the play area's
 * edges each gives a half line for each corner of what may not stick out. All ends lie a hair to
 * the free side. Scratch space of one thread.
 */
final class FinalSlide {

  private final Tolerance tolerance;
  private final Fleeing fleeing;

  private final Shrunk shrunk = new Shrunk();

  FinalSlide(Tolerance tolerance, Fleeing fleeing) {
    this.tolerance = tolerance;
    this.fleeing = fleeing;
  }

  /**
   * Returns the free slides.
   *
   * @param centred the pose at slide 0; the base slides along its heading
   * @param range the slides asked about
   * @param kinds the kinds of obstacle that count
   * @param blockers takes the ids of the ships and obstacles that forbid some slide of the range
   */
  IntervalSet free(
      Table table,
      Neighbours neighbours,
      Pose centred,
      Interval range,
      Set<ObstacleKind> kinds,
      Collection<String> blockers) {
    Base base = neighbours.mover().base();
    double spare = Rounding.spare(centred);
    double slack = Math.max(0, tolerance.contact() - spare);
    StraightMotion sliding =
        new StraightMotion(Pose.IDENTITY, new Vector(1, 0), range.lo(), range.hi());
    double distance = base.reach() + Math.max(-range.lo(), range.hi());

    FreePathSearch ships = neighbours.within(distance, centred);
    ships.setLevel(Math.min(0, spare - tolerance.contact()));
    IntervalSet free = ships.freeSet(sliding);
    if (!free.equals(IntervalSet.of(range))) {
      for (int body = 0; body < ships.bodies(); body++) {
        if (ships.everBlocked(sliding, body, range.lo(), range.hi())) {
          blockers.add(neighbours.collected(body).id());
        }
      }
    }
    NearObstacles obstacles = new NearObstacles(table, kinds, distance, centred);
    Optional<BodyParts> small =
        obstacles.count() == 0 ? Optional.empty() : shrunk.base(base, slack);
    if (small.isPresent()) {
      free = free.intersect(obstacles.free(small.get(), sliding, blockers));
    }
    for (ConvexPolygon part : fleeing.counted(base.outline())) {
      free = free.intersect(inside(part, centred, range, table.playArea(), slack));
    }
    return free;
  }

  /** The slides at which no corner of a part is outside the play area by more than the slack. */
  private static IntervalSet inside(
      ConvexPolygon part, Pose centred, Interval range, PlayArea area, double slack) {
    double c = centred.heading().cos();
    double s = centred.heading().sin();
    double lo = range.lo();
    double hi = range.hi();
    for (int i = 0; i < part.size(); i++) {
      double x = centred.x() + (part.x(i) * c - part.y(i) * s);
      double y = centred.y() + (part.x(i) * s + part.y(i) * c);
      // Each margin m changes to m + r t with the slide t and must stay at least -slack.
      double[] margins = {x, area.width() - x, y, area.height() - y};
      double[] rates = {c, -c, s, -s};
      for (int k = 0; k < margins.length; k++) {
        double bound = -(margins[k] + slack) / rates[k];
        if (rates[k] > 0) {
          lo = Math.max(lo, bound);
        } else if (rates[k] < 0) {
          hi = Math.min(hi, bound);
        } else if (margins[k] < -slack) {
          return IntervalSet.EMPTY;
        }
      }
    }
    return lo <= hi ? IntervalSet.of(new Interval(lo, hi)) : IntervalSet.EMPTY;
  }
}
