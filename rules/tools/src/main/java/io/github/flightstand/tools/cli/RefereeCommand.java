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

  static final class VerdictWord extends WordConverter<Verdict> {

    VerdictWord() {
      super("verdict", Verdict.values(), Verdict::word);
    }
  }

  /**
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
    }
  }

  private int judge(Optional<PageReport> pageReport) throws IOException {
    List<LogSource> sources = new ArrayList<>();
    int faulty = 0;
    for (String named : logs) {
      try {
        sources.addAll(LogSource.named(named, console.in()));
      } catch (FailedCommandException none) {
        none.complain(console, "referee");
        faulty++;
      }
    }
    boolean several = sources.size() + faulty > 1;
    PrintWriter printer = console.printer();
    Report report = onTerminal && !json ? new TableReport(printer) : new JsonReport(console.out());
    if (several) {
      faulty += judgeAll(sources, report, pageReport);
    } else {
      for (LogSource source : sources) {
        Printed printed = new Printed(report, source.name(), false, pageReport);
        faulty += done(LogJudge.judge(source, finding -> finding.tell(printed)));
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

  private int judgeAll(List<LogSource> sources, Report report, Optional<PageReport> pageReport)
      throws IOException {
    Progress progress = new Progress(console.err(), onTerminal);
    int faulty = 0;
    try (JudgedLogs judged = new JudgedLogs(sources)) {
      for (int i = 0; i < sources.size(); i++) {
        progress.tell(i + " of " + sources.size() + " logs");
        JudgedLogs.Judged log = judged.next();
        progress.clear();
        log.tell(new Printed(report, sources.get(i).name(), true, pageReport));
        faulty += done(log.complaint());
      }
    }
    return faulty;
  }

  /** Complains if there is something to complain of, and counts that. */
  private int done(Optional<String> complaint) {
    complaint.ifPresent(sentence -> console.complain("referee", sentence, 2));
    return complaint.isPresent() ? 1 : 0;
  }

  /** What comes of a log goes into the report as soon as it is found, and onto the page. */
  private final class Printed implements LogJudge.Findings {

    private final Report report;
    private final String name;
    private final boolean several;
    private final Optional<PageReport> page;

    /**
     * Creates it.
     *
     * @param several whether there are several logs, so that the report calls them by name
     * @param page for which a log of claims is kept until its end
     */
    Printed(Report report, String name, boolean several, Optional<PageReport> page) {
      this.report = report;
      this.name = name;
      this.several = several;
      this.page = page;
    }

    @Override
    public void began(LogHeader header) throws IOException {
      begin(header.frame());
      page.ifPresent(sheet -> sheet.begin(name, header));
    }

    @Override
    public void beganGame() throws IOException {
      begin(CoordinateFrame.TABLE);
      page.ifPresent(sheet -> sheet.beginGame(name));
    }

    private void begin(CoordinateFrame frame) throws IOException {
      total = total.or(() -> Optional.of(Summary.NONE));
      print(() -> report.begin(Optional.of(name).filter(any -> several), frame));
    }

    @Override
    public void found(LogEntry entry, Optional<Ruling> ruling) throws IOException {
      Optional<Ruling> told = ruling.filter(one -> counts(one.verdict()));
      if (told.isPresent()) {
        print(() -> report.add(told.get()));
      }
      page.ifPresent(sheet -> sheet.add(entry, told));
    }

    @Override
    public void found(GameRuling ruling) throws IOException {
      if (counts(ruling.verdict())) {
        print(() -> report.add(ruling));
        page.ifPresent(sheet -> sheet.add(ruling));
      }
    }

    @Override
    public void ended() throws IOException {
      if (page.isPresent()) {
        page.get().end();
      }
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
