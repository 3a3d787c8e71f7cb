package io.github.flightstand.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.rules.Rules.Measuring;
import io.github.flightstand.rules.Rules.ObstacleEffect;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Rules are adjusted by name. */
class RulesTest {

  private static final Measuring FROM_THE_BASE = new Measuring(false, false, false, true, Map.of());

  @Test
  void obstaclesDoWhatTheirKindDoes() {
    Rules standard = RuleSet.STANDARD_2018.rules();
    assertEquals(
        List.of(ObstacleEffect.ATTACK_DIE, ObstacleEffect.SKIP_ACTION, ObstacleEffect.NO_ATTACK),
        standard.effectsOn(ObstacleKind.ASTEROID, true));
    assertEquals(
        List.of(ObstacleEffect.ATTACK_DIE, ObstacleEffect.SKIP_ACTION),
        standard.effectsOn(ObstacleKind.ASTEROID, false));
    assertEquals(
        List.of(ObstacleEffect.STRESS, ObstacleEffect.ATTACK_DIE),
        standard.effectsOn(ObstacleKind.DEBRIS, true));
    assertEquals(
        List.of(ObstacleEffect.SKIP_ACTION), standard.effectsOn(ObstacleKind.GAS_CLOUD, true));
    assertEquals(List.of(), standard.effectsOn(ObstacleKind.OBSTACLE, true));
    assertEquals(
        List.of(ObstacleEffect.NO_ATTACK),
        standard.withEdition(Edition.FIRST).effectsOn(ObstacleKind.ASTEROID, true));
  }

  @Test
  void asteroidsForbidAttacksNotAnEffect() {
    assertThrows(
        IllegalArgumentException.class,
        () ->
            new Measuring(
                true,
                true,
                true,
                true,
                Map.of(ObstacleKind.DEBRIS, Set.of(ObstacleEffect.NO_ATTACK))));
  }

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
            FROM_THE_BASE,
            GameRules.CORE_2012),
        Rules.standard()
            .withMovement(movement)
            .withTolerance(new Tolerance(0.5))
            .withEdition(Edition.SECOND)
            .withRulerWidth(20)
            .withContactForbidsAttacks(true)
            .withAsteroids(Set.of(ObstacleKind.DEBRIS))
            .withMeasuring(FROM_THE_BASE)
            .withGame(GameRules.CORE_2012));
  }

  @Test
  void aRulersWidthIsFiniteAndNotNegative() {
    for (double width : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThrows(IllegalArgumentException.class, () -> Rules.standard().withRulerWidth(width));
    }
  }
}
