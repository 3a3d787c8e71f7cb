package io.github.flightstand.rules.referee;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Bearing.EndRotation;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.referee.log.Activation;
import io.github.flightstand.rules.referee.log.ClaimTolerance;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Judges the claim that a ship executed a maneuver.
 *
 * <p>The claim is legal if its final pose agrees with the answer within the log's tolerance and it
 * says rightly whether the ship bumped; wrongly is legal too where the overlap or gap at the
 * maneuver's end is less than the reach, for then a recorder could not tell. A claim that does not
 * agree is too close to call if it agrees with an answer on the {@linkplain OtherSides other side}
 * of a close call, and illegal if not.
 */
final class ActivationJudge implements ClaimJudge<Activation> {

  private final ClaimTolerance tolerance;
  private final Resolver exact;

  /**
   * Creates a judge.
   *
   * @param tolerance how much is forgiven
   * @param exact works out the answer as it is
   */
  ActivationJudge(ClaimTolerance tolerance, Resolver exact) {
    this.tolerance = tolerance;
    this.exact = exact;
  }

  @Override
  public Ruling judge(Table table, Activation claim) {
    Ship ship = table.ship(claim.ship()).orElseThrow();
    Resolution answer = ManeuverAnswer.nearestTo(claim, table, exact);
    double reach = tolerance.reach(ship.base());
    Optional<Contact> atEnd = nearestAtEnd(table, ship, answer);
    boolean closeEnd = atEnd.filter(contact -> Math.abs(contact.gap()) < reach).isPresent();
    Predicate<Resolution> agrees =
        other ->
            Deviation.between(other.finalPose(), claim.finalPose()).isWithin(tolerance)
                && (closeEnd || ManeuverAnswer.bumped(other) == claim.bumped());
    ManeuverWords words = new ManeuverWords(ship.base(), claim, answer, tolerance, atEnd);
    if (agrees.test(answer)) {
      return ruling(ship, claim, answer, Verdict.LEGAL, words.legal());
    }
    Optional<OtherSide> otherSide =
        reach < OtherSides.SMALLEST_REACH
            ? Optional.empty()
            : new OtherSides(exact, reach).find(table, claim, agrees);
    return otherSide
        .map(side -> ruling(ship, claim, answer, Verdict.TOO_CLOSE, words.tooClose(side)))
        .orElseGet(() -> ruling(ship, claim, answer, Verdict.ILLEGAL, words.illegal()));
  }

  /**
   * Returns how the ship stands at the maneuver's end, not backed up yet, to the nearest other of
   * those from which it backs up.
   */
  private static Optional<Contact> nearestAtEnd(Table table, Ship ship, Resolution answer) {
    Ship end = ship.at(ManeuverAnswer.bumped(answer) ? answer.nominal() : answer.finalPose());
    return table.ships().stream()
        .filter(ship::backsUpFrom)
        .map(other -> Contact.of(end, other))
        .min(Comparator.comparingDouble(Contact::gap));
  }

  private Ruling ruling(
      Ship ship, Activation claim, Resolution answer, Verdict verdict, String message) {
    Deviation deviation = Deviation.between(answer.finalPose(), claim.finalPose());
    Expected expected =
        new Expected.Stand(
            answer.finalPose(),
            ManeuverAnswer.bumped(answer),
            answer.rail(),
            answer.touching(),
            ship.base().size().isHuge(),
            answer.huge());
    return new Ruling(
        claim,
        verdict,
        Optional.of(expected),
        Optional.of(deviation),
        Optional.of(rule(claim, answer, deviation)),
        message);
  }

  /** Returns the rule on which the verdict turns: what the claim breaks, or what it was held to. */
  private Rule rule(Activation claim, Resolution answer, Deviation deviation) {
    Bearing bearing = claim.maneuver().bearing();
    boolean bumped = ManeuverAnswer.bumped(answer);
    boolean standsRight = deviation.isWithin(tolerance);
    if (bearing == Bearing.STATIONARY) {
      return Rule.STATIONARY;
    }
    if (standsRight && claim.bumped() != bumped) {
      return Rule.OVERLAP;
    }
    if (Math.abs(deviation.heading() - turn(bearing.endRotation())) <= tolerance.heading()
        && bearing.endRotation() != EndRotation.NONE) {
      return Rule.END_ROTATION;
    }
    if (bumped) {
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
