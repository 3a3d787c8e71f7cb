package io.github.flightstand.protocol.json;

import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.hook.CardSet;

/** A game that is kept under a name. */
public final class KeptGame implements GameJson {

  private final String name;
  private final Game game;

  /** Creates a kept game. */
  public KeptGame(String name, Game game) {
    this.name = name;
    this.game = game;
  }

  /** Returns its name. */
  public String name() {
    return name;
  }

  @Override
  public Game game(CardSet cards) {
    return game;
  }
}
