package io.github.flightstand.movement.contact;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.internal.CircleIndex;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.parts.LaidTemplate;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The obstacles that count for a maneuver: those under the used part of the template, and those
 * under the base where it ends (000, heading on obstacles).
 *
 * <p>Obstacles are handled in the order of their straight distance from the base, without guides,
 * at the start. At the same distance, those under the template come in the order in which it meets
 * them, then those under the base alone, then by id. A huge ship that stands in as an obstacle is
 * an obstacle to the template and a ship to the base. Works in a {@link Workspace}, so in one
 * thread at a time.
 */
public final class ObstaclesInWay {

  /** The resolution, in millimeters, of where along the template it meets an obstacle. */
  private static final double STEP = 1e-6;

  private static final int[] NONE = {};

  private final Table table;

  /** The number of real obstacles; those after them are obstacles to the template alone. */
  private final int toBase;

  private final Ship ship;
  private final Tolerance tolerance;
  private final Scratch scratch;

  /**
   * Creates the finder for one ship.
   *
   * @param ship the ship at its start
   */
  public ObstaclesInWay(Table table, Ship ship, Tolerance tolerance, Scratch scratch) {
    this.table = table.asTemplatesFindIt();
    toBase = table.obstacles().size();
    this.ship = ship;
    this.tolerance = tolerance;
    this.scratch = scratch;
  }

