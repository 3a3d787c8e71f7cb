package io.github.flightstand.rules.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.odds.DicedAttack.Fighter;
import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Odds of attacks against figures worked out by hand, and by other ways. */
class AttackOddsTest {

  private static final double CLOSE = 1e-12;

  /** A card of the caller's own: with it nothing is taken as alike. */
  private static final Card WATCHER =
      Card.of("watcher", CardKind.ELITE).modify(Value.SKILL, (now, skill) -> skill).build();

  private static final CardSet CARDS =
      DamageDecks.cards().with(List.of(WATCHER)).withSource(new Means());

  private final Engine engine = new Engine(CARDS);

  private static Fighter attacker(int dice, int focus, boolean lock, String... cards) {
    return new Fighter("red", dice, focus, 0, lock, 3, 0, 0, List.of(cards));
  }

  private static Fighter defender(int dice, int focus, int evade, int hull, String... cards) {
    return new Fighter("blue", dice, focus, evade, false, hull, 0, 0, List.of(cards));
  }

  private Odds odds(OddsAim aim, Fighter attacker, Fighter defender) {
    return odds(new AttackOdds(engine, aim, Spending.BEST), attacker, defender);
  }

  private static Odds odds(AttackOdds odds, Fighter attacker, Fighter defender) {
    return new DicedAttack(attacker, defender, 2, false, false).odds(odds, List.of(Means.SET));
  }

  private static void assertRatio(long of, long cases, Ratio ratio) {
    Ratio lowest = ratio.lowest();
    assertEquals(BigInteger.valueOf(of), lowest.of(), () -> lowest.toString());
    assertEquals(BigInteger.valueOf(cases), lowest.cases(), () -> lowest.toString());
  }

  /** 3 of 8 faces are hits, 1 is a critical hit; without defense dice they stay. */
  @Test
  void oneDie() {
    Odds odds = odds(OddsAim.DAMAGE, attacker(1, 0, false), defender(0, 0, 0, 3));
    assertTrue(odds.exact());
    assertEquals(
        Map.of(
            new Outcome(0, 0, 0, Ratio.ZERO), Ratio.ONE.times(1, 2),
            new Outcome(1, 0, 1, Ratio.ZERO), Ratio.ONE.times(3, 8),
            new Outcome(0, 1, 1, Ratio.ZERO), Ratio.ONE.times(1, 8)),
        odds.outcomes());
    assertRatio(1, 2, odds.expected(OddsAim.DAMAGE));
  }

  /** The figure that is published for 3 dice with focus against 3 dice with focus. */
  @Test
  void publishedFigure() {
    Odds odds = odds(OddsAim.DAMAGE, attacker(3, 1, false), defender(3, 1, 0, 9));
    assertRatio(10449, 16384, odds.expected(OddsAim.DAMAGE));
    assertEquals(0.63775634765625, odds.low().value());
  }

  /** 7 of the 33 damage cards are Direct Hits; a hit alone is one damage. */
  @Test
  void directHitsCount() {
    Odds odds = odds(OddsAim.DESTROY, attacker(1, 0, false), defender(0, 0, 0, 2));
    assertRatio(7, 8 * 33, odds.expected(OddsAim.DESTROY));
    assertRatio(1, 2, odds(OddsAim.DESTROY, attacker(1, 0, false), defender(0, 0, 0, 1)).low());
    Fighter shielded = new Fighter("blue", 0, 0, 0, false, 1, 1, 0, List.of());
    assertRatio(1, 4, odds(OddsAim.DESTROY, attacker(2, 0, false), shielded).low());
  }

  /** Of two critical hits on a hull of 3, one has to be a Direct Hit: 1 − 26/33 · 25/32. */
  @Test
  void twoCardsAreDrawnWithoutReturning() {
    Odds odds = odds(OddsAim.DESTROY, attacker(2, 0, false), defender(0, 0, 0, 3));
    Ratio both = Ratio.of(33L * 32 - 26L * 25).times(1, 33L * 32).times(1, 64);
    Ratio one = Ratio.of(7).times(1, 33).times(6, 64);
    assertEquals(both.plus(one).lowest(), odds.low().lowest());
  }

  /** Against every combination of tokens with few dice, to 12 digits. */
  @Test
  void allAsTheOracleHasIt() {
    for (int attack = 0; attack <= 3; attack++) {
      for (int defence = 0; defence <= 2; defence++) {
        for (int tokens = 0; tokens < 16; tokens++) {
          boolean lock = (tokens & 1) > 0;
          int focus = tokens >> 1 & 1;
          int focused = tokens >> 2 & 1;
          int evade = tokens >> 3 & 1;
          if (attack == 3 && lock && defence > 0) {
            continue; // The oracle rolls too many dice one by one.
          }
          double expected =
              new AttackOracle(attack, defence, lock, focus > 0, focused > 0, evade).damage();
          Odds odds =
              odds(
                  OddsAim.DAMAGE,
                  attacker(attack, focus, lock),
                  defender(defence, focused, evade, 9));
          assertEquals(expected, odds.low().value(), CLOSE);
          assertEquals(odds.low().lowest(), odds.expected(OddsAim.DAMAGE));
        }
      }
    }
  }

