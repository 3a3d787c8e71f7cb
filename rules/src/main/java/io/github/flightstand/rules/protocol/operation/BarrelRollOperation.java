package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.protocol.DirectionFormat;
import io.github.flightstand.rules.protocol.FaultCode;
import io.github.flightstand.rules.protocol.Field;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.NumberRange;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.RulesFormat;
import io.github.flightstand.rules.protocol.TableReader;
import io.github.flightstand.rules.protocol.TableReading;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** {@code barrelRoll}: every legal end of a barrel roll to one side. */
final class BarrelRollOperation implements Operation {

  private static final NumberRange TEMPLATE = new NumberRange(1, 2, "1 or 2");

  private final TableReader tables;
  private final Function<RuleSet, MoveRules> moves;

  BarrelRollOperation(TableReader tables, Function<RuleSet, MoveRules> moves) {
    this.tables = tables;
    this.moves = moves;
  }

  @Override
  public String name() {
    return "barrelRoll";
  }

  @Override
  public List<String> fields() {
    return List.of("table", "ship", "direction", "template", "shift");
  }

  @Override
  public Optional<Result> answer(Fields query) {
    TableReading reading = tables.tableOf(query);
    Optional<String> id = RepositioningShip.in(query, reading);
    Optional<Side> side = query.required("direction").flatMap(DirectionFormat::ofBarrelRoll);
    Optional<Field> template = query.optional("template");
    Optional<Integer> speed =
        template.isPresent() ? template.flatMap(BarrelRollOperation::speed) : Optional.of(1);
    ShiftAsked shift = ShiftAsked.in(query);
    MoveRules rules = moves.apply(RulesFormat.of(query));
    if (reading.table().isEmpty()
        || id.isEmpty()
        || side.isEmpty()
        || speed.isEmpty()
        || !shift.sound()) {
      return Optional.empty();
    }
    Ship ship = reading.table().get().ship(id.get()).orElseThrow();
    return move(rules.set().movement(), ship.base(), speed.get(), side.get(), template)
        .map(
            move -> SidewaysResult.of(reading.table().get(), id.get(), move, shift.value(), rules));
  }

  private static Optional<Integer> speed(Field field) {
    Optional<Double> number = field.number(TEMPLATE);
    if (number.isPresent() && number.get() != Math.rint(number.get())) {
      field.unexpected(TEMPLATE.words());
      return Optional.empty();
    }
    return number.map(Double::intValue);
  }

  private static Optional<SidewaysMove> move(
      MovementRules rules, Base base, int speed, Side side, Optional<Field> template) {
    try {
      return Optional.of(SidewaysMove.barrelRoll(rules, speed, base, side));
    } catch (IllegalArgumentException tooLong) {
      template
          .orElseThrow()
          .fault(FaultCode.BAD_VALUE, "'template' is 2, but " + tooLong.getMessage());
      return Optional.empty();
    }
  }
}
