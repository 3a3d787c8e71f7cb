package io.github.flightstand.referee;

import io.github.flightstand.referee.LogEvent.Claim;
import io.github.flightstand.referee.LogEvent.Unreadable;
import java.util.Optional;

/**
 * The verdict on one claim.
 *
 * @param line the line of the log with the claim, from 1
 * @param expected the correct claim; empty if the claim was not judged
 * @param deviation the difference of the claimed pose from the expected one; empty if there is none
 * @param rule the rule that decides the verdict; empty if the claim was not judged
 * @param message the verdict in words
 * @param confidence the probability that the claim is illegal, or is not, as the verdict says, if
 *     the log says how sure its places are
 */
public record Ruling(
    int line,
    Claim claim,
    Verdict verdict,
    Optional<Expected> expected,
    Optional<Deviation> deviation,
    Optional<Rule> rule,
    String message,
    Optional<Double> confidence) {

  /** Creates a ruling without confidence. */
  public Ruling(
      int line,
      Claim claim,
      Verdict verdict,
      Optional<Expected> expected,
      Optional<Deviation> deviation,
      Optional<Rule> rule,
      String message) {
    this(line, claim, verdict, expected, deviation, rule, message, Optional.empty());
  }

  /** Returns this ruling with its confidence. */
  Ruling with(double sure) {
    return new Ruling(line, claim, verdict, expected, deviation, rule, message, Optional.of(sure));
  }

  /** Returns the ruling on an impossible claim, for which nothing is expected. */
  static Ruling impossible(int line, Claim claim, Rule rule, String message) {
    return withoutAnswer(line, claim, Verdict.ILLEGAL, Optional.of(rule), message);
  }

  static Ruling unreadable(int line, Unreadable cut) {
    return withoutAnswer(line, cut, Verdict.UNREADABLE, Optional.empty(), cut.message());
  }

  /** Returns the ruling that a claim is taken as recorded, for this reason. */
  static Ruling unverified(int line, Claim claim, String why) {
    String message = Wording.unverified(claim, why);
    return withoutAnswer(line, claim, Verdict.UNVERIFIED, Optional.empty(), message);
  }

  private static Ruling withoutAnswer(
      int line, Claim claim, Verdict verdict, Optional<Rule> rule, String message) {
    return new Ruling(line, claim, verdict, Optional.empty(), Optional.empty(), rule, message);
  }
}
