package io.github.flightstand.rules.protocol.form;

import io.github.flightstand.rules.engine.Game;

/** A game: written out with every secret in it, or the name of one that is kept. */
public sealed interface GameJson permits GameFigures, KeptGame {

  /** Returns the game. */
  Game game();
}
