package io.github.flightstand.tools.report;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.referee.Deviation;
import io.github.flightstand.referee.GameReferee.GameRuling;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.Summary;
import io.github.flightstand.referee.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A report for people: a table with aligned columns, under the log's name if there are several, and
 * a sentence with the totals. What is wrong comes first; what is unverified is only counted. Order
 * and columns are those of {@value #ROWS_AT_ONCE} rows at a time.
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

  /** The column of verdicts, and the narrowest column of messages beside the others. */
  private static final int VERDICTS = 3;

  private static final int LEAST_MESSAGE = 24;

  private final Appendable out;
  private final Screen screen;
  private final boolean unverified;
  private final Runnable beforeWriting;
  private final List<Row> rows = new ArrayList<>();
  private final int[] widths = new int[HEADINGS.size()];
  private boolean headed;
  private Optional<String> log = Optional.empty();

  /** A row with its verdict. */
  private record Row(Verdict verdict, List<String> cells) {}

  /**
   * A terminal's screen.
   *
   * @param width the width in characters
   * @param colored whether verdicts have colors
   */
  public record Screen(int width, boolean colored) {

    /** A screen without a right edge and without colors. */
    public static final Screen BOUNDLESS = new Screen(Integer.MAX_VALUE, false);

    /**
     * Breaks a text into lines as wide as the screen, at spaces where it can.
     *
     * @param indent the number of columns that are taken at the left of every line
     */
    public List<String> lines(String text, int indent) {
      int room = Math.max(1, width - indent);
      List<String> lines = new ArrayList<>();
      String rest = text;
      while (length(rest) > room) {
        int end = rest.offsetByCodePoints(0, room);
        int space = rest.lastIndexOf(' ', end);
        lines.add(rest.substring(0, space > 0 ? space : end).stripTrailing());
        rest = rest.substring(space > 0 ? space + 1 : end);
      }
      lines.add(rest);
      return lines;
    }

    private String painted(Verdict verdict, String word) {
      String color =
          switch (verdict) {
            case ILLEGAL, UNREADABLE -> "1;31";
            case TOO_CLOSE -> "33";
            case LEGAL -> "32";
            case UNVERIFIED -> "2";
          };
      return colored ? "\u001b[" + color + "m" + word + "\u001b[0m" : word;
    }
  }

  /** Creates a report on a boundless screen, without unverified claims. */
  public TableReport(Appendable out) {
    this(out, Screen.BOUNDLESS, false, () -> {});
  }

  /**
   * Creates a report.
   *
   * @param unverified whether unverified claims are listed
   * @param beforeWriting runs before something is written
   */
  public TableReport(Appendable out, Screen screen, boolean unverified, Runnable beforeWriting) {
    this.out = out;
    this.screen = screen;
    this.unverified = unverified;
    this.beforeWriting = beforeWriting;
  }

  @Override
  public void begin(Optional<String> next, CoordinateFrame frame) throws IOException {
    end();
    log = next;
    if (log.isPresent()) {
      beforeWriting.run();
      out.append(printable(log.get())).append(System.lineSeparator());
    }
    headed = false;
    Arrays.fill(widths, 0);
  }

  @Override
  public void add(Ruling ruling) throws IOException {
    add(
        ruling.verdict(),
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
        ruling.verdict(),
        List.of(
            Integer.toString(ruling.line()),
            printable(ruling.subject()),
            printable(ruling.deed()),
            ruling.verdict().word(),
            ruling.clause().orElse(""),
            printable(ruling.message())));
  }

  private void add(Verdict verdict, List<String> row) throws IOException {
    if (verdict == Verdict.UNVERIFIED && !unverified) {
      return;
    }
    rows.add(new Row(verdict, row));
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
    beforeWriting.run();
    for (String line : screen.lines(sentence(summary), 0)) {
      out.append(line).append(System.lineSeparator());
    }
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
    if (rows.isEmpty()) {
      return;
    }
    beforeWriting.run();
    rows.sort(Comparator.comparingInt(row -> urgency(row.verdict())));
    if (!headed) {
      widen(HEADINGS);
    }
    rows.forEach(row -> widen(row.cells()));
    if (!headed) {
      write(HEADINGS, Optional.empty());
      headed = true;
    }
    for (Row row : rows) {
      write(row.cells(), Optional.of(row.verdict()));
    }
    rows.clear();
  }

  /** Returns the place of a verdict in the order in which they are listed. */
  private static int urgency(Verdict verdict) {
    return switch (verdict) {
      case UNREADABLE, ILLEGAL -> 0;
      case TOO_CLOSE -> 1;
      case LEGAL -> 2;
      case UNVERIFIED -> 3;
    };
  }

  private void widen(List<String> row) {
    for (int i = 0; i < widths.length; i++) {
      widths[i] = Math.max(widths[i], length(row.get(i)));
    }
  }

  /** Line numbers are aligned right; a message that needs several lines keeps its column. */
  private void write(List<String> row, Optional<Verdict> verdict) throws IOException {
    StringBuilder line = new StringBuilder();
    line.append(" ".repeat(widths[0] - length(row.get(0)))).append(row.get(0));
    int last = widths.length - 1;
    for (int i = 1; i < last; i++) {
      String cell = row.get(i);
      int painted = i;
      line.append("  ");
      line.append(
          verdict
              .filter(any -> painted == VERDICTS)
              .map(it -> screen.painted(it, cell))
              .orElse(cell));
      line.append(" ".repeat(widths[i] - length(cell)));
    }
    int column = Arrays.stream(widths, 0, last).sum() + 2 * last;
    boolean beside = screen.width() - column >= LEAST_MESSAGE;
    int indent = beside ? column : widths[0] + 2;
    List<String> message = screen.lines(row.get(last), indent);
    if (beside) {
      out.append(line).append("  ").append(message.get(0)).append(System.lineSeparator());
    } else {
      out.append(line.toString().stripTrailing()).append(System.lineSeparator());
    }
    for (String more : message.subList(beside ? 1 : 0, message.size())) {
      out.append(" ".repeat(indent)).append(more).append(System.lineSeparator());
    }
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
