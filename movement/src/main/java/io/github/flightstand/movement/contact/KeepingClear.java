package io.github.flightstand.movement.contact;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.sweep.CurvedMotion;
import io.github.flightstand.geometry.sweep.MotionBounds;
import io.github.flightstand.geometry.sweep.MotionState;
import io.github.flightstand.movement.contact.BackingUp.Stop;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.table.Ship;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.function.DoubleUnaryOperator;

/**
 * A search for places at which a ship keeps a clearance from other ships: where every separation is
 * at least a positive number of millimeters.
 *
 * <p>On a straight line the separation of two convex parts is a convex function, so the places too
 * near form one open interval, whose ends are bisected. On a curve the search steps back from the
 * end. A step leads no farther than a point of the base certainly stays too near: by its speed, or
 * by its velocity and a bound of its acceleration.
 *
 * <p><b>Error.</b> Places are found to 1e-9 mm where the separation changes by at least 1e-2 mm for
 * each millimeter. A separation that is too small by 1e-12 mm counts as enough. On a curve, a free
 * stretch narrower than 1e-10 mm may be missed.
 *
 * @param moving the outline of the ship that moves
 * @param reach the distance in millimeters from its center to its farthest point
 * @param others the ships that it may come near
 * @param clearance the least separation, in millimeters, positive
 */
record KeepingClear(Compound moving, double reach, List<Ship> others, double clearance) {

  /** The least step back along a curve, in millimeters. */
  private static final double STEP = 1e-10;

  /** How often an interval is halved: it is then narrower than doubles distinguish on a table. */
  private static final int HALVINGS = 60;

  /**
   * Returns the slides at which the ship keeps clear.
   *
   * @param centred the pose at slide 0
   * @param along the unit vector on the table along which it slides
   * @param blockers takes the ids of the ships that forbid some slides
   */
  IntervalSet slides(Pose centred, Vector along, Interval range, Collection<String> blockers) {
    IntervalSet free = IntervalSet.of(range);
    for (Ship other : others) {
      for (ConvexPolygon fixed : outline(other).parts()) {
        for (ConvexPolygon part : moving.parts()) {
          DoubleUnaryOperator gap =
              slide -> {
                Vector way = along.times(slide);
                Pose there =
                    new Pose(centred.x() + way.x(), centred.y() + way.y(), centred.heading());
                return Separation.between(part.placedIn(there), fixed)
                    + Neighbours.MISSED
                    - clearance;
              };
          IntervalSet left = enough(gap, range);
          if (!left.equals(IntervalSet.of(range))) {
            blockers.add(other.id());
            free = free.intersect(left);
          }
        }
      }
    }
    return free;
  }

  /**
   * Returns where a convex function that changes by at most 1 for each millimeter is at least 0.
   */
  private static IntervalSet enough(DoubleUnaryOperator gap, Interval range) {
    double lo = range.lo();
    double hi = range.hi();
    double inside = (lo + hi) / 2;
    if (gap.applyAsDouble(inside) >= range.length() / 2) {
      return IntervalSet.of(range);
    }
    for (double at : new double[] {lo, hi}) {
      inside = gap.applyAsDouble(at) < 0 ? at : inside;
    }
    while (hi - lo > STEP && gap.applyAsDouble(inside) >= 0) {
      double third = (hi - lo) / 3;
      double left = lo + third;
      double right = hi - third;
      double before = gap.applyAsDouble(left);
      double after = gap.applyAsDouble(right);
      inside = before < after ? left : right;
      if (before < after) {
        hi = right;
      } else {
        lo = left;
      }
    }
    if (gap.applyAsDouble(inside) >= 0) {
      return IntervalSet.of(range);
    }
    List<Interval> left = new ArrayList<>(2);
    if (gap.applyAsDouble(range.lo()) >= 0) {
      left.add(new Interval(range.lo(), bisected(gap, range.lo(), inside)));
    }
    if (gap.applyAsDouble(range.hi()) >= 0) {
      left.add(new Interval(bisected(gap, range.hi(), inside), range.hi()));
    }
    return IntervalSet.of(left);
  }

