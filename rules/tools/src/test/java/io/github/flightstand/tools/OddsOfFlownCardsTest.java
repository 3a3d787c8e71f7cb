package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.odds.AttackOdds;
import io.github.flightstand.rules.odds.DicedAttack;
import io.github.flightstand.rules.odds.DicedAttack.Fighter;
import io.github.flightstand.rules.odds.Means;
import io.github.flightstand.rules.odds.Odds;
import io.github.flightstand.rules.odds.OddsAim;
import io.github.flightstand.rules.odds.Spending;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** States of an attack that are taken as alike are alike for every card that is flown. */
class OddsOfFlownCardsTest {

  /** A card of the caller's own: with it no states are taken as alike. */
  private static final Card WATCHER =
      Card.of("watcher", CardKind.ELITE).modify(Value.SKILL, (now, skill) -> skill).build();

  private static final CardSet CARDS =
      DamageDecks.cards().with(List.of(WATCHER)).withFound().withSource(new Means());

  private static final List<String> SETS = List.of("flown", Means.SET);

  private final Engine engine = new Engine(CARDS);

  private Odds odds(OddsAim aim, List<String> attackers, List<String> defenders, int range) {
    Fighter red = new Fighter("red", 2, 1, 0, true, 3, 1, 5, attackers);
    Fighter blue = new Fighter("blue", 1, 1, 1, false, 2, 0, 2, defenders);
    AttackOdds odds = new AttackOdds(engine, aim, Spending.BEST, 100_000);
    return new DicedAttack(red, blue, range, false, false).odds(odds, SETS);
  }

  @Tag("heavy")
  @Test
  void mergingChangesNothing() {
    Set<String> cards = new TreeSet<>(CARDS.inForce(List.of("flown")).ids());
    cards.removeAll(CARDS.ids());
    int compared = 0;
    for (String card : cards) {
      compared += compare(List.of(card), List.of(), 2) + compare(List.of(), List.of(card), 3);
    }
    assertTrue(compared > 400, "attacks compared: " + compared);
  }

  /** Of several cards that reroll, one that is still to come looks at some faces only. */
  @Test
  void mergingChangesNothingWithSeveralRerolls() {
    List<String> wolf = List.of("lonewolf");
    assertEquals(1, compare(List.of("predator", "lonewolf"), wolf, 2));
    assertEquals(1, compare(List.of("wookieecommandos", "lonewolf"), wolf, 3));
    assertEquals(1, compare(List.of("predator", "rey"), List.of("c3po"), 2));
  }

  /** Beside a card that rerolls, one that does something else may look at the dice. */
  @Test
  void mergingChangesNothingWithOtherCards() {
    assertEquals(1, compare(List.of("predator", "hansolo"), List.of("lonewolf"), 2));
    assertEquals(1, compare(List.of("predator", "juke"), List.of("lonewolf"), 1));
  }

  /** Eight dice with two cards against six with one are exact well within the usual limit. */
  @Test
  void manyDiceAreExact() {
    assertExact(32_000, List.of("predator", "lonewolf"), List.of("lonewolf"));
    assertExact(30_000, List.of("predator", "rey"), List.of("c3po"));
  }

  /** In the middle of a turn the first choice is the one that the engine's own states give. */
  @Test
  void theFirstChoiceIsTheSame() {
    List<String> cards = List.of("predator", "lonewolf");
    Set<Optional<Command>> first = new HashSet<>();
    for (String rolled : List.of("hit3", "hit1 blank2", "blank3")) {
      Odds merged = rolled(cards, rolled);
      assertEquals(rolled(watched(cards), rolled).first(), merged.first());
      first.add(merged.first());
    }
    assertTrue(first.size() > 1, first::toString);
  }

  private Odds rolled(List<String> attackers, String dice) {
    Fighter red = new Fighter("red", 3, 1, 0, true, 3, 1, 5, attackers);
    Fighter blue = new Fighter("blue", 1, 1, 1, false, 2, 0, 2, List.of("lonewolf"));
    State state = new DicedAttack(red, blue, 2, false, false).state(CARDS, SETS);
    Decision declared = engine.pending(state).get(0);
    State due =
        engine.following(state, declared, AttackOdds.declarations(declared).get(0), tasks -> false);
    Decision roll = engine.pending(due).get(0);
    State rolled = engine.following(due, roll, Command.of(roll.id(), dice), tasks -> false);
    return new AttackOdds(engine, OddsAim.DAMAGE, Spending.BEST).of(rolled);
  }

  /** The steps are fewer than {@code most} because like states are summed once. */
  private void assertExact(int most, List<String> attackers, List<String> defenders) {
    Fighter red = new Fighter("red", 8, 1, 0, true, 3, 0, 5, attackers);
    Fighter blue = new Fighter("blue", 6, 1, 1, false, 9, 0, 2, defenders);
    AttackOdds odds = new AttackOdds(engine, OddsAim.DAMAGE, Spending.BEST, most);
    assertTrue(new DicedAttack(red, blue, 2, false, false).odds(odds, SETS).exact());
  }

  /** Returns how many attacks with these cards could be compared: 1, or 0 if one does not fit. */
  private int compare(List<String> attackers, List<String> defenders, int range) {
    Odds merged;
    try {
      merged = odds(OddsAim.DAMAGE, attackers, defenders, range);
    } catch (IllegalArgumentException unfit) {
      return 0;
    }
    Odds whole = odds(OddsAim.DAMAGE, watched(attackers), defenders, range);
    assertEquals(whole.exact(), merged.exact(), () -> attackers + " at " + defenders);
    assertEquals(whole.low().lowest(), merged.low().lowest(), () -> attackers + " at " + defenders);
    return 1;
  }

  private static List<String> watched(List<String> cards) {
    List<String> watched = new ArrayList<>(cards);
    watched.add("watcher");
    return watched;
  }
}
