package io.github.flightstand.tools.cli;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.tools.referee.GameLog.LogEntry;
import io.github.flightstand.tools.referee.GameReferee.GameRuling;
import io.github.flightstand.tools.referee.LogHeader;
import io.github.flightstand.tools.referee.Ruling;
import io.github.flightstand.tools.referee.Summary;
import io.github.flightstand.tools.referee.Verdict;
import io.github.flightstand.tools.referee.report.JsonReport;
import io.github.flightstand.tools.referee.report.PageReport;
import io.github.flightstand.tools.referee.report.Report;
import io.github.flightstand.tools.referee.report.TableReport;
import io.github.flightstand.tools.serve.line.LostOutputException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code referee}: judges recorded games.
 *
 * <p>On a terminal the report is a table a log, anywhere else JSON lines; one summary of all logs
 * comes last. A single log of claims is judged while it is read, so it may be of any length, or a
 * pipe into which a game is still written; several are judged on all processors. A line that cannot
 * be read is left out, as is a log without a header or an argument that names none: one sentence on
 * standard error says so, and if nothing is judged standard output stays empty.
 */
@Command(
    name = "referee",
    description = "Judges recorded games.",
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
      description =
          "writes a page too: every verdict, those on claims with their pictures and margins")
  private Optional<String> page = Optional.empty();

  /** The rulings on all logs so far; nothing before the first log. */
  private Optional<Summary> total = Optional.empty();

  private boolean heard = true;

  /** How many arguments name no log, or one that cannot be read to its end. */
  private int faulty;

  static final class VerdictWord extends WordConverter<Verdict> {

    VerdictWord() {
      super("verdict", Verdict.values(), Verdict::word);
    }
  }

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
    }
  }

  private int judge(Optional<PageReport> sheet) throws IOException {
    List<LogSource> sources = new ArrayList<>();
    for (String named : logs) {
      try {
        sources.addAll(LogSource.named(named, console.in()));
      } catch (FailedCommandException none) {
        none.complain(console, "referee");
        faulty++;
      }
    }
    PrintWriter printer = console.printer();
    Report report = onTerminal && !json ? new TableReport(printer) : new JsonReport(console.out());
    if (sources.size() + faulty > 1) {
      judgeAll(sources, report, sheet);
    } else {
      for (LogSource source : sources) {
        Printed printed = new Printed(report, source.name(), Optional.empty(), sheet);
        LogJudge.judge(source, finding -> finding.tell(printed));
      }
    }
    if (total.isPresent()) {
      Summary last = total.get();
      print(() -> report.finish(last));
      printer.flush();
    }
    Summary all = total.orElse(Summary.NONE);
    if (sheet.isPresent()) {
      sheet.get().finish(all);
    }
    if (faulty > 0 || all.unreadable() > 0) {
      return 2;
    }
    return all.illegal() > 0 ? 1 : 0;
  }

  private void judgeAll(List<LogSource> sources, Report report, Optional<PageReport> sheet)
      throws IOException {
    Progress progress = new Progress(console.err(), onTerminal);
    try (JudgedLogs judged = new JudgedLogs(sources)) {
      for (int i = 0; i < sources.size(); i++) {
        progress.tell(i + " of " + sources.size() + " logs");
        List<LogJudge.Finding> findings = judged.next();
        progress.clear();
        String name = sources.get(i).name();
        Printed printed = new Printed(report, name, Optional.of(name), sheet);
        for (LogJudge.Finding finding : findings) {
          finding.tell(printed);
        }
      }
    }
  }

  /** What comes of a log goes into the report as soon as it is found, and onto the page. */
  final class Printed {

    private final Report report;
    private final String name;
    private final Optional<String> told;
    private final Optional<PageReport> sheet;

    /** The report calls the log what it is told; the page keeps a log of claims until its end. */
    private Printed(Report report, String name, Optional<String> told, Optional<PageReport> sheet) {
      this.report = report;
      this.name = name;
      this.told = told;
      this.sheet = sheet;
    }

    /** A log of claims begins with its header; without one, that of a whole game. */
    void began(Optional<LogHeader> header) throws IOException {
      total = total.or(() -> Optional.of(Summary.NONE));
      CoordinateFrame frame = header.map(LogHeader::frame).orElse(CoordinateFrame.TABLE);
      print(() -> report.begin(told, frame));
      sheet.ifPresent(to -> to.begin(name, header));
    }

    /** A line of a log of claims was read, and judged if it holds a claim. */
    void found(LogEntry entry, Optional<Ruling> ruling) throws IOException {
      Optional<Ruling> shown = ruling.filter(one -> counts(one.verdict()));
      if (shown.isPresent()) {
        print(() -> report.add(shown.get()));
      }
      sheet.ifPresent(to -> to.add(entry, shown));
    }

    /** A line of a whole game was judged. */
    void found(GameRuling ruling) throws IOException {
      if (counts(ruling.verdict())) {
        print(() -> report.add(ruling));
        sheet.ifPresent(to -> to.add(ruling));
      }
    }

    /** The log could be read to its end. */
    void ended() throws IOException {
      if (sheet.isPresent()) {
        sheet.get().end();
      }
    }

    /** The log could not be read to its end. */
    void failed(String sentence) {
      faulty++;
      console.complain("referee", sentence, 2);
    }
  }

  /** Counts a verdict, and tells whether it is to be told. */
  private boolean counts(Verdict verdict) {
    total = total.map(before -> before.with(verdict));
    return only.isEmpty() || only.contains(verdict);
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
}
