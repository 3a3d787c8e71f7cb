package io.github.flightstand.protocol.json;

import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.hook.CardSet;

/** A game: written out with all its secrets, or the name of a kept game. */
public sealed interface GameJson permits GameFigures, KeptGame {

  /**
   * Returns the game.
   *
   * @param cards the cards that the game is played with
   */
  Game game(CardSet cards);
}
