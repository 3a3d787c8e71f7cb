package io.github.flightstand.rules.engine.decision;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.movement.setup.PlacementSpace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A few values that represent a whole slide or region. For a slide they are the ends and the middle
 * of each of its intervals. For a region they are its sample and, for the heading of the search,
 * the outermost place on each side of each of its pieces.
 *
 * @param shifts the shifts of a slide, ascending; empty for a region
 * @param poses the poses of a region, the sample first, all legal; empty for a slide
 * @param cells whether there is a witness for every stretch in which everything that matters stays
 *     the same; if false, they are only ends and middles
 */
public record Witnesses(List<Double> shifts, List<Pose> poses, boolean cells) {

  /** The outermost point on each side; of equal points, the first going round. */
  private static final List<Comparator<Point>> OUTERMOST =
      List.of(
          Comparator.comparingDouble(Point::x).thenComparingDouble(Point::y),
          Comparator.comparingDouble(Point::y).thenComparingDouble(point -> -point.x()),
          Comparator.<Point>comparingDouble(point -> -point.x())
              .thenComparingDouble(point -> -point.y()),
          Comparator.<Point>comparingDouble(point -> -point.y()).thenComparingDouble(Point::x));

  /** Copies the lists. */
  public Witnesses {
    shifts = List.copyOf(shifts);
    poses = List.copyOf(poses);
  }

  /** Returns the witnesses of a slide. */
  public static Witnesses of(IntervalSet slide) {
    List<Double> shifts = new ArrayList<>();
    for (Interval interval : slide.intervals()) {
      shifts.add(interval.lo());
      if (interval.length() > 0) {
        shifts.add(interval.lo() + interval.length() / 2);
        shifts.add(interval.hi());
      }
    }
    return new Witnesses(shifts, List.of(), false);
  }

  /** Returns the witnesses of a region; this works out the region's whole shape. */
  public static Witnesses of(Domain.Region region) {
    PlacementSpace site = region.site();
    List<Pose> poses = new ArrayList<>(List.of(region.sample()));
    for (Region.Piece piece : site.free(0).pieces()) {
      for (Comparator<Point> side : OUTERMOST) {
        Point place = piece.shell().corners().stream().min(side).orElseThrow();
        Pose pose = Pose.at(place.x(), place.y(), site.headingFirst());
        if (!poses.contains(pose) && site.admits(pose)) {
          poses.add(pose);
        }
      }
    }
    return new Witnesses(List.of(), poses, false);
  }
}
