package io.github.flightstand.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.hook.CardSource;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The set as a whole. */
class FlownCardsTest {

  private static final CardSet FOUND = DamageDecks.cards().withFound();

  @Test
  void itIsFoundAsAnybodysIs() {
    assertTrue(
        ServiceLoader.load(CardSource.class).stream()
            .anyMatch(found -> found.type() == FlownCards.class));
    assertEquals(Set.of("flown"), FOUND.sets());
  }

  /** An id that a damage deck has too would be refused here. */
  @Test
  void itsCardsHaveEffectsOnlyInForce() {
    assertFalse(FOUND.covers("predator"));
    CardSet inForce = FOUND.inForce(List.of("flown"));
    for (Card card : new FlownCards().cards()) {
      assertTrue(inForce.card(card.id()).isPresent(), card.id());
      assertFalse(new FlownCards().whole().contains(card.id()), card.id());
    }
    assertTrue(inForce.covers("hullupgrade"));
  }

  @Test
  void everyFormerCardHasAPresentOne() {
    List<String> ids = new FlownCards().cards().stream().map(Card::id).toList();
    for (CardSource.Former former : new FlownCards().former()) {
      assertTrue(ids.contains(former.card().id()), former.card().id());
    }
  }
}
