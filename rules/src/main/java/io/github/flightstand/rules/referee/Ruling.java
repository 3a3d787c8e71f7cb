package io.github.flightstand.rules.referee;

import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.rules.referee.log.Claim;
import java.util.Optional;

/**
 * The verdict on one claim, with its reasons.
 *
 * @param claim what was judged
 * @param verdict the verdict
 * @param expected what should have been claimed; empty if the claim was not judged
 * @param deviation how far the claimed pose is from the expected one; empty if there is none
 * @param rule the rule on which the verdict turns; empty if the claim was not judged
 * @param message the verdict in words
 */
public record Ruling(
    Claim claim,
    Verdict verdict,
    Optional<Expected> expected,
    Optional<Deviation> deviation,
    Optional<Rule> rule,
    String message) {

  /**
   * Returns the ruling on a claim of a move that a ship of its kind does not make.
   *
   * @param refused says why it does not
   */
  static Ruling impossible(Claim claim, CannotFlyException refused) {
    return new Ruling(
        claim,
        Verdict.ILLEGAL,
        Optional.empty(),
        Optional.empty(),
        Optional.of(Rule.HUGE_SHIP),
        claim.ship() + " cannot have made its " + claim.deed() + ": " + refused.getMessage());
  }

  /** Returns the ruling on a claim that is taken as recorded. */
  static Ruling unverified(Claim claim) {
    return new Ruling(
        claim,
        Verdict.UNVERIFIED,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        claim.ship() + "'s " + claim.deed() + " is not judged by this version");
  }
}
