package io.github.flightstand.geometry.region;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.util.LinearComponentExtracter;

/**
 * The union of convex polygons, widened all around by another polygon.
 *
 * <p>A sum of a covered point and a point of the widening polygon is either covered itself or a sum
 * of a boundary point and a point of the widening polygon. Where many polygons overlap, few edges
 * bound their union, so widening those edges is much quicker than widening each polygon.
 *
 * <p><b>Error.</b> Twice that of {@link Cutout}.
 *
 * <pre>{@code
 * Outset.of(parts, CircumscribedPolygon.of(100, 0.01))   // the union of the parts and all points near it
 * }</pre>
 */
public final class Outset {

  /**
   * Returns every sum of a point of the parts and a point of the widening polygon.
   *
   * @param by the widening polygon, which contains the origin
   */
  public static Region of(List<ConvexPolygon> parts, ConvexPolygon by) {
    Geometry covered = Cutout.union(parts);
    List<Geometry> widened = new ArrayList<>(List.of(covered));
    for (Object line : LinearComponentExtracter.getLines(covered)) {
      Coordinate[] ring = ((LineString) line).getCoordinates();
      for (int i = 0; i + 1 < ring.length; i++) {
        widened.add(JtsPolygons.toJts(MinkowskiSum.of(point(ring[i]), point(ring[i + 1]), by)));
      }
    }
    return JtsPolygons.region(Cutout.unionOf(widened));
  }

  private static Point point(Coordinate corner) {
    return new Point(corner.getX(), corner.getY());
  }
}
