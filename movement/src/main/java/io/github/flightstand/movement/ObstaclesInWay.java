package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.MotionState;
import io.github.flightstand.movement.component.Template;
import io.github.flightstand.movement.component.TemplateKind;
import io.github.flightstand.movement.table.CircleIndex;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The obstacles that count for a maneuver: those under the used part of the template and those
 * under the base where it ends (000, heading on obstacles).
 *
 * <p>They are handled in the order of their straight distance from the base, without guides, at the
 * start; then by id. Scratch space of one thread.
 */
final class ObstaclesInWay {

  private final Tolerance tolerance;
  private final Shrunk shrunk = new Shrunk();
  private final FreePathSearch search;
  private final MotionState atOrigin = new MotionState();

  ObstaclesInWay(Tolerance tolerance) {
    this.tolerance = tolerance;
    search = new FreePathSearch(BodyParts.NONE, 0);
  }

  /**
   * Returns the obstacles that a ship meets which ends at a pose.
   *
   * @param ship the ship at its start
   * @param course the template it used; empty for a stationary ship
   * @param s how much of the template's centre line it used, in millimetres; none if not positive
   */
  List<ObstacleMet> met(Table table, Ship ship, Pose finalPose, Optional<Course> course, double s) {
    CircleIndex index = table.obstacleIndex();
    if (index.size() == 0) {
      return List.of();
    }
    double used = course.isPresent() && s > 0 ? s : 0;
    double baseReach = ship.base().reach();
    // No point of the template is farther from its start, and no start farther from the final
    // centre, than this.
    double reach = baseReach + used + (used > 0 ? course.orElseThrow().template().width() : 0);
    double farthest = reach + baseReach + index.largestRadius();
    // Most ships meet none: what holds the others is made when there is one.
    List<ObstacleMet> met = List.of();
    int[] entries = {};
    Optional<UsedTemplate> template = Optional.empty();
    for (int k = index.firstFrom(finalPose.x() - farthest);
        k < index.size() && index.x(k) <= finalPose.x() + farthest;
        k++) {
      boolean underBase =
          mayReach(finalPose, baseReach, index, k)
              && under(shrunk.base(ship.base(), tolerance.contact()), table, finalPose, k);
      boolean near = used > 0 && course.orElseThrow().mayCover(used, index, k);
      if (near && template.isEmpty()) {
        template = Optional.of(UsedTemplate.of(course.orElseThrow(), used, tolerance));
      }
      boolean underTemplate = near && underTemplate(template.orElseThrow(), table, k);
      if (underBase || underTemplate) {
        if (met.isEmpty()) {
          met = new ArrayList<>(4);
          entries = new int[index.size()];
        }
        entries[met.size()] = k;
        String id = table.obstacles().get(index.item(k)).id();
        met.add(new ObstacleMet(id, underTemplate, underBase));
      }
    }
    return met.size() < 2 ? List.copyOf(met) : inOrder(table, ship, met, entries);
  }

  private static boolean mayReach(Pose pose, double reach, CircleIndex index, int k) {
    double dx = index.x(k) - pose.x();
    double dy = index.y(k) - pose.y();
    double limit = reach + index.radius(k);
    return dx * dx + dy * dy < limit * limit;
  }

  private boolean underTemplate(UsedTemplate template, Table table, int k) {
    if (template.band().isEmpty()) {
      return under(template.strip(), table, template.middle(), k);
    }
    Obstacle obstacle = table.obstacles().get(table.obstacleIndex().item(k));
    return Separation.between(template.band().get(), obstacle.outline()) < -tolerance.contact();
  }

  /**
   * The part of a template that was used.
   *
   * @param strip a straight's rectangle shrunk by the tolerance, about its middle
   * @param middle where that is on the table
   * @param band a curve's outline on the table; empty for a straight
   */
  private record UsedTemplate(Optional<BodyParts> strip, Pose middle, Optional<Shape> band) {

    static UsedTemplate of(Course course, double used, Tolerance tolerance) {
      Template template = course.template();
      Pose laid = course.laid();
      return template.kind() == TemplateKind.STRAIGHT
          ? new UsedTemplate(
              Shrunk.rectangle(used, template.width(), tolerance.contact()),
              laid.shiftedBy(used / 2, 0),
              Optional.empty())
          : new UsedTemplate(Optional.empty(), laid, Optional.of(course.usedPart(used)));
    }
  }

  /** Tells whether a shrunk shape at a pose, if anything is left of it, lies on an obstacle. */
  private boolean under(Optional<BodyParts> shape, Table table, Pose pose, int k) {
    if (shape.isEmpty()) {
      return false;
    }
    see(shape.get(), table, pose, k);
    return !search.free(atOrigin);
  }

  /** Looks from a shape at a pose at one obstacle. */
  private void see(BodyParts shape, Table table, Pose pose, int k) {
    CircleIndex index = table.obstacleIndex();
    double c = pose.heading().cos();
    double s = pose.heading().sin();
    double dx = index.x(k) - pose.x();
    double dy = index.y(k) - pose.y();
    search.reset(shape);
    search.add(table.obstacleParts(index.item(k)), c * dx + s * dy, c * dy - s * dx, c, -s);
  }

  private List<ObstacleMet> inOrder(Table table, Ship ship, List<ObstacleMet> met, int[] entries) {
    Handled[] handled = new Handled[met.size()];
    for (int i = 0; i < handled.length; i++) {
      see(ship.base().plasticSet(), table, ship.pose(), entries[i]);
      // On a grid far above rounding, so that equal distances are equal and ids decide.
      double distance = Math.rint(Math.max(0, search.separation(atOrigin, 0)) * 1e9);
      handled[i] = new Handled(distance, met.get(i));
    }
    Arrays.sort(handled);
    for (int i = 0; i < handled.length; i++) {
      met.set(i, handled[i].met());
    }
    return List.copyOf(met);
  }

  /** An obstacle met, in the order in which obstacles are handled. */
  private record Handled(double distance, ObstacleMet met) implements Comparable<Handled> {

    @Override
    public int compareTo(Handled other) {
      int byDistance = Double.compare(distance, other.distance);
      return byDistance != 0 ? byDistance : met.id().compareTo(other.met.id());
    }
  }
}
