package io.github.flightstand.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.ObstacleSpacing;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.HugeTemplate;
import io.github.flightstand.movement.parts.PartsCatalogue;
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
    assertEquals(
        List.of("reference-2015", "core-2012", "epic-2019", "standard-2018"), RuleSet.shortNames());
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

  @Test
  void theEpicBookMeasuresByTheSecondEdition() {
    Rules epic = RuleSet.EPIC_2019.rules();
    assertEquals(Edition.SECOND, epic.edition());
    assertEquals(2.85, epic.arcs().inset(BaseSize.SMALL));
    assertEquals(3.58, epic.arcs().inset(BaseSize.MEDIUM));
    assertEquals(4.28, epic.arcs().inset(BaseSize.LARGE));
    assertEquals(HugeTemplate.OF_2019, epic.movement().parts().hugeTemplate());
    assertEquals(60, epic.movement().parts().base(BaseSize.MEDIUM).length());
    assertEquals(MovementRules.STANDARD, epic.movement().withParts(PartsCatalogue.standard()));
  }

  @Test
  void theSecondEditionRollsAtMarksAndIsNotPlayed() {
    Rules epic = RuleSet.EPIC_2019.rules();
    Rules standard = RuleSet.STANDARD_2018.rules();
    assertEquals(epic.arcs(), standard.arcs());
    assertEquals(Edition.SECOND, standard.edition());
    assertEquals(
        epic.movement()
            .withRollPositions(RollPositions.MARKS)
            .withDecloakBySize(true)
            .withTractorBarriers(Barriers.EVERY_OBSTACLE),
        standard.movement());
    assertTrue(standard.contactForbidsAttacks());
    assertFalse(standard.playable());
    assertEquals(
        List.of(RuleSet.REFERENCE_2015, RuleSet.CORE_2012, RuleSet.EPIC_2019), RuleSet.playable());
  }
}
