package io.github.flightstand.referee;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.referee.LogEvent.Claim;
import java.util.Optional;

/** A claim beside its answer, with the deviation of the claimed pose if there is one. */
record Answered(int line, Claim claim, Expected expected, Optional<Deviation> deviation) {

  static Answered of(int line, Claim claim, Expected expected) {
    return new Answered(line, claim, expected, Optional.empty());
  }

  static Answered of(int line, Claim claim, Expected expected, Pose should, Pose claimed) {
    return new Answered(line, claim, expected, Optional.of(Deviation.between(should, claimed)));
  }

  Ruling legal(Rule rule, String message) {
    return ruling(Verdict.LEGAL, rule, message);
  }

  Ruling illegal(Rule rule, String message) {
    return ruling(Verdict.ILLEGAL, rule, message);
  }

  Ruling tooClose(Rule rule, String message) {
    return ruling(Verdict.TOO_CLOSE, rule, message);
  }

  private Ruling ruling(Verdict verdict, Rule rule, String message) {
    return new Ruling(
        line, claim, verdict, Optional.of(expected), deviation, Optional.of(rule), message);
  }
}
