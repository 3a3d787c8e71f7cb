package io.github.flightstand.rules.engine.state;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A card that a ship has: its pilot's ability, an upgrade, or a condition that another card put on
 * it.
 *
 * @param id which card
 * @param up whether it lies face up; a discarded one is face down and out of play, but still counts
 *     for the ship's points (000-063)
 * @param memory what the card keeps in mind
 */
public record HeldCard(String id, boolean up, Map<String, Integer> memory) {

  /** Copies the memory. */
  public HeldCard {
    memory = Collections.unmodifiableMap(new TreeMap<>(memory));
  }

  /** Returns a card that lies face up and keeps nothing in mind. */
  public static HeldCard of(String id) {
    return new HeldCard(id, true, Map.of());
  }

  /** Returns it turned up or down. */
  public HeldCard turned(boolean faceUp) {
    return new HeldCard(id, faceUp, memory);
  }

  /** Returns it with one more thing in mind. */
  public HeldCard remembering(String key, int value) {
    Map<String, Integer> more = new TreeMap<>(memory);
    more.put(key, value);
    return new HeldCard(id, up, more);
  }
}
