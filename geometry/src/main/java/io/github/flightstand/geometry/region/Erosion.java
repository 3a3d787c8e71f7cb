package io.github.flightstand.geometry.region;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.UnboundedPolygon;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The erosion of a shape by a margin: its points at least the margin away from its boundary.
 *
 * <p>It is cut edge by edge and not by a negative buffer of JTS, so edges keep their normals to the
 * bit. A shape overlaps an obstacle by more than τ exactly if its erosion by τ shares interior
 * points with the obstacle (the project's rules, section on overlap, touching and apart). Corners
 * are accurate to a few units in the last place of the coordinates, divided by the sine of the
 * corner's angle.
 *
 * <pre>{@code
 * Erosion.of(ConvexPolygon.rectangle(40, 20), 1) // the rectangle of 38 by 18
 * Erosion.of(ConvexPolygon.rectangle(40, 20), 10) // empty: no area is left
 * }</pre>
 */
public final class Erosion {

  /**
   * Returns the erosion of a convex polygon, or empty if no area is left.
   *
   * @param by millimeters, at least 0
   */
  public static Optional<ConvexPolygon> of(ConvexPolygon shape, double by) {
    Optional<ConvexPolygon> left = Optional.of(shape);
    for (int i = 0; i < shape.size() && left.isPresent(); i++) {
      Point onLine =
          new Point(shape.x(i) - by * shape.normalX(i), shape.y(i) - by * shape.normalY(i));
      Vector into = new Vector(-shape.normalX(i), -shape.normalY(i));
      left = left.get().clippedTo(UnboundedPolygon.halfPlane(onLine, into));
    }
    return left.filter(rest -> area(rest.corners()) > 0);
  }

  /** Returns the erosion of each part of a compound, or empty if no part has area left. */
  public static Optional<Compound> of(Compound shape, double by) {
    List<ConvexPolygon> parts = new ArrayList<>(shape.parts().size());
    for (ConvexPolygon part : shape.parts()) {
      of(part, by).ifPresent(parts::add);
    }
    return parts.isEmpty() ? Optional.empty() : Optional.of(new Compound(parts));
  }

  private static double area(List<Point> outline) {
    double twice = 0;
    Point origin = outline.get(0);
    for (int i = 1; i + 1 < outline.size(); i++) {
      twice += origin.vectorTo(outline.get(i)).cross(origin.vectorTo(outline.get(i + 1)));
    }
    return twice / 2;
  }
}
