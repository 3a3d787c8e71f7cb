package io.github.flightstand.rules.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Ratings worked out by hand. */
class EloTest {

  private static final double SCALE = 400 / Math.log(10);

  /** 7.5 to 2.5 and one draw more are 8 to 3: the odds of 11 games. */
  @Test
  void twoPlayers() {
    Elo.Rating rating = Elo.of(new double[][] {{0, 2.5}, {7.5, 0}}).ratings().get(1);
    assertEquals(400 * Math.log10(8.0 / 3), rating.elo(), 1e-6);
    assertEquals(SCALE / Math.sqrt(11 * (8.0 / 11) * (3.0 / 11)), rating.error(), 1e-6);
  }

  /** Players in a chain: differences and variances add up. */
  @Test
  void threePlayersInAChain() {
    double[][] points = {{0, 2.5, 0}, {8.5, 0, 1.5}, {0, 3.5, 0}};
    Elo elo = Elo.of(points);
    double first = 400 * Math.log10(9.0 / 3);
    double second = 400 * Math.log10(4.0 / 2);
    assertEquals(new Elo.Rating(0, 0), elo.ratings().get(0));
    assertEquals(first, elo.ratings().get(1).elo(), 1e-6);
    assertEquals(first + second, elo.ratings().get(2).elo(), 1e-6);
    double variance = 1 / (12 * 0.75 * 0.25) + 1 / (6 * (4.0 / 6) * (2.0 / 6));
    assertEquals(SCALE * Math.sqrt(variance), elo.ratings().get(2).error(), 1e-6);
  }

  /** Who won all of 99 games has a rating too: the odds of 99.5 to 0.5. */
  @Test
  void allGamesWon() {
    Elo.Rating rating = Elo.of(new double[][] {{0, 0}, {99, 0}}).ratings().get(1);
    assertEquals(400 * Math.log10(99.5 / 0.5), rating.elo(), 1e-6);
    assertTrue(rating.error() > 200);
  }

  @Test
  void aStrangerHasNoRating() {
    double[][] points = {{0, 1, 0}, {1, 0, 0}, {0, 0, 0}};
    assertThrows(IllegalArgumentException.class, () -> Elo.of(points));
  }
}
