package io.github.flightstand.rules.engine.hook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Named sets of cards, as jars bring them: in force, of a day, and with an id that is taken. */
class CardSetTest {

  private static final Card NERVES = card("nerves");

  private static Card card(String id) {
    return Card.of(id, CardKind.ELITE).modify(Value.AGILITY, (now, is) -> is + 1).build();
  }

  private record Jar(String name, List<Card> cards, List<Former> former) implements CardSource {
    Jar(String name, Card... cards) {
      this(name, List.of(cards), List.of());
    }
  }

  private static CardSet of(CardSource... sources) {
    CardSet all = CardSet.none();
    for (CardSource source : sources) {
      all = all.withSource(source);
    }
    return all;
  }

  private static String refused(CardSet known, String... sets) {
    return assertThrows(IllegalArgumentException.class, () -> known.inForce(List.of(sets)))
        .getMessage();
  }

  @Test
  void aSetsCardsAreThereOnceTheSetIsInForce() {
    CardSet known = of(new Jar("mine", NERVES));
    assertFalse(known.covers("nerves"));
    assertTrue(known.inForce(List.of("mine")).covers("nerves"));
    assertEquals(Set.of("mine"), known.sets());
  }

  @Test
  void aCardThatDoesNothingIsNotTakenForWritten() {
    Card plain = Card.of("r2d6", CardKind.ASTROMECH).build();
    CardSet known = of(new Jar("mine", plain)).inForce(List.of("mine"));
    assertEquals(Set.of("r2d6"), known.ids());
    assertFalse(known.covers("r2d6"));
  }

  /** Two jars may bring a set together, but not the same card. */
  @Test
  void oneSetOfTwoJarsHasACardOnce() {
    CardSet both = of(new Jar("mine", NERVES), new Jar("mine", card("calm")));
    assertEquals(Set.of("calm", "nerves"), both.inForce(List.of("mine")).ids());
    assertEquals(
        "a card set has one card per id, found 'nerves' twice, in 'mine' of "
            + Jar.class.getName()
            + " again",
        refused(of(new Jar("mine", NERVES), new Jar("mine", NERVES)), "mine"));
  }

  /** Sets with a card of the same id serve one by one. */
  @Test
  void twoSetsWithOneIdAreNotInForceTogether() {
    CardSet known = of(new Jar("mine", NERVES), new Jar("yours", NERVES));
    assertTrue(known.inForce(List.of("mine")).covers("nerves"));
    assertTrue(known.inForce(List.of("yours")).covers("nerves"));
    assertTrue(refused(known, "mine", "yours").contains("'nerves' twice, in 'yours' of"));
    assertTrue(refused(known, "mine", "mine").contains("'nerves' twice, in 'mine' of"));
  }

  @Test
  void aCardWithoutASetTakesItsIdFromAllSets() {
    CardSet known = of(new Jar("", NERVES), new Jar("mine", NERVES));
    assertTrue(refused(known, "mine").contains("'nerves' twice"));
    assertThrows(IllegalArgumentException.class, () -> known.withSource(new Jar("", NERVES)));
  }

  @Test
  void anUnknownSetAndAWrongDayAreNamed() {
    CardSet known = of(new Jar("mine", NERVES));
    assertEquals(
        "the card set 'yours' is not known, expected one of mine", refused(known, "yours"));
    for (String wrong :
        List.of(
            "today", "", "2016-11-5", "2016-11-050", "2016/11-05", "2016-1a-05", "2016-02-30")) {
      assertTrue(refused(known, "mine@" + wrong).contains("'mine@" + wrong + "' names no day"));
    }
  }

  /** Of several former texts, the first that still held on the day. */
  @Test
  void aDayPicksTheText() {
    Card first = card("nerves");
    Card second = card("nerves");
    List<CardSource.Former> former =
        List.of(
            new CardSource.Former("2016-06-01", second),
            new CardSource.Former("2015-01-01", first));
    CardSet known = of(new Jar("mine", List.of(NERVES), former));
    assertSame(first, known.inForce(List.of("mine@2014-12-31")).card("nerves").orElseThrow());
    assertSame(second, known.inForce(List.of("mine@2015-01-01")).card("nerves").orElseThrow());
    assertSame(NERVES, known.inForce(List.of("mine@2016-06-01")).card("nerves").orElseThrow());
    assertSame(NERVES, known.inForce(List.of("mine")).card("nerves").orElseThrow());
  }
}
