package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.protocol.line.LineReader;
import io.github.flightstand.protocol.line.LineWriter;
import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.tools.EventWords;
import io.github.flightstand.tools.Replay;
import io.github.flightstand.tools.Replay.DivergedException;
import io.github.flightstand.tools.page.Chapter;
import io.github.flightstand.tools.page.PageWriter;
import io.github.flightstand.tools.page.PageWriter.Form;
import io.github.flightstand.tools.page.game.GameChapter;
import io.github.flightstand.tools.page.game.GameChapter.UnknownPlayerException;
import io.github.flightstand.tools.page.game.Names;
import java.io.IOException;
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
    if (json && page.isPresent()) {
      throw new FailedCommandException(
          2, "'--json' and '--page' are given together, expected only one");
    }
    if (last < 1) {
      throw new FailedCommandException(2, "'--to' is " + last + ", expected at least 1");
    }
    LogChapters log =
        new LogChapters(() -> console.open(file), file, last, player, cards, progress);
    try (progress) {
      if (page.isEmpty()) {
        log.read(in -> replay(log, new LineReader(in)));
      } else {
        LogChapters.Told told = log.chapter();
        write(page.get(), told.chapter());
        if (told.misfit().isPresent()) {
          throw told.misfit().get();
        }
      }
      return 0;
    }
  }

  private boolean replay(LogChapters log, LineReader lines)
      throws IOException, FailedCommandException, DivergedException, UnknownPlayerException {
    Line.Text first = log.first(lines);
    Replay replay = Replay.begin(first.number(), first.text(), cards.cards().get());
    GameChapter.checkPlayer(replay.state(), player);
    Names names = new Names(replay.state());
    tell(replay.beginning(), names);
    for (Optional<Line.Text> line = log.next(lines); line.isPresent(); line = log.next(lines)) {
      List<Event> events = replay.line(line.get().number(), line.get().text());
      names.see(replay.state());
      tell(events, names);
    }
    return true;
  }

  private void tell(List<Event> events, Names names) throws LostOutputException {
    LineWriter out = new LineWriter(console.out());
    for (Event event : events) {
      Event seen = player.map(event::seenBy).orElse(event);
      if (json) {
        out.write(codec.write(seen));
      } else {
        for (String line : terminal.screen().lines(EventWords.of(seen, names), 0)) {
          out.write(line);
        }
      }
    }
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
