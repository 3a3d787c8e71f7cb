package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Shape;
import java.util.List;

/**
 * A template on the table, from whose start a base moves along its center line. Millimeters.
 *
 * <pre>{@code
 * new LaidTemplate.Strip(hook, Pose.at(200, 120, 90), 0).used(40)   // the outline of its first 40 mm
 * }</pre>
 */
public interface LaidTemplate {

  /** Returns the outline on the table of the first {@code upTo} mm, in parts. */
  List<Shape> used(double upTo);

  /** Tests quickly whether the first {@code upTo} mm may cover part of a circle. */
  boolean mayCover(double upTo, double x, double y, double radius);

  /**
   * Returns a length that bounds how far the first {@code upTo} mm lie from the center of a base at
   * their end. They are at most that far, plus twice the base's reach.
   */
  double extent(double upTo);

  /**
   * A template of any form on the table.
   *
   * @param start where its center line starts, heading along it
   * @param aside how far from the base's edges it lies at most
   */
  record Strip(PathTemplate template, Pose start, double aside) implements LaidTemplate {

    @Override
    public List<Shape> used(double upTo) {
      return template.outline(upTo).stream().map(part -> part.placedIn(start)).toList();
    }

    @Override
    public boolean mayCover(double upTo, double x, double y, double radius) {
      double dx = x - start.x();
      double dy = y - start.y();
      double limit = upTo + template.width() + radius;
      return dx * dx + dy * dy < limit * limit;
    }

    @Override
    public double extent(double upTo) {
      return upTo + template.width() + 2 * aside;
    }
  }
}
