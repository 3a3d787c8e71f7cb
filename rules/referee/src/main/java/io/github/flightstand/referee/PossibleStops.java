package io.github.flightstand.referee;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.maneuver.Bearing.EndRotation;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;

/**
 * The poses at which a ship that backs up may have stopped, if every separation may be off by the
 * reach.
 *
 * <p>It stops at the last free pose of its path. So it may have stopped at a pose that overlaps no
 * ship by the reach. No pose from there to the end may be clear of all ships by the reach. It may
 * always have stopped at the start, even in an overlap.
 *
 * <p>The path is walked back from its end. A separation changes by no more than the fastest point
 * of the base moves, so a step of that length misses nothing. Steps have a least length, a fiftieth
 * of the reach; what such a step passes over counts as blocked, so the answer errs towards yes.
 */
final class PossibleStops {

  private static final double LEAST_STEP = 1 / 50.0;

  private final Ship ship;
  private final Resolver resolver;
  private final Table table;
  private final Workspace workspace = new Workspace();
  private final ClaimTolerance tolerance;
  private final double reach;

  /** Creates the search; the tolerance must not be 0. */
  PossibleStops(Resolver resolver, Table table, Ship ship, ClaimTolerance tolerance) {
    this.resolver = resolver;
    this.table = table;
    this.ship = ship;
    this.tolerance = tolerance;
    reach = tolerance.reach(ship.base());
  }

  /**
   * Tests whether the ship may have overlapped another at its maneuver's end and stopped at the
   * claimed pose.
   *
   * @param rotation the maneuver's turn at the path's end
   */
  boolean include(LaidPath path, EndRotation rotation, Pose claimed) {
    double start = path.path().start();
    double s = path.path().length();
    Pose pose = path.poseAt(s);
    boolean mayBeBlocked =
        switch (rotation) {
          case NONE -> isBlocked(pose, Interval.at(0));
          case HALF_TURN -> isBlocked(pose.turnedBy(180), Interval.at(0));
          case QUARTER_TURN_INWARD -> {
            Pose middle = pose.turnedBy(90.0 * path.path().side().sign());
            yield tallonOffsets(path).stream().allMatch(offsets -> isBlocked(middle, offsets));
          }
        };
    if (!mayBeBlocked) {
      return false;
    }
    double fastest = path.path().fastest(ship.base().reach());
    while (true) {
      double gap = gap(pose);
      boolean agrees = Deviation.between(pose, claimed).isWithin(tolerance);
      if (agrees && (gap > -reach || s <= start)) {
        return true;
      }
      if (gap >= reach || s <= start) {
        return false;
      }
      double toDecide = Math.min(reach - gap, Math.max(-reach - gap, away(pose, claimed)));
      s = Math.max(start, s - Math.max(toDecide / fastest, reach * LEAST_STEP));
      pose = path.poseAt(s);
    }
  }

  /**
   * Tests whether the ship stands at the claimed pose anywhere on its way, or turned at its end,
   * without regard to other ships. Without that, neither a stop nor a completed maneuver agrees.
   */
  boolean passes(LaidPath path, EndRotation rotation, Pose claimed) {
    Pose end = path.poseAt(path.path().length());
    double turned = end.heading().degreesTo(claimed.heading());
    boolean endsThere =
        switch (rotation) {
          case NONE -> false;
          case HALF_TURN ->
              Math.abs(turned) >= 180 - tolerance.heading() && away(end, claimed) <= 0;
          case QUARTER_TURN_INWARD ->
              Math.abs(turned - 90.0 * path.path().side().sign()) <= tolerance.heading()
                  && away(end, claimed) <= slack(path);
        };
    double fastest = path.path().fastest(ship.base().reach());
    double s = path.path().length();
    boolean passes = endsThere;
    while (!passes && s >= path.path().start()) {
      Pose pose = path.poseAt(s);
      passes = Deviation.between(pose, claimed).isWithin(tolerance);
      s -= Math.max(away(pose, claimed) / fastest, reach * LEAST_STEP);
    }
    return passes
        || Deviation.between(path.poseAt(path.path().start()), claimed).isWithin(tolerance);
  }

  /** Returns the distance of the ship, at a pose, from the nearest ship that would stop it. */
  private double gap(Pose pose) {
    return resolver.room(table, ship.id(), pose, workspace);
  }

  /** Returns the possible offsets of a Tallon roll's end ahead of the middle, ascending. */
  private List<Interval> tallonOffsets(LaidPath path) {
    return resolver
        .rules()
        .tallonOffsets(ship.base(), path.path().template().orElseThrow())
        .intervals();
  }

  private double slack(LaidPath path) {
    List<Interval> offsets = tallonOffsets(path);
    return offsets.get(offsets.size() - 1).hi();
  }

  /** Tests whether the ship may overlap another at all offsets ahead of a pose. */
  private boolean isBlocked(Pose middle, Interval offsets) {
    for (double offset = offsets.lo(); true; ) {
      double gap = gap(middle.shiftedBy(offset, 0));
      if (gap >= reach || offset >= offsets.hi()) {
        return gap < reach;
      }
      offset = Math.min(offsets.hi(), offset + Math.max(reach - gap, reach * LEAST_STEP));
    }
  }

  /** Returns by how much a pose's distance from the claimed one exceeds the tolerance. */
  private double away(Pose pose, Pose claimed) {
    return pose.position().distanceTo(claimed.position()) - tolerance.position();
  }
}
