package io.github.flightstand.rules.engine.state;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A damage card beside a ship.
 *
 * @param pool the pool of its deck from which it came; what a face-down card is, is drawn from
 *     there when it is turned up. A stand-in for a deck that has run out is of no pool (000-144)
 * @param face its name if it lies face up
 * @param known its name if it lies face down again: all have seen it, nothing is left to draw
 */
public record DealtCard(
    Optional<Integer> pool,
    Optional<String> face,
    Optional<String> known,
    Map<String, Integer> memory) {

  /** Copies the memory. */
  public DealtCard {
    memory = Collections.unmodifiableMap(new TreeMap<>(memory));
  }

  /** Creates a card that was just dealt, face up or face down. */
  public DealtCard(Optional<Integer> pool, Optional<String> face) {
    this(pool, face, Optional.empty(), Map.of());
  }

  /** Tells whether the card is a stand-in. */
  public boolean standsIn() {
    return pool.isEmpty();
  }

  /** Returns its name if anybody has seen it. */
  public Optional<String> name() {
    return face.or(() -> known);
  }

  /** Returns the card, turned up. */
  public DealtCard turnedUp(String name) {
    return new DealtCard(pool, Optional.of(name), Optional.empty(), memory);
  }

  /** Returns the card, turned down; it forgets what it kept in mind. */
  public DealtCard turnedDown() {
    return new DealtCard(pool, Optional.empty(), name(), Map.of());
  }

  /** Returns it with one more thing in mind. */
  public DealtCard remembering(String key, int value) {
    Map<String, Integer> more = new TreeMap<>(memory);
    more.put(key, value);
    return new DealtCard(pool, face, known, more);
  }
}
