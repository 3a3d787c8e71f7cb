package io.github.flightstand.protocol.operation;

import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.IgnoredObstacles;
import io.github.flightstand.protocol.json.MoveDirection;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.operation.RepositionOperations.AheadResult;
import io.github.flightstand.protocol.picture.MovePicture;
import java.util.Optional;
import java.util.function.Function;

/** {@code adjust}, {@code rotate}: the end of a small shift, or of a turn on the spot. */
final class WithoutTemplateOperations {

  /**
   * Asks where a ship ends that is set down ahead or aside, and what forbids it.
   *
   * @param ahead millimeters ahead, negative backward; absent if {@code aside} is given
   * @param aside millimeters to the ship's left, negative to its right
   * @param ignores the obstacles that forbid nothing
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
      Optional<IgnoredObstacles> ignores)
      implements OnTable {}

  /**
   * Asks whether a ship may turn on the spot.
   *
   * @param turn the turn in degrees, to the left as seen by the ship; negative to the right
   */
  record RotateQuery(
      TableJson table, String ship, @SchemaMembers("{\"enum\": [90, -90, 180]}") Integer turn)
      implements OnTable {}

  static Operation<AdjustQuery, AheadResult> adjust() {
    return new Operation<>(
        AdjustQuery.class, AheadResult.class, true, WithoutTemplateOperations::adjust);
  }

  private static Pictured<AheadResult> adjust(Query<AdjustQuery> query) {
    AdjustQuery asked = query.asked();
    Query.checkEither("ahead", asked.ahead(), "aside", asked.aside());
    Table table = query.table(asked.table());
    Ship ship = RepositionOperations.mover(table, asked.ship());
    Repositions repositions = query.inForce().repositions();
    Barriers barriers = RepositionOperations.rules(query, asked.ignores()).boostBarriers();
    Function<Table, AheadMove.Option> move =
        any ->
            repositions.adjusted(
                any, ship.id(), asked.ahead().orElse(0.0), asked.aside().orElse(0.0), barriers);
    AheadMove.Option option = move.apply(table);
    return RepositionOperations.end(
        query,
        table,
        ship,
        option,
        HostEnd.exact(option.finalPose()),
        Optional.empty(),
        verdicts -> verdicts.ofOneEnd(ship.id(), move),
        () -> MovePicture.of(table, ship, "is adjusted", option));
  }

  static Operation<RotateQuery, AheadResult> rotate() {
    return new Operation<>(
        RotateQuery.class, AheadResult.class, true, WithoutTemplateOperations::rotate);
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
    return RepositionOperations.end(
        query,
        table,
        ship,
        option,
        HostEnd.exact(option.finalPose()),
        Optional.empty(),
        verdicts -> verdicts.ofTurn(repositions, ship.id(), turn),
        () -> MovePicture.of(table, ship, turn, option));
  }
}
