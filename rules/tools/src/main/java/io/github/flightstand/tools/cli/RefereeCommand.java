package io.github.flightstand.tools.cli;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.protocol.line.LostOutputException;
import io.github.flightstand.referee.GameLog.LogEntry;
import io.github.flightstand.referee.GameReferee.GameRuling;
import io.github.flightstand.referee.Judge;
import io.github.flightstand.referee.LogHeader;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.Summary;
import io.github.flightstand.referee.Verdict;
import io.github.flightstand.tools.report.JsonReport;
import io.github.flightstand.tools.report.PageReport;
import io.github.flightstand.tools.report.Report;
import io.github.flightstand.tools.report.TableReport;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The command {@code referee}: it judges recorded games.
 *
 * <p>The report is a table per log on a terminal, with what is wrong first, JSON lines elsewhere,
 * and ends with one summary of all logs. A single log of claims is judged while it is read, so it
 * may have any length or be a pipe into which a game is still written; several logs are judged on
 * all processors. A line that cannot be read, a log without a header and an argument that names no
 * log are left out, each with one sentence on standard error. If nothing is judged, standard output
 * stays empty.
 */
@Command(
    name = "referee",
    description = "Judges recorded games.",
    exitCodeList = {
      "0:nothing is illegal",
      "1:something is illegal",
      "2:something cannot be read, or the rulings or the page cannot be written"
    })
final class RefereeCommand implements Callable<Integer> {

  private final Console console;
  private final Terminal terminal;
  private final Progress progress;

  @Parameters(
      arity = "1..*",
      paramLabel = "LOG",
      description =
          "Game logs, one JSON object per line; folders, for all *.ndjson files at any depth; '-'"
              + " for standard input.")
  private List<String> logs = List.of();

  @Option(names = "--json", description = "Write JSON lines on a terminal too.")
  private boolean json;

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "VERDICT",
      converter = VerdictWord.class,
      completionCandidates = VerdictWord.class,
      description =
          "Report only these verdicts, separated by commas, but count all: legal, illegal,"
              + " too-close, unverified, unreadable.")
  private List<Verdict> only = List.of();

  @Option(
      names = "--report",
      paramLabel = "FILE.html",
      description =
          "Write an HTML page too: every verdict, and the pictures and margins of claims.")
  private Optional<String> page = Optional.empty();

  @Mixin private CardsOption cards = new CardsOption();

  /** The summary of the rulings on all logs up to now; empty before the first log. */
  private Optional<Summary> total = Optional.empty();

  private boolean heard = true;

  /** The number of arguments that name no log, or a log that cannot be read to its end. */
  private int faulty;

  static final class VerdictWord extends WordConverter<Verdict> {

    VerdictWord() {
      super("verdict", Verdict.values(), Verdict::word);
    }
  }

  RefereeCommand(Console console, Terminal terminal) {
    this.console = console;
    this.terminal = terminal;
    progress = new Progress(console.err(), terminal.attached());
  }

  @Override
  public Integer call() throws IOException, FailedCommandException {
    LogJudge judge = new LogJudge(console, new Judge(cards.cards()), page.isPresent());
    if (page.isEmpty()) {
      return judge(judge, Optional.empty());
    }
    try (NewFile file = new NewFile(page.get())) {
      int status = judge(judge, Optional.of(new PageReport(file.writer())));
      file.keep();
      return status;
    }
  }

  private int judge(LogJudge judge, Optional<PageReport> sheet) throws IOException {
    List<String> sources = new ArrayList<>();
    for (String named : logs) {
      try {
        sources.addAll(LogFiles.named(named));
      } catch (FailedCommandException none) {
        none.complain(console, "referee");
        faulty++;
      }
    }
    PrintWriter printer = console.printer();
    Report report =
        terminal.attached() && !json
            ? new TableReport(
                printer, terminal.screen(), only.contains(Verdict.UNVERIFIED), progress::clear)
            : new JsonReport(console.out());
    if (sources.size() + faulty > 1) {
      judgeAll(judge, sources, report, sheet);
    } else {
      for (String source : sources) {
        Printed printed = new Printed(report, source, Optional.empty(), sheet);
        judge.judge(source, finding -> finding.tell(printed));
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

  private void judgeAll(
      LogJudge judge, List<String> sources, Report report, Optional<PageReport> sheet)
      throws IOException {
    try (JudgedLogs judged = new JudgedLogs(sources, judge)) {
      for (int i = 0; i < sources.size(); i++) {
        progress.tell(i + " of " + sources.size() + " logs");
        List<LogJudge.Finding> findings = judged.next();
        progress.clear();
        String name = sources.get(i);
        Printed printed = new Printed(report, name, Optional.of(name), sheet);
        for (LogJudge.Finding finding : findings) {
          finding.tell(printed);
        }
      }
    }
  }

  /** A receiver of a log's findings, which writes each to the report at once, and to the page. */
  final class Printed {

    private final Report report;
    private final String name;
    private final Optional<String> told;
    private final Optional<PageReport> sheet;

    /** The report calls the log {@code told}; the page keeps a log of claims until its end. */
    private Printed(Report report, String name, Optional<String> told, Optional<PageReport> sheet) {
      this.report = report;
      this.name = name;
      this.told = told;
      this.sheet = sheet;
    }

    /** Begins a log: {@code header} is that of a log of claims, empty for a whole game's. */
    void began(Optional<LogHeader> header) throws IOException {
      total = total.or(() -> Optional.of(Summary.NONE));
      CoordinateFrame frame = header.map(LogHeader::frame).orElse(CoordinateFrame.TABLE);
      print(() -> report.begin(told, frame));
      sheet.ifPresent(to -> to.begin(name, header));
    }

    /** Reports a line of a log of claims, with its ruling if the line holds a claim. */
    void found(LogEntry entry, Optional<Ruling> ruling) throws IOException {
      Optional<Ruling> shown = ruling.filter(one -> counts(one.verdict(), one.confidence()));
      if (shown.isPresent()) {
        print(() -> report.add(shown.get()));
      }
      if (sheet.isPresent()) {
        sheet.get().add(entry, shown);
        if (!json) {
          progress.line(entry.line());
        }
      }
    }

    /** Reports the ruling on a line of a whole game. */
    void found(GameRuling ruling) throws IOException {
      if (counts(ruling.verdict(), Optional.empty())) {
        print(() -> report.add(ruling));
        sheet.ifPresent(to -> to.add(ruling));
      }
    }

    /** Ends a log that could be read to its end; it is packed for a page. */
    void ended(Optional<String> packed) throws IOException {
      if (sheet.isPresent()) {
        if (!json) {
          progress.tell("drawing the page");
        }
        sheet.get().end(packed);
        progress.clear();
      }
    }

    /** Reports that a log could not be read to its end. */
    void failed(String sentence) {
      faulty++;
      console.complain("referee", sentence, 2);
    }
  }

  /** Counts a verdict, and tests whether it is to be reported. */
  private boolean counts(Verdict verdict, Optional<Double> confidence) {
    total = total.map(before -> before.with(verdict, confidence));
    return only.isEmpty() || only.contains(verdict);
  }

  /** A step that writes a part of a report. */
  private interface Writing {
    void write() throws IOException;
  }

  /** Writes until the reader closes the pipe; later rulings still count for the exit status. */
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
