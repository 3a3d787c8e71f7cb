package io.github.flightstand.tools.referee.report;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.tools.page.Chapter;
import io.github.flightstand.tools.page.ChapterStep;
import io.github.flightstand.tools.page.ChapterStep.Judged;
import io.github.flightstand.tools.page.PageWriter;
import io.github.flightstand.tools.page.PageWriter.Form;
import io.github.flightstand.tools.referee.GameLog.LogEntry;
import io.github.flightstand.tools.referee.GameReferee.GameRuling;
import io.github.flightstand.tools.referee.LogHeader;
import io.github.flightstand.tools.referee.Ruling;
import io.github.flightstand.tools.referee.Summary;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A report as one self-contained page: the summary, and a list of verdicts that can be filtered,
 * each with its picture and how close the call was; those on whole games' logs in words, with the
 * clause that a line breaks. It holds every table once and of each verdict only what is added to
 * it, some 3 kB; its script draws a picture when it is opened.
 */
public final class PageReport {

  private final PageWriter page;
  private final List<ChapterStep> game = new ArrayList<>();
  private String name = "";

  /** What is known of a log of claims; nothing of a whole game's. */
  private Optional<LogChapter> log = Optional.empty();

  /** Begins a page that is written as UTF-8. */
  public PageReport(Writer out) throws IOException {
    page = new PageWriter(out, Form.REPORT);
  }

  /** Takes the beginning of a log, of a whole game's if it has no header; its lines follow. */
  public void begin(String next, Optional<LogHeader> header) {
    name = next;
    log = header.map(head -> new LogChapter(next, head));
    game.clear();
  }

  /** The ruling is one that is shown. */
  public void add(LogEntry entry, Optional<Ruling> ruling) {
    log.orElseThrow().add(entry, ruling);
  }

  /** Takes the next verdict on the whole game's log that is shown: in words, without a picture. */
  public void add(GameRuling ruling) {
    game.add(
        new ChapterStep(
            ruling.line(),
            Optional.empty(),
            Optional.of(ruling.subject()).filter(subject -> !subject.isEmpty()),
            ruling.message(),
            List.of(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(
                new Judged(
                    ruling.verdict().word(),
                    ruling.deed(),
                    ruling.rule().map(Formats::word),
                    ruling.clause(),
                    List.of())),
            List.of()));
  }

  public void end() throws IOException {
    page.add(
        "chapter",
        log.map(LogChapter::withVerdicts)
            .orElseGet(() -> new Chapter(name, 0, 0, List.of(), game)));
  }

  /** Ends the page with the summary of all logs. */
  public void finish(Summary summary) throws IOException {
    page.add("summary", new ReportLine.OnGame(summary));
    page.finish();
  }
}
