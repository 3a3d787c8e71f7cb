package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.protocol.DirectionFormat;
import io.github.flightstand.rules.protocol.FaultCode;
import io.github.flightstand.rules.protocol.Field;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.RulesFormat;
import io.github.flightstand.rules.protocol.TableReader;
import io.github.flightstand.rules.protocol.TableReading;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** {@code decloak}: every legal end of a decloak to one side, or the one end straight ahead. */
final class DecloakOperation implements Operation {

  private final TableReader tables;
  private final Function<RuleSet, MoveRules> moves;

  DecloakOperation(TableReader tables, Function<RuleSet, MoveRules> moves) {
    this.tables = tables;
    this.moves = moves;
  }

  @Override
  public String name() {
    return "decloak";
  }

  @Override
  public List<String> fields() {
    return List.of("table", "ship", "direction", "shift");
  }

  @Override
  public Optional<Result> answer(Fields query) {
    TableReading reading = tables.tableOf(query);
    Optional<String> id = RepositioningShip.in(query, reading);
    Optional<Field> direction = query.required("direction");
    Optional<Side> side = direction.flatMap(DirectionFormat::ofDecloak);
    ShiftAsked shift = ShiftAsked.in(query);
    if (side.equals(Optional.of(Side.AHEAD)) && query.has("shift")) {
      // Known without a table, and to be reported even if the table has faults.
      query
          .optional("shift")
          .orElseThrow()
          .fault(FaultCode.BAD_VALUE, "'shift' is for decloaks to a side only, not forward");
      return Optional.empty();
    }
    if (reading.table().isEmpty() || id.isEmpty() || side.isEmpty() || !shift.sound()) {
      return Optional.empty();
    }
    Table table = reading.table().get();
    MoveRules rules = moves.apply(RulesFormat.of(query));
    if (side.get() == Side.AHEAD) {
      AheadMove ahead = AheadMove.decloak(rules.set().movement());
      return Optional.of(AheadResult.of(table, id.get(), ahead, rules));
    }
    Base base = table.ship(id.get()).orElseThrow().base();
    return toTheSide(rules, base, side.get(), direction.orElseThrow())
        .map(move -> SidewaysResult.of(table, id.get(), move, shift.value(), rules));
  }

  private static Optional<SidewaysMove> toTheSide(
      MoveRules rules, Base base, Side side, Field direction) {
    try {
      return Optional.of(SidewaysMove.decloak(rules.set().movement(), base, side));
    } catch (CannotFlyException refused) {
      direction.fault(
          FaultCode.BAD_VALUE,
          "'direction' is to a side, but " + refused.getMessage() + ", expected forward");
      return Optional.empty();
    }
  }
}
