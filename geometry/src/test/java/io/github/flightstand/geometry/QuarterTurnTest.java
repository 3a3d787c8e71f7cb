package io.github.flightstand.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Holds cosine and sine to their series, summed with fifty digits. */
class QuarterTurnTest {

  private static final MathContext DIGITS = new MathContext(50);
  private static final double UNIT = 0x1p-53;
  private static final double EIGHTH = Math.PI / 4;
  private static final double QUARTER = Math.PI / 2;

  @Property(seed = "1101", tries = 2000)
  void upToAnEighthBothAreRightToThirteenTenthsOfAUnit(@ForAll long seed) {
    assertRight(EIGHTH * share(seed), 1.3);
  }

  @Property(seed = "1102", tries = 2000)
  void upToAQuarterToOneMore(@ForAll long seed) {
    assertRight(QUARTER * share(seed), 2.3);
  }

  @Property(seed = "1103", tries = 500)
  void turningTheOtherWayChangesTheSineAlone(@ForAll long seed) {
    double angle = QUARTER * share(seed);
    assertEquals(QuarterTurn.cos(angle), QuarterTurn.cos(-angle));
    assertEquals(-QuarterTurn.sin(angle), QuarterTurn.sin(-angle));
  }

  @Test
  void theEndsAreExact() {
    assertEquals(1, QuarterTurn.cos(0));
    assertEquals(0, QuarterTurn.sin(0));
    assertEquals(1, QuarterTurn.sin(QUARTER));
    // What the double lacks of a quarter turn is its cosine.
    assertEquals(6.123233995736766e-17, QuarterTurn.cos(QUARTER));
    assertEquals(1e-300, QuarterTurn.sin(1e-300));
  }

  /** A number between minus one and one. */
  private static double share(long seed) {
    return 2 * new Random(seed).nextDouble() - 1;
  }

  @Test
  void moreThanAQuarterIsRefused() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> QuarterTurn.sin(-1.6)).getMessage();
    assertEquals("an angle is at most a quarter turn, found 1.6 radians", message);
    assertThrows(IllegalArgumentException.class, () -> QuarterTurn.cos(Double.NaN));
  }

  private static void assertRight(double angle, double units) {
    BigDecimal x = new BigDecimal(angle);
    assertRight(series(x, 1, x), QuarterTurn.sin(angle), units);
    assertRight(series(x, 0, BigDecimal.ONE), QuarterTurn.cos(angle), units);
  }

  private static void assertRight(BigDecimal exact, double found, double units) {
    double error = exact.subtract(new BigDecimal(found)).abs().doubleValue();
    assertTrue(
        error <= units * UNIT * exact.abs().doubleValue(),
        () -> found + " is off by " + error + " from " + exact);
  }

  /** The terms of x to the power given, to that plus two, and so on, with alternating signs. */
  private static BigDecimal series(BigDecimal x, int power, BigDecimal first) {
    BigDecimal squared = x.multiply(x, DIGITS);
    BigDecimal term = first;
    BigDecimal sum = first;
    for (int n = power + 2; n < 50; n += 2) {
      BigDecimal divisor = BigDecimal.valueOf((long) n * (n - 1));
      term = term.multiply(squared, DIGITS).divide(divisor, DIGITS).negate();
      sum = sum.add(term, DIGITS);
    }
    return sum;
  }
}
