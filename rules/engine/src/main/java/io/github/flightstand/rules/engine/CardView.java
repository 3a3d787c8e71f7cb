package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.state.DealtCard;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A damage card beside a ship. Nobody knows what a card is that lies face down, its owner neither.
 *
 * @param pool from which shuffle of its deck it was dealt, which all have seen; none if it is a
 *     stand-in for a card (000-144)
 * @param face its name if it lies face up
 * @param known its name if it lies face down again, which all have seen
 * @param memory what the card keeps in mind, for all to see
 */
public record CardView(
    Optional<Integer> pool,
    Optional<String> face,
    Optional<String> known,
    Map<String, Integer> memory) {

  /** Copies the memory. */
  public CardView {
    memory = Collections.unmodifiableMap(new TreeMap<>(memory));
  }

  /** Returns a card as all see it. */
  static CardView of(DealtCard card) {
    return new CardView(card.pool(), card.face(), card.known(), card.memory());
  }

  /** Returns the card as the state has it. */
  DealtCard dealt() {
    return new DealtCard(pool, face, known, memory);
  }
}
