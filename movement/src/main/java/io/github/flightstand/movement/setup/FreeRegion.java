package io.github.flightstand.movement.setup;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.region.CircumscribedPolygon;
import io.github.flightstand.geometry.region.Cutout;
import io.github.flightstand.geometry.region.MinkowskiSum;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Every place at which an obstacle with a given turn may be set up, as one region: for programs
 * that place by chance or by mouse.
 *
 * <p>An obstacle that slides without turning meets another exactly if its centre lies in the
 * Minkowski sum of the other and the sliding one turned by 180 degrees; keeping a distance adds a
 * disc to the sum. The region is what the edges leave, less all these sums.
 *
 * <p><b>Error</b>, all of it to the safe side: {@link Placement#obstacle} accepts the obstacle at
 * every point of the region, boundaries included. The disc is stood for by a polygon about it that
 * strays outwards by at most the arc error, and every distance is kept {@value #SPARE} mm larger
 * than needed, so that no rounding shows. So a legal centre that the region lacks is nearer than
 * the arc error and twice {@value #SPARE} mm to one that is not legal.
 *
 * <pre>{@code
 * Region centres = new FreeRegion(rules).of(table, rock, 30, 0.01);
 * JtsPolygons.toJts(centres).getInteriorPoint()   // somewhere to put it
 * }</pre>
 */
public final class FreeRegion {

  /** How much larger than needed every distance is kept, in millimetres. */
  static final double SPARE = 1e-6;

  private final MovementRules.ObstacleSpacing spacing;

  /** Creates the finder of free regions for the spacing of obstacles by these rules. */
  public FreeRegion(MovementRules rules) {
    spacing = rules.obstacleSpacing();
  }

  /**
   * Returns the legal centres of an obstacle.
   *
   * @param table what lies there already; a piece with the obstacle's id is left out
   * @param obstacle the obstacle, its outline in a frame of its own whose origin is what is called
   *     its centre here
   * @param turnDegrees how far the obstacle is turned, counter-clockwise
   * @param arcError how far the region's rounded corners may stray, in millimetres, positive
   * @throws IllegalArgumentException if the arc error is not positive and finite
   */
  public Region of(Table table, Obstacle obstacle, double turnDegrees, double arcError) {
    SimplePolygon turned = obstacle.outline().placedIn(Pose.at(0, 0, turnDegrees));
    Optional<ConvexPolygon> room = betweenEdges(table.playArea(), turned);
    if (room.isEmpty()) {
      return Region.EMPTY;
    }
    double apart = spacing.fromObstacles().orElse(0) + SPARE;
    ConvexPolygon keepOff = CircumscribedPolygon.of(apart, arcError);
    ConvexPolygon clear = CircumscribedPolygon.of(SPARE, SPARE);
    List<ConvexPolygon> taken = new ArrayList<>();
    for (ConvexPolygon part : turned.placedIn(Pose.at(0, 0, 180)).parts()) {
      for (Obstacle other : table.obstacles()) {
        if (!other.id().equals(obstacle.id())) {
          other.outline().parts().forEach(fixed -> taken.add(sum(part, fixed, keepOff)));
        }
      }
      for (Ship ship : table.ships()) {
        if (!ship.id().equals(obstacle.id())) {
          if (ship.standsIn()) {
            // Distances run to a ship without its guides, as in set-up.
            ConvexPolygon plastic = ship.base().plastic().placedIn(ship.pose());
            taken.add(sum(part, plastic, keepOff));
          }
          ship.base()
              .outline()
              .placedIn(ship.pose())
              .parts()
              .forEach(fixed -> taken.add(sum(part, fixed, clear)));
        }
      }
    }
    return Cutout.of(room.get(), taken);
  }

  private static ConvexPolygon sum(ConvexPolygon part, ConvexPolygon fixed, ConvexPolygon disc) {
    return MinkowskiSum.of(MinkowskiSum.of(fixed, part), disc);
  }

  /** The rectangle of centres at which an obstacle keeps off the edges; empty if there is none. */
  private Optional<ConvexPolygon> betweenEdges(PlayArea area, SimplePolygon turned) {
    double keep = spacing.fromEdges() + SPARE;
    // With the centre at the origin each margin is what the centre has to make up for.
    double left = keep - TableEdge.LEFT.margin(area, turned);
    double bottom = keep - TableEdge.BOTTOM.margin(area, turned);
    double right = TableEdge.RIGHT.margin(area, turned) - keep;
    double top = TableEdge.TOP.margin(area, turned) - keep;
    if (left >= right || bottom >= top) {
      return Optional.empty();
    }
    Pose middle = Pose.at((left + right) / 2, (bottom + top) / 2, 0);
    return Optional.of(ConvexPolygon.rectangle(right - left, top - bottom).placedIn(middle));
  }
}
