package io.github.flightstand.referee;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.movement.maneuver.Bearing.EndRotation;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.referee.LogEvent.Activation;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A search for an answer, on the other side of a close call, that agrees with a claim.
 *
 * <p>A recorded pose, and with it every corner of a base, may be off by less than the reach ({@link
 * ClaimTolerance#reach}). So a ship may really have passed another that it overlaps by less. A
 * target may have been on the other side of an arc's line or a band's edge. A line of fire may have
 * passed beside an obstacle. The claim is judged again with the contact tolerance raised to the
 * reach, so that shallower overlaps pass. It is also judged with ships shifted by up to the reach.
 */
final class CloseCalls {

  /** The reach in millimeters below which there is nothing to search for a maneuver. */
  private static final double SMALLEST_REACH = 1e-9;

  /** The smallest shift, in millimeters: well above the contact tolerance, below every ruler. */
  private static final double SMALLEST_SHIFT = 1e-3;

  /** The fractions of the reach that are tried: all of it, then from the smallest shift upwards. */
  private static final double[] FRACTIONS =
      IntStream.of(16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
          .mapToDouble(sixteenths -> sixteenths / 16.0)
          .toArray();

  /** The most tables that are tried for one fraction of the reach. */
  private static final int MOST_TABLES = 64;

  /** The directions in which an attack's ships are shifted, and the steps up to the reach. */
  private static final int DIRECTIONS = 24;

  private static final int STEPS = 4;

  private final Rules rules;
  private final ClaimTolerance tolerance;
  private final Resolver exact;

  /** An answer beyond a close call, and the difference that leads to it, in words after "with". */
  record Alternative(Resolution answer, String difference) {}

  CloseCalls(Rules rules, ClaimTolerance tolerance) {
    this.rules = rules;
    this.tolerance = tolerance;
    exact = rules.resolver();
  }

  /**
   * Returns the first answer to a maneuver that agrees with its claim. The ship that stops the
   * mover, and the stop, can change by much more than the reach. Only ships from which the mover
   * backs up count; for a huge ship, only huge ones. The answers are computed
   *
   * <ol>
   *   <li>with some of the ships let pass that the claimed pose overlaps by less than the reach:
   *       one of them, or all but one, because the ship that stopped the mover may be among them;
   *   <li>with the contact tolerance raised to the reach;
   *   <li>with ships nearer than the reach to the mover's stop moved in by the reach, one of them
   *       or all; then, if the mover stops elsewhere, also with those near that stop, and so on.
   * </ol>
   *
   * <p>A record may hide any shift below the reach. In a graze, a tenth of a millimeter moves the
   * stop by many millimeters, and the claim may lie between the two sides. A tiny shift may also
   * decide whether a ship turns at its end. So the last two are tried with smaller shifts too.
   */
  Optional<Alternative> ofManeuver(Table table, Activation claim, Predicate<Resolution> agrees) {
    double reach = tolerance.reach(table.ship(claim.ship()).orElseThrow().base());
    return reach < SMALLEST_REACH
        ? Optional.empty()
        : withSomeLetPass(table, claim, reach, agrees)
            .or(() -> withShallowOverlapsLetPass(table, claim, reach, agrees))
            .or(() -> withSomeMovedIn(table, claim, reach, agrees));
  }

  /**
   * Tests whether a ship may have bumped and stopped at its claimed pose. Some ships are let pass,
   * others moved in or turned by up to the reach. This finds stops in a crowd, or along the side of
   * a ship, where no {@linkplain #ofManeuver single answer} agrees.
   */
  boolean mayHaveStopped(Table table, Activation claim) {
    Ship ship = table.ship(claim.ship()).orElseThrow();
    if (tolerance.reach(ship.base()) < SMALLEST_REACH) {
      return false;
    }
    PossibleStops stops = new PossibleStops(exact, table, ship, tolerance);
    EndRotation rotation = claim.maneuver().bearing().endRotation();
    return exact
        .path(ship, claim.maneuver())
        .filter(path -> stops.include(path, rotation, claim.finalPose()))
        .isPresent();
  }

  private Optional<Alternative> withSomeLetPass(
      Table table, Activation claim, double reach, Predicate<Resolution> agrees) {
    Ship claimed = table.ship(claim.ship()).orElseThrow().at(claim.finalPose());
    List<Ship> shallow =
        near(table, claimed, reach).stream()
            .filter(gap -> gap.gap() < 0)
            .map(ShipGap::other)
            .toList();
    for (List<Ship> passed : allButOneThenSingles(shallow)) {
      Table without = table;
      for (Ship ship : passed) {
        without = without.without(ship.id());
      }
      Resolution answer = ActivationJudge.nearestTo(claim, without, exact);
      Ship stopped = claimed.at(answer.finalPose());
      boolean shallowOnly =
          passed.stream().allMatch(other -> ShipGap.between(stopped, other).gap() > -reach);
      if (shallowOnly && agrees.test(answer)) {
        return Optional.of(
            new Alternative(answer, Wording.letPass(passed.stream().map(Ship::id).toList())));
      }
    }
    return Optional.empty();
  }

  private static Set<List<Ship>> allButOneThenSingles(List<Ship> ships) {
    Set<List<Ship>> choices = new LinkedHashSet<>();
    for (Ship kept : ships) {
      choices.add(ships.stream().filter(ship -> !ship.equals(kept)).toList());
    }
    ships.forEach(ship -> choices.add(List.of(ship)));
    choices.remove(List.<Ship>of());
    return choices;
  }

  private Optional<Alternative> withShallowOverlapsLetPass(
      Table table, Activation claim, double reach, Predicate<Resolution> agrees) {
    for (double fraction : FRACTIONS) {
      double depth = between(SMALLEST_SHIFT, reach, fraction);
      Resolution answer = ActivationJudge.nearestTo(claim, table, lenient(depth).resolver());
      if (agrees.test(answer)) {
        return Optional.of(new Alternative(answer, Wording.overlapsLetPass(depth)));
      }
    }
    return Optional.empty();
  }

  private Optional<Alternative> withSomeMovedIn(
      Table table, Activation claim, double reach, Predicate<Resolution> agrees) {
    for (double fraction : FRACTIONS) {
      Deque<MovedIn> open = new ArrayDeque<>();
      Set<Set<String>> seen = new HashSet<>();
      open.add(new MovedIn(table, Set.of(), 0));
      while (!open.isEmpty() && seen.size() < MOST_TABLES) {
        MovedIn tried = open.remove();
        Resolution answer = ActivationJudge.nearestTo(claim, tried.table(), exact);
        if (!tried.ids().isEmpty() && agrees.test(answer)) {
          return Optional.of(
              new Alternative(answer, Wording.movedIn(tried.ids(), tried.farthest())));
        }
        Ship stopped = table.ship(claim.ship()).orElseThrow().at(answer.finalPose());
        List<ShipGap> near =
            near(tried.table(), stopped, reach).stream()
                .filter(gap -> !tried.ids().contains(gap.other().id()))
                .toList();
        List<List<ShipGap>> choices = new ArrayList<>();
        near.forEach(gap -> choices.add(List.of(gap)));
        if (near.size() > 1) {
          choices.add(near);
        }
        for (List<ShipGap> chosen : choices) {
          MovedIn next = tried.with(chosen, reach, fraction);
          if (seen.add(next.ids())) {
            open.add(next);
          }
        }
      }
    }
    return Optional.empty();
  }

  /**
   * A table with some ships moved in.
   *
   * @param ids the ids of those ships, in order
   * @param farthest the greatest distance by which a ship was moved, in millimeters
   */
  private record MovedIn(Table table, Set<String> ids, double farthest) {

    MovedIn with(List<ShipGap> near, double reach, double fraction) {
      Table next = table;
      Set<String> all = new TreeSet<>(ids);
      double most = farthest;
      for (ShipGap gap : near) {
        double by = between(Math.max(0, gap.gap()) + SMALLEST_SHIFT, reach, fraction);
        next = next.withShip(gap.movedIn(by));
        all.add(gap.other().id());
        most = Math.max(most, by);
      }
      return new MovedIn(next, all, most);
    }
  }

  /** Returns the gaps below the reach to all ships from which the mover backs up. */
  private static List<ShipGap> near(Table table, Ship mover, double reach) {
    return table.ships().stream()
        .filter(mover::backsUpFrom)
        .map(other -> ShipGap.between(mover, other))
        .filter(gap -> Math.abs(gap.gap()) < reach)
        .toList();
  }

  /**
   * Returns the difference that makes a claimed move by an action agree, in words that follow
   * "with". With the contact tolerance raised to the reach, every shallower overlap with a ship, an
   * obstacle or the table's edge passes. The more passes, the more ends are legal, so one such test
   * is enough; ships moved in would only take ends away.
   */
  Optional<String> ofReposition(Base base, Predicate<Repositions> agrees) {
    double reach = tolerance.reach(base);
    return reach > rules.tolerance().contact() && agrees.test(lenient(reach).repositions())
        ? Optional.of(Wording.overlapsLetPass(reach))
        : Optional.empty();
  }

  /**
   * Returns the difference that makes a claimed attack agree, in words that follow "with". The
   * attack is measured again
   *
   * <ol>
   *   <li>with the contact tolerance raised to the reach: a target less deep in the arc is out of
   *       it, and a line with less of its length in an obstacle is clear;
   *   <li>with the target, or both ships, shifted by up to the reach in any direction, which
   *       changes what obstructs; and turned, while its corners stay within the reach, so that two
   *       edges are parallel and the attacker has a choice of shortest lines;
   *   <li>with each of the other huge ships shifted by up to its own reach, into the way or out of
   *       it.
   * </ol>
   */
  Optional<String> ofAttack(Table table, Aim aim, Predicate<Attack> agrees) {
    double reach =
        Math.max(tolerance.reach(aim.attacker().base()), tolerance.reach(aim.target().base()));
    if (reach <= rules.tolerance().contact()) {
      return Optional.empty();
    }
    if (agrees.test(new AttackRuler(lenient(reach)).measure(table, aim))) {
      return Optional.of(Wording.letPass(reach));
    }
    AttackRuler ruler = new AttackRuler(rules);
    return Stream.concat(aimShifted(table, aim, reach), othersShifted(table, aim))
        .filter(shifted -> agrees.test(ruler.measure(shifted.table(), shifted.aim())))
        .findFirst()
        .map(shifted -> Wording.elsewhere(shifted.who(), shifted.by(), shifted.turn()));
  }

  /** An attack with a ship off its recorded pose, by a distance and a turn. */
  private record ShiftedAttack(Table table, Aim aim, String who, double by, double turn) {}

  private static Stream<ShiftedAttack> aimShifted(Table table, Aim aim, double reach) {
    Ship target = aim.target();
    double askew = target.pose().heading().degreesTo(aim.attacker().pose().heading());
    double halfDiagonal = Elementary.hypot(target.base().length(), target.base().width()) / 2;
    List<Stream<ShiftedAttack>> shifted = new ArrayList<>();
    for (double turn : new double[] {0, Elementary.remainder(askew, 90)}) {
      double left = reach - Math.abs(Elementary.toRadians(turn)) * halfDiagonal;
      if (left >= 0) {
        Ship turned = target.at(target.pose().turnedBy(turn));
        shifted.add(
            shifts(left, turn == 0 ? 1 : 0)
                .flatMap(shift -> targetOrBothShifted(table, aim, turned, shift, turn)));
      }
    }
    return shifted.stream().flatMap(stream -> stream);
  }

  private static Stream<ShiftedAttack> targetOrBothShifted(
      Table table, Aim aim, Ship turned, Shift shift, double turn) {
    Ship there = ShipGap.moved(turned, shift.vector());
    Ship from = ShipGap.moved(aim.attacker(), shift.vector());
    Aim target = aim.between(aim.attacker(), there);
    return Stream.of(
        new ShiftedAttack(table, target, there.id(), shift.length(), turn),
        new ShiftedAttack(table, aim.between(from, there), "both ships", shift.length(), turn));
  }

  private Stream<ShiftedAttack> othersShifted(Table table, Aim aim) {
    return table.ships().stream()
        .filter(ship -> ship.base().size().isHuge())
        .filter(ship -> !ship.id().equals(aim.attacker().id()))
        .filter(ship -> !ship.id().equals(aim.target().id()))
        .flatMap(
            ship ->
                shifts(tolerance.reach(ship.base()), 1)
                    .map(
                        shift ->
                            new ShiftedAttack(
                                table.withShip(ShipGap.moved(ship, shift.vector())),
                                aim,
                                ship.id(),
                                shift.length(),
                                0)));
  }

  private record Shift(Vector vector, double length) {}

  /** Returns shifts in all directions, in steps up to the longest. */
  private static Stream<Shift> shifts(double longest, int firstStep) {
    return IntStream.rangeClosed(firstStep, STEPS)
        .mapToDouble(step -> longest * step / STEPS)
        .boxed()
        .flatMap(
            length ->
                IntStream.range(0, DIRECTIONS)
                    .mapToObj(k -> Direction.ofDegrees(360.0 * k / DIRECTIONS).times(length))
                    .map(vector -> new Shift(vector, length)));
  }

  private Rules lenient(double depth) {
    return rules.withTolerance(new Tolerance(depth));
  }

  private static double between(double least, double most, double fraction) {
    return fraction == 1 || most <= least ? most : least + (most - least) * fraction;
  }
}