  /** States are merged only if that changes nothing. */
  @Test
  void mergingChangesNothing() {
    for (OddsAim aim : OddsAim.values()) {
      for (String card : List.of(Means.FORCE, Means.DIE)) {
        Odds merged = odds(aim, attacker(2, 1, true, card), defender(2, 1, 1, 2, Means.FORCE));
        Odds whole =
            odds(aim, attacker(2, 1, true, card, "watcher"), defender(2, 1, 1, 2, Means.FORCE));
        assertEquals(merged.low().lowest(), whole.low().lowest());
        assertTrue(merged.steps() < whole.steps());
      }
    }
  }

  /** 2018: a calculate token turns one focus result, focus all. */
  @Test
  void secondEditionTokens() {
    assertRatio(
        3,
        4,
        odds(OddsAim.DAMAGE, attacker(1, 0, false, Means.CALCULATE), defender(0, 0, 0, 9)).low());
    // Each die hits with 3/4; of two focus results one hits: 2 · 3/4 − 1/16.
    assertRatio(
        23,
        16,
        odds(OddsAim.DAMAGE, attacker(2, 0, false, Means.FORCE), defender(0, 0, 0, 9)).low());
    // A die of defense evades for sure with the token, so 1 hit of 1 never is left.
    assertRatio(
        0, 1, odds(OddsAim.DAMAGE, attacker(1, 0, false), defender(1, 0, 0, 9, Means.EVADE)).low());
    // Without dice there is nothing to turn.
    assertRatio(
        1, 2, odds(OddsAim.DAMAGE, attacker(1, 0, false), defender(0, 0, 0, 9, Means.EVADE)).low());
    // Of two results one is canceled; one alone stays: 2 · 1/2 − 1/4.
    assertRatio(
        3,
        4,
        odds(OddsAim.DAMAGE, attacker(2, 0, false), defender(0, 0, 0, 9, Means.REINFORCE)).low());
    // The first edition's evade cancels one alone too: 1 − 3/4.
    assertRatio(
        1,
        4,
        odds(OddsAim.DAMAGE, attacker(2, 0, false), defender(0, 0, 0, 9, Means.REINFORCEMENT))
            .low());
  }

  /** Beyond the printed values there are cards for more dice. */
  @Test
  void fifteenDiceASide() {
    Odds odds = odds(OddsAim.HITS, attacker(15, 0, false), defender(0, 0, 0, 20));
    assertRatio(45, 8, odds.low());
    assertRatio(15, 8, odds.expected(OddsAim.CRITICALS));
    assertTrue(odds(OddsAim.DAMAGE, attacker(15, 0, false), defender(15, 0, 0, 20)).exact());
  }

  /** A ship may have any number of tokens; of many there are bounds. */
  @Test
  void manyTokens() {
    // Half of all attack dice hit, and three of eight defense dice are blank.
    assertRatio(3, 16, odds(OddsAim.DAMAGE, attacker(1, 0, false), defender(1, 30, 0, 9)).low());
    Odds odds = odds(OddsAim.DAMAGE, attacker(1, 0, false), defender(1, 3000, 0, 9));
    assertTrue(odds.low().compareTo(Ratio.ONE.times(3, 16)) <= 0);
    assertTrue(odds.high().compareTo(Ratio.ONE.times(3, 16)) >= 0);
  }

  /** Beyond the limit there are bounds, and they hold. */
  @Test
  void boundsHold() {
    Fighter red = attacker(4, 1, true);
    Fighter blue = defender(2, 1, 1, 3);
    for (OddsAim aim : OddsAim.values()) {
      Ratio exact = odds(aim, red, blue).low();
      for (int most : List.of(1, 30, 300, 1000, 2000)) {
        Odds odds = odds(new AttackOdds(engine, aim, Spending.BEST, most), red, blue);
        assertTrue(odds.low().compareTo(exact) <= 0);
        assertTrue(odds.high().compareTo(exact) >= 0);
        assertTrue(odds.exact() || odds.outcomes().isEmpty());
      }
    }
  }

  /** An order does no better than the best for its own side. */
  @Test
  void ordersAreNoBetter() {
    Fighter red = attacker(3, 1, true);
    Fighter blue = defender(2, 1, 1, 3);
    Ratio best = odds(OddsAim.DAMAGE, red, blue).low();
    Ratio attacks = odds(spending(List.of("lock", "focus"), List.of()), red, blue).low();
    Ratio wastes = odds(spending(List.of(), List.of()), red, blue).low();
    assertTrue(wastes.compareTo(attacks) < 0);
    Ratio both =
        odds(spending(List.of("lock", "focus"), List.of("focus", "evade")), red, blue).low();
    assertEquals(best.value(), both.value(), CLOSE);
  }

