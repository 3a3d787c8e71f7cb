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
 * What convex polygons cover together, widened all around by another.
 *
 * <p>A sum of a covered point and one of the widening polygon is covered itself, or is the sum of
 * that and a point of the boundary. Where many polygons overlap, few edges bound what they cover,
 * so it is much quicker to widen those than each polygon.
 *
 * <p><b>Error.</b> That of {@link Cutout}, twice.
 *
 * <pre>{@code
 * Outset.of(parts, CircumscribedPolygon.of(100, 0.01))   // the union of parts and what is near
 * }</pre>
 */
public final class Outset {

  /**
   * Returns every sum of a point of the parts and one of a widening polygon.
   *
   * @param by the widening polygon; the origin is inside
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
