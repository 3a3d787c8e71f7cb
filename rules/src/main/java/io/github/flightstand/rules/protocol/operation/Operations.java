package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.movement.token.BombDrop;
import io.github.flightstand.rules.edition.RuleSet;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.AheadResult;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.BoostQuery;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.DecloakQuery;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.RepositionResult;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.RollQuery;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.SidewaysResult;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The operations that are served. A new one is added here and nowhere else. */
public final class Operations {

  private Operations() {}

  /** Returns new operations over the published parts and the standard tolerance. */
  public static List<Operation<?, ?>> standard() {
    PartsCatalogue parts = PartsCatalogue.standard();
    Tolerance tolerance = Tolerance.STANDARD;
    Map<RuleSet, MoveRules> made = new EnumMap<>(RuleSet.class);
    Function<RuleSet, MoveRules> moves =
        rules -> made.computeIfAbsent(rules, set -> MoveRules.of(set, parts));
    RepositionOperations repositions = new RepositionOperations(moves);
    return List.of(
        new Operation<>(
            "maneuver",
            ManeuverOperation.ManeuverQuery.class,
            ManeuverOperation.ManeuverResult.class,
            new ManeuverOperation(moves)::answer),
        new Operation<>(
            "barrelRoll", RollQuery.class, SidewaysResult.class, repositions::barrelRoll),
        new Operation<>(
            "decloak", DecloakQuery.class, RepositionResult.class, repositions::decloak),
        new Operation<>("boost", BoostQuery.class, AheadResult.class, repositions::boost),
        new Operation<>(
            "overlap",
            OverlapOperation.OverlapQuery.class,
            OverlapOperation.OverlapResult.class,
            new OverlapOperation(parts, tolerance)::answer),
        new Operation<>(
            "place",
            PlaceOperation.PlaceQuery.class,
            PlaceOperation.PlaceResult.class,
            new PlaceOperation(parts, tolerance)::answer),
        new Operation<>(
            "drop",
            DropOperation.DropQuery.class,
            DropOperation.DropResult.class,
            new DropOperation(parts, BombDrop.standard())::answer),
        new Operation<>(
            "range",
            RangeOperation.RangeQuery.class,
            RangeOperation.RangeResult.class,
            new RangeOperation(parts, tolerance)::answer),
        new Operation<>(
            "attack",
            AttackOperation.AttackQuery.class,
            AttackOperation.AttackResult.class,
            new AttackOperation(parts, tolerance)::answer),
        new Operation<>(
            "calibrate",
            CalibrateOperation.CalibrateQuery.class,
            CalibrateOperation.CalibrateResult.class,
            new CalibrateOperation()::answer));
  }
}
