package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.Polygon;
import java.util.Optional;

/**
 * An edge of a base at which a template may lie, with its name.
 *
 * <p>In the base's own frame: the origin is the point that a ship's pose names, +x is ahead and +y
 * is left; millimeters.
 *
 * <pre>{@code
 * new BaseEdge("front", new Point(35.5, -21.5), new Point(35.5, 21.5)).outward()   // at (35.5, 0)
 * }</pre>
 *
 * @param name the name that paths use, such as "front"
 * @param right the end on the right as one looks out over the edge
 * @param left the other end
 */
public record BaseEdge(String name, Point right, Point left) {

  /** The sine of the greatest angle between an edge and an axis that it counts as parallel to. */
  private static final double PARALLEL = 1e-9;

  /**
   * Checks the ends.
   *
   * @throws IllegalArgumentException if both are one point
   */
  public BaseEdge {
    if (right.x() == left.x() && right.y() == left.y()) {
      throw new IllegalArgumentException(
          "edge '" + name + "' has two ends, but both are (" + right.x() + ", " + right.y() + ")");
    }
  }

  /**
   * Returns the edge of an outline that faces a direction, a multiple of 90 degrees; of several,
   * the farthest out. Empty if no edge faces it.
   */
  static Optional<BaseEdge> facing(Polygon outline, String name, Direction towards) {
    Optional<BaseEdge> farthest = Optional.empty();
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < outline.size(); i++) {
      int j = outline.after(i);
      BaseEdge edge =
          new BaseEdge(
              name, new Point(outline.x(i), outline.y(i)), new Point(outline.x(j), outline.y(j)));
      double out = edge.right.x() * towards.cos() + edge.right.y() * towards.sin();
      if (out > most && edge.outward().heading().equals(towards)) {
        farthest = Optional.of(edge);
        most = out;
      }
    }
    return farthest;
  }

  /** Returns the edge's middle, with the heading that leads straight out of the base there. */
  public Pose outward() {
    Point middle = new Point((right.x() + left.x()) / 2, (right.y() + left.y()) / 2);
    Vector across = right.vectorTo(left);
    Direction out = Direction.of(new Vector(across.y(), -across.x()));
    // An edge along an axis faces exactly along the other one, whatever its corners' rounding.
    Direction axis = Direction.ofDegrees(90 * Math.rint(out.degrees() / 90));
    boolean along = Math.abs(out.cos() * axis.sin() - out.sin() * axis.cos()) < PARALLEL;
    return new Pose(middle.x(), middle.y(), along ? axis : out);
  }

  /** Returns the edge's length, in millimeters. */
  public double length() {
    return right.vectorTo(left).length();
  }
}
