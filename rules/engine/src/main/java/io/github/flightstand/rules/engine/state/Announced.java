package io.github.flightstand.rules.engine.state;

import java.util.Optional;

/**
 * Dice outside an attack that are about to be rolled, after cards have taken effect before the
 * roll.
 *
 * @param named the result that one die is turned to as soon as the dice are rolled
 */
public record Announced(Optional<Face> named) {

  /** A roll for which no result is named. */
  public static final Announced PLAIN = new Announced(Optional.empty());
}
