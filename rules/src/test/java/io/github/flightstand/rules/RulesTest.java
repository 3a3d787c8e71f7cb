package io.github.flightstand.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.movement.setup.ObstacleSpacing;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Rules are adjusted by name. */
class RulesTest {

  @Test
  void everyChoiceIsAdjustedAlone() {
    Barriers none = new Barriers(Set.of(), Set.of());
    ObstacleSpacing spacing = new ObstacleSpacing(1, OptionalDouble.empty());
    Rules adjusted =
        Rules.standard().toBuilder()
            .tolerance(new Tolerance(0.5))
            .edition(Edition.SECOND)
            .rulerWidth(20)
            .contactForbidsAttacks(true)
            .guidesFlee(true)
            .obstacleSpacing(spacing)
            .barrelRollBarriers(none)
            .boostBarriers(none.withoutTemplate())
            .decloakBarriers(Barriers.EVERY_OBSTACLE.withoutTemplate())
            .build();
    assertEquals(
        new Rules(
            PartsCatalogue.standard(),
            new Tolerance(0.5),
            Edition.SECOND,
            ArcFigures.of(Edition.SECOND),
            20,
            true,
            true,
            spacing,
            none,
            none,
            Barriers.EVERY_OBSTACLE.withoutTemplate()),
        adjusted);
    assertEquals(Rules.standard(), Rules.standard().toBuilder().build());
  }

  @Test
  void aRulersWidthIsFiniteAndNotNegative() {
    for (double width : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
      Rules.Builder builder = Rules.standard().toBuilder().rulerWidth(width);
      assertThrows(IllegalArgumentException.class, builder::build);
    }
  }
}
