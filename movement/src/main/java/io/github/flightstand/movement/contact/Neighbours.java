package io.github.flightstand.movement.contact;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.internal.CircleIndex;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.geometry.sweep.CentreBox;
import io.github.flightstand.geometry.sweep.FreePathSearch;
import io.github.flightstand.geometry.sweep.SlidePlane;
import io.github.flightstand.geometry.sweep.StraightMotion;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.parts.ManeuverPath;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * The other ships on a table, or only the huge ones, as seen from a body that stands or moves among
 * them. A value, except for its {@link Workspace}: use it in one thread at a time.
 *
 * <p>All geometry is done in a frame near the body, so answers are equally exact everywhere.
 *
 * <pre>{@code
 * Neighbours others = Neighbours.all(table, ship, new Workspace());
 * others.nearest(ship.pose())                           // the separation, in millimeters
 * others.overlapping(ship.pose(), Tolerance.STANDARD)   // [blue]
 * }</pre>
 */
public final class Neighbours {

  private static final double OF_CLOSED_FORMS = 1e-13;

  /** Millimeters added to circles, so that rounding never rules out a ship. */
  private static final double ROUNDING = 1e-6;

  /** The separation, in millimeters, by which a clearance may be missed. */
  private static final double MISSED = 1e-11;

  /** What the arcs of rounded polygons may err by, in millimeters. */
  private static final double OF_ARCS = 1e-12;

  /** The clearance, in millimeters, up to which corners need no arcs. */
  private static final double NO_ARCS = 1e-9;

  private final Table table;
  private final CircleIndex index;
  private final BodyParts parts;
  private final Scratch scratch;

  /** The places in {@link Table#ships} of the ships that belong to the body. */
  private final int[] own;

  /** The least separation that the body keeps, in millimeters; empty if contact is enough. */
  private final OptionalDouble clearance;

  private Neighbours(
      Table table,
      CircleIndex index,
      BodyParts parts,
      Scratch scratch,
      OptionalDouble clearance,
      int... own) {
    this.table = table;
    this.index = index;
    this.parts = parts;
    this.own = own;
    this.scratch = scratch;
    this.clearance = clearance;
  }

  /**
   * Returns all ships but one, as seen from that ship.
   *
   * @throws IllegalArgumentException if the ship is not on the table
   */
  public static Neighbours all(Table table, Ship ship, Scratch scratch) {
    return all(table, ship.base().partSet(), scratch, scratch.alone(table.place(ship.id())));
  }

  /**
   * Returns all ships that do not belong to a body.
   *
   * @param parts the body's parts, in the frame of the poses that are asked about
   * @param own the places in {@link Table#ships} of the ships that belong to the body
   */
  public static Neighbours all(Table table, BodyParts parts, Scratch scratch, int... own) {
    return new Neighbours(table, table.shipIndex(), parts, scratch, OptionalDouble.empty(), own);
  }

  /** Returns the huge ships that do not belong to a body; parameters as for {@code all}. */
  public static Neighbours huge(Table table, BodyParts parts, Scratch scratch, int... own) {
    return new Neighbours(table, table.hugeIndex(), parts, scratch, OptionalDouble.empty(), own);
  }

  /**
   * Returns the same ships, as seen from a single ship that has to keep clear of them.
   *
   * @param least the least separation, in millimeters; empty if contact is enough
   */
  public Neighbours keptClear(OptionalDouble least) {
    return least.isEmpty() ? this : new Neighbours(table, index, parts, scratch, least, own);
  }

  /** Returns the least separation, in millimeters, at which the body counts as free. */
  public double level(Tolerance tolerance) {
    return clearance.isPresent() ? clearance.getAsDouble() - MISSED : -tolerance.contact();
  }

  /** Returns all ships that do not belong to the body, of any size, as seen from the body. */
  public Neighbours amongAll() {
    return new Neighbours(table, table.shipIndex(), parts, scratch, OptionalDouble.empty(), own);
  }

  /**
   * Returns how far the ends of free sets stay on the free side, in millimeters of separation, so
   * that the poses reported for them are free.
   *
   * <p>The closed forms err by less than 1e-13 mm. A reported position is also rounded to doubles,
   * by up to half a unit in the last place in x and in y. So on tables of up to 4 meters the spare
   * is below 1e-12 mm, and below 1e-9 mm of a slide at a slope of 1e-3.
   *
   * @param near a pose near the reported poses
   */
  public static double spare(Pose near) {
    return OF_CLOSED_FORMS + 1.5 * Math.ulp(Math.max(Math.abs(near.x()), Math.abs(near.y())));
  }

