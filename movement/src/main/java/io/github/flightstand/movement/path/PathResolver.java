package io.github.flightstand.movement.path;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.CircleIndex;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.contact.ObstaclesInWay;
import io.github.flightstand.movement.contact.Scratch;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.parts.PathTemplate.Joint;
import io.github.flightstand.movement.path.Blocker.OnPath;
import io.github.flightstand.movement.path.PathResolution.Stop;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The executor of moves along paths: where a base ends, and what it overlaps and touches.
 *
 * <p>Every other ship is in the way, and the kinds of obstacle that the move names. Millimeters and
 * degrees in the table's frame. Immutable and safe to share between threads.
 *
 * <pre>{@code
 * Base tray = Base.of("tray", ConvexPolygon.rectangle(71, 43), Guides.NONE, List.of(), List.of());
 * Table table =
 *     Table.builder(PlayArea.STANDARD).ship(new Ship("red", tray, Pose.at(200, 100, 90))).build();
 * PathTemplate ahead = new PathTemplate("ahead", 20, List.of(new PathPiece.Straight(40)));
 * PathMove move =
 *     new PathMove(
 *         ahead, new EdgePoint("front", 0), new EdgePoint("rear", 0), OnOverlap.BACK_UP, Set.of());
 * new PathResolver(MovementRules.STANDARD).resolve(table, "red", move, new Workspace()).finalPose()
 *     // at (200, 211), heading 90: a base length and 40 mm ahead
 * }</pre>
 */
public final class PathResolver {

  /** The distances back, in mm, to try until a rounded pose is free: the first and the last. */
  private static final double FIRST_BACK = 1e-11;

  private static final double LAST_BACK = 1e-4;

  private final MovementRules rules;

  /** Creates a resolver for these rules. */
  public PathResolver(MovementRules rules) {
    this.rules = Objects.requireNonNull(rules, "rules may not be null");
  }

  /**
   * Moves a ship along a path.
   *
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if it stands in as an obstacle, its base has no such edge, or the
   *     base cannot stop on the path as the move says
   */
  public PathResolution resolve(Table table, String shipId, PathMove move, Workspace workspace) {
    Ship ship = table.ship(shipId).orElseThrow(() -> new UnknownShipException(shipId));
    if (ship.standsIn()) {
      throw new CannotFlyException("'" + shipId + "' stands in as an obstacle and never moves");
    }
    return new Run(table, ship, move).resolution(workspace);
  }

  /** Returns the outline on the table of the template's first {@code upTo} mm, piece by piece. */
  public List<Shape> outline(Ship start, PathMove move, double upTo) {
    return Laying.of(start, move).template().used(upTo);
  }

  /** One move. */
  private final class Run {

    private final Table table;
    private final Ship ship;
    private final PathMove move;
    private final Laying laying;
    private final double contact = rules.tolerance().contact();
    private final List<Blocker> blockers = new ArrayList<>();

    Run(Table table, Ship ship, PathMove move) {
      this.table = table;
      this.ship = ship;
      this.move = move;
      laying = Laying.of(ship, move);
      for (Ship other : table.ships()) {
        if (!other.id().equals(ship.id())) {
          blockers.add(Blocker.of(ship.base(), other, contact));
        }
      }
      CircleIndex index = table.obstacleIndex();
      for (int k = 0; k < index.size(); k++) {
        if (move.blocks().contains(table.obstacles().get(index.item(k)).kind())) {
          blockers.add(Blocker.of(ship.base(), table, k, contact));
        }
      }
    }

    PathResolution resolution(Workspace workspace) {
      Pose nominal = laying.nominal();
      List<String> overlapped = overlapped(nominal);
      Ending ending =
          switch (move.onOverlap()) {
            case BACK_UP -> backedUp(laying.rail(), overlapped);
            case FIRST_CONTACT -> atFirstContact(laying.rail());
            case LAST_JOINT -> atLastJoint();
            case STAY -> overlapped.isEmpty() ? completed() : start(overlapped, List.of());
          };
      double used = Math.max(0, ending.at);
      TreeSet<String> mines = new TreeSet<>();
      Ship atEnd = ship.at(ending.pose);
      mines.addAll(LaidToken.minesSetOff(table, atEnd, Optional.empty(), rules.tolerance()));
      if (used > 0) {
        for (Shape part : laying.template().used(used)) {
          mines.addAll(LaidToken.minesSetOff(table, atEnd, Optional.of(part), rules.tolerance()));
        }
      }
      return new PathResolution(
          ending.outcome,
          ending.pose,
          nominal,
          ending.at,
          move.template().length(),
          ending.stops,
          overlapped,
          ending.touching,
          new ObstaclesInWay(table, ship, rules.tolerance(), Scratch.of(workspace))
              .met(ending.pose, Optional.of(laying.template()), used),
          List.copyOf(mines),
          rules.fleeing().sticksOut(ship.base(), ending.pose, table.playArea(), contact));
    }

