package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.component.HugePath;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.movement.component.TemplateKind;
import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Executes the maneuvers of huge ships (002, headings on movement and on overlaps).
 *
 * <p>Only other huge ships stop a huge ship: if its end position overlaps one, it makes its
 * maneuver in reverse up to the first position that overlaps none (the project's choice of the way
 * back; rules, section on huge ships). The small and large ships under it where it stops are
 * destroyed, the obstacles under it there are removed, and nothing else counts. Scratch space of
 * one thread.
 */
final class HugeManeuver {

  private final PartsCatalogue parts;
  private final Tolerance tolerance;
  private final Fleeing fleeing;
  private final BackingUp backingUp;
  private final ObstaclesInWay obstaclesInWay;
  private final HugeDamage damage;
  private final KeptNeighbours everyShip = new KeptNeighbours(Neighbours::all);
  private final KeptNeighbours hugeShips = new KeptNeighbours(Neighbours::huge);

  HugeManeuver(
      PartsCatalogue parts,
      Tolerance tolerance,
      Fleeing fleeing,
      BackingUp backingUp,
      ObstaclesInWay obstaclesInWay,
      HugeDamage damage) {
    this.parts = parts;
    this.tolerance = tolerance;
    this.fleeing = fleeing;
    this.backingUp = backingUp;
    this.obstaclesInWay = obstaclesInWay;
    this.damage = damage;
  }

  /**
   * Executes a huge ship's maneuver.
   *
   * @throws CannotFlyException if huge ships have no such maneuver
   */
  Resolution resolve(Table table, Ship ship, Maneuver maneuver) {
    if (maneuver.bearing() == Bearing.STATIONARY) {
      BackingUp.Stop stays = new BackingUp.Stop(0, ship.pose(), List.of());
      return ended(
          table, ship, Outcome.COMPLETED, stays, ship.pose(), OptionalDouble.empty(), List.of());
    }
    HugePath path = path(ship, maneuver);
    HugeCourse course = new HugeCourse(ship.pose(), path);
    Pose nominal = course.poseAt(path.length());
    Neighbours huge = hugeShips.of(table, ship);
    boolean bumps = huge.nearest(nominal) < -tolerance.contact();
    BackingUp.Stop stop =
        bumps
            ? backingUp.along(course, huge, List.of())
            : new BackingUp.Stop(path.length(), nominal, List.of());
    return ended(
        table,
        ship,
        bumps ? Outcome.OVERLAPPED : Outcome.COMPLETED,
        stop,
        nominal,
        OptionalDouble.of(path.progress(stop.s())),
        rammed(table, ship, stop.pose()));
  }

  private HugePath path(Ship ship, Maneuver maneuver) {
    Bearing bearing = maneuver.bearing();
    return bearing.template().orElseThrow() == TemplateKind.BANK
        ? HugePath.bank(parts.hugeTemplate(), ship.base(), maneuver.speed(), bearing.side())
        : HugePath.straight(parts.hugeTemplate(), maneuver.speed());
  }

  private List<String> rammed(Table table, Ship ship, Pose pose) {
    return everyShip.of(table, ship).overlapping(pose, tolerance).stream()
        .filter(id -> !table.ship(id).orElseThrow().base().size().isHuge())
        .sorted()
        .toList();
  }

  private Resolution ended(
      Table table,
      Ship ship,
      Outcome outcome,
      BackingUp.Stop stop,
      Pose nominal,
      OptionalDouble progress,
      List<String> rammed) {
    Ship there = ship.at(stop.pose());
    List<ObstacleMet> obstacles = obstaclesInWay.met(table, ship, stop.pose(), Optional.empty(), 0);
    List<String> removed = obstacles.stream().map(ObstacleMet::id).sorted().toList();
    List<Owed> owed = new ArrayList<>(damage.bumped(table, there, stop.touching()));
    owed.addAll(damage.rammed(table, there, rammed));
    owed.addAll(damage.removed(table, there, removed));
    double nearest = everyShip.of(table, ship).nearest(stop.pose());
    double edge = fleeing.margin(ship.base().outline(), stop.pose(), table.playArea());
    return new Resolution(
        outcome,
        stop.pose(),
        nominal,
        OptionalDouble.empty(),
        OptionalDouble.empty(),
        false,
        Optional.empty(),
        stop.touching(),
        obstacles,
        Optional.of(new HugeEncounter(progress, rammed, removed, owed)),
        edge < -tolerance.contact(),
        Margins.of(nearest, edge));
  }
}
