package io.github.flightstand.geometry.region;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.ArrayList;
import java.util.List;

/**
 * A regular polygon about the origin that contains a disk: its edges touch the circle. Whatever
 * stays out of the polygon stays out of the disk as well. JTS buffers do not ensure that, because
 * they replace arcs by chords inside the circle.
 *
 * <p><b>Error.</b> With n edges the corners lie at r / cos(π/n).
 *
 * <pre>{@code
 * CircumscribedPolygon.of(100, 0.01)   // 224 edges; its corners lie at 100.0098
 * }</pre>
 */
public final class CircumscribedPolygon {

  /**
   * Returns the polygon with the fewest edges, a multiple of four, whose corners lie at most {@code
   * error} outside the circle.
   *
   * @param radius millimeters, positive
   * @param error millimeters, positive
   * @throws IllegalArgumentException if either is not positive and finite
   */
  public static ConvexPolygon of(double radius, double error) {
    if (!(radius > 0) || !(error > 0) || !Double.isFinite(radius) || !Double.isFinite(error)) {
      throw new IllegalArgumentException(
          "a radius and an error are positive, found " + radius + " and " + error + " mm");
    }
    double half = Elementary.acos(radius / (radius + error));
    int edges = 4 * (int) Math.max(1, Math.ceil(Math.PI / half / 4));
    double out = radius / Elementary.cos(Math.PI / edges);
    List<Point> corners = new ArrayList<>(edges);
    for (int k = 0; k < edges; k++) {
      corners.add(Point.ORIGIN.plus(Direction.ofDegrees((k + 0.5) * 360 / edges).times(out)));
    }
    return ConvexPolygon.of(corners);
  }
}
