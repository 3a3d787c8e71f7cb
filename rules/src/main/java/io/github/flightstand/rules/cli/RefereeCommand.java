package io.github.flightstand.rules.cli;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.rules.protocol.line.LostOutputException;
import io.github.flightstand.rules.referee.Referee;
import io.github.flightstand.rules.referee.Ruling;
import io.github.flightstand.rules.referee.Summary;
import io.github.flightstand.rules.referee.log.GameLog;
import io.github.flightstand.rules.referee.log.GameLogReader;
import io.github.flightstand.rules.referee.log.UnreadableLogException;
import io.github.flightstand.rules.referee.report.JsonReport;
import io.github.flightstand.rules.referee.report.Report;
import io.github.flightstand.rules.referee.report.TableReport;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code referee}: judges a recorded game; exit status 1 if something in it is illegal, 2 if
 * something cannot be read.
 *
 * <p>On a terminal the report is a table, anywhere else JSON lines. A line that cannot be read is
 * left out and the rest is judged. A log without a header is not judged at all: one sentence on
 * standard error names the line, and standard output stays empty.
 */
@Command(
    name = "referee",
    description = "Judges a recorded game.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {"0:nothing is illegal", "1:something is illegal", "2:something cannot be read"})
final class RefereeCommand implements Callable<Integer> {

  private final Console console;
  private final boolean onTerminal;

  @Parameters(paramLabel = "LOG", description = "the game log, one JSON object a line")
  private String log = "";

  @Option(names = "--json", description = "JSON lines on a terminal too")
  private boolean json;

  /**
   * Creates the command.
   *
   * @param console where it reads and writes
   * @param onTerminal whether a person is looking at standard output
   */
  RefereeCommand(Console console, boolean onTerminal) {
    this.console = console;
    this.onTerminal = onTerminal;
  }

  @Override
  public Integer call() throws IOException {
    GameLog game;
    try (InputStream in = InputFile.open(log)) {
      game = new GameLogReader(PartsCatalogue.standard()).read(in);
    } catch (IOException unreadable) {
      return refuse(InputFile.words(log, unreadable, "a game log"));
    } catch (UnreadableLogException unreadable) {
      return refuse("'" + log + "', " + unreadable.getMessage());
    }
    List<Ruling> rulings = new ArrayList<>();
    Summary summary = new Referee().judge(game, rulings::add);
    if (onTerminal && !json) {
      PrintWriter printer = console.printer();
      report(new TableReport(printer), rulings, summary);
      printer.flush();
    } else {
      reportLines(rulings, summary);
    }
    if (summary.unreadable() > 0) {
      return 2;
    }
    return summary.illegal() > 0 ? 1 : 0;
  }

  /** Writes the JSON lines as far as anyone reads them. */
  private void reportLines(List<Ruling> rulings, Summary summary) throws IOException {
    try {
      report(new JsonReport(console.out()), rulings, summary);
    } catch (LostOutputException lost) {
      if (!lost.closed()) {
        throw lost;
      }
    }
  }

  private int refuse(String sentence) {
    console.err().println("referee: " + sentence);
    return 2;
  }

  private static void report(Report report, List<Ruling> rulings, Summary summary)
      throws IOException {
    for (Ruling ruling : rulings) {
      report.add(ruling);
    }
    report.finish(summary);
  }
}
