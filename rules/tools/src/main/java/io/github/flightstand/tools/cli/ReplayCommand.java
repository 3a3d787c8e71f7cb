package io.github.flightstand.tools.cli;

import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.tools.EventWords;
import io.github.flightstand.tools.Replay;
import io.github.flightstand.tools.Replay.DivergedException;
import io.github.flightstand.tools.codec.Codec;
import io.github.flightstand.tools.page.game.GameChapter;
import io.github.flightstand.tools.serve.line.Line;
import io.github.flightstand.tools.serve.line.LineReader;
import io.github.flightstand.tools.serve.line.LineWriter;
import io.github.flightstand.tools.serve.line.LostOutputException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code replay}: plays the log of a whole game again and tells what happens, or makes a page of
 * it; of a log for the referee a page too.
 */
@Command(
    name = "replay",
    description = "Plays the log of a whole game again and tells what happens.",
    exitCodeList = {
      "0:the log is a game",
      "1:a line does not fit the game that the lines before it tell",
      "2:the log cannot be read, or what happens not be written"
    })
final class ReplayCommand implements Callable<Integer> {

  private final Console console;
  private final Codec codec = new Codec();

  @Parameters(paramLabel = "LOG", description = "the log; '-' for standard input")
  private String file = Console.STANDARD_INPUT;

  @Option(
      names = "--to",
      paramLabel = "LINE",
      description = "the last line that is played; all if not given")
  private int last = Integer.MAX_VALUE;

  @Option(names = "--player", paramLabel = "A", description = "tells only what this player learns")
  private Optional<String> player = Optional.empty();

  @Option(names = "--json", description = "writes events as JSON, one a line")
  private boolean json;

  @Option(
      names = "--page",
      paramLabel = "FILE.html",
      description = "writes a page to step through instead; of a log for the referee too")
  private Optional<String> page = Optional.empty();

  ReplayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, FailedCommandException {
    try (InputStream in = console.open(file)) {
      if (page.isPresent()) {
        new ReplayPage(file, player, last).write(in, page.get());
      } else {
        replay(in);
      }
      return 0;
    } catch (LostOutputException | NewFile.UnwrittenException lost) {
      throw lost;
    } catch (IOException unreadable) {
      throw new FailedCommandException(2, InputFile.words(file, unreadable, "a game's log"));
    }
  }

  private void replay(InputStream in) throws IOException, FailedCommandException {
    LineReader lines = new LineReader(in);
    try {
      Line.Text first =
          ReplayPage.next(lines, last).orElseThrow(() -> ReplayPage.nothing(file, last));
      Replay replay = Replay.begin(first.number(), first.text());
      GameChapter.checkPlayer(replay.state(), player);
      tell(replay.beginning());
      for (Optional<Line.Text> line = ReplayPage.next(lines, last);
          line.isPresent();
          line = ReplayPage.next(lines, last)) {
        tell(replay.line(line.get().number(), line.get().text()));
      }
    } catch (DivergedException diverged) {
      throw new FailedCommandException(1, String.valueOf(diverged.getMessage()));
    } catch (GameChapter.UnknownPlayerException unknown) {
      throw new FailedCommandException(2, String.valueOf(unknown.getMessage()));
    }
  }

  private void tell(List<Event> events) throws LostOutputException {
    LineWriter out = new LineWriter(console.out());
    for (Event event : events) {
      Event seen = player.map(event::seenBy).orElse(event);
      out.write(json ? codec.write(seen) : EventWords.of(seen));
    }
  }
}
