package io.github.flightstand.movement.contact;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.internal.CircleIndex;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.SlidePlane;
import io.github.flightstand.geometry.sweep.SlidingDepth;
import io.github.flightstand.geometry.sweep.StraightMotion;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Table;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;

/**
 * The obstacles near a place, seen in its frame. Works in a {@link Workspace}, so in one thread at
 * a time.
 */
public final class NearObstacles {

  private static final Vector AHEAD = new Vector(1, 0);

  private static final int[] NONE = {};

  private final Table table;
  private final Pose frame;
  private final int[] entries;
  private final int count;
  private final Scratch scratch;

  /** Finds the obstacles of some kinds within {@code distance} mm of a frame's origin. */
  public NearObstacles(
      Table table, Set<ObstacleKind> kinds, double distance, Pose frame, Scratch scratch) {
    this.scratch = scratch;
    this.table = table;
    this.frame = frame;
    CircleIndex index = table.obstacleIndex();
    double widest = distance + index.largestRadius();
    int from = index.firstFrom(frame.x() - widest);
    int[] some = NONE;
    int found = 0;
    for (int k = from; k < index.size() && index.x(k) <= frame.x() + widest; k++) {
      double dx = index.x(k) - frame.x();
      double dy = index.y(k) - frame.y();
      double limit = distance + index.radius(k);
      if (dx * dx + dy * dy <= limit * limit
          && kinds.contains(table.obstacles().get(index.item(k)).kind())) {
        some = found == 0 ? new int[index.size() - k] : some;
        some[found++] = k;
      }
    }
    entries = some;
    count = found;
  }

  /** Returns the number of obstacles. */
  public int count() {
    return count;
  }

  /** Returns an obstacle by its number, from 0. */
  public Obstacle obstacle(int number) {
    return table.obstacles().get(table.obstacleIndex().item(entries[number]));
  }

  /**
   * Returns the slides ahead at which a base overlaps obstacles by at most {@code depth} mm.
   *
   * @param range the slides to judge; at slide 0 the base stands at the frame
   * @param blockers takes the ids of the obstacles that the base overlaps by more somewhere
   */
  public IntervalSet free(Base base, Interval range, double depth, Collection<String> blockers) {
    Optional<BodyParts> eroded = count == 0 ? Optional.empty() : scratch.eroded(base, depth);
    return eroded.isEmpty()
        ? IntervalSet.of(range)
        : free(eroded.get(), Pose.IDENTITY, range, blockers);
  }

  /**
   * Returns the slides ahead at which a rectangle overlaps obstacles by at most {@code depth} mm.
   *
   * @param length along the frame's x, in millimeters
   * @param width across, in millimeters
   * @param middle the rectangle's middle in the frame, at slide 0
   * @param range the slides to judge
   * @param blockers takes the ids of the obstacles that the rectangle overlaps by more somewhere
   */
  public IntervalSet free(
      double length,
      double width,
      Point middle,
      Interval range,
      double depth,
      Collection<String> blockers) {
    Optional<BodyParts> eroded =
        near(length, width, middle, range)
            ? erodedRectangle(length, width, depth)
            : Optional.empty();
    return eroded.isEmpty()
        ? IntervalSet.of(range)
        : free(eroded.get(), Pose.at(middle.x(), middle.y(), 0), range, blockers);
  }

  /** Tests whether a rectangle that slides ahead comes near one of the obstacles. */
  private boolean near(double length, double width, Point middle, Interval range) {
    CircleIndex index = table.obstacleIndex();
    for (int i = 0; i < count; i++) {
      Point at = frame.relative(new Point(index.x(entries[i]), index.y(entries[i])));
      double ahead = at.x() - middle.x();
      double beyond = Math.max(ahead - range.hi(), range.lo() - ahead) - length / 2;
      double aside = Math.abs(at.y() - middle.y()) - width / 2;
      if (Math.max(beyond, aside) <= index.radius(entries[i])) {
        return true;
      }
    }
    return false;
  }

  /** Returns a rectangle about the origin, eroded by {@code by} mm; empty if nothing is left. */
  static Optional<BodyParts> erodedRectangle(double length, double width, double by) {
    double shorter = length - 2 * by;
    double narrower = width - 2 * by;
    return shorter > 0 && narrower > 0
        ? Optional.of(BodyParts.of(Compound.of(ConvexPolygon.rectangle(shorter, narrower))))
        : Optional.empty();
  }

  private IntervalSet free(
      BodyParts moving, Pose centred, Interval range, Collection<String> blockers) {
    FreePathSearch search = inWayOf(moving);
    StraightMotion sliding = new StraightMotion(centred, AHEAD, range.lo(), range.hi());
    IntervalSet free = search.freeSet(sliding);
    if (!free.isJust(range)) {
      for (int i = 0; i < count; i++) {
        if (search.everBlocked(sliding, i, range.lo(), range.hi())) {
          blockers.add(obstacle(i).id());
        }
      }
    }
    return free;
  }

  /**
   * Returns the slides at which a curve overlaps obstacles by at most {@code depth} mm.
   *
   * @param moving the curve on the table, at slide 0
   * @param along the unit vector on the table along which it slides
   * @param range the slides to judge
   * @param blockers takes the ids of the obstacles that the curve overlaps by more somewhere
   */
  public IntervalSet free(
      AnnularSector moving,
      Vector along,
      Interval range,
      double depth,
      Collection<String> blockers) {
    IntervalSet free = IntervalSet.of(range);
    for (int i = 0; i < count; i++) {
      IntervalSet clear = SlidingDepth.free(moving, along, range, obstacle(i).outline(), depth);
      if (!clear.isJust(range)) {
        blockers.add(obstacle(i).id());
      }
      free = free.intersect(clear);
    }
    return free;
  }

  /**
   * Adds to a plane the pairs of slides at which a base overlaps obstacles by more than {@code
   * depth} mm, less {@code room}.
   *
   * @param plane at the pair (0, 0) the base stands at the frame
   * @param room by how much less than {@code depth} they may overlap, in millimeters
   * @param blockers takes the ids of the obstacles that forbid some pairs
   */
  public void forbid(
      SlidePlane plane, Base base, double depth, double room, Collection<String> blockers) {
    Optional<BodyParts> eroded = count == 0 ? Optional.empty() : scratch.eroded(base, depth);
    if (eroded.isPresent()) {
      FreePathSearch search = inWayOf(eroded.get());
      for (int i = 0; i < count; i++) {
        if (search.forbid(i, plane, room)) {
          blockers.add(obstacle(i).id());
        }
      }
    }
  }

  private FreePathSearch inWayOf(BodyParts moving) {
    FreePathSearch search = scratch.several;
    search.reset(moving, frame, 0);
    search.setLevel(0);
    CircleIndex index = table.obstacleIndex();
    for (int i = 0; i < count; i++) {
      int k = entries[i];
      search.add(table.obstacleParts(index.item(k)), index.x(k), index.y(k), 1, 0);
    }
    return search;
  }
}
