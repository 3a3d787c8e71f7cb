package io.github.flightstand.rules.mission;

import java.util.Optional;

/**
 * How many victory tokens: the sum of what is given, of which {@code threat}, {@code tokens} and
 * {@code cargo} are so many for each threat of the piece, victory token or cargo on its card.
 */
public record Amount(
    Optional<Integer> fixed,
    Optional<Integer> threat,
    Optional<Integer> tokens,
    Optional<Integer> cargo) {

  /** Returns the sum for a piece. */
  public int of(int itsThreat, int itsTokens, int itsCargo) {
    return fixed.orElse(0)
        + threat.orElse(0) * itsThreat
        + tokens.orElse(0) * itsTokens
        + cargo.orElse(0) * itsCargo;
  }
}
