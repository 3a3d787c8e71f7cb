package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;

import org.junit.jupiter.api.Test;

/** What tech upgrades do. */
class TechTest {

  /** One evade token and no more, over the end of the round; the card. */
  @Test
  void theCommRelayKeepsOneEvadeToken() {
    duel("commrelay")
        .plan()
        .until("action:red")
        .play("evade")
        .end()
        .expect("red evade 1")
        .plan()
        .until("action:red")
        .play("evade")
        .expect("red evade 1");
  }
}
