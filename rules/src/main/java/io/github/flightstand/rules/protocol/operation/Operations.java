package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.Repositions;
import io.github.flightstand.movement.Resolver;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.movement.token.BombDrop;
import io.github.flightstand.rules.confidence.ManeuverVerdicts;
import io.github.flightstand.rules.confidence.RepositionVerdicts;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.TableReader;
import java.util.List;

/** The operations that are served. A new one is added here and nowhere else. */
public final class Operations {

  private Operations() {}

  /** Returns new operations over the published parts and the standard tolerance. */
  public static List<Operation> standard() {
    PartsCatalogue parts = PartsCatalogue.standard();
    TableReader tables = new TableReader(parts);
    Repositions repositions = Repositions.standard();
    Resolver resolver = Resolver.standard();
    RepositionVerdicts legality = new RepositionVerdicts(parts, Tolerance.STANDARD);
    ManeuverVerdicts outcomes = new ManeuverVerdicts(parts, resolver, Tolerance.STANDARD);
    return List.of(
        new ManeuverOperation(tables, resolver, outcomes),
        new BarrelRollOperation(tables, parts, repositions, legality),
        new DecloakOperation(tables, parts, repositions, legality),
        new BoostOperation(tables, repositions, legality),
        new OverlapOperation(tables, Tolerance.STANDARD),
        new PlaceOperation(tables, Tolerance.STANDARD),
        new DropOperation(tables, BombDrop.standard()),
        new RangeOperation(tables, Tolerance.STANDARD),
        new AttackOperation(tables, Tolerance.STANDARD),
        new CalibrateOperation());
  }
}
