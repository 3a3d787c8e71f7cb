package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.geometry.shape.Wedge;
import java.util.List;

/**
 * The two points, one of each shape, that are nearest to each other.
 *
 * <p>Where several pairs are equally near, as between parallel edges, it is one of them. Shapes
 * that overlap have the distance 0 and one common point.
 *
 * <p><b>Error.</b> Each point lies within 1e-14 (M + D) of its shape, and the distance within that
 * of the gap, for coordinates and radii up to M mm and shapes within D mm.
 *
 * <pre>{@code
 * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
 * ClosestPoints.between(base, base.placedIn(Pose.at(50, 50, 0)))
 *     // (20, 20) and (30, 30), 14.142135623730951 apart
 * }</pre>
 *
 * @param onFirst the point of the first shape
 * @param onSecond the point of the second shape
 * @param distance their distance in millimetres
 */
public record ClosestPoints(Point onFirst, Point onSecond, double distance) {

  /** Returns the nearest points of two shapes. */
  public static ClosestPoints between(Shape a, Shape b) {
    List<? extends Shape> others = pieces(b);
    ClosestPoints nearest = null;
    for (Shape p : pieces(a)) {
      for (Shape q : others) {
        ClosestPoints pair = ofPieces(p, q);
        if (nearest == null || pair.distance < nearest.distance) {
          nearest = pair;
        }
      }
    }
    if (nearest == null) {
      throw new IllegalStateException("a shape without pieces");
    }
    return nearest;
  }

  private static List<? extends Shape> pieces(Shape shape) {
    if (shape instanceof Compound compound) {
      return compound.parts();
    }
    if (shape instanceof SimplePolygon polygon) {
      return polygon.parts();
    }
    return shape instanceof Wedge wedge ? WedgeHalves.of(wedge) : List.of(shape);
  }

  /** Of two convex polygons, arc bands or wedges up to 180 degrees. */
  private static ClosestPoints ofPieces(Shape a, Shape b) {
    if (b instanceof Wedge w) {
      return a instanceof Wedge v ? ofWedges(v, w) : ofBounded(a, w);
    }
    if (a instanceof Wedge || (a instanceof ArcBand && b instanceof ConvexPolygon)) {
      return ofPieces(b, a).reversed();
    }
    NearestPair pair = new NearestPair();
    DeepestPoint common;
    if (b instanceof ArcBand band) {
      BandField field = new BandField(band);
      if (a instanceof ArcBand other) {
        common = DeepestPoint.of(other, field, 0);
        pair.bands(other, band);
      } else {
        common = DeepestPoint.of((ConvexPolygon) a, field, 0);
        pair.polygonAndBand((ConvexPolygon) a, band);
      }
    } else {
      common = DeepestPoint.of((ConvexPolygon) a, new ConvexField((ConvexPolygon) b), 0);
      pair.polygons((ConvexPolygon) a, (ConvexPolygon) b);
    }
    return common.found() ? at(common.point()) : of(pair);
  }

  private static ClosestPoints ofBounded(Shape a, Wedge wedge) {
    NearestPair pair = new NearestPair();
    DeepestPoint common;
    if (a instanceof ArcBand band) {
      common = DeepestPoint.of(band, WedgeField.of(wedge), 0);
      pair.bandAndWedge(band, wedge);
    } else {
      common = DeepestPoint.of((ConvexPolygon) a, WedgeField.of(wedge), 0);
      pair.polygonAndWedge((ConvexPolygon) a, wedge);
    }
    return common.found() ? at(common.point()) : of(pair);
  }

  private static ClosestPoints ofWedges(Wedge a, Wedge b) {
    if (WedgeWedgeSeparation.between(a, b) <= 0) {
      return at(WedgeCorner.common(WedgeField.of(a), WedgeField.of(b)));
    }
    NearestPair pair = new NearestPair();
    pair.wedges(a, b);
    return of(pair);
  }

  private static ClosestPoints at(Point common) {
    return new ClosestPoints(common, common, 0);
  }

  private static ClosestPoints of(NearestPair pair) {
    return new ClosestPoints(
        new Point(pair.firstX(), pair.firstY()),
        new Point(pair.secondX(), pair.secondY()),
        pair.distance());
  }

  private ClosestPoints reversed() {
    return new ClosestPoints(onSecond, onFirst, distance);
  }
}
