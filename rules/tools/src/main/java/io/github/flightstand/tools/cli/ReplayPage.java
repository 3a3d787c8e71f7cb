package io.github.flightstand.tools.cli;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.tools.Replay.DivergedException;
import io.github.flightstand.tools.page.Chapter;
import io.github.flightstand.tools.page.PageWriter;
import io.github.flightstand.tools.page.PageWriter.Form;
import io.github.flightstand.tools.page.game.GameChapter;
import io.github.flightstand.tools.referee.GameLog.LogEntry;
import io.github.flightstand.tools.referee.GameLogReader;
import io.github.flightstand.tools.referee.GameLogReader.OpenGameLog;
import io.github.flightstand.tools.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.tools.referee.Referee;
import io.github.flightstand.tools.referee.report.LogChapter;
import io.github.flightstand.tools.serve.line.Line;
import io.github.flightstand.tools.serve.line.LineReader;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** The page of a log of either kind. */
final class ReplayPage {

  private final String name;
  private final Optional<String> player;
  private final int last;

  /**
   * @param player whose knowledge of a whole game is shown
   * @param last the last line that is played
   */
  ReplayPage(String name, Optional<String> player, int last) {
    this.name = name;
    this.player = player;
    this.last = last;
  }

  /**
   * Writes the page; a log that does not fit is shown as far as it does.
   *
   * @throws FailedCommandException if the log does not fit
   * @throws IOException if the log cannot be read or the page not written
   */
  void write(InputStream log, String file) throws IOException, FailedCommandException {
    BufferedInputStream in = new BufferedInputStream(log, LineReader.MAX_BYTES + 1);
    if (LogJudge.isWholeGame(in)) {
      game(new LineReader(in), file);
    } else if (player.isPresent()) {
      throw new FailedCommandException(
          2, "'--player' is for the logs of whole games, found a log for the referee");
    } else {
      judged(in, file);
    }
  }

  private void game(LineReader lines, String file) throws IOException, FailedCommandException {
    Line.Text first = next(lines, last).orElseThrow(() -> nothing(name, last));
    GameChapter chapter;
    try {
      chapter = new GameChapter(name, first.number(), first.text(), player);
    } catch (DivergedException diverged) {
      throw new FailedCommandException(1, String.valueOf(diverged.getMessage()));
    } catch (GameChapter.UnknownPlayerException unknown) {
      throw new FailedCommandException(2, String.valueOf(unknown.getMessage()));
    }
    Optional<FailedCommandException> failed = Optional.empty();
    try {
      for (Optional<Line.Text> line = next(lines, last);
          line.isPresent();
          line = next(lines, last)) {
        chapter.line(line.get().number(), line.get().text());
      }
    } catch (DivergedException diverged) {
      failed = Optional.of(new FailedCommandException(1, String.valueOf(diverged.getMessage())));
    } catch (FailedCommandException noText) {
      failed = Optional.of(noText);
    }
    write(chapter.chapter(), file);
    if (failed.isPresent()) {
      throw failed.get();
    }
  }

  static FailedCommandException nothing(String name, int last) {
    String where = last == Integer.MAX_VALUE ? "" : " up to line " + last;
    return new FailedCommandException(
        2, "'" + name + "' has nothing in it" + where + ", expected a game's log");
  }

  /** The next line of a whole game's log up to the last that is played. */
  static Optional<Line.Text> next(LineReader lines, int last)
      throws IOException, FailedCommandException {
    Optional<Line> next = lines.next().filter(line -> line.number() <= last);
    if (next.filter(line -> !(line instanceof Line.Text)).isPresent()) {
      throw new FailedCommandException(
          1, "line " + next.get().number() + " is no line of UTF-8 within 4 MiB");
    }
    return next.map(Line.Text.class::cast);
  }

  private void judged(InputStream in, String file) throws IOException, FailedCommandException {
    try {
      OpenGameLog log = new GameLogReader(PartsCatalogue.standard()).open(in);
      Referee.Game game = new Referee().begin(log.header());
      LogChapter chapter = new LogChapter(name, log.header());
      for (Optional<LogEntry> entry = log.next();
          entry.isPresent() && entry.get().line() <= last;
          entry = log.next()) {
        chapter.add(entry.get(), game.next(entry.get()));
      }
      write(chapter.withChoices(), file);
    } catch (UnreadableLogException unreadable) {
      throw new FailedCommandException(2, "'" + name + "', " + unreadable.getMessage());
    }
  }

  private static void write(Chapter chapter, String file) throws IOException {
    try (NewFile page = new NewFile(file)) {
      PageWriter writer = new PageWriter(page.writer(), Form.REPLAY);
      writer.add("chapter", chapter);
      writer.finish();
      page.keep();
    }
  }
}
