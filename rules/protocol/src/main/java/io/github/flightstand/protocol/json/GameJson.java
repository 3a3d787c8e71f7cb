package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.hook.CardSet;
import java.util.Map;
import java.util.Optional;

/** A game: written out with all its secrets, or the name of a kept game. */
public sealed interface GameJson permits GameFigures, KeptGame {

  /**
   * Returns the game.
   *
   * @param cards the cards that the game is played with
   */
  Game game(CardSet cards);

  /** Returns the colors of players' ships in pictures, if the game's set-up named some. */
  Optional<Map<String, Color>> colors();
}
