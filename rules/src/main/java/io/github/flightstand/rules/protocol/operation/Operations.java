package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.token.TokenMoves;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.TableReader;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The operations that are served. A new one is added here and nowhere else. */
public final class Operations {

  private Operations() {}

  /** Returns new operations over the published parts and the standard tolerance. */
  public static List<Operation> standard() {
    PartsCatalogue parts = PartsCatalogue.standard();
    TableReader tables = new TableReader(parts);
    Map<RuleSet, MoveRules> made = new EnumMap<>(RuleSet.class);
    Function<RuleSet, MoveRules> moves =
        set -> made.computeIfAbsent(set, named -> MoveRules.of(named.rules()));
    return List.of(
        new ManeuverOperation(tables, moves),
        new BarrelRollOperation(tables, moves),
        new DecloakOperation(tables, moves),
        new BoostOperation(tables, moves),
        new OverlapOperation(tables, Tolerance.STANDARD),
        new PlaceOperation(tables),
        new DropOperation(tables, TokenMoves.standard()),
        new RangeOperation(tables),
        new AttackOperation(tables),
        new CalibrateOperation());
  }
}
