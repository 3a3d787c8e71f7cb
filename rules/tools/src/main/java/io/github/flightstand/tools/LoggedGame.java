package io.github.flightstand.tools;

import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Engine.PlayResult;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.player.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A watcher of one match that keeps the lines of the game's log.
 *
 * <pre>{@code
 * LoggedGame log = new LoggedGame(cards, Map.of());
 * match.play(setup, "7", log);
 * log.text()
 * }</pre>
 */
public final class LoggedGame implements Match.Watcher {

  private final List<String> lines = new ArrayList<>();
  private final GameWriter writer;
  private final CardSet cards;

  /**
   * Creates a watcher.
   *
   * @param cards the cards that the game is played with
   * @param colors the colors of players' ships, by player
   */
  public LoggedGame(CardSet cards, Map<String, Color> colors) {
    this.cards = cards;
    writer = new GameWriter(lines::add, colors);
  }

  @Override
  public void began(Setup setup, PlayResult turn) {
    writer.begin(setup, new Engine(cards).start(setup).state(), turn);
  }

  @Override
  public void played(Command command, PlayResult turn) {
    writer.write(command, turn);
  }

  /** Returns the log up to now, each line with its end. */
  public String text() {
    return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
  }
}
