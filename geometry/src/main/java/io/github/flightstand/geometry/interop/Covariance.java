package io.github.flightstand.geometry.interop;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;

/**
 * How much several measured numbers stray, alone and together, and what that makes of a number
 * worked out from them.
 *
 * <pre>{@code
 * Covariance errors = Covariance.ofIndependent(0.5, 0.5, 0.1);
 * errors.deviation(new double[] {3, 0, 20})    // 2.5: the root of (3 · 0.5)² + (20 · 0.1)²
 * }</pre>
 */
public final class Covariance {

  private final DMatrixRMaj matrix;

  private Covariance(DMatrixRMaj matrix) {
    this.matrix = matrix;
  }

  /**
   * Returns the covariance of numbers that stray independently.
   *
   * @param deviations the standard deviation of each, at least 0
   * @throws IllegalArgumentException if one is negative or not finite
   */
  public static Covariance ofIndependent(double... deviations) {
    double[] variances = new double[deviations.length];
    for (int i = 0; i < deviations.length; i++) {
      if (!(deviations[i] >= 0) || !Double.isFinite(deviations[i])) {
        throw new IllegalArgumentException(
            "a standard deviation is finite and at least 0, found " + deviations[i]);
      }
      variances[i] = deviations[i] * deviations[i];
    }
    return new Covariance(CommonOps_DDRM.diag(variances));
  }

  /**
   * Returns the standard deviation, to first order, of a number that depends on the measured ones:
   * the root of gᵀ C g.
   *
   * @param gradient how much the number changes a unit of each measured one
   * @throws IllegalArgumentException if there is not one entry for each measured number
   */
  public double deviation(double[] gradient) {
    if (gradient.length != matrix.getNumRows()) {
      throw new IllegalArgumentException(
          "a gradient has an entry for each of "
              + matrix.getNumRows()
              + " numbers, found "
              + gradient.length);
    }
    DMatrixRMaj g = DMatrixRMaj.wrap(gradient.length, 1, gradient);
    DMatrixRMaj carried = new DMatrixRMaj(gradient.length, 1);
    CommonOps_DDRM.mult(matrix, g, carried);
    // Rounding may leave a little below 0 where it is 0.
    return StrictMath.sqrt(Math.max(0, CommonOps_DDRM.dot(g, carried)));
  }
}
