package io.github.flightstand.rules.player;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Equilibria worked out by hand. */
class RegretMatchingTest {

  /**
   * Rock, paper, scissors where rock's win counts twice. With probabilities r, p, s all answers to
   * an equilibrium gain 0: 2s = p, r = s, so (1, 2, 1) / 4.
   */
  @Test
  void biasedRockPaperScissors() {
    double[][] gains = {{0, -1, 2}, {1, 0, -1}, {-2, 1, 0}};
    RegretMatching solved = RegretMatching.of(gains, 20_000);
    assertArrayEquals(new double[] {0.25, 0.5, 0.25}, solved.rows(), 5e-3);
    assertArrayEquals(new double[] {0.25, 0.5, 0.25}, solved.columns(), 5e-3);
    assertEquals(0, solved.value(), 5e-3);
  }

  /** Both mix (2/3, 1/3): each row then gains -1/3. */
  @Test
  void aGameThatIsNotFair() {
    RegretMatching solved = RegretMatching.of(new double[][] {{0, -1}, {-1, 1}}, 20_000);
    assertArrayEquals(new double[] {2.0 / 3, 1.0 / 3}, solved.rows(), 5e-3);
    assertArrayEquals(new double[] {2.0 / 3, 1.0 / 3}, solved.columns(), 5e-3);
    assertEquals(-1.0 / 3, solved.value(), 5e-3);
  }

  @Test
  void aBetterRowIsTaken() {
    RegretMatching solved = RegretMatching.of(new double[][] {{3, 4, 5}, {1, 9, 2}}, 2_000);
    assertEquals(3, solved.value(), 1e-2);
    assertEquals(1, solved.rows()[0], 1e-2);
    assertEquals(1, solved.columns()[0], 1e-2);
    assertEquals(5, RegretMatching.of(new double[][] {{5}}, 1).value());
  }
}
