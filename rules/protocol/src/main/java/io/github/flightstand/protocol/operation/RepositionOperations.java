package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.MoveDirection;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.MovePicture;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** {@code barrelRoll}, {@code decloak}, {@code boost}: legal ends to a side, or the end ahead. */
final class RepositionOperations {

  /**
   * Asks for every legal end of a barrel roll to a side. shift is the net forward shift to judge;
   * if absent, the legal shift nearest to 0.
   *
   * @param template the length of the straight template; 1 if absent
   */
  record RollQuery(
      TableJson table,
      String ship,
      MoveDirection.Roll direction,
      @In(NumberRange.ROLL_TEMPLATE) Optional<Integer> template,
      @In(NumberRange.COORDINATE) Optional<Double> shift)
      implements OnTable {}

  /**
   * Asks for every legal end of a decloak to a side, or for its end forward. shift is the net
   * forward shift to judge; if absent, the legal shift nearest to 0. A decloak forward has none.
   */
  @SchemaMembers(
      """
      {"dependentSchemas": {"shift": {"properties": {"direction": {"enum": ["left", "right"]}}}}}
      """)
  record DecloakQuery(
      TableJson table,
      String ship,
      MoveDirection.Decloak direction,
      @In(NumberRange.COORDINATE) Optional<Double> shift)
      implements OnTable {}

  /** Asks where a boost ends, and what forbids it. */
  record BoostQuery(TableJson table, String ship, MoveDirection.Boost direction)
      implements OnTable {}

  /** The result of any of these moves. */
  sealed interface RepositionResult permits SidewaysResult, AheadResult {}

  /**
   * Every legal end of a move to a side.
   *
   * @param legal whether the given shift, or else any, is legal
   * @param sideways the distance that the ship moves to the side
   * @param shifts every legal net forward shift
   * @param template the template slides that keep the template off the obstacles
   * @param finalPose the pose at the given shift, or else at the legal shift nearest to 0; null if
   *     there is none
   * @param blockedBy the pieces that take away part of the full range
   * @param tokens the mines that the base at the final pose or the template sets off. The template
   *     is laid where it keeps off the obstacles and sets off the fewest mines, and among such
   *     places nearest to the middle of the ship's side
   */
  record SidewaysResult(
      boolean legal,
      double sideways,
      IntervalSet shifts,
      IntervalSet template,
      @JsonProperty("final") @OrNull Optional<Pose> finalPose,
      List<String> blockedBy,
      List<String> tokens,
      Optional<LegalConfidence> confidence)
      implements RepositionResult {}

  /**
   * The one end of a move ahead.
   *
   * @param finalPose the final pose, legal or not
   * @param blockedBy the pieces that forbid the move
   * @param tokens the mines that the base at the final pose or the template sets off
   */
  record AheadResult(
      boolean legal,
      @JsonProperty("final") Pose finalPose,
      List<String> blockedBy,
      boolean fled,
      List<String> tokens,
      Optional<LegalConfidence> confidence)
      implements RepositionResult {}

  /** The probability of the verdict. */
  record LegalConfidence(@In(NumberRange.PROBABILITY) double legal) {

    private static LegalConfidence of(Map<String, Double> sure) {
      return new LegalConfidence(sure.getOrDefault("legal", 1.0));
    }
  }

  static Operation<RollQuery, SidewaysResult> barrelRoll() {
    return new Operation<>(
        RollQuery.class, SidewaysResult.class, true, RepositionOperations::barrelRoll);
  }

  private static Pictured<SidewaysResult> barrelRoll(Query<RollQuery> query) {
    RollQuery asked = query.asked();
    MovementRules rules = query.inForce().movement();
    Table table = query.table(asked.table());
    Ship ship = mover(table, asked.ship());
    SidewaysMove move;
    try {
      move =
          SidewaysMove.barrelRoll(
              rules, asked.template().orElse(1), ship.base(), asked.direction().side());
    } catch (IllegalArgumentException tooLong) {
      throw FaultException.badValue("/template", "'template' is 2, but " + tooLong.getMessage());
    }
    return sideways(query, table, ship, move, asked.shift());
  }

  static Operation<DecloakQuery, RepositionResult> decloak() {
    return new Operation<>(
        DecloakQuery.class, RepositionResult.class, true, RepositionOperations::decloak);
  }

