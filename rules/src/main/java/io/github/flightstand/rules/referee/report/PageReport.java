package io.github.flightstand.rules.referee.report;

import io.github.flightstand.rules.page.PageWriter;
import io.github.flightstand.rules.page.PageWriter.Form;
import io.github.flightstand.rules.referee.Ruling;
import io.github.flightstand.rules.referee.Summary;
import io.github.flightstand.rules.referee.log.GameLog;
import java.io.IOException;
import java.io.Writer;
import java.util.Collection;

/**
 * A report as one self-contained page: the summary, and a list of verdicts that can be filtered,
 * each with its picture and how close the call was.
 *
 * <p>A page holds every table once and of each verdict only what is added to it, some 3 kB; its
 * script draws a picture when it is opened.
 */
public final class PageReport {

  private final PageWriter page;

  /**
   * Begins a page.
   *
   * @param out what it is written to, as UTF-8
   * @throws IOException if it cannot be written
   */
  public PageReport(Writer out) throws IOException {
    page = new PageWriter(out, Form.REPORT);
  }

  /**
   * Adds a log.
   *
   * @param name what it is called
   * @param rulings those that are shown
   * @throws IOException if it cannot be written
   */
  public void add(String name, GameLog log, Collection<Ruling> rulings) throws IOException {
    page.add("chapter", LogChapter.ofVerdicts(name, log, rulings));
  }

  /**
   * Ends the page.
   *
   * @param summary of all logs
   * @throws IOException if it cannot be written
   */
  public void finish(Summary summary) throws IOException {
    page.add("summary", (Record) ReportLine.of(summary));
    page.finish();
  }
}
