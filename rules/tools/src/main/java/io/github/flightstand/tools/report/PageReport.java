package io.github.flightstand.tools.report;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.referee.GameLog.LogEntry;
import io.github.flightstand.referee.GameReferee.GameRuling;
import io.github.flightstand.referee.LogHeader;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.Summary;
import io.github.flightstand.referee.report.ReportLine;
import io.github.flightstand.tools.page.Chapter;
import io.github.flightstand.tools.page.ChapterStep;
import io.github.flightstand.tools.page.ChapterStep.Judged;
import io.github.flightstand.tools.page.PageWriter;
import io.github.flightstand.tools.page.PageWriter.Form;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A report as one self-contained page: the summary, and a list of verdicts to filter, each with its
 * picture and its margins. Verdicts on whole games' logs are in words, with the clause that a line
 * breaks. The page holds every table once, and about 3 kB for each verdict; its script draws a
 * picture when it is opened.
 */
public final class PageReport {

  private final PageWriter page;
  private final List<ChapterStep> game = new ArrayList<>();
  private String name = "";

  /** The log of claims that is judged; empty for a whole game's. */
  private Optional<LogChapter> log = Optional.empty();

  /** Begins a page, which must be written as UTF-8. */
  public PageReport(Writer out) throws IOException {
    page = new PageWriter(out, Form.REPORT);
  }

  /** Begins a log, a whole game's if it has no header; its lines follow. */
  public void begin(String next, Optional<LogHeader> header) {
    name = next;
    log = header.map(head -> new LogChapter(next, head));
    game.clear();
  }

  /** Adds a line, with its ruling if that is shown. */
  public void add(LogEntry entry, Optional<Ruling> ruling) {
    log.orElseThrow().add(entry, ruling);
  }

  /** Adds a verdict on the whole game's log: in words, without a picture. */
  public void add(GameRuling ruling) {
    game.add(
        ChapterStep.said(
            ruling.line(),
            Optional.of(ruling.subject()).filter(subject -> !subject.isEmpty()),
            ruling.message(),
            new Judged(
                ruling.verdict().word(),
                ruling.deed(),
                ruling.rule().map(Formats::word),
                ruling.clause(),
                List.of())));
  }

  /** Ends a log, which the page links to the sandbox if it is given. */
  public void end(Optional<String> packed) throws IOException {
    Chapter chapter =
        log.map(LogChapter::withVerdicts).orElseGet(() -> Chapter.inWords(name, game));
    page.add("chapter", chapter.with(packed));
  }

  /** Ends the page with the summary of all logs. */
  public void finish(Summary summary) throws IOException {
    page.add("summary", new ReportLine.OnGame(summary));
    page.finish();
  }
}
