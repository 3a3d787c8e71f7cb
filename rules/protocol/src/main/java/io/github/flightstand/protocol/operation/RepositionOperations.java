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
import io.github.flightstand.protocol.json.MoveDirection;
import io.github.flightstand.protocol.json.TableJson;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * {@code barrelRoll}, {@code decloak} and {@code boost}: every legal end of a move to one side, or
 * the one end of a move ahead.
 */
final class RepositionOperations {

  private RepositionOperations() {}

  /**
   * Asks for every legal end of a barrel roll to one side. shift is a net forward shift to look at,
   * absent: the legal one nearest to 0.
   *
   * @param template the straight that is used; 1 if absent
   */
  record RollQuery(
      TableJson table,
      String ship,
      MoveDirection.Roll direction,
      @In(NumberRange.ROLL_TEMPLATE) Optional<Integer> template,
      @In(NumberRange.COORDINATE) Optional<Double> shift) {}

  /**
   * Asks for every legal end of a decloak to one side, or for the one end forward. shift is a net
   * forward shift to look at, absent: the legal one nearest to 0; there is none forward.
   */
  @SchemaMembers(
      """
      {"dependentSchemas": {"shift": {"properties": {"direction": {"enum": ["left", "right"]}}}}}
      """)
  record DecloakQuery(
      TableJson table,
      String ship,
      MoveDirection.Decloak direction,
      @In(NumberRange.COORDINATE) Optional<Double> shift) {}

  /** Asks where a boost leads, and what forbids it. */
  record BoostQuery(TableJson table, String ship, MoveDirection.Boost direction) {}

  /** What comes of any of them. */
  sealed interface RepositionResult permits SidewaysResult, AheadResult {}

  /**
   * Every legal end of a move off to the side.
   *
   * @param legal of the shift asked about, or of any
   * @param sideways how far to the side the ship moves
   * @param shifts every legal net forward shift
   * @param template the template slides that keep it off the obstacles
   * @param finalPose at the shift asked about, or at the legal one nearest to 0; null if there is
   *     none
   * @param blockedBy what takes away part of the full range
   * @param tokens the mines that the base at the final pose sets off, or the template that leads
   *     there: laid where it keeps off the obstacles and sets off the fewest, of such places at the
   *     one nearest to the middle of the ship's side
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
   * @param finalPose legal or not
   * @param blockedBy what forbids it
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

  /** How probable it is that the verdict stands. */
  record LegalConfidence(@In(NumberRange.PROBABILITY) double legal) {

    private static LegalConfidence of(Map<String, Double> sure) {
      return new LegalConfidence(sure.getOrDefault("legal", 1.0));
    }
  }

  static Operation<RollQuery, SidewaysResult> barrelRoll() {
    return new Operation<>(RollQuery.class, SidewaysResult.class, RepositionOperations::barrelRoll)
        .drawn((query, result) -> MovePictures.barrelRoll(query, result));
  }

  private static SidewaysResult barrelRoll(Query<RollQuery> query) {
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
    return sideways(query, table, ship.id(), move, asked.shift());
  }

  static Operation<DecloakQuery, RepositionResult> decloak() {
    return new Operation<>(
            DecloakQuery.class, RepositionResult.class, RepositionOperations::decloak)
        .drawn((query, result) -> MovePictures.decloak(query, result));
  }

  private static RepositionResult decloak(Query<DecloakQuery> query) {
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
      return ahead(query, table, ship.id(), AheadMove.decloak(rules));
    }
    return sideways(
        query,
        table,
        ship.id(),
        decloakTo(asked.direction().side(), rules, ship.base()),
        asked.shift());
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
    return new Operation<>(BoostQuery.class, AheadResult.class, RepositionOperations::boost)
        .drawn((query, result) -> MovePictures.boost(query, result));
  }

  private static AheadResult boost(Query<BoostQuery> query) {
    BoostQuery asked = query.asked();
    MovementRules rules = query.inForce().movement();
    Table table = query.table(asked.table());
    Ship ship = mover(table, asked.ship());
    return ahead(query, table, ship.id(), AheadMove.boost(rules, asked.direction().side()));
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

  private static SidewaysResult sideways(
      Query<?> query, Table table, String ship, SidewaysMove move, Optional<Double> asked) {
    OptionalDouble shift = asked.map(OptionalDouble::of).orElseGet(OptionalDouble::empty);
    Repositions repositions = query.inForce().repositions();
    SidewaysMove.Options options = repositions.sideways(table, ship, move);
    Optional<Pose> end = asked.isPresent() ? asked.map(options::poseAt) : options.nearestPose();
    return new SidewaysResult(
        asked.map(options.shifts()::contains).orElse(options.legal()),
        options.sideways(),
        options.shifts(),
        options.slides(),
        end,
        options.blockedBy(),
        end.map(pose -> minesSetOff(repositions, table, ship, move, options, pose, shift))
            .orElse(List.of()),
        query.confidence(
            table,
            verdicts -> LegalConfidence.of(verdicts.ofSideways(repositions, ship, move, shift))));
  }

  /** Returns the mines that a ship sets off which rolls to a pose. */
  private static List<String> minesSetOff(
      Repositions repositions,
      Table table,
      String id,
      SidewaysMove move,
      SidewaysMove.Options options,
      Pose end,
      OptionalDouble asked) {
    Ship ship = table.ship(id).orElseThrow();
    double shift = asked.orElse(options.nearestToCentred().orElse(0));
    // A shift that is not legal has no template of its own: then the slide that would lead there.
    double slide =
        repositions
            .templateSlide(table, id, move, options, shift)
            .orElseGet(() -> options.slideTowards(shift));
    return LaidToken.minesSetOff(
        table,
        ship.at(end),
        Optional.of(move.templateAt(ship.base(), ship.pose(), slide)),
        repositions.rules().tolerance());
  }

  private static AheadResult ahead(Query<?> query, Table table, String ship, AheadMove move) {
    Repositions repositions = query.inForce().repositions();
    AheadMove.Option option = repositions.ahead(table, ship, move);
    Ship mover = table.ship(ship).orElseThrow();
    return new AheadResult(
        option.legal(),
        option.finalPose(),
        option.blockedBy(),
        option.fled(),
        LaidToken.minesSetOff(
            table,
            mover.at(option.finalPose()),
            Optional.of(move.templateAt(mover.base(), mover.pose())),
            repositions.rules().tolerance()),
        query.confidence(
            table, verdicts -> LegalConfidence.of(verdicts.ofAhead(repositions, ship, move))));
  }
}
