package io.github.flightstand.teavm.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.teavm.library.java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whole numbers are those of the Java platform. */
class BigIntegerTest {

  @Test
  void numbersOfEveryLengthAreThoseOfJava() {
    compare(2_000);
  }

  @Test
  @Tag("heavy")
  void millionsOfNumbersAreThoseOfJava() {
    compare(2_000_000);
  }

  @Test
  void whatIsNoNumberIsRefusedAsInJava() {
    for (String digits : List.of("1x", "-", "1.0", " 1")) {
      assertThrows(NumberFormatException.class, () -> new java.math.BigInteger(digits));
      assertThrows(NumberFormatException.class, () -> new BigInteger(digits));
    }
    BigInteger zero = new BigInteger("0");
    assertThrows(ArithmeticException.class, () -> BigInteger.TEN.divide(zero));
    assertThrows(ArithmeticException.class, () -> BigInteger.TEN.pow(-1));
    assertThrows(ArithmeticException.class, () -> BigInteger.valueOf(-1));
  }

  private static void compare(int samples) {
    Random random = new Random(35);
    for (int i = 0; i < samples; i++) {
      String digits = digits(random);
      String others = digits(random);
      BigInteger number = new BigInteger(digits);
      BigInteger other = new BigInteger(others);
      java.math.BigInteger expected = new java.math.BigInteger(digits);
      java.math.BigInteger second = new java.math.BigInteger(others);
      int shift = random.nextInt(200);
      same(expected, number);
      same(expected.multiply(second), number.multiply(other));
      same(expected.add(second), number.add(other));
      same(expected.gcd(second), number.gcd(other));
      assertEquals(expected.toString(), number.toString());
      assertEquals(expected.compareTo(second), Integer.signum(number.compareTo(other)));
      assertEquals(expected.equals(second), number.equals(other));
      assertEquals(number, new BigInteger(number.toString()));
      assertEquals(expected.getLowestSetBit(), number.getLowestSetBit());
      long some = random.nextLong() >>> (1 + random.nextInt(60));
      same(java.math.BigInteger.valueOf(some), BigInteger.valueOf(some));
      same(expected.shiftLeft(shift), number.shiftLeft(shift));
      same(expected.shiftRight(shift), number.shiftRight(shift));
      same(expected.shiftLeft(-shift), number.shiftLeft(-shift));
      same(expected.shiftRight(-shift), number.shiftRight(-shift));
      same(java.math.BigInteger.TEN.pow(shift), BigInteger.TEN.pow(shift));
      if (second.signum() != 0) {
        java.math.BigInteger[] parts = expected.divideAndRemainder(second);
        same(parts[0], number.divide(other));
        same(parts[1], number.divideAndRemainder(other)[1]);
      }
    }
  }

  /** Compares all bits, 32 at a time. */
  private static void same(java.math.BigInteger expected, BigInteger number) {
    assertEquals(expected.bitLength(), number.bitLength());
    assertEquals(expected.signum(), number.signum());
    for (int bit = 0; bit <= expected.bitLength(); bit += 32) {
      assertEquals(expected.shiftRight(bit).longValue(), number.shiftRight(bit).longValue());
    }
  }

  private static String digits(Random random) {
    StringBuilder digits = new StringBuilder();
    int count = 1 + random.nextInt(random.nextInt(5) == 0 ? 300 : 30);
    for (int i = 0; i < count; i++) {
      digits.append(random.nextInt(5) == 0 ? '0' : (char) ('0' + random.nextInt(10)));
    }
    return digits.toString();
  }
}
