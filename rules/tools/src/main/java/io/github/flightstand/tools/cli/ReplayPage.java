package io.github.flightstand.tools.cli;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.tools.codec.Codec;
import io.github.flightstand.tools.page.Chapter;
import io.github.flightstand.tools.page.PageWriter;
import io.github.flightstand.tools.page.PageWriter.Form;
import io.github.flightstand.tools.page.game.GameChapter;
import io.github.flightstand.tools.referee.Referee;
import io.github.flightstand.tools.referee.log.GameLogReader;
import io.github.flightstand.tools.referee.log.LogEntry;
import io.github.flightstand.tools.referee.log.OpenGameLog;
import io.github.flightstand.tools.referee.log.UnreadableLogException;
import io.github.flightstand.tools.referee.report.LogChapter;
import io.github.flightstand.tools.replay.DivergedException;
import io.github.flightstand.tools.replay.Upcaster;
import io.github.flightstand.tools.serve.line.Line;
import io.github.flightstand.tools.serve.line.LineReader;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** The page of a log of either kind. */
final class ReplayPage {

  private final Console console;
  private final String name;
  private final Optional<String> player;
  private final int last;

  /**
   * Creates a page.
   *
   * @param name what the log is called
   * @param player whose knowledge of a whole game is shown
   * @param last the last line that is played
   */
  ReplayPage(Console console, String name, Optional<String> player, int last) {
    this.console = console;
    this.name = name;
    this.player = player;
    this.last = last;
  }

  /**
   * Writes the page and returns the exit status; a log that does not fit is shown as far as it
   * does.
   *
   * @throws IOException if the log cannot be read or the page not written
   */
  int write(InputStream log, String file) throws IOException {
    BufferedInputStream in = new BufferedInputStream(log, LineReader.MAX_BYTES + 1);
    boolean game = isGame(in);
    if (!game && player.isPresent()) {
      return console.complain(
          "replay", "'--player' is for the logs of whole games, found a log for the referee", 2);
    }
    return game ? game(in, file) : judged(in, file);
  }

  /** Tells whether the log is that of a whole game by its first line, which is read again. */
  private static boolean isGame(BufferedInputStream in) throws IOException {
    in.mark(LineReader.MAX_BYTES);
    Optional<Line> first = LineReader.toTooLong(in).next();
    in.reset();
    Codec codec = new Codec();
    try {
      return first.isPresent()
          && first.get() instanceof Line.Text line
          && Upcaster.reads(codec.text(line.text(), "log"));
    } catch (FaultException noHeader) {
      return false;
    }
  }

  private int game(InputStream in, String file) throws IOException {
    LineReader lines = new LineReader(in);
    Optional<GameChapter> chapter = Optional.empty();
    int status = 0;
    try {
      for (Optional<Line> next = lines.next();
          next.isPresent() && next.get().number() <= last;
          next = lines.next()) {
        if (!(next.get() instanceof Line.Text line)) {
          status =
              console.complain(
                  "replay", "line " + next.get().number() + " is no line of UTF-8 within 4 MiB", 1);
          break;
        }
        if (chapter.isPresent()) {
          chapter.get().line(line.number(), line.text());
        } else {
          chapter = Optional.of(new GameChapter(name, line.number(), line.text(), player));
        }
      }
    } catch (DivergedException diverged) {
      status = console.complain("replay", String.valueOf(diverged.getMessage()), 1);
    } catch (GameChapter.UnknownPlayerException unknown) {
      return console.complain("replay", unknown.sentence(), 2);
    }
    if (chapter.isEmpty() && status == 0) {
      return console.complain("replay", "'" + name + "' is empty, expected a log", 2);
    }
    if (chapter.isPresent()) {
      write(chapter.get().chapter(), file);
    }
    return status;
  }

  private int judged(InputStream in, String file) throws IOException {
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
      return 0;
    } catch (UnreadableLogException unreadable) {
      return console.complain("replay", "'" + name + "', " + unreadable.getMessage(), 2);
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
