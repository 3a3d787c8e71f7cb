package io.github.flightstand.geometry.sweep;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which slides of a {@link SlidePlane} have a partner: the shadows of the allowed pairs on both
 * axes, in closed form.
 *
 * <p>The allowed pairs are closed and bounded by straight edges. So a shadow begins and ends at a
 * corner: a corner of a polygon, a crossing of two edges or of an edge and the border, or a corner
 * of the rectangle. No such point lies in the polygons that make it. If it lies in no other either,
 * it is allowed, and its slides are in the shadows. Between two neighbors of these slides nothing
 * begins or ends, so one line in the middle decides for all between them. A single allowed point
 * between forbidden polygons is found too. Rounded polygons add {@link RoundedCorners}.
 *
 * <p><b>Error.</b> A corner is off by rounding divided by the sine of the angle of its two lines.
 *
 * <pre>{@code
 * plane.project(IntervalSet.of(new Interval(-10, 10)), 1e-13).first()
 * }</pre>
 */
public final class SlideShadows {

  /** The length in millimeters below which a gap may be rounding. */
  private static final double SLIVER = 1e-11;

  private final SlidePlane plane;
  private final double room;
  private final ClippedPolygon[] clipped;

  /** The allowed corners of the part judged last. */
  private double[] as = new double[32];

  private double[] bs = new double[32];
  private int count;

  private final IntervalSet first;
  private final IntervalSet second;

  SlideShadows(SlidePlane plane, IntervalSet range, double room) {
    this.plane = plane;
    this.room = room;
    double most = plane.most();
    clipped = new ClippedPolygon[plane.polygons()];
    for (int k = 0; k < clipped.length; k++) {
      clipped[k] = new ClippedPolygon();
    }
    List<Interval> ofFirst = new ArrayList<>();
    List<Interval> ofSecond = new ArrayList<>();
    for (Interval part : range.intervals()) {
      Interruption.check();
      findCorners(part.lo(), part.hi(), most);
      // Sorting one coordinate parts it from the other, which is not needed from then on.
      shadow(bs, false, part.lo(), part.hi(), ofSecond);
      shadow(as, true, -most, most, ofFirst);
    }
    first = IntervalSet.of(ofFirst);
    second = IntervalSet.of(ofSecond);
  }

  /** Returns the slides in the first direction that some slide in the second makes legal. */
  public IntervalSet first() {
    return first;
  }

  /** Returns the slides in the second direction that some slide in the first makes legal. */
  public IntervalSet second() {
    return second;
  }

  private void findCorners(double lo, double hi, double most) {
    count = 0;
    offer(lo, -most, -1, -1);
    offer(lo, most, -1, -1);
    offer(hi, -most, -1, -1);
    offer(hi, most, -1, -1);
    for (int p = 0; p < clipped.length; p++) {
      ClippedPolygon polygon = clipped[p];
      polygon.rectangle(lo, hi, -most, most);
      plane.clip(p, polygon, 0);
      for (int i = 0; i < polygon.size(); i++) {
        if (polygon.line(i) != ClippedPolygon.BORDER
            || polygon.line(polygon.previous(i)) != ClippedPolygon.BORDER) {
          offer(polygon.x(i), polygon.y(i), p, -1);
        }
      }
      for (int q = 0; q < p; q++) {
        offerCrossings(p, q);
      }
    }
    if (!plane.rounded().isEmpty()) {
      new RoundedCorners(plane, lo, hi, plane.edges(), (a, b) -> offer(a, b, -1, -1)).offerAll();
    }
  }

  private void offerCrossings(int p, int q) {
    ClippedPolygon one = clipped[p];
    ClippedPolygon two = clipped[q];
    for (int i = 0; i < one.size(); i++) {
      int line = one.line(i);
      if (line == ClippedPolygon.BORDER) {
        continue;
      }
      double ax = one.x(i);
      double ay = one.y(i);
      double bx = one.x(one.next(i));
      double by = one.y(one.next(i));
      for (int j = 0; j < two.size(); j++) {
        int other = two.line(j);
        if (other == ClippedPolygon.BORDER) {
          continue;
        }
        double from = plane.beyond(other, ax, ay);
        double to = plane.beyond(other, bx, by);
        if (from < 0 == to < 0) {
          continue;
        }
        double start = plane.beyond(line, two.x(j), two.y(j));
        double end = plane.beyond(line, two.x(two.next(j)), two.y(two.next(j)));
        if (start < 0 != end < 0) {
          double part = from / (from - to);
          offer(ClippedPolygon.between(ax, bx, part), ClippedPolygon.between(ay, by, part), p, q);
        }
      }
    }
  }

  /** Keeps a corner unless a polygon other than the two that make it forbids it. */
  private void offer(double a, double b, int p, int q) {
    for (int k = 0; k < clipped.length; k++) {
      if (k != p && k != q && plane.forbids(k, a, b, room)) {
        return;
      }
    }
    for (RoundedPolygon polygon : plane.rounded()) {
      if (polygon.forbids(a, b, room)) {
        return;
      }
    }
    if (count == as.length) {
      as = Arrays.copyOf(as, 2 * count);
      bs = Arrays.copyOf(bs, 2 * count);
    }
    as[count] = a;
    bs[count++] = b;
  }

  /** Adds the shadow of the allowed pairs on one axis, given the corners' places on it. */
  private void shadow(
      double[] places, boolean onFirst, double lo, double hi, List<Interval> shadow) {
    Arrays.sort(places, 0, count);
    for (int k = 0; k < count; ) {
      double from = places[k];
      double to = from;
      for (k++; k < count && joined(to, places[k], onFirst, lo, hi); k++) {
        to = places[k];
      }
      shadow.add(new Interval(from, to));
    }
  }

  private boolean joined(double one, double next, boolean onFirst, double lo, double hi) {
    return next - one <= SLIVER || plane.anyAllowed(!onFirst, one + (next - one) / 2, lo, hi);
  }
}
