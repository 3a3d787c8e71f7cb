package io.github.flightstand.referee.report;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.referee.Deviation;
import io.github.flightstand.referee.Expected;
import io.github.flightstand.referee.GameReferee.GameRule;
import io.github.flightstand.referee.GameReferee.GameRuling;
import io.github.flightstand.referee.Rule;
import io.github.flightstand.referee.Ruling;
import io.github.flightstand.referee.Summary;
import io.github.flightstand.referee.Verdict;
import java.util.Optional;

/** The verdict on one claim of a game log; the last line is the summary of all logs. */
public sealed interface ReportLine {

  /** The verdict on one line of a log. */
  sealed interface OnLine extends ReportLine {

    int line();

    Verdict verdict();

    /** Returns how sure the verdict is, if that is known. */
    default Optional<Double> confidence() {
      return Optional.empty();
    }
  }

  /**
   * The verdict on one claim.
   *
   * @param log the log's file, if several logs are judged; - for standard input
   * @param line the line of the log, from 1
   * @param verdict the verdict
   * @param expected the right answer to the claim; null if the claim was not judged
   * @param deviation the distance of the centers and the turn between the headings
   * @param rule the rule that decides the verdict
   * @param message the verdict in a sentence
   * @param confidence the probability of the verdict; absent if the log does not say how sure its
   *     places are
   */
  record OnClaim(
      @SchemaMembers("{\"maxLength\": 4194304}") Optional<String> log,
      int line,
      Verdict verdict,
      @OrNull Optional<Expected> expected,
      @OrNull Optional<Deviation> deviation,
      @OrNull Optional<Rule> rule,
      @SchemaMembers("{\"maxLength\": 4194304}") String message,
      @In(NumberRange.PROBABILITY) Optional<Double> confidence)
      implements OnLine {}

  /**
   * The verdict on one line of a whole game's log.
   *
   * @param log the log's file, if several logs are judged; - for standard input
   * @param line the line of the log, from 1
   * @param verdict the verdict
   * @param rule the rule that decides the verdict; null if the line cannot be read
   * @param clause the clause of the rulebooks that forbids it; null if the line is legal, or
   *     answers no pending decision
   * @param message the verdict in a sentence
   */
  record OnGameLine(
      @SchemaMembers("{\"maxLength\": 4194304}") Optional<String> log,
      int line,
      Verdict verdict,
      @OrNull Optional<GameRule> rule,
      @OrNull Optional<String> clause,
      @SchemaMembers("{\"maxLength\": 4194304}") String message)
      implements OnLine {}

  /** The last line. */
  record OnGame(Summary summary) implements ReportLine {}

  /**
   * Returns the line for a ruling.
   *
   * @param log the log's name, if several are judged
   */
  static OnLine of(Optional<String> log, Ruling ruling) {
    return new OnClaim(
        log,
        ruling.line(),
        ruling.verdict(),
        ruling.expected(),
        ruling.deviation(),
        ruling.rule(),
        ruling.message(),
        ruling.confidence());
  }

  /** Returns the line for a ruling on a line of a whole game's log. */
  static OnLine of(Optional<String> log, GameRuling ruling) {
    return new OnGameLine(
        log, ruling.line(), ruling.verdict(), ruling.rule(), ruling.clause(), ruling.message());
  }

  /** Returns a ruling as a report in a frame has it: without an answer beyond its horizon. */
  static Ruling told(Codec codec, Ruling ruling, CoordinateFrame within) {
    if (within.equals(CoordinateFrame.TABLE)) {
      return ruling;
    }
    try {
      codec.write(ReportLine.of(Optional.empty(), ruling), within);
      return ruling;
    } catch (FaultException beyond) {
      return withoutAnswer(ruling, beyond);
    }
  }

  /** Returns a ruling without its answer, which lies beyond the horizon of the log's frame. */
  static Ruling withoutAnswer(Ruling ruling, FaultException beyond) {
    return new Ruling(
        ruling.line(),
        ruling.claim(),
        ruling.verdict(),
        Optional.empty(),
        ruling.deviation(),
        ruling.rule(),
        ruling.message() + "; " + beyond.getMessage(),
        ruling.confidence());
  }
}
