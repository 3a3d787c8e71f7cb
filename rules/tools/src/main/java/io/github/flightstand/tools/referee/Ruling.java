package io.github.flightstand.tools.referee;

import io.github.flightstand.tools.referee.LogEvent.Claim;
import io.github.flightstand.tools.referee.LogEvent.Unreadable;
import java.util.Optional;

/**
 * The verdict on one claim.
 *
 * @param line the line of the log on which the claim stands, from 1
 * @param expected what should have been claimed; empty if the claim was not judged
 * @param deviation how far the claimed pose is from the expected one; empty if there is none
 * @param rule the rule on which the verdict turns; empty if the claim was not judged
 * @param message the verdict in words
 */
public record Ruling(
    int line,
    Claim claim,
    Verdict verdict,
    Optional<Expected> expected,
    Optional<Deviation> deviation,
    Optional<Rule> rule,
    String message) {

  /** Of what cannot be at all, so that there is nothing to expect. */
  static Ruling impossible(int line, Claim claim, Rule rule, String message) {
    return withoutAnswer(line, claim, Verdict.ILLEGAL, Optional.of(rule), message);
  }

  static Ruling unreadable(int line, Unreadable cut) {
    return withoutAnswer(line, cut, Verdict.UNREADABLE, Optional.empty(), cut.message());
  }

  /** A claim is taken as recorded, for this reason. */
  static Ruling unverified(int line, Claim claim, String why) {
    String message = Wording.unverified(claim, why);
    return withoutAnswer(line, claim, Verdict.UNVERIFIED, Optional.empty(), message);
  }

  private static Ruling withoutAnswer(
      int line, Claim claim, Verdict verdict, Optional<Rule> rule, String message) {
    return new Ruling(line, claim, verdict, Optional.empty(), Optional.empty(), rule, message);
  }
}
