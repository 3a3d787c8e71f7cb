package io.github.flightstand.rules.engine.state;

import java.util.Optional;

/**
 * A damage card beside a ship.
 *
 * @param pool the pool of its deck from which it came; what a face-down card is, is drawn from
 *     there when it is turned up. A stand-in for a deck that has run out is of no pool (000-144)
 * @param face its name if it lies face up
 */
public record DealtCard(Optional<Integer> pool, Optional<String> face) {

  /** Tells whether the card is a stand-in. */
  public boolean standsIn() {
    return pool.isEmpty();
  }

  /** Returns the card, turned up. */
  public DealtCard turnedUp(String name) {
    return new DealtCard(pool, Optional.of(name));
  }
}