  private static Pictured<RepositionResult> decloak(Query<DecloakQuery> query) {
    DecloakQuery asked = query.asked();
    boolean forward = asked.direction() == MoveDirection.Decloak.FORWARD;
    if (forward && asked.shift().isPresent()) {
      throw FaultException.badValue(
          "/shift", "'shift' is for decloaks to a side only, not forward");
    }
    MovementRules rules = query.inForce().movement();
    Table table = query.table(asked.table());
    Ship ship = mover(table, asked.ship());
    if (forward) {
      return widened(ahead(query, table, ship, AheadMove.decloak(rules, ship.base())));
    }
    SidewaysMove move = decloakTo(asked.direction().side(), rules, ship.base());
    return widened(sideways(query, table, ship, move, asked.shift()));
  }

  private static Pictured<RepositionResult> widened(Pictured<? extends RepositionResult> one) {
    return new Pictured<>(one.result(), one.picture());
  }

  private static SidewaysMove decloakTo(Side side, MovementRules rules, Base base) {
    try {
      return SidewaysMove.decloak(rules, base, side);
    } catch (CannotFlyException refused) {
      throw FaultException.badValue(
          "/direction",
          "'direction' is to a side, but " + refused.getMessage() + ", expected forward");
    }
  }

  static Operation<BoostQuery, AheadResult> boost() {
    return new Operation<>(BoostQuery.class, AheadResult.class, true, RepositionOperations::boost);
  }

  private static Pictured<AheadResult> boost(Query<BoostQuery> query) {
    BoostQuery asked = query.asked();
    MovementRules rules = query.inForce().movement();
    Table table = query.table(asked.table());
    Ship ship = mover(table, asked.ship());
    return ahead(query, table, ship, AheadMove.boost(rules, asked.direction().side()));
  }

  private static Ship mover(Table table, String id) {
    Ship ship = Query.ship(table, "ship", id);
    try {
      Repositions.checkRepositions(ship);
    } catch (CannotFlyException refused) {
      throw FaultException.badValue("/ship", "'ship': " + refused.getMessage());
    }
    return ship;
  }

  private static Pictured<SidewaysResult> sideways(
      Query<?> query, Table table, Ship ship, SidewaysMove move, Optional<Double> asked) {
    Repositions repositions = query.inForce().repositions();
    SidewaysMove.Options options = repositions.sideways(table, ship.id(), move);
    Optional<Double> shift = asked.or(() -> Forms.of(options.nearestToCentred()));
    double to = shift.orElse(0.0);
    // An illegal shift has no template of its own, so this is the slide that would lead there.
    double slide =
        repositions
            .templateSlide(table, ship.id(), move, options, to)
            .orElseGet(() -> options.slideTowards(to));
    Optional<Pose> end = shift.map(options::poseAt);
    List<String> mines =
        end.map(
                pose ->
                    LaidToken.minesSetOff(
                        table,
                        ship.at(pose),
                        Optional.of(move.templateAt(ship.base(), ship.pose(), slide)),
                        repositions.rules().tolerance()))
            .orElse(List.of());
    OptionalDouble judged = asked.map(OptionalDouble::of).orElseGet(OptionalDouble::empty);
    return new Pictured<>(
        new SidewaysResult(
            asked.map(options.shifts()::contains).orElse(options.legal()),
            options.sideways(),
            options.shifts(),
            options.slides(),
            end,
            options.blockedBy(),
            mines,
            query.confidence(
                table,
                verdicts ->
                    LegalConfidence.of(verdicts.ofSideways(repositions, ship.id(), move, judged)))),
        () ->
            MovePicture.of(table, ship, move, options, shift, slide)
                .highlight(Mark.BLOCKING, mines)
                .tell("sets off", mines));
  }

  private static Pictured<AheadResult> ahead(
      Query<?> query, Table table, Ship ship, AheadMove move) {
    Repositions repositions = query.inForce().repositions();
    AheadMove.Option option = repositions.ahead(table, ship.id(), move);
    List<String> mines =
        LaidToken.minesSetOff(
            table,
            ship.at(option.finalPose()),
            Optional.of(move.templateAt(ship.base(), ship.pose())),
            repositions.rules().tolerance());
    return new Pictured<>(
        new AheadResult(
            option.legal(),
            option.finalPose(),
            option.blockedBy(),
            option.fled(),
            mines,
            query.confidence(
                table,
                verdicts -> LegalConfidence.of(verdicts.ofAhead(repositions, ship.id(), move)))),
        () ->
            MovePicture.of(table, ship, move, option)
                .highlight(Mark.BLOCKING, mines)
                .tell("sets off", mines));
  }
}
