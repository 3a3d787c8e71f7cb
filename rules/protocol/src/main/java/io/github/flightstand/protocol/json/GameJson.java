package io.github.flightstand.protocol.json;

import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.hook.CardSet;

/** A game: written out with every secret in it, or the name of one that is kept. */
public sealed interface GameJson permits GameFigures, KeptGame {

  /**
   * Returns the game.
   *
   * @param cards the cards with which it is played
   */
  Game game(CardSet cards);
}
