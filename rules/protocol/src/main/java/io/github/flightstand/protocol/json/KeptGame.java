package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.hook.CardSet;
import java.util.Map;
import java.util.Optional;

/** A game that is kept under a name. */
public record KeptGame(String name, Game game, Optional<Map<String, Color>> colors)
    implements GameJson {

  @Override
  public Game game(CardSet cards) {
    return game;
  }
}
