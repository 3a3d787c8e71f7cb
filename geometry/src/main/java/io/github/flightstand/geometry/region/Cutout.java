package io.github.flightstand.geometry.region;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.Region;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.geom.util.PolygonExtracter;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.UnaryUnionNG;

/**
 * What is left of a polygon when others are taken out of it, by the overlay of JTS.
 *
 * <p>The closure is returned: boundaries of what is taken out stay in, but nothing that has no
 * area.
 *
 * <p><b>Error.</b> Corners are snapped to a grid of 1e-9 mm, and edges stray from where they should
 * be by less than that; so no rounding of what should be one line leaves a sliver.
 *
 * <pre>{@code
 * Cutout.of(ConvexPolygon.rectangle(40, 40), List.of(ConvexPolygon.rectangle(10, 10)))
 *     // one piece with a hole
 * }</pre>
 */
public final class Cutout {

  /** The grid's lines a millimetre; coordinates of 1e6 mm are still whole numbers of them. */
  private static final double LINES = 1e9;

  /** Returns what is left. */
  public static Region of(Polygon whole, List<ConvexPolygon> taken) {
    return JtsPolygons.region(
        overlay(JtsPolygons.toJts(whole), union(taken), OverlayNG.DIFFERENCE));
  }

  /**
   * Returns what is left of a region within a polygon.
   *
   * @param within regions of which it may be in any; everywhere if there are none
   * @param taken what is taken out
   * @param more what is taken out as well
   */
  public static Region of(
      Polygon whole, List<Region> within, List<ConvexPolygon> taken, Region more) {
    Geometry left = JtsPolygons.toJts(whole);
    if (!within.isEmpty()) {
      Geometry some = unionOf(within.stream().<Geometry>map(JtsPolygons::toJts).toList());
      left = overlay(left, some, OverlayNG.INTERSECTION);
    }
    left = overlay(left, union(taken), OverlayNG.DIFFERENCE);
    return JtsPolygons.region(
        more.isEmpty() ? left : overlay(left, JtsPolygons.toJts(more), OverlayNG.DIFFERENCE));
  }

  /** Returns what convex polygons cover together. */
  static Geometry union(List<ConvexPolygon> parts) {
    return unionOf(parts.stream().<Geometry>map(JtsPolygons::toJts).toList());
  }

  /** Returns what polygons cover together. */
  static Geometry unionOf(Collection<Geometry> geometries) {
    return geometries.isEmpty()
        ? new GeometryFactory().createMultiPolygon()
        : polygons(UnaryUnionNG.union(geometries, new GeometryFactory(), grid()));
  }

  private static Geometry overlay(Geometry a, Geometry b, int operation) {
    Interruption.check();
    return polygons(OverlayNG.overlay(a, b, operation, grid()));
  }

  /** Returns the parts with area. */
  private static Geometry polygons(Geometry geometry) {
    List<org.locationtech.jts.geom.Polygon> parts = new ArrayList<>();
    geometry.apply(new PolygonExtracter(parts));
    return new GeometryFactory()
        .createMultiPolygon(parts.toArray(org.locationtech.jts.geom.Polygon[]::new));
  }

  private static PrecisionModel grid() {
    return new Grid();
  }

  /** A grid that corners are snapped to one by one, so that work is called off in between. */
  private static final class Grid extends PrecisionModel {

    Grid() {
      super(LINES);
    }

    @Override
    public double makePrecise(double coordinate) {
      Interruption.check();
      return super.makePrecise(coordinate);
    }
  }
}
