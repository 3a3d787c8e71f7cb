package io.github.flightstand.tools.cli;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.referee.GameLog.LogEntry;
import io.github.flightstand.referee.GameLogReader;
import io.github.flightstand.referee.GameLogReader.OpenGameLog;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.Judge;
import io.github.flightstand.referee.Referee;
import io.github.flightstand.tools.Replay.DivergedException;
import io.github.flightstand.tools.page.Chapter;
import io.github.flightstand.tools.page.PackedLog;
import io.github.flightstand.tools.page.game.GameChapter;
import io.github.flightstand.tools.page.game.GameChapter.UnknownPlayerException;
import io.github.flightstand.tools.report.LogChapter;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * A log of either kind, read up to a line, for commands that make pages of it.
 *
 * @param source opens the log
 * @param file the log's name
 * @param last the last line to read
 * @param player whose view of a game is shown; if absent, the whole game
 * @param cards the cards that whole games are played with
 * @param progress receives the progress of reading
 */
record LogChapters(
    Source source,
    String file,
    int last,
    Optional<String> player,
    CardsOption cards,
    Progress progress) {

  /**
   * A chapter of a log.
   *
   * @param chapter the log, up to the first line that does not fit
   * @param misfit why it ends there, if it does
   */
  record Told(Chapter chapter, Optional<FailedCommandException> misfit) {

    /** Returns the chapter with its log, if all of that fits and may be known. */
    private Told with(PackedLog packed, boolean open) throws IOException {
      return open && misfit.isEmpty() ? new Told(chapter.with(packed.text()), misfit) : this;
    }
  }

  private boolean whole() {
    return last == Integer.MAX_VALUE;
  }

  /** A way to open a log. */
  interface Source {
    InputStream open() throws IOException;
  }

  /** A way to read an open log. */
  interface Reading<T> {
    T read(InputStream in)
        throws IOException,
            FailedCommandException,
            UnreadableLogException,
            DivergedException,
            UnknownPlayerException;
  }

  /** Opens the log and reads it; each failure becomes a sentence with an exit status. */
  <T> T read(Reading<T> reading) throws IOException, FailedCommandException {
    try (InputStream in = source.open()) {
      return reading.read(in);
    } catch (LostOutputException | NewFile.UnwrittenException lost) {
      throw lost;
    } catch (IOException unreadable) {
      throw new FailedCommandException(2, InputFile.words(file, unreadable, "a game's log"));
    } catch (UnreadableLogException unreadable) {
      throw new FailedCommandException(2, "'" + file + "', " + unreadable.getMessage());
    } catch (DivergedException diverged) {
      throw diverged(diverged);
    } catch (UnknownPlayerException unknown) {
      throw new FailedCommandException(2, String.valueOf(unknown.getMessage()));
    }
  }

  private static FailedCommandException diverged(DivergedException diverged) {
    return new FailedCommandException(1, String.valueOf(diverged.getMessage()));
  }

  /** Reads the log as a page shows it. */
  Told chapter() throws IOException, FailedCommandException {
    return read(
        in -> {
          PackedLog packed = new PackedLog(in);
          InputStream log = new BufferedInputStream(packed, LineReader.MAX_BYTES + 1);
          if (Judge.isWholeGame(log)) {
            return game(new LineReader(log)).with(packed, player.isEmpty() && whole());
          }
          if (player.isPresent()) {
            throw new FailedCommandException(
                2, "'--player' is for the logs of whole games, found a log for the referee");
          }
          return new Told(claims(log), Optional.empty()).with(packed, whole());
        });
  }

  /** Reads a game; if a line does not fit the game, the chapter ends before that line. */
  private Told game(LineReader lines)
      throws IOException, FailedCommandException, DivergedException, UnknownPlayerException {
    Line.Text first = first(lines);
    GameChapter chapter =
        new GameChapter(file, first.number(), first.text(), player, cards.cards().get());
    try {
      for (Optional<Line.Text> line = next(lines); line.isPresent(); line = next(lines)) {
        chapter.line(line.get().number(), line.get().text());
        progress.line(line.get().number());
      }
    } catch (DivergedException misfit) {
      return new Told(chapter.chapter(), Optional.of(diverged(misfit)));
    } catch (FailedCommandException misfit) {
      return new Told(chapter.chapter(), Optional.of(misfit));
    }
    return new Told(chapter.chapter(), Optional.empty());
  }

  private Chapter claims(InputStream in) throws IOException, UnreadableLogException {
    OpenGameLog log = new GameLogReader(PartsCatalogue.standard()).open(in);
    Referee.Game game = new Referee().begin(log.header());
    LogChapter chapter = new LogChapter(file, log.header());
    for (Optional<LogEntry> entry = log.next();
        entry.isPresent() && entry.get().line() <= last;
        entry = log.next()) {
      chapter.add(entry.get(), game.next(entry.get()));
      progress.line(entry.get().line());
    }
    progress.tell("drawing the page");
    return chapter.withChoices();
  }

  /** Returns a game's first line, which has its set-up. */
  Line.Text first(LineReader lines) throws IOException, FailedCommandException {
    String where = whole() ? "" : " up to line " + last;
    return next(lines)
        .orElseThrow(
            () ->
                new FailedCommandException(
                    2, "'" + file + "' is empty" + where + ", expected a game's log"));
  }

  /** Returns the next line of a whole game's log, or empty after the last line to play. */
  Optional<Line.Text> next(LineReader lines) throws IOException, FailedCommandException {
    Optional<Line> next = lines.next().filter(line -> line.number() <= last);
    if (next.filter(line -> !(line instanceof Line.Text)).isPresent()) {
      throw new FailedCommandException(
          1, "line " + next.get().number() + " is not a line of UTF-8 of at most 4 MiB");
    }
    return next.map(Line.Text.class::cast);
  }
}