  private AttackOdds spending(List<String> attacker, List<String> defender) {
    return new AttackOdds(
        engine, OddsAim.DAMAGE, new Spending(Optional.of(attacker), Optional.of(defender)));
  }

  /** Attacks are played with drawn dice; their average is within four standard errors. */
  @Test
  void sampledAttacksAgree() {
    sampledAttacksAgree(5_000);
  }

  @Tag("heavy")
  @Test
  void aMillionSampledAttacksAgree() {
    sampledAttacksAgree(1_000_000);
  }

  private void sampledAttacksAgree(int games) {
    List<String> attacks = List.of("lock", "focus");
    List<String> defends = List.of("focus", "evade");
    DicedAttack attack =
        new DicedAttack(attacker(4, 1, true), defender(3, 1, 1, 3), 1, true, false);
    State state = attack.state(CARDS, List.of(Means.SET));
    double expected = attack.odds(spending(attacks, defends), List.of(Means.SET)).low().value();
    Random random = new Random(20240229);
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < games; i++) {
      int damage = played(state, attacks, defends, random);
      sum += damage;
      squares += damage * damage;
    }
    double mean = sum / games;
    double error = Math.sqrt((squares / games - mean * mean) / games);
    assertEquals(expected, mean, 4 * error);
  }

  private int played(State from, List<String> attacks, List<String> defends, Random random) {
    Predicate<List<Task>> end =
        tasks ->
            tasks.get(tasks.size() - 1) instanceof CombatTask.Attack attack
                && attack.step().compareTo(AttackStep.COMPARE) > 0;
    State state = from;
    while (!end.test(state.agenda())) {
      Decision decision = engine.pending(state).get(0);
      Command command;
      if (decision.ofChance()) {
        command = Command.of(decision.id(), drawn(decision, random));
      } else if (AttackOdds.attack(state).isEmpty()) {
        command = AttackOdds.declarations(decision).get(0);
      } else {
        boolean red = decision.player().equals(Optional.of("A"));
        command =
            Spending.next(
                red ? attacks : defends, decision, AttackOdds.attack(state).orElseThrow());
      }
      state = engine.following(state, decision, command, end);
    }
    CombatTask.Attack attack = state.last(CombatTask.Attack.class).orElseThrow();
    return attack.step() == AttackStep.DAMAGE
        ? attack.attack().count(Face.HIT) + attack.attack().count(Face.CRITICAL)
        : 0;
  }

  private static String drawn(Decision decision, Random random) {
    long cases = decision.options().get(0).weight().orElseThrow().cases();
    long at = random.nextLong(cases);
    for (Option option : decision.options()) {
      at -= option.weight().orElseThrow().of();
      if (at < 0) {
        return option.key();
      }
    }
    throw new IllegalStateException("weights add up");
  }

  /** The first choice is the answer to a decision that a player has now. */
  @Test
  void firstChoice() {
    DicedAttack attack =
        new DicedAttack(attacker(3, 1, true), defender(1, 0, 0, 3), 2, false, false);
    State state = attack.state(CARDS, List.of(Means.SET));
    for (String key : List.of("primary:front", "focus1 blank2")) {
      Decision decision = engine.pending(state).get(0);
      Command command =
          decision.ofChance()
              ? Command.of(decision.id(), key)
              : AttackOdds.declarations(decision).get(0);
      state = engine.following(state, decision, command, tasks -> false);
    }
    Odds odds = new AttackOdds(engine, OddsAim.DAMAGE, Spending.BEST).of(state);
    assertEquals("lock", odds.first().orElseThrow().key());
    assertEquals(Optional.of(List.of(1, 2)), odds.first().orElseThrow().values());
    State before = attack.state(CARDS, List.of(Means.SET));
    assertThrows(
        IllegalArgumentException.class,
        () -> new AttackOdds(engine, OddsAim.DAMAGE, Spending.BEST).of(before));
  }

  @Test
  void ratios() {
    Ratio third = Ratio.ONE.times(1, 3);
    Ratio half = Ratio.ONE.times(1, 2);
    assertRatio(5, 6, third.plus(half));
    assertTrue(third.compareTo(half) < 0);
    assertEquals(1.0 / 3, third.value());
    assertEquals(0, Ratio.ZERO.value());
    assertRatio(1, 6, third.times(half));
    Ratio sum = Ratio.ZERO;
    for (Ratio one : Collections.nCopies(6, Ratio.ONE.times(1, 6))) {
      sum = sum.plus(one);
    }
    assertRatio(1, 1, sum);
  }
}
