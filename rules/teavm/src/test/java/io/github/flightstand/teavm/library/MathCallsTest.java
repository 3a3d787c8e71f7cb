package io.github.flightstand.teavm.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.teavm.library.java.lang.MathCalls;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** TeaVM's functions have the bits of the Java platform's. */
class MathCallsTest {

  private static final double[] EDGES = {
    0,
    Double.MIN_VALUE,
    Double.MIN_NORMAL,
    Math.nextDown(0.5),
    0.5,
    Math.nextUp(0.5),
    1,
    1.5,
    2.5,
    0x1p51 + 0.5,
    0x1p52 - 0.5,
    0x1p52 - 1,
    0x1p52,
    0x1p52 + 1,
    0x1p53,
    Integer.MAX_VALUE + 0.5,
    Long.MAX_VALUE,
    Double.MAX_VALUE,
    Double.POSITIVE_INFINITY,
    Double.NaN
  };

  @Test
  void edgesAreRounded() {
    for (double edge : EDGES) {
      check(edge);
      check(-edge);
    }
  }

  @Test
  void numbersOfEverySizeAreRounded() {
    check(100_000);
  }

  @Test
  @Tag("heavy")
  void millionsOfNumbersAreRounded() {
    check(10_000_000);
  }

  private static void check(int samples) {
    Random random = new Random(35);
    for (int i = 0; i < samples; i++) {
      check(Double.longBitsToDouble(random.nextLong()));
      check(random.nextLong() / (double) (1L << random.nextInt(63)));
      check(random.nextInt(1 << 20) / 2.0);
    }
  }

  private static void check(double x) {
    check("rint", x, Math::rint, MathCalls::rint);
    check("ulp", x, Math::ulp, MathCalls::ulp);
    check("round", x, Math::round, MathCalls::round);
  }

  private static void check(
      String name, double x, DoubleUnaryOperator expected, DoubleUnaryOperator found) {
    assertEquals(
        Double.doubleToLongBits(expected.applyAsDouble(x)),
        Double.doubleToLongBits(found.applyAsDouble(x)),
        () -> name + " of " + x);
  }

  /** Those that the libraries for polygons and matrices ask for. */
  @Test
  void wholePowersOfTwoAndTenAreExact() {
    for (int i = -22; i <= 22; i++) {
      assertEquals(Math.pow(10, i), MathCalls.pow(10, i));
    }
    for (int i = -1022; i <= 1023; i++) {
      assertEquals(Math.pow(2, i), MathCalls.pow(2, i));
    }
  }

  @Test
  void otherPowersAreNotGuessed() {
    assertThrows(IllegalArgumentException.class, () -> MathCalls.pow(2, 0.5));
    assertThrows(IllegalArgumentException.class, () -> MathCalls.pow(3, 2));
  }

  @Test
  void theOthersAreTheStrictOnes() {
    Random random = new Random(36);
    for (int i = 0; i < 20_000; i++) {
      double x = random.nextDouble() * 20 - 10;
      double y = random.nextDouble() * 20 - 10;
      check("sin", x, StrictMath::sin, MathCalls::sin);
      check("cos", x, StrictMath::cos, MathCalls::cos);
      check("atan2", x, any -> StrictMath.atan2(any, y), any -> MathCalls.atan2(any, y));
      check("hypot", x, any -> StrictMath.hypot(any, y), any -> MathCalls.hypot(any, y));
    }
  }
}
