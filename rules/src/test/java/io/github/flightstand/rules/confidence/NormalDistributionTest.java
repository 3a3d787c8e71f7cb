package io.github.flightstand.rules.confidence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The normal distribution function against that of another library. */
class NormalDistributionTest {

  // From math.erfc of the C library, on both sides of where series and fraction meet (3.54).
  @ParameterizedTest
  @CsvSource({
    "0, 0.5",
    "-0.5, 0.3085375387259869",
    "-1, 0.15865525393145707",
    "-1.959963984540054, 0.02500000000000002",
    "-3, 0.0013498980316300957",
    "-3.5, 2.3262907903552504e-4",
    "-3.6, 1.59108590157534e-4",
    "-6, 9.865876450377012e-10",
    "-10, 7.619853024160593e-24",
    "-37, 5.725571222525139e-300"
  })
  void theLowerTailKeepsItsDigits(double z, double probability) {
    assertEquals(probability, NormalDistribution.below(z), 2e-12 * probability);
    assertEquals(1 - probability, NormalDistribution.below(-z), 1e-15);
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 0",
    "0.3085375387259869, -0.5",
    "0.02500000000000002, -1.959963984540054",
    "9.865876450377012e-10, -6",
    "5.725571222525139e-300, -37"
  })
  void quantilesUndoIt(double probability, double z) {
    assertEquals(z, NormalDistribution.quantile(probability), 1e-14 * Math.abs(z));
  }

  @Test
  void infinitiesAreTheEnds() {
    assertEquals(0, NormalDistribution.below(Double.NEGATIVE_INFINITY));
    assertEquals(1, NormalDistribution.below(Double.POSITIVE_INFINITY));
    assertEquals(1, NormalDistribution.between(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
  }

  @Test
  void stretchesInTheUpperTailKeepTheirDigitsToo() {
    assertEquals(NormalDistribution.between(-7, -6), NormalDistribution.between(6, 7), 1e-24);
    // 68 of a hundred are within one deviation.
    assertEquals(0.6826894921370859, NormalDistribution.between(-1, 1), 1e-15);
  }
}
