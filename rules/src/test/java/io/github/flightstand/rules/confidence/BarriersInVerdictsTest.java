package io.github.flightstand.rules.confidence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The room that verdicts give a boost is the room from the obstacles that bar it. */
class BarriersInVerdictsTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final AheadMove BOOST = AheadMove.boost(MovementRules.STANDARD, Side.AHEAD);

  /** Debris whose left edge is 5 from the template's right edge, at x = 410. */
  private static final Table TABLE =
      Table.builder(PlayArea.STANDARD)
          .ship(new Ship("red", PARTS.base(BaseSize.SMALL), Pose.at(400, 400, 90)))
          .obstacle(
              new Obstacle(
                  "debris",
                  ObstacleKind.DEBRIS,
                  SimplePolygon.of(
                      new Point(415, 430),
                      new Point(425, 430),
                      new Point(425, 440),
                      new Point(415, 440))))
          .build();

  private static double room(AheadMove move) {
    return new RepositionVerdicts(Tolerance.STANDARD, Fleeing.STANDARD)
        .ahead(TABLE, "red", move, Repositions.standard().ahead(TABLE, "red", move))
        .quantity()
        .on(TABLE);
  }

  @Test
  void ofABoost() {
    assertEquals(5, room(BOOST), 1e-9);
    // Without the template it is the final base's: the corner (12.625, 1.75) of its right rear
    // guide
    // is at (412.625, 460 − 1.75), the debris' nearest corner at (415, 440).
    Barriers baseOnly = Barriers.EVERY_OBSTACLE.withoutTemplate();
    assertEquals(StrictMath.hypot(2.375, 18.25), room(barredBy(baseOnly)), 1e-9);
    // Without debris nothing is near but the table's edge: the final base's left side is at x =
    // 380.
    Set<ObstacleKind> asteroids = Set.of(ObstacleKind.ASTEROID);
    assertEquals(380, room(barredBy(new Barriers(asteroids, asteroids))), 1e-9);
  }

  private static AheadMove barredBy(Barriers barriers) {
    return new AheadMove(BOOST.template(), BOOST.side(), barriers);
  }
}
