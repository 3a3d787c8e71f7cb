package io.github.flightstand.rules.cli;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.rules.protocol.line.LostOutputException;
import io.github.flightstand.rules.referee.Referee;
import io.github.flightstand.rules.referee.Ruling;
import io.github.flightstand.rules.referee.Summary;
import io.github.flightstand.rules.referee.Verdict;
import io.github.flightstand.rules.referee.log.GameLog;
import io.github.flightstand.rules.referee.log.GameLogReader;
import io.github.flightstand.rules.referee.log.UnreadableLogException;
import io.github.flightstand.rules.referee.report.JsonReport;
import io.github.flightstand.rules.referee.report.PageReport;
import io.github.flightstand.rules.referee.report.Report;
import io.github.flightstand.rules.referee.report.TableReport;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/**
 * {@code referee}: judges recorded games; exit status 1 if something in them is illegal, 2 if
 * something cannot be read.
 *
 * <p>On a terminal the report is a table a log, anywhere else JSON lines; one summary of all logs
 * comes last. A line that cannot be read is left out and the rest is judged. A log without a header
 * is not judged at all, and an argument that names no log is left out: one sentence on standard
 * error says so, and if nothing is judged standard output stays empty.
 */
@Command(
    name = "referee",
    description = "Judges recorded games.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {"0:nothing is illegal", "1:something is illegal", "2:something cannot be read"})
final class RefereeCommand implements Callable<Integer> {

  private final Console console;
  private final boolean onTerminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "LOG",
      description =
          "game logs, one JSON object a line; folders, for all *.ndjson in them; '-' for standard"
              + " input")
  private List<String> logs = List.of();

  @Option(names = "--json", description = "JSON lines on a terminal too")
  private boolean json;

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "VERDICT",
      converter = VerdictWord.class,
      description =
          "tell only these verdicts, and count all: legal, illegal, too-close, unverified,"
              + " unreadable")
  private List<Verdict> only = List.of();

  @Option(
      names = "--report",
      paramLabel = "FILE.html",
      description = "writes a page too: every verdict with its picture and its margins")
  private Optional<String> page = Optional.empty();

  /** Reads a verdict as reports write it. */
  static final class VerdictWord implements ITypeConverter<Verdict> {

    @Override
    public Verdict convert(String word) {
      return Stream.of(Verdict.values())
          .filter(verdict -> verdict.word().equals(word))
          .findFirst()
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'"
                          + word
                          + "' is no verdict, expected one of "
                          + Stream.of(Verdict.values())
                              .map(Verdict::word)
                              .collect(Collectors.joining(", "))));
    }
  }

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
    if (page.isEmpty()) {
      return judge(Optional.empty());
    }
    try (NewFile file = new NewFile(page.get())) {
      int status = judge(Optional.of(new PageReport(file.writer())));
      file.keep();
      return status;
    } catch (NewFile.UnwrittenException unwritten) {
      complain(unwritten.sentence());
      return 2;
    }
  }

  private int judge(Optional<PageReport> pageReport) throws IOException {
    List<LogSource> sources = new ArrayList<>();
    int faulty = 0;
    for (String named : logs) {
      try {
        sources.addAll(LogSource.named(named, console.in()));
      } catch (LogSource.NoLogException none) {
        complain(none.sentence());
        faulty++;
      }
    }
    boolean several = sources.size() + faulty > 1;
    PrintWriter printer = console.printer();
    Report report = onTerminal && !json ? new TableReport(printer) : new JsonReport(console.out());
    Optional<Summary> total = Optional.empty();
    boolean heard = true;
    for (LogSource source : sources) {
      Optional<GameLog> game = read(source);
      if (game.isEmpty()) {
        faulty++;
        continue;
      }
      List<Ruling> rulings = new ArrayList<>();
      Summary summary = new Referee().judge(game.get(), rulings::add);
      total = Optional.of(total.orElse(Summary.NONE).plus(summary));
      Optional<String> name = Optional.of(source.name()).filter(any -> several);
      rulings.removeIf(ruling -> !only.isEmpty() && !only.contains(ruling.verdict()));
      heard = heard && isHeard(() -> print(report, name, game.get(), rulings));
      if (pageReport.isPresent()) {
        pageReport.get().add(source.name(), game.get(), rulings);
      }
    }
    if (heard && total.isPresent()) {
      Summary last = total.get();
      isHeard(() -> report.finish(last));
      printer.flush();
    }
    Summary all = total.orElse(Summary.NONE);
    if (pageReport.isPresent()) {
      pageReport.get().finish(all);
    }
    if (faulty > 0 || all.unreadable() > 0) {
      return 2;
    }
    return all.illegal() > 0 ? 1 : 0;
  }

  private Optional<GameLog> read(LogSource source) {
    try (InputStream in = source.opening().open()) {
      return Optional.of(new GameLogReader(PartsCatalogue.standard()).read(in));
    } catch (IOException unreadable) {
      complain(InputFile.words(source.name(), unreadable, "a game log"));
    } catch (UnreadableLogException unreadable) {
      complain("'" + source.name() + "', " + unreadable.getMessage());
    }
    return Optional.empty();
  }

  private void print(Report report, Optional<String> name, GameLog game, List<Ruling> rulings)
      throws IOException {
    report.begin(name, game.header().frame());
    for (Ruling ruling : rulings) {
      report.add(ruling);
    }
  }

  /** Writes a part of a report. */
  private interface Writing {
    void write() throws IOException;
  }

  /** Writes, and tells whether anyone still reads. */
  private static boolean isHeard(Writing part) throws IOException {
    try {
      part.write();
      return true;
    } catch (LostOutputException lost) {
      if (!lost.closed()) {
        throw lost;
      }
      return false;
    }
  }

  /** Names come from whoever calls; they must not move a terminal's cursor. */
  private void complain(String sentence) {
    console.err().println("referee: " + sentence.replaceAll("\\p{C}", "?"));
  }
}
