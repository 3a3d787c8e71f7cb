package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;

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
    return DeepestPoint.of(body, new ConvexField(region), 0).depth();
  }

  /**
   * Returns how far a polygon reaches into the part of a compound into which it reaches farthest.
   */
  public static double of(Polygon body, Compound region) {
    double depth = 0;
    for (ConvexPolygon part : region.parts()) {
      depth = Math.max(depth, of(body, part));
    }
    return depth;
  }

  /** Returns how far a polygon reaches into an arc band. */
  public static double of(Polygon body, ArcBand region) {
    double dx = region.centre().x() - body.centreX();
    double dy = region.centre().y() - body.centreY();
    double reach = region.outerRadius() + body.radius();
    if (dx * dx + dy * dy > reach * reach) {
      return 0;
    }
    return DeepestPoint.of(body, new BandField(region), 0).depth();
  }

  /** Returns how far an arc band reaches into another. */
  public static double of(ArcBand body, ArcBand region) {
    return DeepestPoint.of(body, new BandField(region), 0).depth();
  }
}
