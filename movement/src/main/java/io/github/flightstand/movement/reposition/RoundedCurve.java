package io.github.flightstand.movement.reposition;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.interop.Grid;
import io.github.flightstand.geometry.region.Cutout;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.movement.contact.RoundedSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The search for a rounded end of a move along a curve that slides, where both slides are free.
 *
 * <p>The base never turns there, so the exact ends that round to one place fill a square of the
 * grid. Squares are looked at in rings about a wish. A ring can be left out once it is farther away
 * than an end found.
 */
final class RoundedCurve {

  private final Grid grid;
  private final RoundedSearch search;
  private final Region centers;

  /** The pose at the pair (0, 0): its heading is that of all ends. */
  private final Pose facing;

  /**
   * Prepares a search.
   *
   * @param search judges the rounded poses
   */
  RoundedCurve(CurvedEnds ends, Grid grid, RoundedSearch search) {
    this.grid = grid;
    this.search = search;
    centers = ends.centers();
    facing = ends.poseAt(0, 0);
  }

  /**
   * Returns the free rounded pose with a legal center nearest to a wish; empty if there is none.
   */
  Optional<Pose> nearest(Pose wish) {
    if (centers.isEmpty()) {
      return Optional.empty();
    }
    Point middle = grid.inSteps(wish.position());
    double middleX = Grid.rounded(middle.x());
    double middleY = Grid.rounded(middle.y());
    long rings = rings(middleX, middleY);
    double least = Double.POSITIVE_INFINITY;
    Optional<Pose> best = Optional.empty();
    for (long ring = 0; ring <= rings && (ring - 1) * grid.spacing() < least; ring++) {
      for (double[] place : ring(middleX, middleY, ring)) {
        Optional<Pose> free = search.at(at(grid.here(place[0], place[1])));
        double distance =
            free.isEmpty()
                ? Double.POSITIVE_INFINITY
                : distance(within(place[0], place[1]), wish.position());
        if (distance < least) {
          least = distance;
          best = free;
        }
      }
    }
    return best;
  }

  private Pose at(Point place) {
    return new Pose(place.x(), place.y(), facing.heading());
  }

  /** Returns the number of the last ring about a place that meets the legal centers. */
  private long rings(double middleX, double middleY) {
    double farthest = 0;
    for (List<Point> ring : centers.rings()) {
      for (Point corner : ring) {
        Point steps = grid.inSteps(corner);
        farthest = Math.max(farthest, Math.abs(steps.x() - middleX));
        farthest = Math.max(farthest, Math.abs(steps.y() - middleY));
      }
    }
    return (long) Math.ceil(farthest) + 1;
  }

  /** Returns the places on the edge of a square about a place, the negative ones first. */
  private static List<double[]> ring(double x, double y, long size) {
    List<double[]> places = new ArrayList<>();
    for (long i = -size; i <= size; i++) {
      long step = Math.abs(i) == size ? 1 : 2 * size;
      for (long j = -size; j <= size; j += Math.max(1, step)) {
        places.add(new double[] {x + i, y + j});
      }
    }
    return places;
  }

  /** Returns the legal centers that round to a place. */
  private Region within(double x, double y) {
    List<Point> corners =
        List.of(
            grid.here(x - 0.5, y - 0.5),
            grid.here(x + 0.5, y - 0.5),
            grid.here(x + 0.5, y + 0.5),
            grid.here(x - 0.5, y + 0.5));
    return Cutout.of(ConvexPolygon.of(corners), List.of(centers), List.of(), Region.EMPTY);
  }

  /** Returns the distance of a point from the nearest edge of a region. */
  private static double distance(Region region, Point from) {
    return region.rings().stream()
        .flatMapToDouble(ring -> distances(ring, from))
        .min()
        .orElse(Double.POSITIVE_INFINITY);
  }

  private static DoubleStream distances(List<Point> corners, Point from) {
    return IntStream.range(0, corners.size())
        .mapToDouble(
            i -> {
              Point last = corners.get((i == 0 ? corners.size() : i) - 1);
              Vector edge = last.vectorTo(corners.get(i));
              double along = last.vectorTo(from).dot(edge) / edge.dot(edge);
              Point nearest = last.plus(edge.times(new Interval(0, 1).nearestTo(along)));
              return nearest.distanceTo(from);
            });
  }
}
