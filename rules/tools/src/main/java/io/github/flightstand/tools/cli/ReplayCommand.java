package io.github.flightstand.tools.cli;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.tools.EventWords;
import io.github.flightstand.tools.Replay;
import io.github.flightstand.tools.Replay.DivergedException;
import io.github.flightstand.tools.page.Chapter;
import io.github.flightstand.tools.page.PageWriter;
import io.github.flightstand.tools.page.PageWriter.Form;
import io.github.flightstand.tools.page.game.GameChapter;
import io.github.flightstand.tools.page.game.GameChapter.UnknownPlayerException;
import io.github.flightstand.tools.referee.GameLog.LogEntry;
import io.github.flightstand.tools.referee.GameLogReader;
import io.github.flightstand.tools.referee.GameLogReader.OpenGameLog;
import io.github.flightstand.tools.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.tools.referee.Referee;
import io.github.flightstand.tools.referee.report.LogChapter;
import io.github.flightstand.tools.serve.line.Line;
import io.github.flightstand.tools.serve.line.LineReader;
import io.github.flightstand.tools.serve.line.LineWriter;
import io.github.flightstand.tools.serve.line.LostOutputException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The command {@code replay}: it replays the log of a whole game and prints its events, or makes a
 * page of it. It also makes a page of a log for the referee.
 */
@Command(
    name = "replay",
    description = "Replays the log of a whole game and prints its events.",
    exitCodeList = {
      "0:every line fits the game",
      "1:a line does not fit the game recorded before it",
      "2:the log cannot be read, or the output cannot be written"
    })
final class ReplayCommand implements Callable<Integer> {

  private final Console console;
  private final Terminal terminal;
  private final Progress progress;
  private final Codec codec = new Codec();

  @Parameters(paramLabel = "LOG", description = "The log, or '-' for standard input.")
  private String file = Console.STANDARD_INPUT;

  @Option(
      names = "--to",
      paramLabel = "LINE",
      description = "The last line to play. Default: the last line of the log.")
  private int last = Integer.MAX_VALUE;

  @Option(names = "--player", paramLabel = "A", description = "Print only what this player learns.")
  private Optional<String> player = Optional.empty();

  @Option(names = "--json", description = "Write the events as JSON, one per line.")
  private boolean json;

  @Option(
      names = "--page",
      paramLabel = "FILE.html",
      description = "Write an HTML page to step through instead, also of a log for the referee.")
  private Optional<String> page = Optional.empty();

  @Mixin private CardsOption cards = new CardsOption();

  ReplayCommand(Console console, Terminal terminal) {
    this.console = console;
    this.terminal = terminal;
    progress = new Progress(console.err(), terminal.attached());
  }

  @Override
  public Integer call() throws IOException, FailedCommandException {
    try (InputStream in = console.open(file)) {
      if (page.isEmpty()) {
        replay(new LineReader(in));
        return 0;
      }
      InputStream log = new BufferedInputStream(in, LineReader.MAX_BYTES + 1);
      if (LogJudge.isWholeGame(log)) {
        showGame(page.get(), new LineReader(log));
      } else if (player.isPresent()) {
        throw new FailedCommandException(
            2, "'--player' is for the logs of whole games, found a log for the referee");
      } else {
        showJudged(page.get(), log);
      }
      return 0;
    } catch (LostOutputException | NewFile.UnwrittenException lost) {
      throw lost;
    } catch (IOException unreadable) {
      throw new FailedCommandException(2, InputFile.words(file, unreadable, "a game's log"));
    } catch (UnreadableLogException unreadable) {
      throw new FailedCommandException(2, "'" + file + "', " + unreadable.getMessage());
    } catch (DivergedException diverged) {
      throw new FailedCommandException(1, String.valueOf(diverged.getMessage()));
    } catch (UnknownPlayerException unknown) {
      throw new FailedCommandException(2, String.valueOf(unknown.getMessage()));
    } finally {
      progress.clear();
    }
  }

  private void replay(LineReader lines)
      throws IOException, FailedCommandException, UnknownPlayerException {
    Line.Text first = first(lines);
    Replay replay = Replay.begin(first.number(), first.text(), cards.cards().get());
    GameChapter.checkPlayer(replay.state(), player);
    tell(replay.beginning());
    for (Optional<Line.Text> line = next(lines); line.isPresent(); line = next(lines)) {
      tell(replay.line(line.get().number(), line.get().text()));
    }
  }

  private void tell(List<Event> events) throws LostOutputException {
    LineWriter out = new LineWriter(console.out());
    for (Event event : events) {
      Event seen = player.map(event::seenBy).orElse(event);
      if (json) {
        out.write(codec.write(seen));
      } else {
        for (String line : terminal.screen().lines(EventWords.of(seen), 0)) {
          out.write(line);
        }
      }
    }
  }

  private Line.Text first(LineReader lines) throws IOException, FailedCommandException {
    String where = last == Integer.MAX_VALUE ? "" : " up to line " + last;
    return next(lines)
        .orElseThrow(
            () ->
                new FailedCommandException(
                    2, "'" + file + "' is empty" + where + ", expected a game's log"));
  }

  /** Returns the next line of a whole game's log, or empty after the last line to play. */
  private Optional<Line.Text> next(LineReader lines) throws IOException, FailedCommandException {
    Optional<Line> next = lines.next().filter(line -> line.number() <= last);
    if (next.filter(line -> !(line instanceof Line.Text)).isPresent()) {
      throw new FailedCommandException(
          1, "line " + next.get().number() + " is not a line of UTF-8 of at most 4 MiB");
    }
    return next.map(Line.Text.class::cast);
  }

  /** Writes the page of a game; if a line does not fit the game, the page ends before that line. */
  private void showGame(String target, LineReader lines)
      throws IOException, FailedCommandException, UnknownPlayerException {
    Line.Text first = first(lines);
    GameChapter chapter =
        new GameChapter(file, first.number(), first.text(), player, cards.cards().get());
    try {
      for (Optional<Line.Text> line = next(lines); line.isPresent(); line = next(lines)) {
        chapter.line(line.get().number(), line.get().text());
        progress.count("line", line.get().number());
      }
    } catch (DivergedException | FailedCommandException misfit) {
      write(target, chapter.chapter());
      throw misfit;
    }
    write(target, chapter.chapter());
  }

  private void showJudged(String target, InputStream in)
      throws IOException, UnreadableLogException {
    OpenGameLog log = new GameLogReader(PartsCatalogue.standard()).open(in);
    Referee.Game game = new Referee().begin(log.header());
    LogChapter chapter = new LogChapter(file, log.header());
    for (Optional<LogEntry> entry = log.next();
        entry.isPresent() && entry.get().line() <= last;
        entry = log.next()) {
      chapter.add(entry.get(), game.next(entry.get()));
      progress.count("line", entry.get().line());
    }
    progress.tell("drawing the page");
    write(target, chapter.withChoices());
  }

  private void write(String target, Chapter chapter) throws IOException {
    progress.tell("writing the page");
    try (NewFile file = new NewFile(target)) {
      PageWriter writer = new PageWriter(file.writer(), Form.REPLAY);
      writer.add("chapter", chapter);
      writer.finish();
      file.keep();
    }
  }
}
