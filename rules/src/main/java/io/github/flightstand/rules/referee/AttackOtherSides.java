package io.github.flightstand.rules.referee;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.referee.log.ClaimTolerance;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Looks for an attack that a claim agrees with, on the other side of a close call.
 *
 * <p>A recorded pose may be off, and with it every corner of a base, by less than the reach. So a
 * target may really have been on the other side of an arc's line or of a band's edge, and a line of
 * fire may really have passed beside an obstacle. The attack is measured again
 *
 * <ol>
 *   <li>with the contact tolerance raised to the reach: what is less deep in the arc is out of it,
 *       and a line with less of its length in an obstacle is clear;
 *   <li>with the target shifted by up to the reach in any direction, or both ships, so that they
 *       stand otherwise to the obstacles; and turned, as far as its corners stay within the reach,
 *       so that two edges are parallel: then the shortest lines are a family, and the attacker has
 *       a choice;
 *   <li>with each of the other huge ships shifted by up to its own reach, so that it stands in the
 *       way or does not.
 * </ol>
 */
final class AttackOtherSides {

  private static final int WAYS = 24;
  private static final int STEPS = 4;

  private final ClaimTolerance tolerance;
  private final Function<Tolerance, AttackRuler> rulers;

  /**
   * Creates a search.
   *
   * @param tolerance how far recorded poses may be off
   * @param rulers makes a ruler with a contact tolerance
   */
  AttackOtherSides(ClaimTolerance tolerance, Function<Tolerance, AttackRuler> rulers) {
    this.tolerance = tolerance;
    this.rulers = rulers;
  }

  /**
   * Returns, in words that follow "with", what has to be different for the claim to agree; nothing
   * if nothing within the reach makes it agree.
   */
  Optional<String> find(Table table, Aim aim, Predicate<Attack> agrees) {
    Ship attacker = aim.attacker();
    Ship target = aim.target();
    double reach = Math.max(tolerance.reach(attacker.base()), tolerance.reach(target.base()));
    if (reach <= Tolerance.STANDARD.contact()) {
      return Optional.empty();
    }
    AttackRuler lenient = rulers.apply(new Tolerance(reach));
    if (agrees.test(lenient.measure(table, aim))) {
      return Optional.of(String.format(Locale.ROOT, "less than %.2f mm let pass", reach));
    }
    AttackRuler exact = rulers.apply(Tolerance.STANDARD);
    Predicate<Shift> explains =
        shift -> agrees.test(exact.measure(table, aim.between(shift.attacker(), shift.target())));
    for (double turn : turns(attacker, target)) {
      double left = reach - Math.abs(StrictMath.toRadians(turn)) * halfDiagonal(target.base());
      if (left >= 0) {
        Ship turned = target.at(target.pose().turnedBy(turn));
        Optional<String> found = shifted(attacker, turned, left, turn, explains);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return othersShifted(table, aim, strayed -> agrees.test(exact.measure(strayed, aim)));
  }

  private Optional<String> othersShifted(Table table, Aim aim, Predicate<Table> explains) {
    return table.ships().stream()
        .filter(ship -> ship.base().size().isHuge())
        .filter(ship -> !ship.id().equals(aim.attacker().id()))
        .filter(ship -> !ship.id().equals(aim.target().id()))
        .flatMap(ship -> shifted(table, ship, explains).stream())
        .findFirst();
  }

  private Optional<String> shifted(Table table, Ship ship, Predicate<Table> explains) {
    double most = tolerance.reach(ship.base());
    for (int step = 1; step <= STEPS; step++) {
      for (int way = 0; way < WAYS; way++) {
        if (explains.test(table.withShip(moved(ship, shift(most, step, way))))) {
          return Optional.of(words(ship.id(), most * step / STEPS));
        }
      }
    }
    return Optional.empty();
  }

  private static Vector shift(double most, int step, int way) {
    return Direction.ofDegrees(360.0 * way / WAYS).times(most * step / STEPS);
  }

  /** Returns the turns that are tried: none, and that which makes the target's edges parallel. */
  private static double[] turns(Ship attacker, Ship target) {
    double askew = target.pose().heading().degreesTo(attacker.pose().heading());
    return new double[] {0, StrictMath.IEEEremainder(askew, 90)};
  }

  private static Optional<String> shifted(
      Ship attacker, Ship target, double most, double turn, Predicate<Shift> explains) {
    for (int step = turn == 0 ? 1 : 0; step <= STEPS; step++) {
      double by = most * step / STEPS;
      for (int way = 0; way < WAYS; way++) {
        Vector shift = shift(most, step, way);
        Ship there = moved(target, shift);
        String turned =
            turn == 0 ? "" : String.format(Locale.ROOT, " and turned by %.2f deg", turn);
        if (explains.test(new Shift(attacker, there))) {
          return Optional.of(words(target.id(), by) + turned);
        }
        if (explains.test(new Shift(moved(attacker, shift), there))) {
          return Optional.of(words("both ships", by) + turned);
        }
      }
    }
    return Optional.empty();
  }

  private static String words(String who, double by) {
    return String.format(Locale.ROOT, "%s %.2f mm elsewhere", who, by);
  }

  private static Ship moved(Ship ship, Vector by) {
    Pose pose = ship.pose();
    return ship.at(new Pose(pose.x() + by.x(), pose.y() + by.y(), pose.heading()));
  }

  private static double halfDiagonal(Base base) {
    return StrictMath.hypot(base.length(), base.width()) / 2;
  }

  /** The two ships, standing otherwise than recorded. */
  private record Shift(Ship attacker, Ship target) {}
}
