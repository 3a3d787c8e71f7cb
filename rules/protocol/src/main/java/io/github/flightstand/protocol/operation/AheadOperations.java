package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.RoundedEnds;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.EndPose;
import io.github.flightstand.protocol.json.GridJson;
import io.github.flightstand.protocol.json.IgnoredObstacles;
import io.github.flightstand.protocol.json.MoveCause;
import io.github.flightstand.protocol.json.MoveDirection;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.operation.RepositionOperations.LegalConfidence;
import io.github.flightstand.protocol.operation.RepositionOperations.RepositionResult;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.MovePicture;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.rules.confidence.Verdicts;
import io.github.flightstand.rules.engine.flow.Reposition;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** {@code boost}, {@code adjust}, {@code rotate}: the one end of a move. */
final class AheadOperations {

  /**
   * Asks where a boost ends, and what forbids it.
   *
   * @param ship the ship's id; not a huge one
   * @param direction the direction of the straight 1 or a bank 1; absent if {@code template} is
   *     given
   * @param template any template that a card grants, such as {@code 2F} or {@code 1T}, in place of
   *     {@code direction}
   * @param by {@code tractor} if an opponent's tractor beam moves the ship; then {@code
   *     tractorBarriers} of the rules count
   * @param ignores obstacles that do not count: {@code all}, or a list of kinds
   * @param grid the grid to which the caller's program rounds final poses
   * @param clearance the least distance from other ships, in millimeters; contact if absent
   */
  @SchemaMembers(
      """
      {"oneOf": [{"required": ["direction"]}, {"required": ["template"]}]}
      """)
  record BoostQuery(
      TableJson table,
      String ship,
      Optional<MoveDirection.Boost> direction,
      Optional<LaidTemplate> template,
      Optional<MoveCause> by,
      Optional<IgnoredObstacles> ignores,
      Optional<GridJson> grid,
      @In(NumberRange.FIGURE) Optional<Double> clearance)
      implements OnTable {}

  /**
   * Asks where a ship ends that is set down a little ahead or aside, without a template.
   *
   * @param ship the ship's id; not a huge one
   * @param ahead millimeters ahead, negative backward; absent if {@code aside} is given
   * @param aside millimeters to the ship's left, negative to its right
   * @param ignores obstacles that do not count: {@code all}, or a list of kinds
   * @param grid the grid to which the caller's program rounds final poses
   * @param clearance the least distance from other ships, in millimeters; contact if absent
   */
  @SchemaMembers(
      """
      {"oneOf": [{"required": ["ahead"]}, {"required": ["aside"]}]}
      """)
  record AdjustQuery(
      TableJson table,
      String ship,
      @In(NumberRange.COORDINATE) Optional<Double> ahead,
      @In(NumberRange.COORDINATE) Optional<Double> aside,
      Optional<IgnoredObstacles> ignores,
      Optional<GridJson> grid,
      @In(NumberRange.FIGURE) Optional<Double> clearance)
      implements OnTable {}

  /**
   * Asks whether a ship may turn on the spot.
   *
   * @param ship the ship's id; not a huge one
   * @param turn the turn in degrees, to the left as seen by the ship; negative to the right
   */
  record RotateQuery(
      TableJson table, String ship, @SchemaMembers("{\"enum\": [90, -90, 180]}") Integer turn)
      implements OnTable {}

  /**
   * The one end of a move.
   *
   * @param legal whether the move is legal
   * @param finalPose the end, legal or not; with a grid, rounded if both are legal
   * @param rounded whether the final pose is rounded; present with a grid only
   * @param blockedBy the ships and obstacles that forbid the move
   * @param fled whether the ship would be outside the play area, which forbids the move too
   * @param tokens the mines that the end of the move, or the used part of its template, sets off
   * @param confidence the probability of the verdict; present with {@code uncertainty}
   */
  record AheadResult(
      boolean legal,
      @JsonProperty("final") EndPose finalPose,
      Optional<Boolean> rounded,
      List<String> blockedBy,
      boolean fled,
      List<String> tokens,
      Optional<LegalConfidence> confidence)
      implements RepositionResult {}

  static Operation<BoostQuery, AheadResult> boost() {
    return new Operation<>(BoostQuery.class, AheadResult.class, true, AheadOperations::boost);
  }

