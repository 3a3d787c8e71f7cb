package io.github.flightstand.geometry.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.SplittableRandom;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The elementary functions have StrictMath's bits: of plain, tiny, huge and random arguments. */
class ElementaryTest {

  private static final double[] SPECIAL = {
    0,
    -0.0,
    0.5,
    1,
    2,
    Math.PI,
    Math.PI / 2,
    Math.PI / 4,
    0.975,
    1 + Math.ulp(1),
    Double.MIN_VALUE,
    0x1p-1023,
    0x1p-1022,
    0x1p-1000,
    0x1p-600,
    0x1p-28,
    0x1p500,
    0x1p1000,
    Double.MAX_VALUE,
    709.782712893384,
    710,
    745.13,
    746,
    Double.POSITIVE_INFINITY,
    Double.NaN
  };

  /** The next term of the series, x²/2 = 2^−61, is lost in rounding. */
  @Test
  void theExponentialOfAlmostNothing() {
    assertEquals(1 + 0x1p-30, Elementary.exp(0x1p-30));
    assertEquals(1 - 0x1p-30, Elementary.exp(-0x1p-30));
  }

  /** Without a difference allowed, minus zero is another number than zero. */
  @Test
  void theRemainderKeepsTheSignOfZero() {
    assertEquals(0.0, Elementary.remainder(0.0, 90));
    assertEquals(-0.0, Elementary.remainder(-0.0, 90));
    assertEquals(0.0, Elementary.remainder(180, 90));
    assertEquals(-0.0, Elementary.remainder(-180, 90));
  }

  @Test
  void specialArgumentsHaveTheirValues() {
    for (double size : SPECIAL) {
      for (double x : new double[] {size, -size}) {
        check(Elementary::asin, StrictMath::asin, x);
        check(Elementary::acos, StrictMath::acos, x);
        check(Elementary::exp, StrictMath::exp, x);
        for (double other : SPECIAL) {
          for (double y : new double[] {other, -other}) {
            check(Elementary::atan2, StrictMath::atan2, x, y);
            check(Elementary::hypot, StrictMath::hypot, x, y);
          }
        }
        if (!(size > 1000)) {
          check(Elementary::sin, StrictMath::sin, x);
          check(Elementary::cos, StrictMath::cos, x);
        }
      }
    }
  }

  @Test
  void randomArgumentsHaveTheirValues() {
    compare(new SplittableRandom(11), 100_000);
  }

  @Tag("heavy")
  @Test
  void tenMillionRandomArgumentsHaveTheirValues() {
    compare(new SplittableRandom(12), 10_000_000);
  }

  /** Near multiples of a quarter turn, two or three parts of π are needed. */
  @Test
  void anglesNextToQuarterTurnsLoseNoBits() {
    for (int quarters = -40; quarters <= 40; quarters++) {
      double angle = quarters * (Math.PI / 2);
      for (int k = 0; k < 60; k++) {
        double near = angle * (1 + StrictMath.scalb(1.0, -k)) + (k % 2 == 0 ? 0 : Math.ulp(angle));
        check(Elementary::sin, StrictMath::sin, near);
        check(Elementary::cos, StrictMath::cos, near);
      }
    }
    // The double nearest to π leaves 1.2246467991473532e-16 of it.
    assertEquals(1.2246467991473532e-16, Elementary.sin(Math.PI));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e6, -1e6, Double.POSITIVE_INFINITY})
  void angleOfMoreThanManyTurnsIsRefused(double angle) {
    assertThrows(IllegalArgumentException.class, () -> Elementary.sin(angle));
    assertThrows(IllegalArgumentException.class, () -> Elementary.cos(angle));
  }

  private static void compare(SplittableRandom random, int times) {
    for (int i = 0; i < times; i++) {
      double x = any(random);
      double y = any(random);
      double angle = random.nextInt(-500, 500) * (Math.PI / 2) * (1 + tiny(random));
      double part = 2 * random.nextDouble() - 1;
      for (double turn : new double[] {angle, part, part * 1e5}) {
        check(Elementary::sin, StrictMath::sin, turn);
        check(Elementary::cos, StrictMath::cos, turn);
      }
      check(Elementary::asin, StrictMath::asin, part);
      check(Elementary::acos, StrictMath::acos, part);
      check(Elementary::exp, StrictMath::exp, 750 * part);
      check(Elementary::exp, StrictMath::exp, part);
      check(Elementary::atan2, StrictMath::atan2, part, tiny(random));
      check(Elementary::atan2, StrictMath::atan2, x, y);
      check(Elementary::hypot, StrictMath::hypot, 1e3 * part, angle);
      check(Elementary::hypot, StrictMath::hypot, x, y);
      check(Elementary::hypot, StrictMath::hypot, x, x * (1 + part));
      check(Elementary::remainder, StrictMath::IEEEremainder, angle, 360);
      check(Elementary::remainder, StrictMath::IEEEremainder, random.nextInt(-9, 9) * 45, 90);
      check(Elementary::toRadians, StrictMath::toRadians, x);
      check(Elementary::toDegrees, StrictMath::toDegrees, x);
    }
  }

  /** Returns a double of any bits. */
  private static double any(SplittableRandom random) {
    return Double.longBitsToDouble(random.nextLong());
  }

  private static double tiny(SplittableRandom random) {
    return (random.nextDouble() - 0.5) * StrictMath.scalb(1.0, -random.nextInt(54));
  }

  private static void check(DoubleUnaryOperator ours, DoubleUnaryOperator theirs, double x) {
    if (bits(ours.applyAsDouble(x)) != bits(theirs.applyAsDouble(x))) {
      assertEquals(theirs.applyAsDouble(x), ours.applyAsDouble(x), "of " + x);
    }
  }

  private static void check(
      DoubleBinaryOperator ours, DoubleBinaryOperator theirs, double x, double y) {
    if (bits(ours.applyAsDouble(x, y)) != bits(theirs.applyAsDouble(x, y))) {
      assertEquals(theirs.applyAsDouble(x, y), ours.applyAsDouble(x, y), "of " + x + " and " + y);
    }
  }

  private static long bits(double value) {
    return Double.doubleToLongBits(value);
  }
}
