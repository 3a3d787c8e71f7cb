package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.List;

/**
 * The inner depth of a body in a region: the greatest distance from the region's boundary that a
 * point of the body inside has, in millimeters. It is 0 if they share no interior point.
 *
 * <p>The inner depth is above τ exactly if body and region still share interior points when the
 * region is shrunk by τ (its erosion by a disk of radius τ). That is the rules' overlap of a base
 * or template and an obstacle. It is at most the length of the shortest translation that separates
 * the two, and at most the radius of the region's largest inscribed circle.
 *
 * <p><b>Error.</b> See {@link Separation}.
 *
 * <pre>{@code
 * // a rock whose tip reaches 3 mm into a base
 * SimplePolygon rock = SimplePolygon.of(new Point(17, 0), new Point(60, 30), new Point(60, -30));
 * InnerDepth.of(rock, ConvexPolygon.rectangle(40, 40))   // 3.0
 * }</pre>
 */
public final class InnerDepth {

  private InnerDepth() {}

  /** Returns the inner depth of a polygon in a convex polygon. */
  public static double of(Polygon body, ConvexPolygon region) {
    double dx = region.centreX() - body.centreX();
    double dy = region.centreY() - body.centreY();
    double reach = region.radius() + body.radius();
    if (dx * dx + dy * dy > reach * reach) {
      return 0;
    }
    return DeepestPoint.of(body, new DepthField.InConvex(region)).depth();
  }

  /** Returns the inner depth of a polygon in an annular sector. */
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
   * Returns how far a body sticks out of a region: the greatest depth, in one of the body's parts,
   * of a point outside the region. It is 0 if the body lies in the region.
   *
   * <p>The result is above τ exactly if the body, shrunk by τ, does not lie in the region. A body
   * with an edge parallel to the region's edge sticks out by as much as its edge does. A body
   * entirely outside sticks out by the radius of its largest inscribed circle. The depth inside a
   * convex part is concave. So the deepest point outside the region is either the part's deepest
   * point or on the region's boundary.
   *
   * <pre>{@code
   * SimplePolygon zone = SimplePolygon.of(
   *     new Point(0, 0), new Point(900, 0), new Point(900, 100), new Point(0, 100));
   * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
   * InnerDepth.outside(List.of(base.placedIn(Pose.at(200, 85, 90))), zone)   // 5.0
   * }</pre>
   *
   * @param body the body's convex parts
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
