package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.List;

/**
 * How far a shape reaches into another: the greatest distance from the boundary of the region that
 * a point of the body inside it has, in millimetres; 0 if they have no interior point in common.
 *
 * <p>The inner depth is above τ exactly if body and region still share interior points when the
 * region is shrunk by τ (its erosion by a disc of radius τ): the rules' notion of an overlap
 * between a base or template and an obstacle. It is never above the length of the shortest
 * translation that parts the two, and never above the radius of the region's largest inscribed
 * circle.
 *
 * <p><b>Error.</b> As {@link Separation} states it.
 *
 * <pre>{@code
 * // a rock whose tip reaches three millimetres into a base
 * SimplePolygon rock = SimplePolygon.of(new Point(17, 0), new Point(60, 30), new Point(60, -30));
 * InnerDepth.of(rock, ConvexPolygon.rectangle(40, 40))   // 3.0
 * }</pre>
 */
public final class InnerDepth {

  private InnerDepth() {}

  /** Returns how far a polygon reaches into a convex polygon. */
  public static double of(Polygon body, ConvexPolygon region) {
    double dx = region.centreX() - body.centreX();
    double dy = region.centreY() - body.centreY();
    double reach = region.radius() + body.radius();
    if (dx * dx + dy * dy > reach * reach) {
      return 0;
    }
    return DeepestPoint.of(body, new DepthField.InConvex(region)).depth();
  }

  /** Returns how far a polygon reaches into an annular sector. */
  public static double of(Polygon body, AnnularSector region) {
    double dx = region.centre().x() - body.centreX();
    double dy = region.centre().y() - body.centreY();
    double reach = region.outerRadius() + body.radius();
    if (dx * dx + dy * dy > reach * reach) {
      return 0;
    }
    return DeepestPoint.of(body, new DepthField.InSector(region)).depth();
  }

  /**
   * Returns how far a body sticks out of a region: the greatest distance from its own boundary that
   * a point of one of its parts outside the region has; 0 if the body lies in the region.
   *
   * <p>It is above τ exactly if the body, shrunk by τ, does not lie in the region. A body with an
   * edge along the region's sticks out by as much as the edge does; one that lies outside
   * altogether by the radius of its largest inscribed circle. The depth inside a convex part is
   * concave, so of the points outside the region the deepest is the part's deepest of all, if it is
   * outside, or else lies on the region's boundary.
   *
   * <pre>{@code
   * SimplePolygon zone = SimplePolygon.of(
   *     new Point(0, 0), new Point(900, 0), new Point(900, 100), new Point(0, 100));
   * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
   * InnerDepth.outside(List.of(base.placedIn(Pose.at(200, 85, 90))), zone)   // 5.0
   * }</pre>
   *
   * @param body its convex parts
   */
  public static double outside(List<ConvexPolygon> body, SimplePolygon region) {
    double most = 0;
    for (ConvexPolygon part : body) {
      DepthField field = new DepthField.InConvex(part);
      Point top = field.deepest();
      if (!region.contains(top.x(), top.y())) {
        most = Math.max(most, field.at(top.x(), top.y()));
      } else {
        DeepestPoint search = new DeepestPoint(field, 0);
        search.alongOutline(region);
        most = Math.max(most, search.depth());
      }
    }
    return most;
  }
}
