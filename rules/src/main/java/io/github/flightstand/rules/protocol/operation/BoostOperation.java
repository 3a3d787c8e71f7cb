package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.protocol.DirectionFormat;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.RulesFormat;
import io.github.flightstand.rules.protocol.TableReader;
import io.github.flightstand.rules.protocol.TableReading;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** {@code boost}: where a boost leads, and what forbids it. */
final class BoostOperation implements Operation {

  private final TableReader tables;
  private final Function<RuleSet, MoveRules> moves;

  BoostOperation(TableReader tables, Function<RuleSet, MoveRules> moves) {
    this.tables = tables;
    this.moves = moves;
  }

  @Override
  public String name() {
    return "boost";
  }

  @Override
  public List<String> fields() {
    return List.of("table", "ship", "direction");
  }

  @Override
  public Optional<Result> answer(Fields query) {
    TableReading reading = tables.tableOf(query);
    Optional<String> ship = RepositioningShip.in(query, reading);
    Optional<Side> side = query.required("direction").flatMap(DirectionFormat::ofBoost);
    if (reading.table().isEmpty() || ship.isEmpty() || side.isEmpty()) {
      return Optional.empty();
    }
    Table table = reading.table().get();
    MoveRules rules = moves.apply(RulesFormat.of(query));
    AheadMove boost = AheadMove.boost(rules.set().movement(), side.get());
    return Optional.of(AheadResult.of(table, ship.get(), boost, rules));
  }
}
