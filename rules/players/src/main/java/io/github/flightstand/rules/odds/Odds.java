package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.decision.Command;
import java.util.Map;
import java.util.Optional;

/**
 * The result of an attack.
 *
 * @param outcomes the probability of each outcome; empty unless the answer is exact
 * @param low the lower bound of the aim; the same as {@code high} if it is exact
 * @param high the upper bound of the aim
 * @param first the answer to the decision that a player has now; empty if chance decides next
 * @param steps the number of steps of the engine that were summed
 */
public record Odds(
    Map<Outcome, Ratio> outcomes, Ratio low, Ratio high, Optional<Command> first, int steps) {

  /** Copies the map. */
  public Odds {
    outcomes = Map.copyOf(outcomes);
  }

  /** Tests whether all was summed. */
  public boolean exact() {
    return !outcomes.isEmpty();
  }

  /** Returns the expected value of an aim, if the answer is exact. */
  public Ratio expected(OddsAim aim) {
    Ratio sum = Ratio.ZERO;
    for (Map.Entry<Outcome, Ratio> one : outcomes.entrySet()) {
      sum = sum.plus(one.getKey().of(aim).times(one.getValue()));
    }
    return sum.lowest();
  }
}
