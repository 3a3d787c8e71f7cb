package io.github.flightstand.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.table.ObstacleKind;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Rules are adjusted by name. */
class RulesTest {

  @Test
  void everyChoiceIsAdjustedAlone() {
    MovementRules movement = MovementRules.STANDARD.withFleeing(new Fleeing(true)).withZoneDepth(2);
    assertEquals(
        new Rules(
            movement.withTolerance(new Tolerance(0.5)),
            Edition.SECOND,
            ArcFigures.of(Edition.SECOND),
            20,
            true,
            Set.of(ObstacleKind.DEBRIS),
            GameRules.CORE_2012),
        Rules.standard()
            .withMovement(movement)
            .withTolerance(new Tolerance(0.5))
            .withEdition(Edition.SECOND)
            .withRulerWidth(20)
            .withContactForbidsAttacks(true)
            .withAsteroids(Set.of(ObstacleKind.DEBRIS))
            .withGame(GameRules.CORE_2012));
  }

  @Test
  void aRulersWidthIsFiniteAndNotNegative() {
    for (double width : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThrows(IllegalArgumentException.class, () -> Rules.standard().withRulerWidth(width));
    }
  }
}