  /** Returns the last parameter from {@code enough} towards {@code tooNear} that is enough. */
  private static double bisected(DoubleUnaryOperator gap, double enough, double tooNear) {
    double good = enough;
    double bad = tooNear;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (good + bad) / 2;
      if (gap.applyAsDouble(middle) >= 0) {
        good = middle;
      } else {
        bad = middle;
      }
    }
    return good;
  }

  /** Backs a ship up from the end of its path to the last place where it keeps clear. */
  Stop backUp(LaidPath path) {
    Collection<String> near = new TreeSet<>();
    double s =
        path.path().motion() instanceof CurvedMotion curve
            ? onCurve(path, curve, near)
            : onStraight(path, near);
    Pose pose = path.poseAt(s);
    double enough = clearance + Tolerance.STANDARD.contact();
    List<String> touching =
        others.stream()
            .filter(other -> near.contains(other.id()) && separation(pose, other) <= enough)
            .map(Ship::id)
            .sorted()
            .toList();
    return new Stop(s, pose, touching);
  }

  private double onStraight(LaidPath path, Collection<String> near) {
    double from = path.path().start();
    Interval range = new Interval(0, path.path().length() - from);
    IntervalSet free = slides(path.poseAt(from), path.travelling().heading().times(1), range, near);
    return free.isEmpty() ? from : from + free.intervals().get(free.intervals().size() - 1).hi();
  }

  private double onCurve(LaidPath path, CurvedMotion curve, Collection<String> near) {
    double s = curve.to();
    int piece = curve.pieces() - 1;
    while (s > curve.from()) {
      Interruption.check();
      Pose pose = path.poseAt(s);
      Ship nearest = null;
      double least = clearance - Neighbours.MISSED;
      for (Ship other : others) {
        double separation = separation(pose, other);
        if (separation < clearance - Neighbours.MISSED) {
          near.add(other.id());
        }
        if (separation < least) {
          least = separation;
          nearest = other;
        }
      }
      if (nearest == null) {
        return s;
      }
      MotionBounds bounds = curve.bounds(piece);
      double step = Math.max(STEP, (clearance - least) / bounds.pointSpeed(reach));
      if (least > 0 && s < curve.pieceStart(piece + 1)) {
        step = Math.max(step, witnessed(path, curve, s, pose, nearest, bounds));
      }
      s = Math.max(curve.pieceStart(piece), s - step);
      if (s == curve.pieceStart(piece) && piece > 0) {
        piece--;
      }
    }
    return curve.from();
  }

  /**
   * Returns how far back the base's point nearest to another ship certainly stays too near to the
   * point there that it is nearest to.
   */
  private double witnessed(
      LaidPath path, CurvedMotion curve, double s, Pose pose, Ship other, MotionBounds bounds) {
    Point own = Point.ORIGIN;
    Vector apart = Vector.ZERO;
    double least = Double.POSITIVE_INFINITY;
    for (ConvexPolygon part : moving.placedIn(pose).parts()) {
      ShortestLines lines = ShortestLines.between(part, outline(other), Tolerance.STANDARD);
      Vector line = lines.onSecond().vectorTo(lines.onFirst());
      if (line.length() < least) {
        least = line.length();
        own = lines.onFirst();
        apart = line;
      }
    }
    MotionState state = new MotionState();
    curve.at(s, state);
    Vector arm = pose.position().vectorTo(own);
    double c = path.travelling().heading().cos();
    double t = path.travelling().heading().sin();
    Vector velocity =
        new Vector(
            c * state.velocityX() - t * state.velocityY() - state.turnRate() * arm.y(),
            t * state.velocityX() + c * state.velocityY() + state.turnRate() * arm.x());
    double bend = bounds.carriedCurvature(reach) / 2;
    Vector from = apart;
    // The bound is convex and begins below 0.
    return bisected(
        back -> clearance - from.plus(velocity.times(-back)).length() - bend * back * back,
        0,
        s - curve.from());
  }

  private double separation(Pose pose, Ship other) {
    return Separation.between(moving.placedIn(pose), outline(other));
  }

  private static Compound outline(Ship other) {
    return other.base().outline().placedIn(other.pose());
  }
}
