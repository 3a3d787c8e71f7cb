package io.github.flightstand.rules.engine.hook;

/**
 * What a card makes of a value: a pure function.
 *
 * @param <T> what the value is
 */
@FunctionalInterface
public interface Modifier<T> {

  /**
   * Returns the value.
   *
   * @param now the game, with the ship that the value is of as its subject
   * @param value what it would be without the card
   */
  T apply(CardContext now, T value);
}
