package io.github.flightstand.rules.mission;

import java.util.Optional;

/**
 * A number of victory tokens: {@code fixed}, plus {@code threat} for each threat of the piece,
 * {@code tokens} for each victory token and {@code cargo} for each cargo on its card.
 */
public record Amount(
    Optional<Integer> fixed,
    Optional<Integer> threat,
    Optional<Integer> tokens,
    Optional<Integer> cargo) {

  /** Returns the number for a piece. */
  public int of(int itsThreat, int itsTokens, int itsCargo) {
    return fixed.orElse(0)
        + threat.orElse(0) * itsThreat
        + tokens.orElse(0) * itsTokens
        + cargo.orElse(0) * itsCargo;
  }
}
