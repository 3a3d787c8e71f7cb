package io.github.flightstand.tools.referee.report;

import io.github.flightstand.tools.page.Chapter;
import io.github.flightstand.tools.page.PageWriter;
import io.github.flightstand.tools.page.PageWriter.Form;
import io.github.flightstand.tools.referee.GameLog.LogEntry;
import io.github.flightstand.tools.referee.GameReferee.GameRuling;
import io.github.flightstand.tools.referee.LogHeader;
import io.github.flightstand.tools.referee.Ruling;
import io.github.flightstand.tools.referee.Summary;
import java.io.IOException;
import java.io.Writer;
import java.util.Optional;

/**
 * A report as one self-contained page: the summary, and a list of verdicts that can be filtered,
 * each with its picture and how close the call was; those on whole games' logs in words, with the
 * clause that a line breaks.
 *
 * <p>A page holds every table once and of each verdict only what is added to it, some 3 kB; its
 * script draws a picture when it is opened.
 */
public final class PageReport {

  private final PageWriter page;
  private Optional<LogChapter> log = Optional.empty();
  private Optional<GameVerdicts> game = Optional.empty();

  /**
   * Begins a page.
   *
   * @param out what it is written to, as UTF-8
   * @throws IOException if it cannot be written
   */
  public PageReport(Writer out) throws IOException {
    page = new PageWriter(out, Form.REPORT);
  }

  /** Takes the beginning of a log; its lines follow. */
  public void begin(String name, LogHeader header) {
    log = Optional.of(new LogChapter(name, header));
  }

  /**
   * Takes the next line of the log.
   *
   * @param ruling on it, if there is one that is shown
   */
  public void add(LogEntry entry, Optional<Ruling> ruling) {
    log.orElseThrow().add(entry, ruling);
  }

  /** Takes the beginning of a whole game's log; the verdicts on it follow. */
  public void beginGame(String name) {
    game = Optional.of(new GameVerdicts(name));
  }

  /** Takes the next verdict on the whole game's log that is shown. */
  public void add(GameRuling ruling) {
    game.orElseThrow().add(ruling);
  }

  /**
   * Takes the end of the log.
   *
   * @throws IOException if it cannot be written
   */
  public void end() throws IOException {
    Optional<Chapter> chapter = log.map(LogChapter::withVerdicts);
    page.add("chapter", chapter.or(() -> game.map(GameVerdicts::chapter)).orElseThrow());
    log = Optional.empty();
    game = Optional.empty();
  }

  /**
   * Ends the page.
   *
   * @param summary of all logs
   * @throws IOException if it cannot be written
   */
  public void finish(Summary summary) throws IOException {
    page.add("summary", new ReportLine.OnGame(summary));
    page.finish();
  }
}
