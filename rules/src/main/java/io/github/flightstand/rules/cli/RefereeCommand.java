package io.github.flightstand.rules.cli;

import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.rules.protocol.line.LostOutputException;
import io.github.flightstand.rules.referee.Referee;
import io.github.flightstand.rules.referee.Ruling;
import io.github.flightstand.rules.referee.Summary;
import io.github.flightstand.rules.referee.Verdict;
import io.github.flightstand.rules.referee.log.GameLogReader;
import io.github.flightstand.rules.referee.log.LogEntry;
import io.github.flightstand.rules.referee.log.OpenGameLog;
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
 * comes last. A log is judged while it is read, so it may be of any length, or a pipe into which a
 * game is still written. A line that cannot be read is left out and the rest is judged. A log
 * without a header is not judged at all, and an argument that names no log is left out: one
 * sentence on standard error says so, and if nothing is judged standard output stays empty.
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

  /** The rulings on all logs so far; nothing before the first log. */
  private Optional<Summary> total = Optional.empty();

  private boolean heard = true;

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
    for (LogSource source : sources) {
      if (!judge(source, report, Optional.of(source.name()).filter(any -> several), pageReport)) {
        faulty++;
      }
    }
    if (total.isPresent()) {
      Summary last = total.get();
      print(() -> report.finish(last));
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

  /**
   * Judges a log while it is read: a ruling is printed as soon as its line has arrived.
   *
   * @param name what the report calls it, if there are several
   * @param pageReport for which the whole log is kept until its end
   * @return whether it could be read to its end
   */
  private boolean judge(
      LogSource source, Report report, Optional<String> name, Optional<PageReport> pageReport)
      throws IOException {
    try (InputStream in = source.opening().open()) {
      OpenGameLog log = new GameLogReader(PartsCatalogue.standard()).open(in);
      Referee.Game game = new Referee().begin(log.header());
      total = total.or(() -> Optional.of(Summary.NONE));
      print(() -> report.begin(name, log.header().frame()));
      pageReport.ifPresent(sheet -> sheet.begin(source.name(), log.header()));
      for (Optional<LogEntry> entry = log.next(); entry.isPresent(); entry = log.next()) {
        Optional<Ruling> ruling = entry.flatMap(game::next);
        if (ruling.isPresent()) {
          add(ruling.get(), report);
        }
        if (pageReport.isPresent()) {
          pageReport.get().add(entry.get(), ruling.filter(this::isWanted));
        }
      }
      if (pageReport.isPresent()) {
        pageReport.get().end();
      }
      return true;
    } catch (LostOutputException | NewFile.UnwrittenException lost) {
      throw lost;
    } catch (IOException unreadable) {
      complain(InputFile.words(source.name(), unreadable, "a game log"));
    } catch (UnreadableLogException unreadable) {
      complain("'" + source.name() + "', " + unreadable.getMessage());
    }
    return false;
  }

  private void add(Ruling ruling, Report report) throws IOException {
    total = total.map(before -> before.with(ruling.verdict()));
    if (isWanted(ruling)) {
      print(() -> report.add(ruling));
    }
  }

  private boolean isWanted(Ruling ruling) {
    return only.isEmpty() || only.contains(ruling.verdict());
  }

  /** Writes a part of a report. */
  private interface Writing {
    void write() throws IOException;
  }

  /** Writes as long as anyone reads; what comes later counts for the exit status all the same. */
  private void print(Writing part) throws IOException {
    if (!heard) {
      return;
    }
    try {
      part.write();
    } catch (LostOutputException lost) {
      if (!lost.closed()) {
        throw lost;
      }
      heard = false;
    }
  }

  /** Names come from whoever calls; they must not move a terminal's cursor. */
  private void complain(String sentence) {
    console.err().println("referee: " + sentence.replaceAll("\\p{C}", "?"));
  }
}
