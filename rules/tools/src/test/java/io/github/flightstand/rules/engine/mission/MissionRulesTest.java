package io.github.flightstand.rules.engine.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The rules of missions. */
class MissionRulesTest {

  @Test
  void everyRuleIsLedToItsKind() {
    assertEquals(Set.copyOf(Formats.members(MissionRule.class)), MissionRules.led());
  }
}
