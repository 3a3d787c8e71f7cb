package io.github.flightstand.geometry.distance;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.Polygon;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The shortest lines between two shapes that pass through a third shape: those with more than the
 * contact tolerance of their length inside it. A line no longer than the tolerance never does.
 *
 * <p>A line's length inside a polygon is a sum of the places where it crosses the polygon's edges.
 * Upper edges count positive, lower ones negative. A crossing beyond an end of the line counts as
 * at that end. Along the family this sum is linear between places where the line meets a corner, or
 * where an edge meets an end of the line. So the members inside are found exactly, without
 * sampling.
 *
 * <p>A line that runs along an edge only grazes it. A single line passes through the polygon only
 * if its neighbors {@value #GRAZE} mm to either side do. The last member of a family passes through
 * only if the polygon reaches farther than that beyond the family. Elsewhere a family's set is
 * closed, so two polygons edge to edge leave out no member, and no part of it is that narrow.
 *
 * <p><b>Error.</b> The error of a member's number and of its length inside is a few units in the
 * last place of the coordinates, divided by a sine. The sine is that of the angle between an edge
 * and the lines.
 *
 * <pre>{@code
 * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
 * ShortestLines lines =
 *     ShortestLines.between(base, base.placedIn(Pose.at(140, 0, 0)), Tolerance.STANDARD);
 * SimplePolygon rock =
 *     SimplePolygon.of(new Point(60, 0), new Point(80, 0), new Point(80, 50), new Point(60, 50));
 * CrossedLines.of(lines, 0, rock, Tolerance.STANDARD)   // {[0, 20]}: the left half
 * }</pre>
 */
public final class CrossedLines {

  /**
   * The distance, in millimeters, within which a line runs along an edge: far above the rounding on
   * a table, far below what people can see.
   */
  public static final double GRAZE = 1e-9;

  /** The members of a single line. */
  private static final IntervalSet THE_ONE = IntervalSet.of(Interval.at(0));

  private final Polygon polygon;
  private final double originX;
  private final double originY;
  private final double length;

  /** The unit vector along the lines. */
  private final double aheadX;

  private final double aheadY;

  /** The unit vector across the lines, along which members are numbered. */
  private final double acrossX;

  private final double acrossY;

  private CrossedLines(ShortestLines lines, Polygon polygon) {
    this.polygon = polygon;
    originX = lines.onFirst().x();
    originY = lines.onFirst().y();
    double dx = lines.onSecond().x() - originX;
    double dy = lines.onSecond().y() - originY;
    length = Math.sqrt(dx * dx + dy * dy);
    aheadX = dx / length;
    aheadY = dy / length;
    double side = aheadX * lines.along().y() - aheadY * lines.along().x() < 0 ? -1 : 1;
    acrossX = -side * aheadY;
    acrossY = side * aheadX;
  }

  /**
   * Returns the numbers of the members that pass through a polygon: a closed subset of {@link
   * ShortestLines#members()}. For strips around the lines, such as a ruler's, these are the members
   * whose strip contains a line that passes through.
   *
   * @param width the width of a strip in millimeters, half of it to either side of its line; 0 for
   *     lines
   * @throws IllegalArgumentException if the width is negative or not finite
   */
  public static IntervalSet of(
      ShortestLines lines, double width, Polygon polygon, Tolerance tolerance) {
    if (!(width >= 0) || !Double.isFinite(width)) {
      throw new IllegalArgumentException(
          "a strip's width is at least 0 and finite, found " + width + " mm");
    }
    if (lines.distance() <= tolerance.contact()) {
      return IntervalSet.EMPTY;
    }
    if (!comesNear(lines, lines.reach() + width / 2, polygon)) {
      return IntervalSet.EMPTY;
    }
    CrossedLines crossed = new CrossedLines(lines, polygon);
    return width == 0 && !lines.many()
        ? crossed.ofOne(tolerance.contact())
        : crossed.ofFamily(lines, width / 2, tolerance.contact());
  }

  /** Tests whether the polygon's circle reaches the rectangle that the lines fill. */
  private static boolean comesNear(ShortestLines lines, double reach, Polygon polygon) {
    double x = lines.onSecond().x() - lines.onFirst().x();
    double y = lines.onSecond().y() - lines.onFirst().y();
    double length = Math.sqrt(x * x + y * y);
    double dx = polygon.centreX() - lines.onFirst().x();
    double dy = polygon.centreY() - lines.onFirst().y();
    double radius = polygon.radius() + GRAZE;
    double across = dy * (x / length) - dx * (y / length);
    double ahead = dx * (x / length) + dy * (y / length);
    return Math.abs(across) <= reach + radius && ahead >= -radius && ahead <= length + radius;
  }

  private double across(int i) {
    return (polygon.x(i) - originX) * acrossX + (polygon.y(i) - originY) * acrossY;
  }

  private double ahead(int i) {
    return (polygon.x(i) - originX) * aheadX + (polygon.y(i) - originY) * aheadY;
  }

  /** Returns the length of member t inside the polygon. */
  private double inside(double t) {
    double sum = 0;
    int n = polygon.size();
    double x = 0;
    double y = 0;
    for (int i = 0; i < n; i++) {
      int from = polygon.before(i);
      if (from != i - 1) {
        x = across(from) - t;
        y = ahead(from);
      }
      double toX = across(i) - t;
      double toY = ahead(i);
      // Half-open edges: a corner on the line counts once.
      if ((x > 0) != (toX > 0)) {
        double crossing = y + (toY - y) * (x / (x - toX));
        double onLine = Math.max(0, Math.min(length, crossing));
        sum += toX > 0 ? -onLine : onLine;
      }
      x = toX;
      y = toY;
    }
    // Upper edges lead one way, lower edges the other; which way depends on the frame's sense.
    return Math.abs(sum);
  }

  private IntervalSet ofOne(double contact) {
    return Math.min(inside(-GRAZE), inside(GRAZE)) > contact ? THE_ONE : IntervalSet.EMPTY;
  }

  /** Returns the members with a line that passes through at most half a strip to either side. */
  private IntervalSet ofFamily(ShortestLines lines, double halfStrip, double contact) {
    Interval members = lines.members();
    List<Interval> strips = new ArrayList<>();
    // Looks slightly beyond the family's ends, to see whether the polygon continues there.
    for (Interval through : linesThrough(lines.reach() + halfStrip + 4 * GRAZE, contact)) {
      double lo = through.lo() - halfStrip;
      double hi = through.hi() + halfStrip;
      boolean beyondFirst = lo < members.lo() - GRAZE;
      boolean beyondLast = hi > members.hi() + GRAZE;
      double from = beyondFirst ? members.lo() : Math.max(lo, members.lo() + GRAZE);
      double to = beyondLast ? members.hi() : Math.min(hi, members.hi() - GRAZE);
      if (to - from > GRAZE || (beyondFirst && beyondLast)) {
        strips.add(new Interval(from, to));
      }
    }
    return IntervalSet.of(strips);
  }

  /** Returns the lines with more than the tolerance inside, without gaps made by rounding. */
  private List<Interval> linesThrough(double reach, double contact) {
    double[] breaks = breaks(reach);
    List<Interval> found = new ArrayList<>();
    for (int k = 1; k < breaks.length; k++) {
      Interruption.check();
      double lo = breaks[k - 1];
      double hi = breaks[k];
      double quarter = (hi - lo) / 4;
      // Where an edge runs along the lines the length jumps, so it is computed in between.
      double early = inside(lo + quarter) - contact;
      double late = inside(hi - quarter) - contact;
      double atLo = early - (late - early) / 2;
      double atHi = late + (late - early) / 2;
      if (atLo > 0 || atHi > 0) {
        double from = atLo > 0 ? lo : hi - (hi - lo) * (atHi / (atHi - atLo));
        double to = atHi > 0 ? hi : lo + (hi - lo) * (atLo / (atLo - atHi));
        found.add(new Interval(from, Math.max(from, to)));
      }
    }
    return withoutGaps(IntervalSet.of(found));
  }

  /**
   * Returns the members at which the length's slope may change, ascending, with both ends, none too
   * close.
   */
  private double[] breaks(double reach) {
    int n = polygon.size();
    double[] all = new double[3 * n];
    int count = 0;
    double x = 0;
    double y = 0;
    for (int i = 0; i < n; i++) {
      int from = polygon.before(i);
      if (from != i - 1) {
        x = across(from);
        y = ahead(from);
      }
      double toX = across(i);
      double toY = ahead(i);
      all[count++] = toX;
      if ((y > 0) != (toY > 0)) {
        all[count++] = x + (toX - x) * (y / (y - toY));
      }
      if ((y > length) != (toY > length)) {
        all[count++] = x + (toX - x) * ((y - length) / (y - toY));
      }
      x = toX;
      y = toY;
    }
    Arrays.sort(all, 0, count);
    double[] kept = new double[count + 2];
    kept[0] = -reach;
    int size = 1;
    for (int k = 0; k < count; k++) {
      if (all[k] > kept[size - 1] + GRAZE && all[k] < reach - GRAZE) {
        kept[size++] = all[k];
      }
    }
    kept[size++] = reach;
    return Arrays.copyOf(kept, size);
  }

  /** Returns a set's intervals without gaps up to a graze: rounding made them, not the polygon. */
  private static List<Interval> withoutGaps(IntervalSet set) {
    List<Interval> kept = new ArrayList<>();
    for (Interval interval : set.intervals()) {
      int last = kept.size() - 1;
      if (last >= 0 && interval.lo() - kept.get(last).hi() <= GRAZE) {
        kept.set(last, new Interval(kept.get(last).lo(), interval.hi()));
      } else {
        kept.add(interval);
      }
    }
    return kept;
  }
}
