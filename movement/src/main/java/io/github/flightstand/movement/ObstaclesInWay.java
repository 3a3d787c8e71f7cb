package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.query.Separation;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.table.CircleIndex;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The obstacles that count for a maneuver: those under the used part of the template and those
 * under the base where it ends (000, heading on obstacles).
 *
 * <p>They are handled in the order of their straight distance from the base, without guides, at the
 * start; then by id.
 */
final class ObstaclesInWay {

  private final Table table;
  private final Tolerance tolerance;

  ObstaclesInWay(Table table, Tolerance tolerance) {
    this.table = table;
    this.tolerance = tolerance;
  }

  /**
   * Returns the obstacles that a ship meets which ends at a pose.
   *
   * @param ship the ship at its start
   * @param course the template it used; empty for a stationary ship
   * @param s how much of the template's centre line it used, in millimetres; none if not positive
   */
  List<ObstacleMet> met(Ship ship, Pose finalPose, Optional<Course> course, double s) {
    CircleIndex index = table.obstacleIndex();
    if (index.size() == 0) {
      return List.of();
    }
    double baseReach = ship.base().reach();
    Pose laid = course.isPresent() ? course.get().laid() : finalPose;
    double used = course.isPresent() && s > 0 ? s : 0;
    double templateReach = used == 0 ? 0 : used + course.orElseThrow().template().width() / 2;
    double farthest = index.largestRadius();
    double fromX = Math.min(finalPose.x() - baseReach, laid.x() - templateReach) - farthest;
    double toX = Math.max(finalPose.x() + baseReach, laid.x() + templateReach) + farthest;
    Footprint base = new Footprint(finalPose, baseReach);
    Footprint template = new Footprint(laid, templateReach);
    List<Obstacle> hit = new ArrayList<>(0);
    List<ObstacleMet> met = new ArrayList<>(0);
    for (int k = index.firstFrom(fromX); k < index.size() && index.x(k) <= toX; k++) {
      boolean nearBase = base.mayReach(index, k);
      boolean nearTemplate = used > 0 && template.mayReach(index, k);
      if (nearBase || nearTemplate) {
        Obstacle obstacle = table.obstacles().get(index.item(k));
        boolean underBase =
            nearBase && overlaps(ship.base().outline().placedIn(finalPose), obstacle);
        boolean underTemplate =
            nearTemplate && overlaps(course.orElseThrow().usedPart(used), obstacle);
        if (underBase || underTemplate) {
          hit.add(obstacle);
          met.add(new ObstacleMet(obstacle.id(), underTemplate, underBase));
        }
      }
    }
    return met.size() < 2 ? List.copyOf(met) : inOrder(ship, hit, met);
  }

  private boolean overlaps(Shape shape, Obstacle obstacle) {
    return Separation.between(shape, obstacle.outline()) < -tolerance.contact();
  }

  private static List<ObstacleMet> inOrder(Ship ship, List<Obstacle> hit, List<ObstacleMet> met) {
    ConvexPolygon start = ship.base().plastic().placedIn(ship.pose());
    record Handled(double distance, ObstacleMet met) {}
    List<Handled> handled = new ArrayList<>();
    for (int i = 0; i < hit.size(); i++) {
      // On a grid far above rounding, so that equal distances are equal and ids decide.
      double distance =
          Math.rint(Math.max(0, Separation.between(start, hit.get(i).outline())) * 1e9);
      handled.add(new Handled(distance, met.get(i)));
    }
    handled.sort(Comparator.comparingDouble(Handled::distance).thenComparing(h -> h.met().id()));
    return handled.stream().map(Handled::met).toList();
  }

  /** A circle about a pose that holds a shape, to turn down what is far from it. */
  private record Footprint(Pose pose, double reach) {

    boolean mayReach(CircleIndex index, int k) {
      double dx = index.x(k) - pose.x();
      double dy = index.y(k) - pose.y();
      double limit = reach + index.radius(k);
      return dx * dx + dy * dy < limit * limit;
    }
  }
}