    private List<String> overlapped(Pose pose) {
      return ids(blocker -> !blocker.isFree(pose));
    }

    private List<String> ids(Predicate<Blocker> which) {
      return blockers.stream().filter(which).map(Blocker::id).sorted().toList();
    }

    private Ending completed() {
      return new Ending(
          Outcome.COMPLETED, laying.nominal(), move.template().length(), List.of(), List.of());
    }

    private Ending start(Collection<String> met, List<Stop> stops) {
      return new Ending(
          Outcome.OVERLAPPED, ship.pose(), laying.atStart(), stops, inContact(ship.pose(), met));
    }

    /** Returns the ids, sorted, of those pieces that a base at a pose is in contact with. */
    private List<String> inContact(Pose pose, Collection<String> met) {
      return ids(blocker -> met.contains(blocker.id()) && blocker.separation(pose) <= contact);
    }

    private Ending atLastJoint() {
      List<Stop> stops = new ArrayList<>();
      for (Joint joint : move.template().joints()) {
        Pose pose = laying.standing(joint.place());
        stops.add(new Stop(joint.at(), pose, overlapped(pose)));
      }
      TreeSet<String> met = new TreeSet<>();
      for (int k = stops.size() - 1; k >= 0; k--) {
        Stop stop = stops.get(k);
        if (stop.overlapped().isEmpty()) {
          Outcome outcome = k == stops.size() - 1 ? Outcome.COMPLETED : Outcome.OVERLAPPED;
          return new Ending(outcome, stop.pose(), stop.at(), stops, inContact(stop.pose(), met));
        }
        met.addAll(stop.overlapped());
      }
      return start(met, stops);
    }

    private Ending backedUp(LaidPath rail, List<String> overlapped) {
      if (overlapped.isEmpty()) {
        return completed();
      }
      List<OnPath> met = on(rail, blockers);
      double s = rail.path().length();
      // A place at which all pieces in turn let it stand is free.
      for (int passed = 0, k = 0; passed < met.size(); k = (k + 1) % met.size()) {
        double before = met.get(k).lastFree(s);
        passed = before < s ? 1 : passed + 1;
        s = before;
      }
      return stopped(rail, s, met);
    }

    private Ending atFirstContact(LaidPath rail) {
      List<OnPath> met =
          on(rail, blockers.stream().map(blocker -> blocker.from(ship.pose())).toList());
      double s = rail.path().length();
      for (OnPath blocker : met) {
        s = Math.min(s, blocker.freeUpTo());
      }
      return s == rail.path().length() ? completed() : stopped(rail, s, met);
    }

    private static List<OnPath> on(LaidPath rail, List<Blocker> blockers) {
      return blockers.stream().flatMap(blocker -> blocker.on(rail).stream()).toList();
    }

    /**
     * Returns the stop of a base on its path: a little before {@code s} if rounding requires it.
     */
    private Ending stopped(LaidPath rail, double s, List<OnPath> met) {
      double at = s;
      for (double back = FIRST_BACK; back < LAST_BACK && !isFree(rail, at, met); back *= 2) {
        at = s - back;
      }
      double before = at;
      if (!isFree(rail, at, met)
          || (at < s && met.stream().anyMatch(blocker -> blocker.everBlocks(before, s)))) {
        at = s;
      }
      Pose pose = rail.poseAt(at);
      double from = at;
      List<String> beyond =
          met.stream()
              .filter(blocker -> blocker.everBlocks(from, rail.path().length()))
              .map(blocker -> blocker.blocker().id())
              .toList();
      return new Ending(Outcome.OVERLAPPED, pose, at, List.of(), inContact(pose, beyond));
    }

    /** Tests whether the reported pose is free; the start always counts as free. */
    private static boolean isFree(LaidPath rail, double at, List<OnPath> met) {
      Pose pose = rail.poseAt(at);
      return at <= rail.path().start()
          || met.stream().allMatch(blocker -> blocker.blocker().isSurelyFree(pose));
    }
  }

  /** Where a base stops; {@code at} is the path's parameter. */
  private record Ending(
      Outcome outcome, Pose pose, double at, List<Stop> stops, List<String> touching) {}
}
