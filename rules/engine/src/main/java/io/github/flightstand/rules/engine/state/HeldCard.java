package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A card that a ship has: its pilot's ability, an upgrade, or a condition from another card.
 *
 * @param id the card's id
 * @param up whether it lies face up; a discarded card is face down and out of play
 * @param memory the numbers that the card keeps
 * @param energy how many energy tokens lie on it, if any (002-007)
 */
public record HeldCard(
    String id, boolean up, Map<String, Integer> memory, Optional<Integer> energy) {

  /** Copies the memory; throws IllegalArgumentException if energy is given and below 1. */
  public HeldCard {
    if (energy.filter(tokens -> tokens < 1).isPresent()) {
      throw new IllegalArgumentException(
          "the energy on the card '%s' is at least 1 if it is given, found %s"
              .formatted(id, energy.get()));
    }
    memory = Collections.unmodifiableMap(new TreeMap<>(memory));
  }

  /** Returns a card that lies face up and remembers nothing. */
  public static HeldCard of(String id) {
    return new HeldCard(id, true, Map.of(), Optional.empty());
  }

  /** Returns a copy turned up or down; a card that is turned down holds no energy. */
  public HeldCard turned(boolean faceUp) {
    return new HeldCard(id, faceUp, memory, faceUp ? energy : Optional.empty());
  }

  /** Returns a copy that remembers one more value. */
  public HeldCard remembering(String key, int value) {
    return new HeldCard(id, up, Lists.with(memory, key, value), energy);
  }

  /** Returns the number of energy tokens on it. */
  public int energyHeld() {
    return energy.orElse(0);
  }

  /** Returns a copy with that many energy tokens on it. */
  public HeldCard withEnergy(int tokens) {
    return new HeldCard(id, up, memory, Optional.of(tokens).filter(held -> held > 0));
  }
}
