package io.github.flightstand.tools.cli;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.NearestName;
import io.github.flightstand.protocol.json.ReadyMissions;
import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.protocol.picture.MissionPicture;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.referee.GameLog;
import io.github.flightstand.referee.GameLogReader;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.GameReferee;
import io.github.flightstand.rules.Mission;
import io.github.flightstand.tools.Missions;
import io.github.flightstand.tools.Replay;
import io.github.flightstand.tools.Replay.DivergedException;
import io.github.flightstand.tools.Responder;
import io.github.flightstand.tools.Responder.UndrawableException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code draw}: it prints a picture of a query, a table, a scenario or a log. */
@Command(
    name = "draw",
    description = "Draws a query and its answer, a table, a scenario or a game log's table as SVG.",
    exitCodeList = {
      "0:drawn",
      "1:the input cannot be drawn",
      "2:the file cannot be read, or the picture cannot be written"
    })
final class DrawCommand implements Callable<Integer> {

  private final Console console;
  private final Codec codec = new Codec();

  @Parameters(
      paramLabel = "FILE",
      completionCandidates = Names.OfScenarios.class,
      description =
          "A file with a query, a table, a game log or a scenario; the name of a scenario that the"
              + " command 'scenario' lists; or '-' for standard input.")
  private String file = Console.STANDARD_INPUT;

  @Option(
      names = "--line",
      paramLabel = "LINE",
      description = "Draw the table as it is before this line of a game log. Default: at the end.")
  private Optional<Integer> line = Optional.empty();

  @Mixin private CardsOption cards = new CardsOption();

  DrawCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws LostOutputException, FailedCommandException {
    Optional<Mission> mission = ReadyMissions.named(file);
    if (mission.isPresent()) {
      checkNoLine("a scenario");
      return print(MissionPicture.of(mission.get()).svg());
    }
    byte[] input;
    try (InputStream in = console.open(file)) {
      input = in.readAllBytes();
    } catch (IOException unreadable) {
      throw new FailedCommandException(
          2,
          InputFile.words(file, unreadable, "a query, a table, a game log or a scenario")
              + NearestName.meant(file, ReadyMissions.names()));
    }
    try {
      return print(svg(input));
    } catch (UndrawableException undrawable) {
      throw undrawn(String.valueOf(undrawable.getMessage()));
    }
  }

  private int print(String svg) throws LostOutputException {
    console.print(List.of(svg.stripTrailing()));
    return 0;
  }

  private static FailedCommandException undrawn(String sentence) {
    return new FailedCommandException(1, sentence);
  }

  private String svg(byte[] input) throws UndrawableException, FailedCommandException {
    String text = InputFile.text(input).strip();
    if (text.isEmpty()) {
      throw undrawn("'" + file + "' is empty, expected a query, a table or a game log");
    }
    String first = text.lines().findFirst().orElse("");
    if (codec.names(first, "log")) {
      return (GameReferee.isHeader(first) ? ofGame(text) : ofLog(input)).svg();
    }
    if (codec.names(text, "mission")) {
      checkNoLine("a scenario");
      return MissionPicture.of(mission(text)).svg();
    }
    checkNoLine("a query or a table");
    return new Responder(cards.cards(), console::trace).svg(text);
  }

  private void checkNoLine(String found) throws FailedCommandException {
    if (line.isPresent()) {
      throw undrawn("'--line' is for game logs only, found " + found);
    }
  }

  private static Mission mission(String text) throws FailedCommandException {
    try {
      return Missions.read(text);
    } catch (IllegalArgumentException none) {
      throw undrawn("the scenario: " + none.getMessage());
    }
  }

  /** Draws the table of a whole game, which is replayed up to the line of {@code --line}. */
  private TablePicture ofGame(String log) throws FailedCommandException {
    List<String> lines = log.lines().toList();
    int before = line.orElse(lines.size() + 1);
    checkLine(before, lines.size());
    try {
      Replay replay = Replay.begin(1, lines.get(0), cards.cards().get());
      for (int i = 1; i < before - 1; i++) {
        if (!lines.get(i).isBlank()) {
          replay.line(i + 1, lines.get(i));
        }
      }
      return TablePicture.of(replay.state().table()).colors(replay.colors());
    } catch (DivergedException diverged) {
      throw undrawn("the log, " + diverged.getMessage());
    }
  }

  private TablePicture ofLog(byte[] input) throws FailedCommandException {
    GameLog log;
    try {
      log = new GameLogReader(PartsCatalogue.standard()).read(new ByteArrayInputStream(input));
    } catch (UnreadableLogException unreadable) {
      throw undrawn("the log, " + unreadable.getMessage());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    int end = 1 + log.entries().stream().reduce((first, last) -> last).map(e -> e.line()).orElse(1);
    int before = line.orElse(end);
    checkLine(before, end - 1);
    return TablePicture.of(log.tableBefore(before)).colors(log.header().colors());
  }

  private static void checkLine(int before, int last) throws FailedCommandException {
    if (before < 1 || before > last + 1) {
      throw undrawn("'--line' is " + before + ", expected a line of the log, 1 to " + last);
    }
  }
}
