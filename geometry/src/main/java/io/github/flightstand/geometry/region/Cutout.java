package io.github.flightstand.geometry.region;

import io.github.flightstand.geometry.interop.JtsPolygons;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import java.util.List;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/**
 * What is left of a convex polygon when others are taken out of it, by the overlay of JTS.
 *
 * <p>The closure is returned: boundaries of what is taken out stay in. Corners where edges cross
 * are rounded to doubles.
 *
 * <pre>{@code
 * Cutout.of(ConvexPolygon.rectangle(40, 40), List.of(ConvexPolygon.rectangle(10, 10)))
 *     // one piece with a hole
 * }</pre>
 */
public final class Cutout {

  private Cutout() {}

  /** Returns what is left. */
  public static Region of(ConvexPolygon whole, List<ConvexPolygon> taken) {
    List<Geometry> out = taken.stream().<Geometry>map(JtsPolygons::toJts).toList();
    Geometry left = JtsPolygons.toJts(whole);
    if (!out.isEmpty()) {
      Geometry union = OverlayNGRobust.union(out, new GeometryFactory());
      left = OverlayNGRobust.overlay(left, union, OverlayNG.DIFFERENCE);
    }
    return JtsPolygons.region(left);
  }
}
