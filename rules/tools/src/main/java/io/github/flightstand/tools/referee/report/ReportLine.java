package io.github.flightstand.tools.referee.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.setup.PlacementRefusal;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.OwedJson;
import io.github.flightstand.tools.referee.Deviation;
import io.github.flightstand.tools.referee.Expected;
import io.github.flightstand.tools.referee.GameReferee.GameRule;
import io.github.flightstand.tools.referee.GameReferee.GameRuling;
import io.github.flightstand.tools.referee.Rule;
import io.github.flightstand.tools.referee.Ruling;
import io.github.flightstand.tools.referee.Summary;
import io.github.flightstand.tools.referee.Verdict;
import java.util.List;
import java.util.Optional;

/** The verdict on one claim of a game log; the last line is the summary of all logs. */
sealed interface ReportLine {

  /**
   * The verdict on one claim.
   *
   * @param log the log's file, if several logs are judged; - for standard input
   * @param line of the log, from 1
   * @param expected where the maneuver should have ended, or the action may have, or what measuring
   *     the attack comes to, or whether the piece may be set up or the mine is set off; null if the
   *     claim was not judged, or if there is no such action
   * @param deviation distance of the centres and turn between the headings
   * @param rule the rule on which the verdict turns
   */
  record OnClaim(
      @SchemaMembers("{\"maxLength\": 4194304}") Optional<String> log,
      int line,
      Verdict verdict,
      @OrNull Optional<Answer> expected,
      @OrNull Optional<Deviation> deviation,
      @OrNull Optional<Rule> rule,
      @SchemaMembers("{\"maxLength\": 4194304}") String message)
      implements ReportLine {}

  /**
   * The verdict on one line of a whole game's log.
   *
   * @param log the log's file, if several logs are judged; - for standard input
   * @param line of the log, from 1
   * @param rule what the verdict turns on; null if the line cannot be read
   * @param clause the clause of the rulebooks that forbids it; null if the line is legal, or
   *     answers nothing that was asked
   */
  record OnGameLine(
      @SchemaMembers("{\"maxLength\": 4194304}") Optional<String> log,
      int line,
      Verdict verdict,
      @OrNull Optional<GameRule> rule,
      @OrNull Optional<String> clause,
      @SchemaMembers("{\"maxLength\": 4194304}") String message)
      implements ReportLine {}

  /** The last line. */
  record OnGame(Counts summary) implements ReportLine {}

  /**
   * How many claims got which verdict.
   *
   * @param unreadable there if some line cannot be read
   */
  record Counts(
      int steps,
      int legal,
      int illegal,
      int tooClose,
      int unverified,
      Optional<Integer> unreadable) {}

  /** What a claim should have said. */
  sealed interface Answer {}

  /**
   * Where a maneuver should have ended. progress is there for huge ships only, and rammed, removed
   * and owed if the ship is huge or should have bumped into a huge one.
   *
   * @param fled there if the ship should have left the play area
   * @param tokens the mines that the move sets off; there if it does
   */
  record Stand(
      @JsonProperty("final") Pose finalPose,
      boolean bumped,
      @OrNull Optional<Double> rail,
      List<String> touching,
      Optional<Boolean> fled,
      Optional<Optional<Double>> progress,
      Optional<List<String>> rammed,
      Optional<List<String>> removed,
      Optional<List<OwedJson>> owed,
      Optional<List<String>> tokens)
      implements Answer {}

  /**
   * Where an action may have ended.
   *
   * @param finalPose the legal end nearest to the claim; if none is legal, the nearest to which the
   *     template leads
   * @param legal whether there is a legal end
   * @param blockedBy the ships and obstacles that take ends away
   * @param tokens the mines that the move sets off; there if it does
   */
  record Move(
      @JsonProperty("final") Pose finalPose,
      boolean legal,
      List<String> blockedBy,
      Optional<List<String>> tokens)
      implements Answer {}

  /**
   * What measuring an attack comes to.
   *
   * @param distance along the line of fire; null out of arc
   * @param range a band of the range ruler; null beyond band 5
   * @param sectionClear whether the section may be chosen; there if the target is a corvette
   */
  record Shot(
      boolean inArc,
      @OrNull Optional<Double> distance,
      @In(NumberRange.BAND) @OrNull Optional<Integer> range,
      boolean obstructed,
      boolean choice,
      Optional<Boolean> sectionClear)
      implements Answer {}

  /**
   * Returns the line for a ruling.
   *
   * @param log the log's name, if several are judged
   */
  static ReportLine of(Optional<String> log, Ruling ruling) {
    return new OnClaim(
        log,
        ruling.line(),
        ruling.verdict(),
        ruling.expected().map(ReportLine::answer),
        ruling.deviation(),
        ruling.rule(),
        ruling.message());
  }

  /** Returns the line for a ruling on a line of a whole game's log. */
  static ReportLine of(Optional<String> log, GameRuling ruling) {
    return new OnGameLine(
        log, ruling.line(), ruling.verdict(), ruling.rule(), ruling.clause(), ruling.message());
  }

  /**
   * Whether a piece may be set up.
   *
   * @param reasons what speaks against it, as in the results of place
   */
  record SetUp(boolean legal, List<PlacementRefusal> reasons) implements Answer {}

  /**
   * Whether a ship sets off a mine.
   *
   * @param separation how near the ship came to the mine; null if it has not since the mine was
   *     laid
   */
  record MineSetOff(boolean setOff, @OrNull Optional<Double> separation) implements Answer {}

  /** Returns the line for a summary. */
  static ReportLine of(Summary summary) {
    return new OnGame(
        new Counts(
            summary.steps(),
            summary.legal(),
            summary.illegal(),
            summary.tooClose(),
            summary.unverified(),
            Optional.of(summary.unreadable()).filter(lines -> lines > 0)));
  }

  private static Optional<List<String>> setOff(List<String> tokens) {
    return Optional.of(tokens).filter(any -> !any.isEmpty());
  }

  private static Answer answer(Expected expected) {
    if (expected instanceof Expected.ManeuverEnd stand) {
      Optional<HugeEncounter> huge = stand.huge();
      return new Stand(
          stand.finalPose(),
          stand.bumped(),
          Forms.of(stand.rail()),
          stand.touching(),
          Optional.of(true).filter(any -> stand.fled()),
          Forms.progress(huge, stand.hugeMover()),
          huge.map(HugeEncounter::rammed),
          huge.map(HugeEncounter::removed),
          huge.map(any -> any.owed().stream().map(OwedJson::of).toList()),
          setOff(stand.tokens()));
    }
    if (expected instanceof Expected.ActionEnd move) {
      return new Move(move.finalPose(), move.legal(), move.blockedBy(), setOff(move.tokens()));
    }
    if (expected instanceof Expected.SetUp place) {
      return new SetUp(place.legal(), place.reasons());
    }
    if (expected instanceof Expected.MineSetOff mine) {
      return new MineSetOff(mine.setOff(), Forms.of(mine.separation()));
    }
    Expected.AttackMeasured shot = (Expected.AttackMeasured) expected;
    return new Shot(
        shot.inArc(),
        Forms.of(shot.distance()),
        shot.range(),
        shot.obstructed(),
        shot.choice(),
        shot.sectionClear());
  }
}
