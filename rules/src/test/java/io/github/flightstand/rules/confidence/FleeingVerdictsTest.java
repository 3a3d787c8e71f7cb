package io.github.flightstand.rules.confidence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.OptionalDouble;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The room that verdicts give a ship at the table's edge, with guides that count for fleeing and
 * with guides that do not.
 *
 * <p>Each ends with its front edge on the table's, so that it is its guides that stick out by their
 * depth, 1.75.
 */
class FleeingVerdictsTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final Base SMALL = PARTS.base(BaseSize.SMALL);
  private static final double TOP = PlayArea.STANDARD.height() - 20;

  private static Table table(double y) {
    return Table.builder(PlayArea.STANDARD)
        .ship(new Ship("red", SMALL, Pose.at(400, y, 90)))
        .build();
  }

  @ParameterizedTest
  @CsvSource({"false, 0", "true, -1.75"})
  void ofAManeuver(boolean guidesCount, double room) {
    Resolver resolver = new Resolver(MovementRules.STANDARD.withFleeing(new Fleeing(guidesCount)));
    // The straight 1 and a base take it 80 ahead.
    Table table = table(TOP - 80);
    Maneuver straight = Maneuver.parse("1FW");
    Resolution answer = resolver.resolve(table, "red", straight);
    Verdict fled =
        new ManeuverVerdicts(PARTS, resolver, Tolerance.STANDARD)
            .fled(table, "red", straight, answer);
    assertEquals(room, fled.quantity().on(table), 1e-9);
    assertEquals(guidesCount, answer.fled());
  }

  @ParameterizedTest
  @CsvSource({"false, 0", "true, -1.75"})
  void ofABarrelRoll(boolean guidesCount, double room) {
    Fleeing fleeing = new Fleeing(guidesCount);
    Repositions repositions = new Repositions(MovementRules.STANDARD.withFleeing(fleeing));
    RepositionVerdicts verdicts = new RepositionVerdicts(Tolerance.STANDARD, fleeing);
    Table table = table(TOP);
    SidewaysMove left = SidewaysMove.barrelRoll(MovementRules.STANDARD, SMALL, Side.LEFT);
    Verdict legal =
        verdicts.sideways(
            table, "red", left, repositions.sideways(table, "red", left), OptionalDouble.of(0));
    assertEquals(room, legal.quantity().on(table), 1e-9);
  }
}
