package io.github.flightstand.geometry.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** Errors carried into a result, by hand. */
class CovarianceTest {

  @Test
  void independentErrorsAddAsTheSidesOfARightTriangle() {
    Covariance errors = Covariance.ofIndependent(0.5, 0.5, 0.1);
    assertEquals(2.5, errors.deviation(new double[] {3, 0, 20}), 1e-15);
    assertEquals(0, errors.deviation(new double[] {0, 0, 0}));
    assertEquals(0, Covariance.ofIndependent().deviation(new double[0]));
  }

  @Test
  void whatIsNoDeviationIsRefused() {
    assertEquals(
        "a standard deviation is finite and at least 0, found -1.0",
        assertThrows(IllegalArgumentException.class, () -> Covariance.ofIndependent(1, -1))
            .getMessage());
    assertThrows(IllegalArgumentException.class, () -> Covariance.ofIndependent(Double.NaN));
    assertEquals(
        "a gradient has an entry for each of 2 numbers, found 1",
        assertThrows(
                IllegalArgumentException.class,
                () -> Covariance.ofIndependent(1, 1).deviation(new double[] {1}))
            .getMessage());
  }
}
