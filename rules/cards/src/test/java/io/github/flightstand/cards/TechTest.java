package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;

import org.junit.jupiter.api.Test;

/** What tech upgrades do. */
class TechTest {

  /** A red maneuver leaves the action, and the stress comes after it; the card. */
  @Test
  void thePatternAnalyzerActsBeforeTheStress() {
    duel("patternanalyzer", "moldycrow")
        .range(5)
        .plan("red 3TR")
        .ability("use:red/patternanalyzer", "focus")
        .expect("red focus 1", "red stress 1");
  }

  @Test
  void withoutItTheStressComesFirst() {
    duel("patternanalyzer").range(5).plan("red 3TR").end().expect("red stress 1", "red focus 0");
  }

  /** One evade token and no more, over the end of the round; the card. */
  @Test
  void theCommRelayKeepsOneEvadeToken() {
    duel("commrelay").act("evade").end().expect("red evade 1").act("evade").expect("red evade 1");
  }
}
