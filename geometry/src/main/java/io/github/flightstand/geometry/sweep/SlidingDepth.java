package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.distance.InnerDepth;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.Polygon;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The offsets at which a sliding annular sector is free of a polygon: the polygon reaches no deeper
 * into the sector than allowed.
 *
 * <p>The solution is in closed form. The polygon reaches deeper than the limit exactly if it shares
 * interior points with the sector's erosion by the limit: a region between two circles and two
 * lines. That can change only where the two are in contact: a corner of the polygon on a circle or
 * line, an edge along the outer circle's tangent, or an edge through one of the region's corners.
 * Each of these happens at one or two offsets, the roots of a linear or quadratic equation. Between
 * one such offset and the next nothing changes, so one {@link InnerDepth} decides for all between
 * them.
 *
 * <p>Free stretches narrower than {@value #SLIVER} mm are not found.
 *
 * <pre>{@code
 * SlidingDepth.free(bank, new Vector(1, 0), new Interval(-10, 10), rock, 1e-6)
 * }</pre>
 */
public final class SlidingDepth {

  /** The length in millimeters below which a free stretch may be rounding. */
  static final double SLIVER = 1e-11;

  /** The error of a depth on a table, in mm; allowing it makes contact along an edge free. */
  private static final double ROUNDING = 2e-13;

  private final AnnularSector sector;
  private final Vector direction;
  private final Interval range;
  private final Polygon polygon;
  private final double limit;
  private double[] offsets = new double[64];
  private int count;

  private SlidingDepth(
      AnnularSector sector, Vector direction, Interval range, Polygon polygon, double limit) {
    this.sector = sector;
    this.direction = direction;
    this.range = range;
    this.polygon = polygon;
    this.limit = limit;
  }

  /**
   * Returns the free offsets.
   *
   * @param sector the sector at offset 0
   * @param direction the unit vector along which it slides
   * @param range the offsets to search, in millimeters
   * @param polygon the polygon to be free of
   * @param limit the depth that the polygon may reach into the sector, in mm, at least 0
   */
  public static IntervalSet free(
      AnnularSector sector, Vector direction, Interval range, Polygon polygon, double limit) {
    return new SlidingDepth(sector, direction, range, polygon, limit).free();
  }

  private IntervalSet free() {
    offer(range.lo());
    offer(range.hi());
    offerContacts();
    Arrays.sort(offsets, 0, count);
    List<Interval> found = new ArrayList<>();
    for (int i = 0; i + 1 < count; i++) {
      double from = offsets[i];
      double to = offsets[i + 1];
      if ((from < to || range.length() == 0) && freeAt(from + (to - from) / 2)) {
        found.add(new Interval(from, to));
      }
    }
    IntervalSet merged = IntervalSet.of(found);
    return range.length() < SLIVER
        ? merged
        : IntervalSet.of(merged.intervals().stream().filter(f -> f.length() >= SLIVER).toList());
  }

  private boolean freeAt(double offset) {
    Interruption.check();
    Vector shift = direction.times(offset);
    AnnularSector moved = sector.placedIn(Pose.at(shift.x(), shift.y(), 0));
    return InnerDepth.of(polygon, moved) <= limit + ROUNDING;
  }

  private void offerContacts() {
    double outer = sector.outerRadius() - limit;
    double inner = sector.innerRadius() + limit;
    // Inside of each flat end the region begins at nx·x + ny·y = limit, seen from the center.
    double fromX = -sector.fromY();
    double fromY = sector.fromX();
    double toX = sector.toY();
    double toY = -sector.toX();
    for (int i = 0; i < polygon.size(); i++) {
      double x = polygon.x(i) - sector.centre().x();
      double y = polygon.y(i) - sector.centre().y();
      offerPointOnCircle(x, y, outer);
      offerPointOnCircle(x, y, inner);
      offerPointOnLine(x, y, fromX, fromY, limit);
      offerPointOnLine(x, y, toX, toY, limit);
      int next = polygon.after(i);
      double ex = polygon.x(next) - polygon.x(i);
      double ey = polygon.y(next) - polygon.y(i);
      double length = Math.sqrt(ex * ex + ey * ey);
      Edge edge = new Edge(x, y, ey / length, -ex / length);
      offerEdgeOnTangent(edge, outer);
      offerEdgeThroughCorner(edge, outer, sector.fromX(), sector.fromY(), fromX, fromY);
      offerEdgeThroughCorner(edge, inner, sector.fromX(), sector.fromY(), fromX, fromY);
      offerEdgeThroughCorner(edge, outer, sector.toX(), sector.toY(), toX, toY);
      offerEdgeThroughCorner(edge, inner, sector.toX(), sector.toY(), toX, toY);
      offerEdgeThroughTip(edge, fromX, fromY, toX, toY);
    }
  }

  /** An edge of the polygon at offset 0, seen from the sector's center: a point, a unit normal. */
  private record Edge(double x, double y, double nx, double ny) {

    double beyond(double px, double py) {
      return nx * (x - px) + ny * (y - py);
    }
  }

  private void offerPointOnCircle(double x, double y, double radius) {
    double along = x * direction.x() + y * direction.y();
    double aside = x * direction.y() - y * direction.x();
    double root = Math.sqrt((radius - aside) * (radius + aside));
    offer(along - root);
    offer(along + root);
  }

  private void offerPointOnLine(double x, double y, double nx, double ny, double distance) {
    offer((nx * x + ny * y - distance) / (nx * direction.x() + ny * direction.y()));
  }

  /**
   * Offers an edge's contact with a circle from outside. Along a tangent from inside, the polygon
   * is in the region before and after.
   */
  private void offerEdgeOnTangent(Edge edge, double radius) {
    double rate = edge.nx * direction.x() + edge.ny * direction.y();
    offer((edge.beyond(0, 0) + radius) / rate);
  }

  /** Offers an edge's contact with the corner of a circle and the line inside a flat end. */
  private void offerEdgeThroughCorner(
      Edge edge, double radius, double endX, double endY, double nx, double ny) {
    double along = Math.sqrt((radius - limit) * (radius + limit));
    offerEdgeThrough(edge, along * endX + limit * nx, along * endY + limit * ny);
  }

  /** Offers an edge's contact with the corner of both lines, which the inner circle may cut off. */
  private void offerEdgeThroughTip(Edge edge, double ax, double ay, double bx, double by) {
    double cross = ax * by - ay * bx;
    offerEdgeThrough(edge, limit * (by - ay) / cross, limit * (ax - bx) / cross);
  }

  private void offerEdgeThrough(Edge edge, double px, double py) {
    offer(edge.beyond(px, py) / (edge.nx * direction.x() + edge.ny * direction.y()));
  }

  /** Adds an offset at which something may change, if it is a number within the range. */
  private void offer(double offset) {
    if (range.contains(offset)) {
      if (count == offsets.length) {
        offsets = Arrays.copyOf(offsets, 2 * count);
      }
      offsets[count++] = offset;
    }
  }
}
