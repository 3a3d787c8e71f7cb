package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a sliding arc band keeps off polygons: the offsets at which no polygon reaches deeper into
 * the band than allowed.
 *
 * <p>A slide of one millimetre changes an inner depth by at most one millimetre, so a stretch of
 * half width h about an offset is decided as soon as the depth there differs from the limit by more
 * than h; else it is halved. A free or blocked stretch can be missed only if it is narrower than
 * {@value #FLOOR} mm; ends are rounded to the free side by at most that.
 *
 * <pre>{@code
 * SlidingDepth.free(bank, new Vector(1, 0), new Interval(-10, 10), List.of(rock), 1e-6)
 * }</pre>
 */
public final class SlidingDepth {

  /** Stretches are not halved below this many millimetres. */
  static final double FLOOR = 5e-10;

  private final ArcBand band;
  private final Vector direction;
  private final List<SimplePolygon> polygons;
  private final double limit;
  private final List<Interval> found = new ArrayList<>();

  private SlidingDepth(ArcBand band, Vector direction, List<SimplePolygon> polygons, double limit) {
    this.band = band;
    this.direction = direction;
    this.polygons = polygons;
    this.limit = limit;
  }

  /**
   * Returns the free offsets.
   *
   * @param band the band at offset 0
   * @param direction where it slides to, of length 1
   * @param range the offsets asked about, in millimetres
   * @param polygons what it must keep off
   * @param limit how deep a polygon may reach into it, in millimetres
   */
  public static IntervalSet free(
      ArcBand band, Vector direction, Interval range, List<SimplePolygon> polygons, double limit) {
    SlidingDepth search = new SlidingDepth(band, direction, polygons, limit);
    search.collect(range.lo(), range.hi());
    return IntervalSet.of(search.found);
  }

  private void collect(double from, double to) {
    double h = (to - from) / 2;
    double spare = limit - depthAt(from + h);
    if (spare >= h || (to - from <= FLOOR && depthAt(from) <= limit && depthAt(to) <= limit)) {
      found.add(new Interval(from, to));
    } else if (spare >= -h && to - from > FLOOR) {
      collect(from, from + h);
      collect(from + h, to);
    }
  }

  private double depthAt(double offset) {
    Vector shift = direction.times(offset);
    ArcBand moved = band.placedIn(Pose.at(shift.x(), shift.y(), 0));
    double depth = 0;
    for (SimplePolygon polygon : polygons) {
      depth = Math.max(depth, InnerDepth.of(polygon, moved));
    }
    return depth;
  }
}
