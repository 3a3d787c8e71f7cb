package io.github.flightstand.rules.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.rules.engine.state.DamageDeck.Kind;
import io.github.flightstand.rules.engine.state.DamageDeck.Trait;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What both damage decks are made of (000-135, 000-137, 000-146). */
class DamageDeckTest {

  static Stream<DamageDeck> decks() {
    return Stream.of(DamageDeck.CORE_2012, DamageDeck.REFERENCE_2015);
  }

  @ParameterizedTest
  @MethodSource("decks")
  void aDeckHasThirtyThreeCards(DamageDeck deck) {
    assertEquals(33, deck.size());
    assertEquals(33, deck.counts().values().stream().mapToInt(Integer::intValue).sum());
    assertEquals(14, deck.counts().size());
  }

  @ParameterizedTest
  @MethodSource("decks")
  void sevenAreDirectHitsAllOthersComeInPairs(DamageDeck deck) {
    assertEquals(new Kind("direct-hit", 7, Trait.SHIP), deck.kind("direct-hit").orElseThrow());
    for (Kind kind : deck.cards().subList(1, 14)) {
      assertEquals(2, kind.copies(), kind.name());
    }
  }

  @ParameterizedTest
  @MethodSource("decks")
  void fourCardsNameThePilotAsEightPhysicalOnes(DamageDeck deck) {
    List<String> pilots =
        deck.cards().stream().filter(k -> k.trait() == Trait.PILOT).map(Kind::name).toList();
    assertEquals(4, pilots.size());
    assertTrue(
        pilots.stream().allMatch(name -> name.endsWith("-pilot") || name.endsWith("-cockpit")),
        pilots::toString);
  }

  @Test
  void dealingKeepsTheFaceUnseenUntilItIsSeen() {
    DeckState deck = DeckState.shuffled(DamageDeck.REFERENCE_2015).dealt();
    assertEquals(32, deck.undealt());
    assertEquals(33, deck.pools().get(0).size());
    assertEquals(32, deck.seen(0, "console-fire").pools().get(0).size());
  }

  @Test
  void aNewDeckIsAPoolOfItsOwn() {
    DeckState deck =
        DeckState.shuffled(DamageDeck.REFERENCE_2015)
            .discarding("console-fire")
            .discarding("console-fire")
            .reshuffled();
    assertEquals(1, deck.current());
    assertEquals(2, deck.undealt());
    assertEquals(Map.of("console-fire", 2), deck.pools().get(1).cards());
    assertEquals(CardPile.EMPTY, deck.discard());
  }

  @Test
  void aPileGivesOnlyWhatItHas() {
    CardPile pile = CardPile.EMPTY.with("console-fire");
    assertEquals(CardPile.EMPTY, pile.without("console-fire"));
    assertThrows(IllegalArgumentException.class, () -> pile.without("direct-hit"));
    assertThrows(IllegalArgumentException.class, () -> new CardPile(Map.of("direct-hit", 0)));
  }
}