  private static Pictured<AheadResult> boost(Query<BoostQuery> query) {
    BoostQuery asked = query.asked();
    MoveCause.checkBoost(asked.by(), asked.direction(), asked.template());
    Side to = asked.direction().map(MoveDirection.Boost::side).orElse(Side.AHEAD);
    Table table = query.table(asked.table());
    Ship ship = RepositionOperations.mover(table, asked.ship());
    MovementRules rules = RepositionOperations.rules(query, asked.ignores());
    boolean tractored = asked.by().isPresent();
    Reposition move =
        Reposition.of(rules, ship.base(), "boost", to, asked.template(), tractored).orElseThrow();
    return ahead(query, table, ship, move.ahead().orElseThrow(), asked.grid(), asked.clearance());
  }

  static Operation<AdjustQuery, AheadResult> adjust() {
    return new Operation<>(AdjustQuery.class, AheadResult.class, true, AheadOperations::adjust);
  }

  private static Pictured<AheadResult> adjust(Query<AdjustQuery> query) {
    AdjustQuery asked = query.asked();
    Query.checkEither("ahead", asked.ahead(), "aside", asked.aside());
    Table table = query.table(asked.table());
    Ship ship = RepositionOperations.mover(table, asked.ship());
    Repositions repositions = query.repositions(asked.clearance());
    Barriers barriers = RepositionOperations.rules(query, asked.ignores()).boostBarriers();
    Function<Table, AheadMove.Option> move =
        any ->
            repositions.adjusted(
                any, ship.id(), asked.ahead().orElse(0.0), asked.aside().orElse(0.0), barriers);
    AheadMove.Option option = move.apply(table);
    HostEnd host =
        HostEnd.of(
            query,
            asked.grid(),
            Optional.of(option.finalPose()),
            on -> new RoundedEnds(repositions, on).ahead(table, ship, barriers, option));
    return end(
        query,
        table,
        ship,
        option,
        host,
        Optional.empty(),
        verdicts -> verdicts.ofOneEnd(ship.id(), move),
        () -> MovePicture.of(table, ship, "is adjusted", option));
  }

  static Operation<RotateQuery, AheadResult> rotate() {
    return new Operation<>(RotateQuery.class, AheadResult.class, true, AheadOperations::rotate);
  }

  private static Pictured<AheadResult> rotate(Query<RotateQuery> query) {
    RotateQuery asked = query.asked();
    int turn = asked.turn();
    MoveDirection.checkTurn(turn);
    Table table = query.table(asked.table());
    Ship ship = Query.ship(table, "ship", asked.ship());
    Repositions repositions = query.inForce().repositions();
    AheadMove.Option option;
    try {
      option = repositions.turned(table, ship.id(), turn);
    } catch (CannotFlyException refused) {
      throw FaultException.badValue("/ship", "'ship': " + refused.getMessage());
    }
    return end(
        query,
        table,
        ship,
        option,
        HostEnd.exact(option.finalPose()),
        Optional.empty(),
        verdicts -> verdicts.ofTurn(repositions, ship.id(), turn),
        () -> MovePicture.of(table, ship, turn, option));
  }

  static Pictured<AheadResult> ahead(
      Query<?> query,
      Table table,
      Ship ship,
      AheadMove move,
      Optional<GridJson> grid,
      Optional<Double> clearance) {
    Repositions repositions = query.repositions(clearance);
    AheadMove.Option option = repositions.ahead(table, ship.id(), move);
    HostEnd host =
        HostEnd.of(
            query,
            grid,
            Optional.of(option.finalPose()),
            on -> new RoundedEnds(repositions, on).ahead(table, ship, move.barriers(), option));
    return end(
        query,
        table,
        ship,
        option,
        host,
        Optional.of(move.templateAt(ship.base(), ship.pose())),
        verdicts -> verdicts.ofAhead(repositions, ship.id(), move),
        () -> MovePicture.of(table, ship, move, option));
  }

  private static Pictured<AheadResult> end(
      Query<?> query,
      Table table,
      Ship ship,
      AheadMove.Option option,
      HostEnd host,
      Optional<Shape> template,
      Function<Verdicts, Map<String, Double>> sure,
      Supplier<TablePicture> picture) {
    List<String> mines =
        LaidToken.minesSetOff(
            table, ship.at(option.finalPose()), template, query.inForce().tolerance());
    return new Pictured<>(
        new AheadResult(
            option.legal(),
            host.pose().orElseThrow(),
            host.rounded(),
            option.blockedBy(),
            option.fled(),
            mines,
            query.confidence(table, verdicts -> LegalConfidence.of(sure.apply(verdicts)))),
        () -> picture.get().highlight(Mark.BLOCKING, mines).tell("sets off", mines));
  }
}
