package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.encoding.Turn;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.hook.CardSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game that is kept under a name.
 *
 * @param players the players that come with the program and have played here, by seat
 * @param pending the decisions that the game waits for, if the step that led here found them
 * @param turn whose turn it is as numbers, if the step that led here was asked for that
 */
public record KeptGame(
    String name,
    Game game,
    Optional<Map<String, Color>> colors,
    Map<String, BuiltIn> players,
    Optional<List<Decision>> pending,
    Optional<Turn> turn)
    implements GameJson {

  @Override
  public Game game(CardSet cards) {
    return game;
  }
}