  /**
   * Returns the obstacles that count for a move, in the order in which they are handled.
   *
   * @param finalPose where the ship ends
   * @param path the template that it moved along; empty if it stayed where it was, or its template
   *     lay beside it
   * @param s how much of the template's center line it used, in millimeters; none if not positive
   */
  public List<ObstacleMet> met(Pose finalPose, Optional<? extends LaidTemplate> path, double s) {
    CircleIndex index = table.obstacleIndex();
    if (index.size() == 0) {
      return List.of();
    }
    double used = path.isPresent() && s > 0 ? s : 0;
    double baseReach = ship.base().reach();
    // No point of the template is farther from its start, and no start farther from the final
    // center, than this.
    double farthest = 2 * baseReach + (used > 0 ? path.orElseThrow().extent(used) : 0);
    double x = finalPose.x();
    double y = finalPose.y();
    // Most ships meet no obstacle, so everything else is made when the first is met.
    List<ObstacleMet> met = List.of();
    int[] entries = NONE;
    Optional<BodyParts> base = Optional.empty();
    Optional<UsedTemplate> template = Optional.empty();
    int first = index.firstFrom(x - farthest - index.largestRadius());
    for (int k = index.nextWithin(farthest, x, y, first);
        k < index.size();
        k = index.nextWithin(farthest, x, y, k + 1)) {
      boolean nearBase = index.item(k) < toBase && mayReach(finalPose, baseReach, index, k);
      if (nearBase && base.isEmpty()) {
        base = scratch.eroded(ship.base(), tolerance.contact());
      }
      boolean underBase = nearBase && under(base, finalPose, k);
      boolean nearTemplate =
          used > 0 && path.orElseThrow().mayCover(used, index.x(k), index.y(k), index.radius(k));
      if (nearTemplate && template.isEmpty()) {
        template = Optional.of(UsedTemplate.of(path.orElseThrow(), used, tolerance));
      }
      boolean underTemplate = nearTemplate && underTemplate(template.orElseThrow(), k);
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
    return met.size() < 2 ? List.copyOf(met) : inOrder(met, entries, path, used);
  }

  private static boolean mayReach(Pose pose, double reach, CircleIndex index, int k) {
    double dx = index.x(k) - pose.x();
    double dy = index.y(k) - pose.y();
    double limit = reach + index.radius(k);
    return dx * dx + dy * dy < limit * limit;
  }

  private boolean underTemplate(UsedTemplate template, int k) {
    if (template.parts().isEmpty()) {
      return under(template.strip(), template.middle(), k);
    }
    Obstacle obstacle = table.obstacles().get(table.obstacleIndex().item(k));
    return overlapsAny(template.parts(), obstacle.outline());
  }

  private boolean overlapsAny(List<Shape> parts, Shape outline) {
    for (Shape part : parts) {
      if (Separation.between(part, outline) < -tolerance.contact()) {
        return true;
      }
    }
    return false;
  }

  /**
   * The used part of a template.
   *
   * @param strip a published straight's rectangle, eroded by the tolerance, about its middle
   * @param middle the pose of that middle on the table
   * @param parts the outline of any other template on the table; empty for such a straight
   */
  private record UsedTemplate(Optional<BodyParts> strip, Pose middle, List<Shape> parts) {

    static UsedTemplate of(LaidTemplate laid, double used, Tolerance tolerance) {
      if (laid instanceof LaidPath path) {
        Template template = path.path().template().orElseThrow();
        if (template.kind() == TemplateKind.STRAIGHT) {
          return new UsedTemplate(
              NearObstacles.erodedRectangle(used, template.width(), tolerance.contact()),
              path.templateStart().shiftedBy(used / 2, 0),
              List.of());
        }
      }
      return new UsedTemplate(Optional.empty(), Pose.IDENTITY, laid.used(used));
    }
  }

  /** Tests whether an eroded shape at a pose, if anything is left of it, lies on an obstacle. */
  private boolean under(Optional<BodyParts> shape, Pose pose, int k) {
    if (shape.isEmpty()) {
      return false;
    }
    see(shape.get(), pose, k);
    return !scratch.two.areSeparatedBy(0);
  }

  /** Sets up the shape at a pose and one obstacle for measuring. */
  private void see(BodyParts shape, Pose pose, int k) {
    CircleIndex index = table.obstacleIndex();
    BodyParts obstacle = table.obstacleParts(index.item(k));
    scratch.two.face(shape, pose, obstacle, index.x(k), index.y(k), 1, 0);
  }

  private List<ObstacleMet> inOrder(
      List<ObstacleMet> met, int[] entries, Optional<? extends LaidTemplate> laid, double used) {
    double[] distances = new double[met.size()];
    for (int i = 0; i < distances.length; i++) {
      see(ship.base().plasticSet(), ship.pose(), entries[i]);
      // Rounded to a grid far coarser than rounding errors, so that equal distances compare as
      // equal.
      distances[i] =
          Math.rint(Math.max(0, scratch.two.separationBelow(Double.POSITIVE_INFINITY)) * 1e9);
    }
    Handled[] handled = new Handled[distances.length];
    for (int i = 0; i < handled.length; i++) {
      double along = 0;
      if (isNotAlone(distances, i)) {
        along =
            met.get(i).template()
                ? metAlong(laid.orElseThrow(), used, entries[i])
                : Double.POSITIVE_INFINITY;
      }
      handled[i] = new Handled(distances[i], along, met.get(i));
    }
    Arrays.sort(handled);
    for (int i = 0; i < handled.length; i++) {
      met.set(i, handled[i].met());
    }
    return List.copyOf(met);
  }

  private static boolean isNotAlone(double[] distances, int i) {
    for (int j = 0; j < distances.length; j++) {
      if (j != i && distances[j] == distances[i]) {
        return true;
      }
    }
    return false;
  }

  /** Returns how far along a template it meets an obstacle, at most {@value #STEP} mm too far. */
  private double metAlong(LaidTemplate laid, double used, int k) {
    Shape outline = table.obstacles().get(table.obstacleIndex().item(k)).outline();
    double clear = 0;
    double meets = used;
    while (meets - clear > STEP) {
      double middle = (clear + meets) / 2;
      if (overlapsAny(laid.used(middle), outline)) {
        meets = middle;
      } else {
        clear = middle;
      }
    }
    return meets;
  }

  /**
   * A met obstacle, sorted into the order of handling.
   *
   * @param along where along the template's center line it is met, infinite if by the base alone;
   *     decides only between obstacles at the same distance
   */
  private record Handled(double distance, double along, ObstacleMet met)
      implements Comparable<Handled> {

    private static final Comparator<Handled> ORDER =
        Comparator.comparingDouble(Handled::distance)
            .thenComparingDouble(Handled::along)
            .thenComparing(handled -> handled.met.id());

    @Override
    public int compareTo(Handled other) {
      return ORDER.compare(this, other);
    }
  }
}
