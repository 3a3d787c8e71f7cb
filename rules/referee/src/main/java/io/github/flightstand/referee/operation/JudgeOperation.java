package io.github.flightstand.referee.operation;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptLog;
import io.github.flightstand.protocol.json.SizeNote;
import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.protocol.operation.Operation;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.operation.Query;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.GameReferee.UnjudgeableGameException;
import io.github.flightstand.referee.Judge;
import io.github.flightstand.referee.Judge.Finding;
import io.github.flightstand.referee.Judging;
import io.github.flightstand.referee.LogHeader;
import io.github.flightstand.referee.Summary;
import io.github.flightstand.referee.Verdict;
import io.github.flightstand.referee.report.ReportLine;
import io.github.flightstand.referee.report.ReportLine.OnLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code judge}: the verdicts on a log of either kind, or on the next lines of one that is kept.
 */
final class JudgeOperation {

  private final Codec codec = new Codec();
  private final Kept<KeptLog> logs;
  private final Judge judge;

  JudgeOperation(Kept<KeptLog> logs, Judge judge) {
    this.logs = logs;
    this.judge = judge;
  }

  /**
   * Judges a recorded game, of claims or of a whole game.
   *
   * @param log the lines as objects, the header first, or those that follow a kept log. A text
   *     stands for its line
   * @param only the verdicts that are returned, all if absent; every verdict is counted
   * @param from the first line whose verdict is returned
   * @param limit the most verdicts that are returned
   * @param keep the name under which the log is kept as far as it is judged; a header begins it
   *     anew
   */
  record JudgeQuery(
      List<JsonText> log,
      Optional<List<Verdict>> only,
      @In(NumberRange.PLAYED) Optional<Integer> from,
      @In(NumberRange.PLAYED) Optional<Integer> limit,
      Optional<String> keep) {}

  /**
   * The verdicts, in the frame of the log.
   *
   * @param verdicts the verdicts on the lines of the query, as the command referee writes them
   * @param summary the number of claims with each verdict in the whole log
   * @param lines the number of lines of the log up to now
   */
  record JudgeResult(List<OnLine> verdicts, Summary summary, int lines) {}

  /** A log as it was judged up to a line. */
  private record JudgedLog(Judging log, Summary summary, int lines) implements KeptLog {}

  Operation<JudgeQuery, JudgeResult> operation() {
    return new Operation<>(JudgeQuery.class, JudgeResult.class, false, this::judge);
  }

  private Pictured<JudgeResult> judge(Query<JudgeQuery> query) {
    JudgeQuery asked = query.asked();
    query.ofLog();
    List<Line.Text> written = WrittenLines.of(codec, asked.log());
    Optional<JudgedLog> kept = kept(asked, written);
    int before = kept.map(JudgedLog::lines).orElse(0);
    List<Line> lines = new ArrayList<>();
    written.forEach(line -> lines.add(new Line.Text(before + line.number(), line.text())));
    Judging log = kept.map(known -> known.log().copy()).orElseGet(() -> begun(lines));
    List<OnLine> verdicts = new ArrayList<>();
    Summary summary = kept.map(JudgedLog::summary).orElse(Summary.NONE);
    CoordinateFrame frame = log.header().map(LogHeader::frame).orElse(CoordinateFrame.TABLE);
    for (Finding finding : log.next(kept.isPresent() ? lines : lines.subList(1, lines.size()))) {
      Optional<OnLine> verdict = told(finding, frame);
      if (verdict.isPresent()) {
        summary = summary.with(verdict.get().verdict(), verdict.get().confidence());
      }
      verdict
          .filter(one -> one.line() >= asked.from().orElse(0))
          .filter(one -> asked.only().map(some -> some.contains(one.verdict())).orElse(true))
          .filter(one -> verdicts.size() < asked.limit().orElse(Integer.MAX_VALUE))
          .ifPresent(verdicts::add);
    }
    int read = before + asked.log().size();
    JudgedLog now = new JudgedLog(log, summary, read);
    asked.keep().ifPresent(name -> logs.keep(name, now));
    return new Pictured<>(
        new JudgeResult(verdicts, summary, read),
        Operation::none,
        Optional.of(frame),
        log.header().filter(begun -> kept.isEmpty()).flatMap(one -> SizeNote.of(one.playArea())));
  }

  /** Returns the log with which the query goes on, if it does. */
  private Optional<JudgedLog> kept(JudgeQuery asked, List<Line.Text> lines) {
    boolean begins = !lines.isEmpty() && codec.names(lines.get(0).text(), "log");
    if (begins || asked.keep().isEmpty()) {
      return Optional.empty();
    }
    String name = asked.keep().get();
    return Optional.of(
        logs.used(name)
            .map(JudgedLog.class::cast)
            .orElseThrow(
                () ->
                    FaultException.of(
                        FaultCode.UNKNOWN_LOG,
                        Pointer.of("/keep"),
                        "'keep' is %s, expected the name of a log that is kept, or a log that begins"
                                .formatted(Excerpt.quoted(name))
                            + " with its header")));
  }

  private Judging begun(List<Line> lines) {
    if (lines.isEmpty()) {
      throw FaultException.badValue("/log", "'log' is empty, expected the lines of a log");
    }
    try {
      return judge.begin(lines.get(0));
    } catch (UnreadableLogException | UnjudgeableGameException wrong) {
      throw FaultException.badValue("/log", "'log', " + wrong.getMessage());
    }
  }

  private Optional<OnLine> told(Finding finding, CoordinateFrame frame) {
    if (finding instanceof Finding.OfGame game) {
      return Optional.of(ReportLine.of(Optional.empty(), game.ruling()));
    }
    return ((Finding.OfClaim) finding)
        .ruling()
        .map(ruling -> ReportLine.of(Optional.empty(), ReportLine.told(codec, ruling, frame)));
  }
}
