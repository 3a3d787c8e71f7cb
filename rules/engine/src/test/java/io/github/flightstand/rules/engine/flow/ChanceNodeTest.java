package io.github.flightstand.rules.engine.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Option.Weight;
import io.github.flightstand.rules.engine.state.CardPile;
import io.github.flightstand.rules.engine.state.Face;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Chance's outcomes and their exact weights. */
class ChanceNodeTest {

  private static ChanceNode.Dice attack(int count) {
    return new ChanceNode.Dice(Kind.ATTACK_DICE, "red-1", Face.ATTACK, count);
  }

  private static ChanceNode.Dice defence(int count) {
    return new ChanceNode.Dice(Kind.DEFENCE_DICE, "red-1", Face.DEFENCE, count);
  }

  private static Weight weight(ChanceNode node, String key) {
    return node.decision().option(key).orElseThrow().weight().orElseThrow();
  }

  private static void sumsToOne(ChanceNode node) {
    long cases = node.options().get(0).weight().orElseThrow().cases();
    long sum = 0;
    for (Option option : node.options()) {
      assertEquals(cases, option.weight().orElseThrow().cases());
      sum += option.weight().orElseThrow().of();
    }
    assertEquals(cases, sum);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 12})
  void theWeightsSumToOne(int count) {
    sumsToOne(attack(count));
    sumsToOne(defence(count));
  }

  @Test
  void thereAreAsManyOutcomesAsWaysToSplitTheDiceOverTheFaces() {
    assertEquals(56, attack(5).options().size());
    assertEquals(21, defence(5).options().size());
    assertEquals(4, attack(1).options().size());
    assertEquals(3, defence(1).options().size());
  }

  @Test
  void weightsByHand() {
    // 3 of 8 faces, twice.
    assertEquals(new Weight(9, 64), weight(attack(2), "hit2"));
    // Two orders of 3/8 and 1/8.
    assertEquals(new Weight(6, 64), weight(attack(2), "hit1 critical1"));
    // 5! / (2! 1! 2!) = 30 orders of 3/8, 3/8, 1/8, 2/8, 2/8.
    assertEquals(new Weight(30 * 9 * 4, 32768), weight(attack(5), "hit2 critical1 blank2"));
    // 4 orders of three times 3/8 and once 2/8.
    assertEquals(new Weight(4 * 27 * 2, 4096), weight(defence(4), "evade3 focus1"));
    assertEquals(new Weight(27, 512), weight(defence(3), "blank3"));
  }

  @Test
  void aSingleDieHasEightFaces() {
    ChanceNode die = new ChanceNode.SingleDie(Kind.OBSTACLE_DIE, "red-1");
    sumsToOne(die);
    assertEquals(new Weight(3, 8), weight(die, "hit"));
    assertEquals(new Weight(1, 8), weight(die, "critical"));
    assertEquals(new Weight(2, 8), weight(die, "focus"));
    assertEquals(new Weight(2, 8), weight(die, "blank"));
  }

  @Test
  void aCardIsAsLikelyAsItsCopies() {
    ChanceNode card =
        new ChanceNode.Card("red-1", new CardPile(Map.of("console-fire", 2, "direct-hit", 7)));
    sumsToOne(card);
    assertEquals(new Weight(7, 9), weight(card, "direct-hit"));
    assertEquals("console-fire", card.draw(n -> 1));
    assertEquals("direct-hit", card.draw(n -> 2));
  }

  /** Every case drawn once gives each outcome as often as its weight says. */
  @Test
  void drawsFollowTheWeights() {
    ChanceNode dice = attack(2);
    Map<String, Long> drawn = new TreeMap<>();
    for (int one = 0; one < 8; one++) {
      for (int other = 0; other < 8; other++) {
        int[] faces = {one, other};
        int[] next = {0};
        drawn.merge(dice.draw(n -> faces[next[0]++]), 1L, Long::sum);
      }
    }
    List<Option> options = dice.options();
    assertEquals(options.size(), drawn.size());
    assertTrue(
        options.stream()
            .allMatch(
                option ->
                    option.weight().orElseThrow().of() == drawn.getOrDefault(option.key(), 0L)),
        drawn::toString);
  }
}