  /** Returns the spare of pairs of slides: that of poses, and of arcs if the body keeps clear. */
  public double spareOfPairs(Pose near) {
    return clearance.isPresent() ? Math.max(OF_ARCS, spare(near)) : spare(near);
  }

  /**
   * Returns the signed separation, in millimeters, of the body at a pose and the nearest other
   * ship; positive infinity if there is none.
   *
   * <p>The ship with the nearest center is measured first. Another ship can be nearer only if the
   * circle around its base is, so ships farther away in x alone are not even looked at.
   */
  public double nearest(Pose pose) {
    double x = pose.x();
    double y = pose.y();
    int first = index.nearestCentre(x, y, own);
    if (first < 0) {
      return Double.POSITIVE_INFINITY;
    }
    double own = parts.reach();
    double least =
        separationBelow(Double.POSITIVE_INFINITY, pose, table.ships().get(index.item(first)));
    int begin = index.firstFrom(x - least - own - index.largestRadius());
    for (int k = index.nextWithin(least + own, x, y, begin);
        k < index.size();
        k = index.nextWithin(least + own, x, y, k + 1)) {
      if (k != first && !belongs(index.item(k))) {
        least = separationBelow(least, pose, table.ships().get(index.item(k)));
      }
    }
    return least;
  }

  /** Tests whether the body at a pose is apart from every ship by at least a level. */
  public boolean isFree(double level, Pose pose) {
    return firstInWay(level, pose, nearX(level, pose)) == index.size();
  }

  /** Returns the first index entry that is not too far to the left for the body to meet it. */
  private int nearX(double level, Pose pose) {
    return index.firstFrom(pose.x() - reach(level) - index.largestRadius());
  }

  /** Returns how far from the body's middle a point may be that is nearer to it than a level. */
  private double reach(double level) {
    return level > 0 ? parts.reach() + level + ROUNDING : parts.reach();
  }

  /**
   * Returns the first index entry, from {@code from} on, that the body at a pose is separated from
   * by less than a level; the index's size if there is none.
   */
  private int firstInWay(double level, Pose pose, int from) {
    double own = reach(level);
    int k = index.nextWithin(own, pose.x(), pose.y(), from);
    while (k < index.size()) {
      if (!belongs(index.item(k))) {
        Ship other = table.ships().get(index.item(k));
        // Beyond contact, corners have to be apart too, not only edges and corners.
        boolean apart =
            level > 0
                ? separationBelow(level, pose, other) >= level
                : scratch.face(parts, pose, other).areSeparatedBy(level);
        if (!apart) {
          return k;
        }
      }
      k = index.nextWithin(own, pose.x(), pose.y(), k + 1);
    }
    return k;
  }

  /** Returns the signed separation of the body at a pose and a ship, but at most the limit. */
  double separationBelow(double limit, Pose pose, Ship other) {
    return scratch.face(parts, pose, other).separationBelow(limit);
  }

  /** Returns the ids, sorted, of the other ships that the body at a pose overlaps. */
  public List<String> overlapping(Pose pose, Tolerance tolerance) {
    List<String> ids = List.of();
    double level = level(tolerance);
    int k = firstInWay(level, pose, nearX(level, pose));
    // Most poses are free; then no list is allocated.
    for (; k < index.size(); k = firstInWay(level, pose, k + 1)) {
      if (ids.isEmpty()) {
        ids = new ArrayList<>(1);
      }
      ids.add(table.ships().get(index.item(k)).id());
    }
    if (ids.size() > 1) {
      Collections.sort(ids);
    }
    return ids;
  }

  /**
   * Returns the slides along a line at which the body overlaps no other ship, in closed form. The
   * ends are on the free side by the {@linkplain #spare spare}.
   *
   * @param centred the pose at slide 0
   * @param along the direction of the slide in that pose's frame, of length 1
   * @param range the slides to judge; contains 0
   * @param blockers takes the ids of the ships that forbid some slides
   */
  public IntervalSet freeSlides(
      Pose centred,
      Vector along,
      Interval range,
      Tolerance tolerance,
      Collection<String> blockers) {
    double farthest = parts.reach() + Math.max(-range.lo(), range.hi());
    double level = level(tolerance);
    if (level > 0) {
      FreePathSearch near = within(farthest + level + ROUNDING, centred);
      return clearSlides(near, along, range, level + spare(centred), blockers);
    }
    FreePathSearch near = within(farthest, centred);
    near.setLevel(Math.min(0, spare(centred) + level));
    StraightMotion sliding = new StraightMotion(Pose.IDENTITY, along, range.lo(), range.hi());
    IntervalSet free = near.freeSet(sliding);
    if (!free.isJust(range)) {
      for (int other = 0; other < near.bodies(); other++) {
        if (near.everBlocked(sliding, other, range.lo(), range.hi())) {
          blockers.add(collected(other).id());
        }
      }
    }
    return free;
  }

