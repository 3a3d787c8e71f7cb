package io.github.flightstand.rules.mission;

import java.util.Optional;

/**
 * How many victory tokens: the sum of what is given.
 *
 * @param fixed so many
 * @param threat so many for each threat of the piece
 * @param tokens so many for each victory token on the piece's card
 * @param cargo so many for each cargo on the piece's card
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
