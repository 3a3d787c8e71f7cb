package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.rules.protocol.form.KeptTables;
import io.github.flightstand.rules.protocol.operation.AttackOperation.AttackQuery;
import io.github.flightstand.rules.protocol.operation.AttackOperation.AttackResult;
import io.github.flightstand.rules.protocol.operation.CalibrateOperation.CalibrateQuery;
import io.github.flightstand.rules.protocol.operation.CalibrateOperation.CalibrateResult;
import io.github.flightstand.rules.protocol.operation.DropOperation.DropQuery;
import io.github.flightstand.rules.protocol.operation.DropOperation.DropResult;
import io.github.flightstand.rules.protocol.operation.ManeuverOperation.ManeuverQuery;
import io.github.flightstand.rules.protocol.operation.ManeuverOperation.ManeuverResult;
import io.github.flightstand.rules.protocol.operation.OverlapOperation.OverlapQuery;
import io.github.flightstand.rules.protocol.operation.OverlapOperation.OverlapResult;
import io.github.flightstand.rules.protocol.operation.PlaceOperation.PlaceQuery;
import io.github.flightstand.rules.protocol.operation.PlaceOperation.PlaceResult;
import io.github.flightstand.rules.protocol.operation.RangeOperation.RangeQuery;
import io.github.flightstand.rules.protocol.operation.RangeOperation.RangeResult;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.AheadResult;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.BoostQuery;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.DecloakQuery;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.RepositionResult;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.RollQuery;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.SidewaysResult;
import io.github.flightstand.rules.protocol.operation.TableOperations.ForgetQuery;
import io.github.flightstand.rules.protocol.operation.TableOperations.TableQuery;
import io.github.flightstand.rules.protocol.operation.TableOperations.TableResult;
import java.util.List;

/** The operations that are served. A new one is added here and nowhere else. */
public final class Operations {

  private Operations() {}

  /** Returns the operations of a caller whose tables nobody keeps. */
  public static List<Operation<?, ?>> standard() {
    return standard(new KeptTables());
  }

  /**
   * Returns the operations.
   *
   * @param tables the tables that the caller keeps
   */
  public static List<Operation<?, ?>> standard(KeptTables tables) {
    TableOperations keeping = new TableOperations(tables);
    ManeuverOperation maneuvers = new ManeuverOperation();
    return List.of(
        new Operation<>("maneuver", ManeuverQuery.class, ManeuverResult.class, maneuvers::answer),
        new Operation<>(
            "barrelRoll", RollQuery.class, SidewaysResult.class, RepositionOperations::barrelRoll),
        new Operation<>(
            "decloak", DecloakQuery.class, RepositionResult.class, RepositionOperations::decloak),
        new Operation<>("boost", BoostQuery.class, AheadResult.class, RepositionOperations::boost),
        new Operation<>(
            "overlap", OverlapQuery.class, OverlapResult.class, OverlapOperation::answer),
        new Operation<>("place", PlaceQuery.class, PlaceResult.class, PlaceOperation::answer),
        new Operation<>("drop", DropQuery.class, DropResult.class, DropOperation::answer),
        new Operation<>("range", RangeQuery.class, RangeResult.class, RangeOperation::answer),
        new Operation<>("attack", AttackQuery.class, AttackResult.class, AttackOperation::answer),
        new Operation<>(
            "calibrate", CalibrateQuery.class, CalibrateResult.class, CalibrateOperation::answer),
        new Operation<>("table", TableQuery.class, TableResult.class, keeping::keep),
        new Operation<>("forget", ForgetQuery.class, TableResult.class, keeping::forget));
  }
}
