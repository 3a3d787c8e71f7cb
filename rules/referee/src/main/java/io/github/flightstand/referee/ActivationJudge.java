package io.github.flightstand.referee;

import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Bearing.EndRotation;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.referee.CloseCalls.Alternative;
import io.github.flightstand.referee.LogEvent.Activation;
import io.github.flightstand.rules.Rules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A judge of claims that a ship executed a maneuver.
 *
 * <p>A claim is legal if its final pose agrees with the answer within the log's tolerance and its
 * {@code bumped} is right. That may be wrong if the overlap or gap at the maneuver's end is less
 * than the reach. A claim that agrees with an answer on the other side of a {@linkplain CloseCalls
 * close call} is too close to call. Any other claim is illegal.
 */
final class ActivationJudge {

  /** The reach in millimeters below which every claim is judged, for want of steps to take. */
  private static final double SMALLEST_REACH = 1e-6;

  private final ClaimTolerance tolerance;
  private final Resolver exact;
  private final CloseCalls closeCalls;

  /**
   * A claimed maneuver and its true result.
   *
   * @param base the mover's base
   * @param nearestAtEnd the gap to the nearest ship from which the mover backs up, at the
   *     maneuver's end, before backing up
   */
  record Flown(Base base, Activation claim, Resolution answer, Optional<ShipGap> nearestAtEnd) {

    boolean bumped() {
      return ActivationJudge.bumped(answer);
    }
  }

  ActivationJudge(Rules rules, ClaimTolerance tolerance, CloseCalls closeCalls) {
    this.tolerance = tolerance;
    exact = rules.resolver();
    this.closeCalls = closeCalls;
  }

  Ruling judge(int line, Standing standing, Activation claim) {
    Ship ship = standing.ship(claim.ship());
    try {
      exact.checkFlies(ship, claim.maneuver());
    } catch (CannotFlyException refused) {
      return Ruling.impossible(line, claim, Rule.HUGE_SHIP, Wording.notMade(claim, refused));
    }
    Table table = standing.table();
    Resolution answer = nearestTo(claim, table, exact);
    List<String> tokens =
        LaidToken.minesSetOff(
            table,
            ship.at(answer.finalPose()),
            exact.usedTemplate(ship, claim.maneuver(), answer),
            exact.rules().tolerance());
    Flown flown = new Flown(ship.base(), claim, answer, nearestAtEnd(table, ship, answer));
    double reach = tolerance.reach(ship.base());
    boolean closeEnd = flown.nearestAtEnd().filter(gap -> Math.abs(gap.gap()) < reach).isPresent();
    Predicate<Resolution> agrees =
        other ->
            Deviation.between(other.finalPose(), claim.finalPose()).isWithin(tolerance)
                && (closeEnd || bumped(other) == claim.bumped());
    Expected expected = Expected.ManeuverEnd.of(answer, ship.base().size().isHuge(), tokens);
    Answered answered = Answered.of(line, claim, expected, answer.finalPose(), claim.finalPose());
    Rule rule = rule(claim, answer, answered.deviation().orElseThrow());
    if (agrees.test(answer)) {
      return answered.legal(rule, ManeuverWording.legal(flown));
    }
    Optional<Alternative> alternative = closeCalls.ofManeuver(table, claim, agrees);
    if (alternative.isPresent()) {
      return answered.tooClose(rule, ManeuverWording.tooClose(flown, alternative.get()));
    }
    return claim.bumped() && closeCalls.mayHaveStopped(table, claim)
        ? answered.tooClose(rule, ManeuverWording.mayHaveStopped(flown, reach))
        : answered.illegal(rule, ManeuverWording.illegal(flown, tolerance));
  }

  /** Returns the exact answer to a claimed maneuver, or empty if no such ship flies it. */
  Optional<Resolution> answer(Standing standing, Activation claim) {
    try {
      exact.checkFlies(standing.ship(claim.ship()), claim.maneuver());
      return Optional.of(nearestTo(claim, standing.table(), exact));
    } catch (CannotFlyException refused) {
      return Optional.empty();
    }
  }

