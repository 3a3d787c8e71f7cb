package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.State;
import java.util.Map;
import java.util.Optional;

/**
 * A game with all its secrets, for the table's host, in the table's own frame.
 *
 * @param state the state
 * @param chance the game's source of chance
 * @param colors the colors of players' ships in pictures, by player
 */
public record GameFigures(State state, ChanceJson chance, Optional<Map<String, Color>> colors)
    implements GameJson {

  /** Returns the JSON form of a game. */
  public static GameFigures of(Game game, Optional<Map<String, Color>> colors) {
    return new GameFigures(game.state(), ChanceJson.of(game.chance()), colors);
  }

  /**
   * Returns the game.
   *
   * @throws FaultException if the state contradicts itself
   */
  @Override
  public Game game(CardSet cards) {
    try {
      Engine.check(state, cards);
    } catch (IllegalArgumentException contradiction) {
      throw FaultException.badValue("/state", "'state': " + contradiction.getMessage());
    }
    return new Game(state, chance.chance());
  }
}
