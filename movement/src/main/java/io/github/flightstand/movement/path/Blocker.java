package io.github.flightstand.movement.path;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.internal.CircleIndex;
import io.github.flightstand.geometry.region.Erosion;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.Motion;
import io.github.flightstand.geometry.sweep.StandingBodies;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.Optional;

/**
 * A piece in the way of a base on its path: another ship, or an obstacle.
 *
 * <p>A ship is overlapped if the signed separation is below minus a depth. An obstacle is
 * overlapped if it reaches deeper into the base, that is, into the base shrunk by that depth.
 *
 * @param base the base that moves
 * @param obstacle the obstacle that this is; empty for a ship
 * @param parts the piece's parts, which lie at {@code place}
 * @param depth the depth in millimeters to which the base may overlap it
 */
record Blocker(
    String id, Base base, Optional<Obstacle> obstacle, BodyParts parts, Pose place, double depth) {

  /** The room, in mm, that a reported pose needs so that the other piece finds it free too. */
  private static final double SPARE = 1e-13;

  /** The depth in mm by which an overlap that stays the same may come out deeper. */
  private static final double ROUNDING = 1e-12;

  /**
   * Returns a ship as a blocker of a base.
   *
   * @param depth the depth in millimeters to which the base may overlap it
   */
  static Blocker of(Base base, Ship other, double depth) {
    return new Blocker(
        other.id(), base, Optional.empty(), other.base().partSet(), other.pose(), depth);
  }

  /** Returns the obstacle of an entry of a table's index as a blocker of a base. */
  static Blocker of(Base base, Table table, int entry, double depth) {
    CircleIndex index = table.obstacleIndex();
    Obstacle obstacle = table.obstacles().get(index.item(entry));
    return new Blocker(
        obstacle.id(),
        base,
        Optional.of(obstacle),
        table.obstacleParts(index.item(entry)),
        Pose.at(index.x(entry), index.y(entry), 0),
        depth);
  }

  /** Returns this blocker, which the base may overlap as deep as where it starts. */
  Blocker from(Pose start) {
    double before = -separation(start);
    return before > depth ? new Blocker(id, base, obstacle, parts, place, before + ROUNDING) : this;
  }

  /** Returns the signed separation from the base at a pose, in millimeters. */
  double separation(Pose pose) {
    if (obstacle.isPresent()) {
      return Separation.between(base.outline().placedIn(pose), obstacle.get().outline());
    }
    return facing(base.partSet(), pose).separationBelow(Double.POSITIVE_INFINITY);
  }

  /** Tests whether the base at a pose overlaps it by no more than it may. */
  boolean isFree(Pose pose) {
    return isFree(pose, depth);
  }

  /** Tests whether the base at a reported pose does so with a little room to spare. */
  boolean isSurelyFree(Pose pose) {
    return isFree(pose, depth - SPARE);
  }

  private boolean isFree(Pose pose, double most) {
    if (obstacle.isEmpty()) {
      return facing(base.partSet(), pose).areSeparatedBy(-most);
    }
    return Erosion.of(base.outline(), most)
        .map(eroded -> facing(BodyParts.of(eroded), pose).areSeparatedBy(0))
        .orElse(true);
  }

  private StandingBodies facing(BodyParts body, Pose pose) {
    StandingBodies two = new StandingBodies();
    double cos = place.heading().cos();
    double sin = place.heading().sin();
    two.face(body, pose, parts, place.x(), place.y(), cos, sin);
    return two;
  }

  /** Returns this blocker as the base meets it on a path; empty if it never is in the way. */
  Optional<OnPath> on(LaidPath path) {
    Compound carried = base.outline().placedIn(path.carried());
    return (obstacle.isPresent() ? Erosion.of(carried, depth) : Optional.of(carried))
        .map(
            body -> {
              BodyParts moving = BodyParts.of(body);
              FreePathSearch search = new FreePathSearch(moving, obstacle.isPresent() ? 0 : -depth);
              search.reset(moving, path.travelling(), path.path().ahead());
              double cos = place.heading().cos();
              double sin = place.heading().sin();
              search.add(parts, place.x(), place.y(), cos, sin);
              return new OnPath(this, search, path.path().motion());
            });
  }

  /** A blocker as a base meets it on a path. */
  record OnPath(Blocker blocker, FreePathSearch search, Motion motion) {

    /** Returns the last parameter up to {@code upTo} at which it is free; the start if none is. */
    double lastFree(double upTo) {
      double last = search.lastFree(motion, upTo).at();
      return Double.isNaN(last) ? motion.from() : last;
    }

    /** Returns the last parameter up to which it is free from the start on. */
    double freeUpTo() {
      List<Interval> free = search.freeSet(motion).intervals();
      return !free.isEmpty() && free.get(0).lo() == motion.from()
          ? free.get(0).hi()
          : motion.from();
    }

    /** Tests whether it is in the way anywhere from one parameter to another. */
    boolean everBlocks(double from, double to) {
      return search.everBlocked(motion, 0, from, to);
    }
  }
}
