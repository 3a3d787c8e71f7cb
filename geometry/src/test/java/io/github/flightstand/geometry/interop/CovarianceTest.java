package io.github.flightstand.geometry.interop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Factors of covariances that can be worked out by hand. */
class CovarianceTest {

  @Test
  void independentErrorsAreMultiplesOfTheirDeviations() {
    Covariance errors = Covariance.ofDeviations(0.5, 0, 2);
    assertArrayEquals(new double[] {-0.5, 0, 6}, errors.errors(-1, 1, 3));
    assertEquals(0.5, errors.deviation(0));
    assertEquals(0, errors.deviation(1));
  }

  @Test
  void errorsThatGoTogetherHaveTheCholeskyFactor() {
    // ((4, 2), (2, 10)) is the product of ((2, 0), (1, 3)) and its transpose.
    Covariance errors = Covariance.of(new double[][] {{4, 2}, {2, 10}});
    assertArrayEquals(new double[] {2, 1}, errors.errors(1, 0), 1e-12);
    assertArrayEquals(new double[] {0, 3}, errors.errors(0, 1), 1e-12);
    assertEquals(Math.sqrt(10), errors.deviation(1), 1e-12);
  }

  @Test
  void aDirectionMayHaveNoVariance() {
    // Along (0.3, 0.4) only, and not at all in the last.
    Covariance errors = Covariance.of(new double[][] {{0.09, 0.12, 0}, {0.12, 0.16, 0}, {0, 0, 0}});
    assertArrayEquals(new double[] {0.6, 0.8, 0}, errors.errors(2, 0, 0), 1e-6);
    assertArrayEquals(new double[] {0, 0, 0}, errors.errors(0, 5, 5), 1e-6);
    assertEquals(0, Covariance.of(new double[3][3]).errors(1, 2, 3)[0]);
  }

  @Test
  void otherNumbersAreLinearInThese() {
    // A quarter turn of the axes.
    Covariance turned =
        Covariance.of(new double[][] {{4, 2}, {2, 10}}).mapped(new double[][] {{0, -1}, {1, 0}});
    assertEquals(Math.sqrt(10), turned.deviation(0), 1e-12);
    assertEquals(2, turned.deviation(1), 1e-12);
    assertArrayEquals(new double[] {-1, 2}, turned.errors(1, 0), 1e-12);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 0.5, 0.4, 1, symmetric",
    "1, 2, 2, 1, semidefinite",
    "0, 1, 1, 4, semidefinite",
    "-1, 0, 0, 1, variance",
    "NaN, 0, 0, 1, variance",
    "1, NaN, NaN, 1, symmetric",
    "1, Infinity, Infinity, 1, semidefinite"
  })
  void whatIsNoCovarianceIsRefused(double a, double b, double c, double d, String why) {
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> Covariance.of(new double[][] {{a, b}, {c, d}}))
            .getMessage();
    assertEquals(true, message.contains(why), message);
  }

  @Test
  void soAreDeviationsAndRowsThatAreNone() {
    assertThrows(IllegalArgumentException.class, () -> Covariance.ofDeviations(1, -1));
    assertThrows(IllegalArgumentException.class, () -> Covariance.ofDeviations(Double.NaN));
    assertThrows(
        IllegalArgumentException.class, () -> Covariance.ofDeviations(Double.POSITIVE_INFINITY));
    assertThrows(IllegalArgumentException.class, () -> Covariance.of(new double[][] {{1, 0}, {0}}));
  }
}
