package io.github.flightstand.tools.referee.report;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.tools.referee.Deviation;
import io.github.flightstand.tools.referee.GameReferee.GameRuling;
import io.github.flightstand.tools.referee.Ruling;
import io.github.flightstand.tools.referee.Summary;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A report for people: a table with aligned columns, under the log's name if there are several, and
 * a sentence with the totals. Columns may grow wider after {@value #ROWS_AT_ONCE} rows.
 *
 * <pre>
 * line  ship    claim  verdict  deviation         message
 *   10  red-1   4KW    legal    0.11 mm 0.00 deg  red-1 completed its 4 Koiogran turn
 *   33  blue-4  1YW    legal    1.55 mm 1.19 deg  blue-4 stopped 19.7 mm along the turn, ...
 *
 * 2 claims: 2 legal, 0 illegal, 0 too close, 0 unverified.
 * </pre>
 */
public final class TableReport implements Report {

  private static final List<String> HEADINGS =
      List.of("line", "ship", "claim", "verdict", "deviation", "message");

  static final int ROWS_AT_ONCE = 1_000;

  private final Appendable out;
  private final List<List<String>> rows = new ArrayList<>();
  private final int[] widths = new int[HEADINGS.size()];
  private boolean headed;
  private Optional<String> log = Optional.empty();

  public TableReport(Appendable out) {
    this.out = out;
  }

  @Override
  public void begin(Optional<String> next, CoordinateFrame frame) throws IOException {
    end();
    log = next;
    if (log.isPresent()) {
      out.append(printable(log.get())).append(System.lineSeparator());
    }
    headed = false;
    Arrays.fill(widths, 0);
  }

  @Override
  public void add(Ruling ruling) throws IOException {
    add(
        List.of(
            Integer.toString(ruling.line()),
            printable(ruling.claim().subject()),
            ruling.claim().deed(),
            ruling.verdict().word(),
            ruling.deviation().map(TableReport::words).orElse(""),
            printable(ruling.message())));
  }

  /** A whole game's log has clauses instead of deviations. */
  @Override
  public void add(GameRuling ruling) throws IOException {
    add(
        List.of(
            Integer.toString(ruling.line()),
            printable(ruling.subject()),
            printable(ruling.deed()),
            ruling.verdict().word(),
            ruling.clause().orElse(""),
            printable(ruling.message())));
  }

  private void add(List<String> row) throws IOException {
    rows.add(row);
    if (rows.size() == ROWS_AT_ONCE) {
      writeRows();
    }
  }

  /** Replaces control characters in ids, which come from the log and could move the cursor. */
  private static String printable(String text) {
    return text.replaceAll("\\p{C}", "?");
  }

  private static String words(Deviation deviation) {
    return String.format(
        Locale.ROOT, "%.2f mm %.2f deg", deviation.position(), deviation.heading());
  }

  @Override
  public void finish(Summary summary) throws IOException {
    end();
    out.append(sentence(summary)).append(System.lineSeparator());
  }

  /** Writes the remaining rows of a log. */
  private void end() throws IOException {
    writeRows();
    if (log.isPresent() || headed) {
      out.append(System.lineSeparator());
    }
  }

  /** Writes the collected rows, under the headings if they are the log's first. */
  private void writeRows() throws IOException {
    if (!headed && !rows.isEmpty()) {
      rows.add(0, HEADINGS);
      headed = true;
    }
    for (List<String> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], length(row.get(i)));
      }
    }
    for (List<String> row : rows) {
      out.append(line(row)).append(System.lineSeparator());
    }
    rows.clear();
  }

  /** Line numbers are aligned right; the last column needs no padding. */
  private String line(List<String> row) {
    StringBuilder line = new StringBuilder();
    line.append(" ".repeat(widths[0] - length(row.get(0)))).append(row.get(0));
    for (int i = 1; i < widths.length; i++) {
      line.append("  ").append(row.get(i));
      if (i < widths.length - 1) {
        line.append(" ".repeat(widths[i] - length(row.get(i))));
      }
    }
    return line.toString();
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private static String sentence(Summary summary) {
    return "%s %s: %s legal, %s illegal, %s too close, %s unverified%s."
        .formatted(
            summary.steps(),
            summary.steps() == 1 ? "claim" : "claims",
            summary.legal(),
            summary.illegal(),
            summary.tooClose(),
            summary.unverified(),
            summary.unreadable() > 0 ? ", " + summary.unreadable() + " unreadable" : "");
  }
}
