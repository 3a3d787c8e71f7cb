package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.engine.Engine.PlayResult;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.player.Match;
import io.github.flightstand.tools.LoggedGame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** A folder of logs of whole games. A log appears in the folder when its game is over. */
final class GameLogFolder {

  private final Path folder;
  private final String name;
  private final CardSet cards;
  private final Map<String, Color> colors;

  /**
   * Opens the folder, creating it if necessary.
   *
   * @param games the number of games; all file numbers have as many digits as this number
   * @param cards the cards that the games are played with
   * @param colors the colors of players' ships, by player
   * @throws FailedCommandException if a log exists that may not be replaced
   */
  GameLogFolder(Path folder, int games, boolean force, CardSet cards, Map<String, Color> colors)
      throws IOException, FailedCommandException {
    this.cards = cards;
    this.colors = colors;
    this.folder = Files.createDirectories(folder);
    name = "game-%0" + Integer.toString(games).length() + "d.ndjson";
    for (int number = 1; number <= games && !force; number++) {
      if (Files.exists(path(number), LinkOption.NOFOLLOW_LINKS)) {
        throw new FailedCommandException(
            2, "'" + path(number) + "' exists, expected '--force' to replace it");
      }
    }
  }

  private Path path(int number) {
    return folder.resolve(String.format(Locale.ROOT, name, number));
  }

  Match.Watcher log(int number) {
    LoggedGame log = new LoggedGame(cards, colors);
    return new Match.Watcher() {
      @Override
      public void began(Setup setup, PlayResult turn) {
        log.began(setup, turn);
      }

      @Override
      public void played(Command command, PlayResult turn) {
        log.played(command, turn);
        if (turn.game().state().over().isPresent()) {
          write(path(number).toString(), log.text());
        }
      }
    };
  }

  private static void write(String log, String text) {
    try (NewFile file = new NewFile(log);
        Writer writer = file.writer()) {
      writer.write(text);
      file.keep();
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }
}
