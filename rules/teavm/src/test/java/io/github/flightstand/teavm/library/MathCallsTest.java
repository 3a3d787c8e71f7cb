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

  /**
   * The library for polygons asks logarithms for no more. The Java platform's own differ from the
   * strict ones in a last bit here and there, which matters to no power of ten, nor near it up to
   * this size.
   */
  @Test
  void digitsAreCountedAlike() {
    for (int power = -25; power <= 25; power++) {
      double x = Double.parseDouble("1e" + power);
      long bits = Double.doubleToRawLongBits(x);
      int around = Math.abs(power) > 8 ? 0 : 1_000;
      for (int i = -around; i <= around; i++) {
        double near = Double.longBitsToDouble(bits + i);
        check("digits of", near, any -> digits(Math.log(any), Math.log(10)), any -> ownDigits(any));
      }
    }
  }

  private static double ownDigits(double x) {
    return digits(MathCalls.log(x), MathCalls.log(10));
  }

  private static double digits(double log, double logOfTen) {
    return (int) (log / logOfTen + 1.0) + 1_000 * (int) Math.ceil(log / logOfTen);
  }

  @Test
  void otherPowersAreNotGuessed() {
    assertThrows(IllegalArgumentException.class, () -> MathCalls.log(0));
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
      check("log", Math.abs(x) + 1e-9, StrictMath::log, MathCalls::log);
      check("log", Math.pow(2, 100 * x), StrictMath::log, MathCalls::log);
      check("hypot", x, any -> StrictMath.hypot(any, y), any -> MathCalls.hypot(any, y));
    }
  }
}
