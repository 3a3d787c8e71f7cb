package io.github.flightstand.rules.engine.decision;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.movement.reposition.CurvedEnds;
import io.github.flightstand.movement.setup.PlacementSpace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A few values that represent a whole slide or region. For a slide they are the ends and the middle
 * of each of its intervals. For a move along a curve they are pairs. One is the pair that is used
 * if none is named. The others are the outermost on each side of each piece of the set of pairs.
 * For a region they are its sample and, for the heading of the search, the outermost place on each
 * side of each piece.
 *
 * @param shifts the shifts of a slide, ascending; empty for a region
 * @param pairs of a move along a curve, pairs of the template's slide and a shift, all legal
 * @param poses the poses of a region, the sample first, all legal; empty for a slide
 * @param cells whether there is a witness for every stretch in which everything that matters stays
 *     the same
 */
public record Witnesses(
    List<Double> shifts, Optional<List<Pair>> pairs, List<Pose> poses, boolean cells) {

  /**
   * The template's own slide, and the shift of a base along it.
   *
   * @param template the template's slide
   * @param shift the shift
   */
  public record Pair(double template, double shift) {}

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
    pairs = pairs.map(List::copyOf);
    poses = List.copyOf(poses);
  }

  /** Returns the witnesses of a slide; along a curve this works out the whole set of pairs. */
  public static Witnesses of(Domain.Slide slide) {
    return new Witnesses(
        shifts(slide.shifts()), slide.curve().map(Witnesses::pairs), List.of(), false);
  }

  /** Returns a command for each witness of a slide. */
  public static List<Command> commands(Domain.Slide slide, Command command) {
    return slide
        .curve()
        .map(
            ends ->
                pairs(ends).stream()
                    .map(pair -> command.withTemplate(pair.template()).withShift(pair.shift()))
                    .toList())
        .orElseGet(() -> shifts(slide.shifts()).stream().map(command::withShift).toList());
  }

  private static List<Pair> pairs(CurvedEnds ends) {
    double laid = ends.laid().orElseThrow();
    List<Pair> pairs = new ArrayList<>();
    pairs.add(new Pair(laid, ends.shiftsAt(laid).nearestTo(0).orElseThrow()));
    for (List<Point> ring : ends.region()) {
      for (Comparator<Point> side : OUTERMOST) {
        Point corner = ring.stream().min(side).orElseThrow();
        Pair pair = new Pair(corner.x(), corner.y());
        if (!pairs.contains(pair) && ends.shiftsAt(pair.template()).contains(pair.shift())) {
          pairs.add(pair);
        }
      }
    }
    return pairs;
  }

  private static List<Double> shifts(IntervalSet slide) {
    List<Double> shifts = new ArrayList<>();
    for (Interval interval : slide.intervals()) {
      shifts.add(interval.lo());
      if (interval.length() > 0) {
        shifts.add(interval.lo() + interval.length() / 2);
        shifts.add(interval.hi());
      }
    }
    return shifts;
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
    return new Witnesses(List.of(), Optional.empty(), poses, false);
  }
}
