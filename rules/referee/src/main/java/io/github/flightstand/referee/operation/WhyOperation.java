package io.github.flightstand.referee.operation;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.PoseErrorJson;
import io.github.flightstand.protocol.json.SizeNote;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.line.Line;
import io.github.flightstand.protocol.operation.MayBeOnTable;
import io.github.flightstand.protocol.operation.Operation;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.operation.Query;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.referee.ClaimTolerance;
import io.github.flightstand.referee.Deviation;
import io.github.flightstand.referee.Expected;
import io.github.flightstand.referee.GameLogReader.UnreadableLogException;
import io.github.flightstand.referee.GameReferee;
import io.github.flightstand.referee.LogEvent;
import io.github.flightstand.referee.LogEvent.Move;
import io.github.flightstand.referee.LogHeader;
import io.github.flightstand.referee.Question;
import io.github.flightstand.referee.Question.UnreadableQuestionException;
import io.github.flightstand.referee.Rule;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.Verdict;
import io.github.flightstand.referee.report.LegalClaims;
import io.github.flightstand.referee.report.Margin;
import io.github.flightstand.referee.report.ReportLine;
import io.github.flightstand.referee.report.Why;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** {@code why}: the verdict on one claim, what decides it, and what would have been legal. */
final class WhyOperation {

  private static final Codec CODEC = new Codec();

  private WhyOperation() {}

  /**
   * Asks where a piece should be and what decides it, about one claim on a table or in a log.
   *
   * @param table the table before the claim
   * @param claim the claim, a line of a log
   * @param claimTolerance the tolerance; 2 mm and 2 degrees if absent
   * @param dials the maneuvers on ships' dials, by ship
   * @param log in place of {@code table} and {@code claim}: a log's lines, the header first
   * @param line the claim's line in the log; its last claim if absent
   */
  @SchemaMembers(
      """
      {"oneOf": [
        {"required": ["table", "claim"],
         "not": {"anyOf": [{"required": ["log"]}, {"required": ["line"]}]}},
        {"required": ["log"],
         "not": {"anyOf": [{"required": ["table"]}, {"required": ["claim"]},
                           {"required": ["claimTolerance"]}, {"required": ["dials"]}]}}]}
      """)
  record WhyQuery(
      Optional<TableJson> table,
      Optional<JsonText> claim,
      Optional<PoseErrorJson> claimTolerance,
      Optional<Map<String, List<Maneuver>>> dials,
      Optional<List<JsonText>> log,
      @In(NumberRange.PLAYED) Optional<Integer> line)
      implements MayBeOnTable {}

  /**
   * The verdict, and what decides it.
   *
   * @param line the line of the log, from 1
   * @param verdict the verdict
   * @param expected the right answer to the claim; null if the claim was not judged
   * @param deviation the distance of the centers and the turn between the headings
   * @param rule the rule that decides the verdict
   * @param message the verdict in a sentence
   * @param stood the pose of the moving ship before the move; null if none moves
   * @param margins by {@code name} each {@code value}, the {@code limits} where the answer changes,
   *     the {@code doubt} that decides nothing, the {@code unit}
   * @param instead legal claims, as lines: the right end first, then other maneuvers, directions or
   *     targets
   * @param words all that in sentences
   */
  record WhyResult(
      int line,
      Verdict verdict,
      @OrNull Optional<Expected> expected,
      @OrNull Optional<Deviation> deviation,
      @OrNull Optional<Rule> rule,
      String message,
      @OrNull Optional<Pose> stood,
      List<Margin> margins,
      List<LogEvent.Act> instead,
      List<String> words) {}

  static Operation<WhyQuery, WhyResult> operation() {
    return new Operation<>(WhyQuery.class, WhyResult.class, true, WhyOperation::why);
  }

