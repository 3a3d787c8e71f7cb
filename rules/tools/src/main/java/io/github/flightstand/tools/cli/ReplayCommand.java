package io.github.flightstand.tools.cli;

import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.tools.codec.Codec;
import io.github.flightstand.tools.page.game.GameChapter;
import io.github.flightstand.tools.replay.DivergedException;
import io.github.flightstand.tools.replay.EventWords;
import io.github.flightstand.tools.replay.Replay;
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
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {
      "0:the log is a game",
      "1:a line does not fit the game that the lines before it tell",
      "2:the log cannot be read, or what happens not be written"
    })
final class ReplayCommand implements Callable<Integer> {

  private static final String STANDARD_INPUT = "-";

  private final Console console;
  private final Codec codec = new Codec();

  @Parameters(paramLabel = "LOG", description = "the log; '-' for standard input")
  private String file = STANDARD_INPUT;

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
  public Integer call() throws LostOutputException {
    try (InputStream in = file.equals(STANDARD_INPUT) ? console.in() : InputFile.open(file)) {
      return page.isPresent()
          ? new ReplayPage(console, file, player, last).write(in, page.get())
          : replay(new LineReader(in), new LineWriter(console.out()));
    } catch (NewFile.UnwrittenException unwritten) {
      return console.complain("replay", unwritten.sentence(), 2);
    } catch (LostOutputException lost) {
      throw lost;
    } catch (IOException unreadable) {
      return console.complain("replay", InputFile.words(file, unreadable, "a game's log"), 2);
    }
  }

  private int replay(LineReader lines, LineWriter out) throws IOException {
    Optional<Replay> replay = Optional.empty();
    try {
      for (Optional<Line> next = lines.next();
          next.isPresent() && next.get().number() <= last;
          next = lines.next()) {
        if (!(next.get() instanceof Line.Text line)) {
          return console.complain(
              "replay", "line " + next.get().number() + " is no line of UTF-8 within 4 MiB", 1);
        }
        List<Event> events;
        if (replay.isPresent()) {
          events = replay.get().line(line.number(), line.text());
        } else {
          replay = Optional.of(Replay.begin(line.number(), line.text()));
          GameChapter.checkPlayer(replay.get().state(), player);
          events = replay.get().beginning();
        }
        for (Event event : events) {
          tell(player.map(event::seenBy).orElse(event), out);
        }
      }
    } catch (DivergedException diverged) {
      return console.complain("replay", String.valueOf(diverged.getMessage()), 1);
    } catch (GameChapter.UnknownPlayerException unknown) {
      return console.complain("replay", unknown.sentence(), 2);
    }
    if (replay.isEmpty()) {
      return console.complain("replay", "'" + file + "' is empty, expected a game's log", 2);
    }
    return 0;
  }

  private void tell(Event event, LineWriter out) throws LostOutputException {
    out.write(json ? codec.write(event) : EventWords.of(event));
  }
}
