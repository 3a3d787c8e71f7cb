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
 * A few values that stand for all of a slide or of a region: of a slide the ends and the middle of
 * each of its intervals; of a region its sample, and for the heading of the search the outermost
 * place to each side of each of its pieces.
 *
 * @param shifts the shifts of a slide, ascending; none for a region
 * @param poses the poses of a region, the sample first, all legal; none for a slide
 * @param cells whether there is one for every stretch in which all that matters is the same; false:
 *     they are ends and middles only
 */
public record Witnesses(List<Double> shifts, List<Pose> poses, boolean cells) {

  /** The outermost of points to each side: at a tie the first going round. */
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

  /** Returns the witnesses of a region; the shape of all of it has to be worked out for them. */
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