  private static Pictured<WhyResult> why(Query<WhyQuery> query) {
    Question question = question(query);
    CoordinateFrame frame = question.header().frame();
    Why why = new Why(question);
    Ruling ruling = ReportLine.told(CODEC, question.ruling(), frame);
    Optional<Pose> stood =
        ruling.claim() instanceof Move move
            ? question.before().ship(move.ship()).map(Ship::pose)
            : Optional.empty();
    return new Pictured<>(
        new WhyResult(
            ruling.line(),
            ruling.verdict(),
            ruling.expected(),
            ruling.deviation(),
            ruling.rule(),
            ruling.message(),
            stood.filter(pose -> isWritten(pose, frame)),
            why.measured(),
            LegalClaims.of(question).stream().filter(act -> isWritten(act, frame)).toList(),
            why.words()),
        () -> picture(why, question),
        Optional.of(frame),
        SizeNote.of(question.header().playArea()));
  }

  /** Tests whether a value can be written: none of its places is beyond the frame's horizon. */
  private static boolean isWritten(Object value, CoordinateFrame frame) {
    try {
      CODEC.write(value, frame);
      return true;
    } catch (FaultException beyond) {
      return false;
    }
  }

  private static TablePicture picture(Why why, Question question) {
    return why.picture().orElseGet(() -> TablePicture.of(question.before()));
  }

  private static Question question(Query<WhyQuery> query) {
    WhyQuery asked = query.asked();
    try {
      return asked.log().isPresent() ? ofLog(query, asked.log().get()) : ofTable(query);
    } catch (UnreadableQuestionException wrong) {
      throw FaultException.badValue(
          asked.line().isPresent() ? "/line" : asked.log().isPresent() ? "/log" : "/claim",
          String.valueOf(wrong.getMessage()));
    } catch (UnreadableLogException wrong) {
      throw FaultException.badValue("/log", "'log', " + wrong.getMessage());
    }
  }

  private static Question ofLog(Query<WhyQuery> query, List<JsonText> log)
      throws UnreadableLogException, UnreadableQuestionException {
    WhyQuery asked = query.asked();
    query.ofLog();
    refuse(asked.table().isPresent(), "table");
    refuse(asked.claim().isPresent(), "claim");
    refuse(asked.claimTolerance().isPresent(), "claimTolerance");
    refuse(asked.dials().isPresent(), "dials");
    List<Line.Text> lines = WrittenLines.of(CODEC, log);
    if (!lines.isEmpty() && GameReferee.isHeader(lines.get(0).text())) {
      throw FaultException.badValue(
          "/log", "'log' is the log of a whole game, expected a log of claims");
    }
    return Question.of(lines, asked.line().map(OptionalInt::of).orElseGet(OptionalInt::empty));
  }

  private static void refuse(boolean present, String name) {
    if (present) {
      throw FaultException.badValue(
          "/" + name, "'%s' is given with 'log', expected one of them".formatted(name));
    }
  }

  private static Question ofTable(Query<WhyQuery> query) throws UnreadableQuestionException {
    WhyQuery asked = query.asked();
    TableJson written =
        asked
            .table()
            .orElseThrow(
                () ->
                    FaultException.of(
                        FaultCode.MISSING_FIELD,
                        Pointer.of("/table"),
                        "'table' or 'log' is missing, expected one of them"));
    JsonText claim =
        asked
            .claim()
            .orElseThrow(() -> FaultException.missing(Pointer.of("/claim"), "beside 'table'"));
    if (asked.line().isPresent()) {
      throw FaultException.badValue("/line", "'line' is given with 'table', expected 'log'");
    }
    if (query.uncertainty().isPresent()) {
      throw FaultException.badValue(
          "/uncertainty", "'uncertainty' is given, expected 'claimTolerance' or nothing");
    }
    Table table = query.table(written);
    PartsCatalogue parts = query.catalogue(written);
    LogHeader header =
        new LogHeader(
            query.inForce(),
            table.playArea(),
            asked
                .claimTolerance()
                .map(error -> new ClaimTolerance(error.position(), error.heading()))
                .orElse(ClaimTolerance.STANDARD),
            query.coordinates(),
            Optional.empty(),
            written.colors().orElse(Map.of()),
            asked.dials().orElse(Map.of()),
            query.parts().map(CODEC::write),
            Optional.empty());
    return Question.of(header, table, parts, claim.text());
  }
}
