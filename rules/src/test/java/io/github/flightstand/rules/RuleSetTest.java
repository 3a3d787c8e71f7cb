package io.github.flightstand.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules.ObstacleSpacing;
import io.github.flightstand.movement.table.ObstacleKind;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Rule sets go by their short names. */
class RuleSetTest {

  @Test
  void isFoundByItsShortNameOnly() {
    assertEquals(Optional.of(RuleSet.CORE_2012), RuleSet.named("core-2012"));
    assertEquals(Optional.empty(), RuleSet.named("CORE_2012"));
    assertEquals(List.of("reference-2015", "core-2012"), RuleSet.shortNames());
  }

  @Test
  void guidesMayStickOutOfThePlayArea() {
    for (RuleSet set : RuleSet.values()) {
      assertEquals(new Fleeing(false), set.rules().movement().fleeing());
    }
  }

  @Test
  void obstaclesAreSetUpAsEachRulebookSays() {
    assertEquals(
        new ObstacleSpacing(200, OptionalDouble.of(100)),
        RuleSet.REFERENCE_2015.rules().movement().obstacleSpacing());
    assertEquals(
        new ObstacleSpacing(100, OptionalDouble.empty()),
        RuleSet.CORE_2012.rules().movement().obstacleSpacing());
  }

  @Test
  void onlyTheFirstRulebookLetsARollingTemplateLieOnObstacles() {
    assertEquals(
        Barriers.EVERY_OBSTACLE, RuleSet.REFERENCE_2015.rules().movement().barrelRollBarriers());
    assertEquals(
        Set.of(ObstacleKind.values()),
        RuleSet.CORE_2012.rules().movement().barrelRollBarriers().toBase());
    assertEquals(Set.of(), RuleSet.CORE_2012.rules().movement().barrelRollBarriers().toTemplate());
  }

  @Test
  void everyObstacleBarsBoostsAndDecloaks() {
    for (RuleSet set : RuleSet.values()) {
      assertEquals(Barriers.EVERY_OBSTACLE, set.rules().movement().boostBarriers());
      assertEquals(Barriers.EVERY_OBSTACLE, set.rules().movement().decloakBarriers());
    }
  }
}
