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
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.MotionBounds;
import io.github.flightstand.geometry.sweep.MotionState;
import io.github.flightstand.movement.contact.BackingUp.Stop;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.table.Ship;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/**
 * A search for the last place on a path at which a ship keeps a clearance from other ships: where
 * every separation is at least a positive number of millimeters.
 *
 * <p>On a straight path the places are in closed form. On a curve the search steps back from the
 * end. A step leads no farther than a point of the base certainly stays too near: by its speed, or
 * by its velocity and a bound of its acceleration.
 *
 * <p><b>Error.</b> Places are found to 1e-9 mm where the separation changes by at least 1e-2 mm for
 * each millimeter. On a curve, a free stretch narrower than 1e-10 mm may be missed.
 *
 * @param neighbours the ships about the one that moves
 * @param near those that it may come near
 * @param moving the outline of the ship that moves
 * @param reach the distance in millimeters from its center to its farthest point
 * @param others the same ships as {@code near}
 * @param level the least separation, in millimeters, positive
 */
record KeepingClear(
    Neighbours neighbours,
    FreePathSearch near,
    LaidPath path,
    Compound moving,
    double reach,
    List<Ship> others,
    double level) {

  /** The least step back along a curve, in millimeters. */
  private static final double STEP = 1e-10;

  private static final Vector AHEAD = new Vector(1, 0);

  /** How often an interval is halved: it is then narrower than doubles distinguish on a table. */
  private static final int HALVINGS = 60;

  /** Backs the ship up from the end of its path to the last place where it keeps clear. */
  Stop backUp() {
    Collection<String> met = new TreeSet<>();
    double s =
        path.path().motion() instanceof CurvedMotion curve ? onCurve(curve, met) : onStraight(met);
    Pose pose = path.poseAt(s);
    double enough = level + Tolerance.STANDARD.contact();
    List<String> touching =
        others.stream()
            .filter(other -> met.contains(other.id()) && separation(pose, other) <= enough)
            .map(Ship::id)
            .sorted()
            .toList();
    return new Stop(s, pose, touching);
  }

  private double onStraight(Collection<String> met) {
    // At slide 0 the base stands at the template's start.
    double ahead = path.path().ahead();
    double from = path.path().start();
    Interval range = new Interval(from + ahead, path.path().length() + ahead);
    double distance = level + Neighbours.spare(path.travelling());
    IntervalSet free = neighbours.clearSlides(near, AHEAD, range, distance, met);
    return free.isEmpty() ? from : free.intervals().get(free.intervals().size() - 1).hi() - ahead;
  }

  private double onCurve(CurvedMotion curve, Collection<String> met) {
    double s = curve.to();
    int piece = curve.pieces() - 1;
    while (s > curve.from()) {
      Interruption.check();
      Pose pose = path.poseAt(s);
      Ship nearest = null;
      double least = level;
      for (Ship other : others) {
        double separation = separation(pose, other);
        if (separation < level) {
          met.add(other.id());
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
      double step = Math.max(STEP, (level - least) / bounds.pointSpeed(reach));
      if (least > 0 && s < curve.pieceStart(piece + 1)) {
        step = Math.max(step, witnessed(curve, s, pose, nearest, bounds));
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
      CurvedMotion curve, double s, Pose pose, Ship other, MotionBounds bounds) {
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
    // The bound of the separation is convex and begins below the level.
    double tooNear = 0;
    double enough = s - curve.from();
    for (int i = 0; i < HALVINGS; i++) {
      double back = (tooNear + enough) / 2;
      if (apart.plus(velocity.times(-back)).length() + bend * back * back <= level) {
        tooNear = back;
      } else {
        enough = back;
      }
    }
    return tooNear;
  }

  private double separation(Pose pose, Ship other) {
    return Separation.between(moving.placedIn(pose), outline(other));
  }

  private static Compound outline(Ship other) {
    return other.base().outline().placedIn(other.pose());
  }
}
