package io.github.flightstand.rules.referee;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.referee.log.ClaimTolerance;
import io.github.flightstand.rules.referee.log.Reposition;
import java.util.Optional;

/**
 * Rules on claims that an action moved a ship.
 *
 * <p>The claim is legal if it agrees with some legal end within the log's tolerance. If not, it is
 * too close to call if it agrees with an end that is legal once the contact tolerance is raised to
 * the reach: every overlap with a ship, an obstacle or the table's edge that is shallower passes.
 * The more passes the more ends are legal, so one such test is enough; and ships moved in only take
 * ends away, so that side of a close call explains no claim.
 */
final class MoveRulings {

  private final ClaimTolerance tolerance;
  private final Repositions exact;

  /**
   * Creates the rulings of one game.
   *
   * @param tolerance how much is forgiven
   * @param exact works out the ends as they are
   */
  MoveRulings(ClaimTolerance tolerance, Repositions exact) {
    this.tolerance = tolerance;
    this.exact = exact;
  }

  /**
   * Returns the ruling on a claim.
   *
   * @param table the table before it
   * @param way the way that the claim has the ship take
   * @param rule the rule that governs it
   */
  Ruling judge(Table table, Reposition claim, ClaimedWay way, Rule rule) {
    Ship ship = table.ship(claim.ship()).orElseThrow();
    ClaimedWay.Ends ends = way.nearestTo(claim.finalPose(), table, exact);
    MoveWords words = new MoveWords(claim, ends, tolerance);
    if (agrees(claim, ends)) {
      return ruling(claim, ends, rule, Verdict.LEGAL, words.legal());
    }
    Optional<String> hindrances =
        new Hindrances(table, way.barriers(), exact.rules().fleeing())
            .at(ship.at(ends.possible()), way.templateCrosses(ends.possible(), table, exact));
    double reach = tolerance.reach(ship.base());
    return reach > Tolerance.STANDARD.contact()
            && agrees(
                claim,
                way.nearestTo(claim.finalPose(), table, exact.withTolerance(new Tolerance(reach))))
        ? ruling(claim, ends, rule, Verdict.TOO_CLOSE, words.tooClose(hindrances, reach))
        : ruling(claim, ends, rule, Verdict.ILLEGAL, words.illegal(hindrances));
  }

  private boolean agrees(Reposition claim, ClaimedWay.Ends ends) {
    return ends.legal()
        .filter(legal -> Deviation.between(legal, claim.finalPose()).isWithin(tolerance))
        .isPresent();
  }

  private static Ruling ruling(
      Reposition claim, ClaimedWay.Ends ends, Rule rule, Verdict verdict, String message) {
    Expected.Move expected =
        new Expected.Move(
            ends.legal().orElse(ends.possible()), ends.legal().isPresent(), ends.blockedBy());
    return new Ruling(
        claim,
        verdict,
        Optional.of(expected),
        Optional.of(Deviation.between(expected.finalPose(), claim.finalPose())),
        Optional.of(rule),
        message);
  }
}
