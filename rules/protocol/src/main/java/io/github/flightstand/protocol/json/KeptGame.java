package io.github.flightstand.protocol.json;

import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.hook.CardSet;

/** A game that is kept under a name. */
public record KeptGame(String name, Game game) implements GameJson {

  @Override
  public Game game(CardSet cards) {
    return game;
  }
}
