package io.github.flightstand.rules.engine.state;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Cards without an order: the number of cards of each name, at least 1.
 *
 * @param cards how many cards of each name are in the pile
 */
public record CardPile(Map<String, Integer> cards) {

  /** The empty pile. */
  public static final CardPile EMPTY = new CardPile(Map.of());

  /** Sorts the cards; throws IllegalArgumentException if a count is below 1. */
  public CardPile {
    for (Map.Entry<String, Integer> entry : cards.entrySet()) {
      if (entry.getValue() < 1) {
        throw new IllegalArgumentException(
            "a pile names only cards that are in it, found %s of %s"
                .formatted(entry.getValue(), entry.getKey()));
      }
    }
    cards = Collections.unmodifiableMap(new TreeMap<>(cards));
  }

  /** Returns the number of cards. */
  public int size() {
    int size = 0;
    for (int count : cards.values()) {
      size += count;
    }
    return size;
  }

  /** Returns a copy with one more card. */
  public CardPile with(String card) {
    Map<String, Integer> more = new TreeMap<>(cards);
    more.merge(card, 1, Integer::sum);
    return new CardPile(more);
  }

  /** Returns a copy with one card fewer; throws IllegalArgumentException if it has none. */
  public CardPile without(String card) {
    Map<String, Integer> fewer = new TreeMap<>(cards);
    Integer left = fewer.get(card);
    if (left == null) {
      throw new IllegalArgumentException("there is no card '" + card + "' in the pile");
    }
    if (left == 1) {
      fewer.remove(card);
    } else {
      fewer.put(card, left - 1);
    }
    return new CardPile(fewer);
  }
}
