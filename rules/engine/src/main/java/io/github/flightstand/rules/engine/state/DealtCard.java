package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A damage card beside a ship.
 *
 * @param pool the pool that it came from, from which its face is drawn; absent for a stand-in
 * @param face the card's name, if it lies face up
 * @param known the card's name, if it lies face down again after all players have seen it
 * @param memory the numbers that the card keeps
 */
public record DealtCard(
    Optional<Integer> pool,
    Optional<String> face,
    Optional<String> known,
    Map<String, Integer> memory) {

  public DealtCard {
    memory = Collections.unmodifiableMap(new TreeMap<>(memory));
  }

  /** Creates a card that was just dealt, face up or face down. */
  public DealtCard(Optional<Integer> pool, Optional<String> face) {
    this(pool, face, Optional.empty(), Map.of());
  }

  /** Tests whether the card is a stand-in. */
  public boolean standsIn() {
    return pool.isEmpty();
  }

  /** Returns the card's name if it has been seen. */
  public Optional<String> name() {
    return face.or(() -> known);
  }

  /** Returns a copy that is turned up. */
  public DealtCard turnedUp(String name) {
    return new DealtCard(pool, Optional.of(name), Optional.empty(), memory);
  }

  /** Returns a copy that is turned down and forgets what it remembered. */
  public DealtCard turnedDown() {
    return new DealtCard(pool, Optional.empty(), name(), Map.of());
  }

  /** Returns a copy that remembers one more value. */
  public DealtCard remembering(String key, int value) {
    return new DealtCard(pool, face, known, Lists.with(memory, key, value));
  }
}
