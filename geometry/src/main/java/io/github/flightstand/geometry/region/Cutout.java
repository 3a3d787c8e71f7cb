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
 * The rest of a polygon after others are cut out of it, by the overlay of JTS.
 *
 * <p>The result is closed: boundaries of the polygons cut out stay, but nothing without area.
 *
 * <p><b>Error.</b> Corners are snapped to a grid of 1e-9 mm, and edges are off by less than that.
 * So rounding leaves no sliver between lines that should coincide.
 *
 * <pre>{@code
 * Cutout.of(ConvexPolygon.rectangle(40, 40), List.of(ConvexPolygon.rectangle(10, 10)))
 *     // one piece with a hole
 * }</pre>
 */
public final class Cutout {

  /** Grid lines per millimeter; coordinates of 1e6 mm are still whole numbers of grid steps. */
  private static final double LINES = 1e9;

  /** Returns what is left of a polygon after cutting out {@code taken}. */
  public static Region of(Polygon whole, List<ConvexPolygon> taken) {
    return JtsPolygons.region(
        overlay(JtsPolygons.toJts(whole), union(taken), OverlayNG.DIFFERENCE));
  }

  /**
   * Returns what is left of a polygon within some regions.
   *
   * @param within the regions whose union limits the result; empty for no limit
   * @param taken polygons to cut out
   * @param more a region to cut out as well
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

  /** Returns the union of convex polygons. */
  static Geometry union(List<ConvexPolygon> parts) {
    return unionOf(parts.stream().<Geometry>map(JtsPolygons::toJts).toList());
  }

  /** Returns the union of polygons. */
  static Geometry unionOf(Collection<Geometry> geometries) {
    return geometries.isEmpty()
        ? new GeometryFactory().createMultiPolygon()
        : polygons(UnaryUnionNG.union(geometries, new GeometryFactory(), grid()));
  }

  private static Geometry overlay(Geometry a, Geometry b, int operation) {
    Interruption.check();
    return polygons(OverlayNG.overlay(a, b, operation, grid()));
  }

  /** Returns the parts that have area. */
  private static Geometry polygons(Geometry geometry) {
    List<org.locationtech.jts.geom.Polygon> parts = new ArrayList<>();
    geometry.apply(new PolygonExtracter(parts));
    return new GeometryFactory()
        .createMultiPolygon(parts.toArray(org.locationtech.jts.geom.Polygon[]::new));
  }

  private static PrecisionModel grid() {
    return new Grid();
  }

  /** A grid that corners are snapped to one by one, so that work can be canceled in between. */
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