  /**
   * Adds to a plane the pairs of slides at which the body overlaps another ship, or is too near it.
   *
   * @param centred the pose at the pair (0, 0)
   * @param room by how much the least separation of allowed pairs is above the {@linkplain #level
   *     level}, in millimeters
   * @param blockers takes the ids of the ships that forbid some pairs
   */
  public void forbid(
      SlidePlane plane,
      Pose centred,
      Tolerance tolerance,
      double room,
      Collection<String> blockers) {
    double level = level(tolerance) + room;
    FreePathSearch near = within(reach(level) + plane.reach(), centred);
    for (int other = 0; other < near.bodies(); other++) {
      if (level > NO_ARCS
          ? near.forbidWithin(other, plane, level)
          : near.forbid(other, plane, level)) {
        blockers.add(collected(other).id());
      }
    }
  }

  /**
   * Collects the other ships within {@code distance} mm of a pose, for a search in its frame;
   * {@link #collected} returns them by number.
   */
  FreePathSearch within(double distance, Pose frame) {
    return within(distance, frame, 0, CentreBox.AT_ORIGIN);
  }

  /** Collects the other ships that may come within {@code margin} mm of the body on a path. */
  FreePathSearch along(LaidPath laid, double margin) {
    ManeuverPath path = laid.path();
    double distance = parts.reach() + margin + ROUNDING;
    return within(distance, laid.travelling(), path.ahead(), path.centreBox());
  }

  /** Collects the ships within {@code distance} mm of a box, {@code ahead} mm ahead of a pose. */
  private FreePathSearch within(double distance, Pose pose, double ahead, CentreBox box) {
    FreePathSearch near = scratch.several;
    near.reset(parts, pose, ahead);
    double c = pose.heading().cos();
    double s = pose.heading().sin();
    double middleX = pose.x() + (c * (ahead + box.middleX()) - s * box.middleY());
    double widest =
        Math.abs(c) * box.halfLength()
            + Math.abs(s) * box.halfWidth()
            + distance
            + index.largestRadius();
    int found = 0;
    int end = index.size();
    for (int k = index.firstFrom(middleX - widest);
        k < end && index.x(k) <= middleX + widest;
        k++) {
      double dx = index.x(k) - pose.x();
      double dy = index.y(k) - pose.y();
      double limit = distance + index.radius(k);
      double squared = box.squaredDistance(c * dx + s * dy - ahead, c * dy - s * dx);
      if (squared <= limit * limit && !belongs(index.item(k))) {
        if (found == scratch.places.length) {
          scratch.places = Arrays.copyOf(scratch.places, 2 * found);
        }
        scratch.places[found++] = index.item(k);
        Ship other = table.ships().get(index.item(k));
        Pose its = other.pose();
        near.add(
            other.base().partSet(), its.x(), its.y(), its.heading().cos(), its.heading().sin());
      }
    }
    return near;
  }

  /**
   * Returns the slides at which the body keeps a distance from the ships collected, in closed form.
   *
   * @param near the search with these ships; at slide 0 the body stands where its motion begins
   * @param along the direction of the slide in the body's frame, of length 1
   * @param blockers takes the ids of the ships that forbid some slides
   */
  IntervalSet clearSlides(
      FreePathSearch near,
      Vector along,
      Interval range,
      double distance,
      Collection<String> blockers) {
    double most = Math.max(Math.abs(range.lo()), Math.abs(range.hi()));
    IntervalSet free = IntervalSet.of(range);
    for (int other = 0; other < near.bodies(); other++) {
      SlidePlane plane = new SlidePlane(most, along, new Vector(-along.y(), along.x()));
      near.forbidWithin(other, plane, distance);
      IntervalSet left = plane.allowed(true, 0, range, 0);
      if (!left.isJust(range)) {
        blockers.add(collected(other).id());
        free = free.intersect(left);
      }
    }
    return free;
  }

  /** Returns a search for places on a path at which the body keeps clear of the ships near it. */
  KeepingClear keepingClear(LaidPath path, double level) {
    FreePathSearch near = along(path, level);
    List<Ship> ships = IntStream.range(0, near.bodies()).mapToObj(this::collected).toList();
    Compound outline = table.ships().get(own[0]).base().outline();
    return new KeepingClear(this, near, path, outline, parts.reach(), ships, level);
  }

  /** Returns a ship that {@link #within} collected, by its number from 0. */
  Ship collected(int number) {
    return table.ships().get(scratch.places[number]);
  }

  private boolean belongs(int place) {
    for (int mine : own) {
      if (mine == place) {
        return true;
      }
    }
    return false;
  }
}
