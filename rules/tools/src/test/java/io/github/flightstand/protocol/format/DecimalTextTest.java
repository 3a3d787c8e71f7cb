package io.github.flightstand.protocol.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.io.schubfach.DoubleToDecimal;
import java.math.BigDecimal;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Doubles are read as the class library reads them and written as another writer does. */
class DecimalTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-0",
        "0.0e5",
        "-0.000E-999999999999999999999",
        "1",
        "-12.5",
        "310.00000000000006",
        "9007199254740991",
        "9007199254740992",
        "9007199254740993",
        "9007199254740994",
        "9007199254740995",
        "9007199254740993.0000000000000000",
        "9007199254740993.00000000000000001",
        "9007199254740992.99999999999999999",
        "18446744073709551615",
        "18446744073709551616",
        "1844674407370955161600000",
        "1e22",
        "1e23",
        "8.5e22",
        "1E+23",
        "1e-23",
        "123456789012345678e-18",
        "0.00000000000000000000000000001234567890123456789",
        "5e-324",
        "2.4703282292062327e-324",
        "2.4703282292062328e-324",
        "1e-323",
        "7.4109846876186981e-324",
        "2.2250738585072011e-308",
        "2.2250738585072014e-308",
        "1.7976931348623157e308",
        "1.7976931348623158e308",
        "1.7976931348623159e308",
        "9.999999999999999999e307",
        "0.1e309",
        "1e309",
        "1e310",
        "1e400",
        "1e-342",
        "9999999999999999999e-343",
        "1e-400",
        "-1e999999999999999999999",
        "1e-999999999999999999999"
      })
  void textsAreReadAsTheClassLibraryReadsThem(String text) {
    read(text);
  }

  @Test
  void textIsReadBetweenItsBounds() {
    assertEquals(-2.5e3, DecimalText.parse("[1,-2.5e3,7]".toCharArray(), 3, 9));
  }

  /** The middle of two doubles may have 767 digits, and a digit far behind decides. */
  @Test
  void middlesOfDoublesAreReadWithAllTheirDigits() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 2_000; i++) {
      middle(i < 100 ? i * Double.MIN_VALUE : any(random));
    }
    middle(Double.MIN_NORMAL);
    middle(Math.nextDown(Double.MIN_NORMAL));
    read("1" + "0".repeat(800));
    read("9007199254740993." + "0".repeat(900));
    read("9007199254740993." + "0".repeat(900) + "1");
    read("0." + "0".repeat(900) + "9007199254740993e917");
    read("7".repeat(800) + "e-790");
  }

  private static void middle(double value) {
    BigDecimal below = new BigDecimal(value);
    BigDecimal above = new BigDecimal(value < Double.MAX_VALUE ? Math.nextUp(value) : value);
    BigDecimal middle = below.add(above).divide(BigDecimal.valueOf(2));
    String digits = middle.toString();
    read(digits);
    if (digits.contains(".") && !digits.contains("E")) {
      read(digits + "0".repeat(100));
      read(digits + "0".repeat(100) + "1");
    }
    read(middle.subtract(middle.ulp()).toString());
    read(middle.add(middle.ulp()).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "0.0, 0.0",
    "-0.0, -0.0",
    "1.0, 1.0",
    "-310.00000000000006, -310.00000000000006",
    "0.001, 0.001",
    "9.999e-4, 9.999E-4",
    "1e-5, 1.0E-5",
    "0.05, 0.05",
    "9999999.0, 9999999.0",
    "1e7, 1.0E7",
    "9999999.5, 9999999.5",
    "12345678.5, 1.23456785E7",
    "1e10, 1.0E10",
    "1e23, 1.0E23",
    "2e-44, 2.0E-44",
    "9007199254740991.0, 9.007199254740991E15",
    "9007199254740992.0, 9.007199254740992E15",
    "4.9e-324, 4.9E-324",
    "1e-323, 9.9E-324",
    "1.5e-323, 1.5E-323",
    "2.2250738585072014e-308, 2.2250738585072014E-308",
    "1.7976931348623157e308, 1.7976931348623157E308"
  })
  void doublesHaveTheShortestTexts(double value, String text) {
    assertEquals(text, text(value));
    assertEquals(DoubleToDecimal.toString(value), text);
  }

  @Test
  void everyPowerOfTwoAndOfTenIsWrittenAndReadWithItsNeighbors() {
    for (int exponent = -1074; exponent <= 1023; exponent++) {
      check(StrictMath.scalb(1.0, exponent));
    }
    for (int exponent = -323; exponent <= 308; exponent++) {
      check(Double.parseDouble("1e" + exponent));
      check(Double.parseDouble("1.5e" + exponent));
    }
  }

  private static void check(double value) {
    writtenAndRead(value);
    writtenAndRead(Math.nextUp(value));
    writtenAndRead(Math.nextDown(value));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void whatIsNoNumberIsRefused(double value) {
    assertThrows(IllegalArgumentException.class, () -> text(value));
  }

  @Test
  void randomNumbersAreWrittenAndRead() {
    compare(new SplittableRandom(2), 100_000);
  }

  @Tag("heavy")
  @Test
  void tenMillionRandomNumbersAreWrittenAndRead() {
    compare(new SplittableRandom(3), 10_000_000);
  }

  /** Writing adds 1 to the lower half of a power, and reckons with no carry. */
  @Test
  void powersOfTenHaveTheirLeadingBits() {
    for (int exponent = PowerOfTen.LEAST; exponent <= PowerOfTen.GREATEST; exponent++) {
      PowerOfTen power = PowerOfTen.of(exponent);
      assertEquals(0, Long.numberOfLeadingZeros(power.high()));
      assertNotEquals(-1, power.low());
      BigDecimal bits =
          new BigDecimal(Long.toUnsignedString(power.high()))
              .multiply(BigDecimal.valueOf(2).pow(64))
              .add(new BigDecimal(Long.toUnsignedString(power.low())));
      int shift = 127 - PowerOfTen.log2(exponent);
      BigDecimal two = BigDecimal.valueOf(2);
      BigDecimal scaled =
          shift >= 0
              ? BigDecimal.ONE.scaleByPowerOfTen(exponent).multiply(two.pow(shift))
              : BigDecimal.ONE.scaleByPowerOfTen(exponent).divide(two.pow(-shift));
      assertEquals(0, bits.compareTo(new BigDecimal(scaled.toBigInteger())), "10^" + exponent);
    }
  }

  private static void compare(SplittableRandom random, int times) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < times; i++) {
      writtenAndRead(any(random));
      writtenAndRead((random.nextDouble() - 0.5) * StrictMath.pow(10, random.nextInt(-6, 12)));
      writtenAndRead(random.nextInt(-2_000_000, 2_000_000) / 1000.0);
      writtenAndRead((double) (random.nextLong() >> random.nextInt(64)));
      text.setLength(0);
      text.append(random.nextLong() >>> random.nextInt(64));
      text.insert(random.nextInt(1, text.length() + 1), random.nextBoolean() ? ".0" : ".");
      text.append(random.nextInt(10)).append('e').append(random.nextInt(-345, 312));
      read(text.toString());
    }
  }

  /** Returns a finite double of any bits. */
  private static double any(SplittableRandom random) {
    double value = Double.longBitsToDouble(random.nextLong());
    return Double.isFinite(value) ? value : any(random);
  }

  private static void writtenAndRead(double value) {
    String text = text(value);
    String expected = DoubleToDecimal.toString(value);
    if (!text.equals(expected)) {
      assertEquals(expected, text);
    }
    double read = DecimalText.parse(text.toCharArray(), 0, text.length());
    if (Double.doubleToRawLongBits(read) != Double.doubleToRawLongBits(value)) {
      assertEquals(value, read, text);
    }
  }

  private static void read(String text) {
    double expected = Double.parseDouble(text);
    double read = DecimalText.parse(text.toCharArray(), 0, text.length());
    if (Double.doubleToRawLongBits(read) != Double.doubleToRawLongBits(expected)) {
      assertEquals(expected, read, text);
    }
  }

  private static String text(double value) {
    StringBuilder out = new StringBuilder();
    DecimalText.append(value, out);
    return out.toString();
  }
}
