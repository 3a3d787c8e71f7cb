package io.github.flightstand.movement.setup;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.TableEdge;
import java.util.ArrayList;
import java.util.List;

/**
 * A test of whether a base fills its zone's whole depth, so that it may stick out on the far side
 * (000, heading on large ships; 002, example of setting up a huge ship).
 *
 * <p>It is enough that a corner is as near to the owner's edge as the rules say, and that the base
 * reaches past the zone. A query's zone is any polygon and names no owner. So any edge of the play
 * area along which the zone lies counts as the owner's. The base must stand within the stretch that
 * they share. Then it can leave the zone only through the far side, never sideways (the project's
 * choice).
 */
final class ZoneDepth {

  /**
   * Tests whether a base that sticks out of a zone fills the zone's whole depth.
   *
   * @param base the parts of the base that must stay on the play area, on the table
   * @param near the greatest distance, in millimeters, that is near enough to the edge
   * @param contact the contact tolerance
   */
  static boolean filled(
      List<ConvexPolygon> base, SimplePolygon zone, PlayArea area, double near, double contact) {
    for (TableEdge edge : TableEdge.values()) {
      double margin = edge.margin(area, base);
      if (margin >= -contact && margin <= near + contact) {
        Interval stands = extent(base, edge);
        for (Interval shared : shared(zone, edge, area, contact).intervals()) {
          if (shared.lo() <= stands.lo() && stands.hi() <= shared.hi()) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /**
   * Returns the rectangles of all centers at which a base fills a zone's depth, without those
   * thinner than the contact tolerance.
   *
   * @param base the parts of the base that must stay on the play area, its center at the origin
   * @param near the greatest distance, in millimeters, that is near enough to the edge
   * @param contact the contact tolerance; no rectangle is widened by it
   */
  static List<SimplePolygon> centres(
      List<ConvexPolygon> base, SimplePolygon zone, PlayArea area, double near, double contact) {
    List<SimplePolygon> centres = new ArrayList<>();
    for (TableEdge edge : TableEdge.values()) {
      // How far inside the edge's line the center of a base flush on it is.
      double flush = edge.distance(area, 0, 0) - edge.margin(area, base);
      Interval stands = extent(base, edge);
      for (Interval shared : shared(zone, edge, area, contact).intervals()) {
        double lo = shared.lo() + contact - stands.lo();
        double hi = shared.hi() - contact - stands.hi();
        if (hi - lo > contact && near > contact) {
          centres.add(
              SimplePolygon.of(
                  edge.at(area, lo, flush),
                  edge.at(area, hi, flush),
                  edge.at(area, hi, flush + near),
                  edge.at(area, lo, flush + near)));
        }
      }
    }
    return centres;
  }

  /** Returns the stretch of an edge that a base stands above. */
  private static Interval extent(List<ConvexPolygon> base, TableEdge edge) {
    double lo = Double.POSITIVE_INFINITY;
    double hi = Double.NEGATIVE_INFINITY;
    for (ConvexPolygon part : base) {
      for (int i = 0; i < part.size(); i++) {
        double along = edge.along(part.x(i), part.y(i));
        lo = Math.min(lo, along);
        hi = Math.max(hi, along);
      }
    }
    return new Interval(lo, hi);
  }

  /** Returns the stretches of an edge that a zone reaches, widened by the contact tolerance. */
  private static IntervalSet shared(
      SimplePolygon zone, TableEdge edge, PlayArea area, double contact) {
    List<Interval> stretches = new ArrayList<>();
    for (ConvexPolygon part : zone.parts()) {
      double lo = Double.POSITIVE_INFINITY;
      double hi = Double.NEGATIVE_INFINITY;
      for (int i = 0, j = part.size() - 1; i < part.size(); j = i++) {
        double from = edge.distance(area, part.x(j), part.y(j));
        double to = edge.distance(area, part.x(i), part.y(i));
        double alongFrom = edge.along(part.x(j), part.y(j));
        double alongTo = edge.along(part.x(i), part.y(i));
        if (Math.abs(to) <= contact) {
          lo = Math.min(lo, alongTo);
          hi = Math.max(hi, alongTo);
        }
        if (from * to < 0) {
          double crossing = alongFrom + (alongTo - alongFrom) * (from / (from - to));
          lo = Math.min(lo, crossing);
          hi = Math.max(hi, crossing);
        }
      }
      if (lo < hi) {
        stretches.add(new Interval(lo - contact, hi + contact));
      }
    }
    return IntervalSet.of(stretches);
  }
}
