package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.List;

/**
 * How far a body sticks out of a region: the greatest distance from its own boundary that a point
 * of the body outside the region has, in millimetres; 0 if the body lies in the region.
 *
 * <p>It is above τ exactly if the body, shrunk by τ, does not lie in the region: the counterpart of
 * {@link InnerDepth}. A body with an edge along the region's sticks out by as much as the edge
 * does; one that lies outside altogether by the radius of its largest inscribed circle.
 *
 * <p><b>Where to look.</b> The depth inside a convex body is concave, so of the points outside the
 * region the deepest is the body's deepest of all, if it is outside, or else lies on the region's
 * boundary.
 *
 * <p><b>Error.</b> As {@link Separation} states it.
 *
 * <pre>{@code
 * SimplePolygon zone = SimplePolygon.of(
 *     new Point(0, 0), new Point(900, 0), new Point(900, 100), new Point(0, 100));
 * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
 * Protrusion.of(List.of(base.placedIn(Pose.at(200, 85, 90))), zone)   // 5.0
 * }</pre>
 */
public final class Protrusion {

  private Protrusion() {}

  /**
   * Returns how far that part of a body sticks out of a region which sticks out farthest.
   *
   * @param body its convex parts
   */
  public static double of(List<ConvexPolygon> body, SimplePolygon region) {
    double most = 0;
    for (ConvexPolygon part : body) {
      most = Math.max(most, of(part, region));
    }
    return most;
  }

  private static double of(ConvexPolygon part, SimplePolygon region) {
    ConvexField depth = new ConvexField(part);
    Point top = depth.deepest().orElseThrow();
    if (!PointLocation.inPolygon(region, top.x(), top.y())) {
      return depth.at(top.x(), top.y());
    }
    DeepestPoint search = new DeepestPoint(depth, 0);
    for (int i = 0, j = region.size() - 1; i < region.size(); j = i++) {
      search.alongSegment(region.x(j), region.y(j), region.x(i), region.y(i));
    }
    return search.depth();
  }
}