  /**
   * Tests whether a claimed pose may be on a ship's way, or at its end. If it is not, the claim is
   * illegal, which {@link #judge} finds out at more cost.
   */
  boolean mayPass(Standing standing, Activation claim) {
    Ship ship = standing.ship(claim.ship());
    if (ship.base().size().isHuge() || tolerance.reach(ship.base()) < SMALLEST_REACH) {
      return true;
    }
    PossibleStops stops = new PossibleStops(exact, standing.table(), ship, tolerance);
    return exact
        .path(ship, claim.maneuver())
        .map(
            path -> stops.passes(path, claim.maneuver().bearing().endRotation(), claim.finalPose()))
        .orElse(true);
  }

  /**
   * Returns the area of a judged maneuver: the base at its recorded pose and at its correct one,
   * and the correct part of the template. If the stop is too close to call, it may also have
   * covered the whole template.
   */
  MinesPassed.Trace trace(Standing standing, Activation claim, Verdict verdict) {
    Ship ship = standing.ship(claim.ship());
    List<Shape> sure = new ArrayList<>();
    sure.add(ship.base().outline().placedIn(claim.finalPose()));
    List<Shape> perhaps = new ArrayList<>();
    try {
      exact.checkFlies(ship, claim.maneuver());
      Resolution answer = nearestTo(claim, standing.table(), exact);
      sure.add(ship.base().outline().placedIn(answer.finalPose()));
      exact.usedTemplate(ship, claim.maneuver(), answer).ifPresent(sure::add);
      if (verdict == Verdict.TOO_CLOSE) {
        Table alone = Table.builder(standing.table().playArea()).ship(ship).build();
        exact
            .usedTemplate(ship, claim.maneuver(), nearestTo(claim, alone, exact))
            .ifPresent(perhaps::add);
      }
    } catch (CannotFlyException refused) {
      // The ship stands where it is recorded, and nothing else is known.
    }
    return new MinesPassed.Trace(sure, perhaps);
  }

  /**
   * Returns the result of the claimed maneuver on a table. A log does not name a Tallon roll's
   * offset: it is the free one whose final pose is nearest to the claimed pose.
   */
  static Resolution nearestTo(Activation claim, Table table, Resolver resolver) {
    return resolver.resolveTowards(
        table, claim.ship(), claim.maneuver(), claim.finalPose().position());
  }

  static boolean bumped(Resolution answer) {
    return answer.outcome() == Outcome.OVERLAPPED;
  }

  private static Optional<ShipGap> nearestAtEnd(Table table, Ship ship, Resolution answer) {
    Ship end = ship.at(bumped(answer) ? answer.nominal() : answer.finalPose());
    return table.ships().stream()
        .filter(ship::backsUpFrom)
        .map(other -> ShipGap.between(end, other))
        .min(Comparator.comparingDouble(ShipGap::gap));
  }

  /** Returns the rule that decides the verdict: the rule that is broken, or the one applied. */
  private Rule rule(Activation claim, Resolution answer, Deviation deviation) {
    Bearing bearing = claim.maneuver().bearing();
    boolean standsRight = deviation.isWithin(tolerance);
    if (bearing == Bearing.STATIONARY) {
      return Rule.STATIONARY;
    }
    if (standsRight && claim.bumped() != bumped(answer)) {
      return Rule.OVERLAP;
    }
    if (Math.abs(deviation.heading() - turn(bearing.endRotation())) <= tolerance.heading()
        && bearing.endRotation() != EndRotation.NONE) {
      return Rule.END_ROTATION;
    }
    if (bumped(answer)) {
      return Rule.BACKING_UP;
    }
    if (!standsRight && claim.bumped()) {
      return Rule.OVERLAP;
    }
    return answer.offsets().isPresent() ? Rule.TALLON_ROLL : Rule.MANEUVER;
  }

  private static double turn(EndRotation endRotation) {
    return switch (endRotation) {
      case NONE -> 0;
      case HALF_TURN -> 180;
      case QUARTER_TURN_INWARD -> 90;
    };
  }
}
