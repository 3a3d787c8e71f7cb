package io.github.flightstand.tools.batch;

import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.referee.Deviation;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.GameReferee.GameRuling;
import io.github.flightstand.referee.GameReferee.UnjudgeableGameException;
import io.github.flightstand.referee.Judge;
import io.github.flightstand.referee.LogHeader;
import io.github.flightstand.referee.Rule;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.Summary;
import io.github.flightstand.referee.Verdict;
import io.github.flightstand.referee.report.ClaimMargins;
import io.github.flightstand.referee.report.ReportLine;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The verdicts on one log of either kind, row by row, as the command {@code referee} prints them.
 * Not thread-safe.
 *
 * <pre>{@code
 * LogVerdicts verdicts = LogVerdicts.of(judge, in);
 * for (Optional<Row> row = verdicts.next(); row.isPresent(); row = verdicts.next()) {
 *   ...
 * }
 * verdicts.summary()
 * }</pre>
 */
public final class LogVerdicts {

  private static final Codec CODEC = new Codec();

  private final Judge.OpenLog log;
  private final Optional<LogHeader> header;
  private Optional<Table> before;
  private Summary summary = Summary.NONE;

  private LogVerdicts(Judge.OpenLog log) {
    this.log = log;
    header = log.header();
    before = header.map(of -> Table.builder(of.playArea()).build());
  }

  /**
   * The verdict on one line of a log.
   *
   * @param line the line's number, from 1
   * @param rule the rule that decides the verdict, as reports name it; empty if nothing was judged
   * @param clause the rulebooks' clause that forbids a whole game's line; empty if it is legal, or
   *     in a log of claims
   * @param deviation how far the claimed pose is from the expected one; empty without poses
   * @param margin the distance in mm of the measured value nearest to a limit at which the answer
   *     changes; empty if nothing was measured
   * @param message the verdict in words
   */
  public record Row(
      int line,
      Verdict verdict,
      Optional<String> rule,
      Optional<String> clause,
      Optional<Deviation> deviation,
      OptionalDouble margin,
      String message) {}

  /**
   * Opens a log.
   *
   * @param in the log, which the caller must close
   * @throws UnreadableLogException if the header of a log of claims is missing or faulty
   * @throws UnjudgeableGameException if the first line of a whole game's log begins no game
   * @throws IOException if the input cannot be read
   */
  public static LogVerdicts of(Judge judge, InputStream in)
      throws IOException, UnreadableLogException, UnjudgeableGameException {
    return new LogVerdicts(judge.open(in));
  }

  /** Returns the number of rows with each verdict up to now. */
  public Summary summary() {
    return summary;
  }

  /**
   * Judges on to the next line with a verdict; returns empty at the end of the log.
   *
   * @throws IOException if the input cannot be read
   */
  public Optional<Row> next() throws IOException {
    for (Optional<Judge.Finding> next = log.next(); next.isPresent(); next = log.next()) {
      Optional<Row> row = row(next.get());
      if (row.isPresent()) {
        summary = summary.with(row.get().verdict());
        return row;
      }
    }
    return Optional.empty();
  }

  private Optional<Row> row(Judge.Finding finding) {
    if (finding instanceof Judge.Finding.OfGame game) {
      return Optional.of(row(game.ruling()));
    }
    Judge.Finding.OfClaim claim = (Judge.Finding.OfClaim) finding;
    Table table = before.orElseThrow();
    Optional<Row> row = claim.ruling().map(ruling -> row(ruling, table));
    before = Optional.of(claim.entry().event().after(table));
    return row;
  }

  private static Row row(GameRuling ruling) {
    return new Row(
        ruling.line(),
        ruling.verdict(),
        ruling.rule().map(Formats::word),
        ruling.clause(),
        Optional.empty(),
        OptionalDouble.empty(),
        ruling.message());
  }

  private Row row(Ruling ruling, Table table) {
    LogHeader of = header.orElseThrow();
    return new Row(
        ruling.line(),
        ruling.verdict(),
        ruling.rule().map(Rule::word),
        Optional.empty(),
        ruling.deviation(),
        ClaimMargins.least(table, of.rules(), of.claimTolerance(), ruling),
        ReportLine.told(CODEC, ruling, of.frame()).message());
  }
}
