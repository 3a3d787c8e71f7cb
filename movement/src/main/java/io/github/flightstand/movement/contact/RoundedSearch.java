package io.github.flightstand.movement.contact;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.interop.Grid;
import io.github.flightstand.geometry.sweep.CurvedMotion;
import io.github.flightstand.geometry.sweep.Motion;
import io.github.flightstand.geometry.sweep.MotionBounds;
import io.github.flightstand.geometry.sweep.MotionState;
import io.github.flightstand.movement.parts.LaidPath;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A search along a line for the first pose that is free once it is rounded to a grid.
 *
 * <p>Along a line the rounded pose is constant on stretches. Stretches are halved until bounds of
 * the rates show that all their poses round alike, so no stretch is passed over unless it is
 * narrower than 1e-9 mm, where rounding errors decide too.
 */
public final class RoundedSearch {

  /** The length in millimeters below which a stretch is judged by its middle. */
  private static final double NARROWEST = 1e-9;

  /** The number of steps of a grid that doubles hardly distinguish on a table. */
  private static final double SAME = 1e-10;

  /** A straight line along which nothing turns. */
  private static final MotionBounds STRAIGHT = new MotionBounds(1, 0, 0, 0, 0);

  private final Grid grid;
  private final Predicate<Pose> free;
  private final MotionState rates = new MotionState();

  /** The rounded pose that was judged last, and whether it was free. */
  private Optional<Pose> judged = Optional.empty();

  private boolean wasFree;

  /**
   * Creates a search.
   *
   * @param free tests whether a piece may stand at a pose of the grid
   */
  public RoundedSearch(Grid grid, Predicate<Pose> free) {
    this.grid = grid;
    this.free = free;
  }

  /** Returns the rounded pose, or empty if it is not free. */
  public Optional<Pose> at(Pose exact) {
    Pose rounded = grid.nearest(exact);
    if (!judged.equals(Optional.of(rounded))) {
      Interruption.check();
      wasFree = free.test(rounded);
      judged = Optional.of(rounded);
    }
    return wasFree ? judged : Optional.empty();
  }

  /**
   * Returns the last free rounded pose on a path. The start counts as free.
   *
   * @param end where the ship ends by the exact rules
   * @param s the path's parameter there
   * @param turn the turn made on the spot at the path's end, in degrees
   */
  public Pose last(LaidPath path, Pose end, double s, double turn) {
    Optional<Pose> exact = at(end);
    if (exact.isPresent()) {
      return exact.get();
    }
    Motion motion = path.path().motion();
    Direction facing = path.travelling().heading();
    Line line =
        new Line(
            parameter -> path.poseAt(parameter).turnedBy(turn),
            parameter -> {
              motion.at(parameter, rates);
              double x = rates.velocityX();
              double y = rates.velocityY();
              rates.move(
                  facing.cos() * x - facing.sin() * y,
                  facing.sin() * x + facing.cos() * y,
                  rates.turnRate());
            });
    Optional<Found> found = Optional.empty();
    if (motion instanceof CurvedMotion curve) {
      for (int piece = curve.pieces() - 1; piece >= 0 && found.isEmpty(); piece--) {
        double to = Math.min(s, curve.pieceStart(piece + 1));
        if (to > curve.pieceStart(piece)) {
          found = first(line, to, curve.pieceStart(piece), curve.bounds(piece));
        }
      }
    } else {
      found = first(line, s, motion.from(), STRAIGHT);
    }
    return found.map(Found::pose).orElseGet(() -> grid.nearest(path.poseAt(motion.from())));
  }

  /**
   * Returns the free rounded pose that belongs to the slide nearest to a wish, the lesser of two.
   *
   * @param centred the pose at slide 0; slides lead ahead
   * @param slides the exact slides to choose from
   */
  public Optional<Pose> nearest(Pose centred, IntervalSet slides, double wish) {
    Direction ahead = centred.heading();
    Line line =
        new Line(
            slide -> centred.shiftedBy(slide, 0), slide -> rates.move(ahead.cos(), ahead.sin(), 0));
    List<Interval> parts = slides.intervals();
    Optional<Found> above = Optional.empty();
    for (int i = 0; i < parts.size() && above.isEmpty(); i++) {
      if (parts.get(i).hi() >= wish) {
        above = first(line, Math.max(wish, parts.get(i).lo()), parts.get(i).hi(), STRAIGHT);
      }
    }
    Optional<Found> below = Optional.empty();
    for (int i = parts.size() - 1; i >= 0 && below.isEmpty(); i--) {
      if (parts.get(i).lo() <= wish) {
        below = first(line, Math.min(wish, parts.get(i).hi()), parts.get(i).lo(), STRAIGHT);
      }
    }
    return Stream.concat(below.stream(), above.stream())
        .min(Comparator.comparingDouble(found -> Math.abs(found.parameter() - wish)))
        .map(Found::pose);
  }

  /**
   * A line of poses.
   *
   * @param pose returns the pose at a parameter
   * @param move sets the rates at a parameter
   */
  private record Line(DoubleFunction<Pose> pose, DoubleConsumer move) {}

  /** A free rounded pose, and the first parameter that it belongs to. */
  private record Found(double parameter, Pose pose) {}

  /** Returns the first free rounded pose from one parameter to another. */
  private Optional<Found> first(Line line, double from, double to, MotionBounds bounds) {
    return at(line.pose().apply(from))
        .map(pose -> new Found(from, pose))
        .or(() -> between(line, from, to, bounds))
        .or(() -> at(line.pose().apply(to)).map(pose -> new Found(to, pose)));
  }

  private Optional<Found> between(Line line, double from, double to, MotionBounds bounds) {
    double middle = (from + to) / 2;
    double half = Math.abs(to - from) / 2;
    Pose pose = line.pose().apply(middle);
    line.move().accept(middle);
    return half <= NARROWEST / 2 || roundsAlike(pose, half, bounds)
        ? at(pose).map(rounded -> new Found(from, rounded))
        : between(line, from, middle, bounds).or(() -> between(line, middle, to, bounds));
  }

  /** Tests whether the poses within {@code half} of a pose certainly round as it does. */
  private boolean roundsAlike(Pose pose, double half, MotionBounds bounds) {
    Point here = pose.position();
    Point steps = grid.inSteps(here);
    Point next = grid.inSteps(here.plus(new Vector(rates.velocityX(), rates.velocityY())));
    double square = half * half / 2;
    double bend = bounds.acceleration() / grid.spacing() * square;
    double turn = Math.abs(rates.turnRate()) * half + bounds.turnAcceleration() * square;
    return isConstant(steps.x(), Math.abs(next.x() - steps.x()) * half + bend)
        && isConstant(steps.y(), Math.abs(next.y() - steps.y()) * half + bend)
        && isConstant(grid.headingInSteps(pose), turn / (2 * Math.PI) * grid.headings().orElse(0));
  }

  private static boolean isConstant(double steps, double change) {
    return change < SAME || Grid.rounded(steps - change) == Grid.rounded(steps + change);
  }
}
