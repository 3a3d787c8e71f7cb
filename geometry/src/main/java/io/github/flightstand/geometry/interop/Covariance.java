package io.github.flightstand.geometry.interop;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.interfaces.decomposition.CholeskyDecomposition_F64;

/**
 * The covariance of several measured numbers, as a linear map that turns independent standard
 * normal numbers into errors with that covariance.
 *
 * <p>The map is the Cholesky factor of the covariance. Numbers and directions without error are
 * allowed. Rounding may leave such a covariance without a factor. The check of validity raises the
 * diagonal of the correlations by 2e-14, so in a direction of variance 0 errors are 1.4e-7
 * deviations.
 *
 * <pre>{@code
 * Covariance errors = Covariance.of(new double[][] {{0.25, 0.3, 0}, {0.3, 1, 0}, {0, 0, 1}});
 * errors.deviation(0)         // 0.5
 * errors.errors(1, 0, 0)      // about {0.5, 0.6, 0}
 * }</pre>
 *
 * <p>Immutable.
 */
public final class Covariance {

  private static final double ROUNDING = 2e-14;

  private final DMatrixRMaj factor;

  private Covariance(DMatrixRMaj factor) {
    this.factor = factor;
  }

  /**
   * Returns the covariance of numbers with independent errors.
   *
   * @param deviations the standard deviation of each number, at least 0
   * @throws IllegalArgumentException if one is negative or not finite
   */
  public static Covariance ofDeviations(double... deviations) {
    for (double deviation : deviations) {
      if (!(deviation >= 0) || !Double.isFinite(deviation)) {
        throw new IllegalArgumentException(
            "a standard deviation is finite and at least 0, found " + deviation);
      }
    }
    return new Covariance(CommonOps_DDRM.diag(deviations));
  }

  /**
   * Returns the covariance with these entries.
   *
   * @param entries row by row: the variances along the diagonal
   * @throws IllegalArgumentException unless they are square, finite, symmetric and positive
   *     semidefinite
   */
  public static Covariance of(double[][] entries) {
    int n = entries.length;
    double[] deviations = new double[n];
    for (int i = 0; i < n; i++) {
      if (entries[i].length != n) {
        throw new IllegalArgumentException(
            "a covariance has as many columns as rows, found " + entries[i].length + " in " + n);
      }
      deviations[i] = Math.sqrt(entries[i][i]);
      if (!Double.isFinite(deviations[i])) {
        throw new IllegalArgumentException(
            "a variance is finite and at least 0, found " + entries[i][i]);
      }
    }
    DMatrixRMaj correlations = new DMatrixRMaj(n, n);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        if (entries[i][j] != entries[j][i]) {
          throw new IllegalArgumentException(
              "a covariance is symmetric, found " + entries[i][j] + " and " + entries[j][i]);
        }
        double scale = deviations[i] * deviations[j];
        // Where a variance is 0 its covariances must be 0 too, or no factor is found.
        double correlation =
            scale > 0 ? entries[i][j] / scale : entries[i][j] == 0 ? 0 : Double.MAX_VALUE;
        correlations.set(i, j, i == j ? 1 + ROUNDING : correlation);
      }
    }
    CholeskyDecomposition_F64<DMatrixRMaj> cholesky = DecompositionFactory_DDRM.chol(n, true);
    if (!cholesky.decompose(correlations)) {
      throw new IllegalArgumentException(
          "a covariance is positive semidefinite, found one that makes a variance negative");
    }
    DMatrixRMaj factor = cholesky.getT(new DMatrixRMaj(n, n));
    CommonOps_DDRM.multRows(deviations, factor);
    return new Covariance(factor);
  }

  /**
   * Returns the covariance of other numbers that depend linearly on these.
   *
   * @param coefficients a row for each of the other numbers, with an entry for each of these
   */
  public Covariance mapped(double[][] coefficients) {
    DMatrixRMaj product = new DMatrixRMaj(coefficients.length, factor.getNumCols());
    CommonOps_DDRM.mult(new DMatrixRMaj(coefficients), factor, product);
    return new Covariance(product);
  }

  /** Returns the standard deviation of one of the numbers, counted from 0. */
  public double deviation(int number) {
    double sum = 0;
    for (int k = 0; k < factor.getNumCols(); k++) {
      sum += factor.get(number, k) * factor.get(number, k);
    }
    return Math.sqrt(sum);
  }

  /** Returns the entries, row by row: the variances along the diagonal. */
  public double[][] entries() {
    int n = factor.getNumRows();
    double[][] entries = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        for (int k = 0; k < factor.getNumCols(); k++) {
          entries[i][j] += factor.get(i, k) * factor.get(j, k);
        }
      }
    }
    return entries;
  }

  /** Returns the errors that independent standard normal numbers map to. */
  public double[] errors(double... normals) {
    double[] errors = new double[factor.getNumRows()];
    for (int i = 0; i < errors.length; i++) {
      for (int k = 0; k < normals.length; k++) {
        errors[i] += factor.get(i, k) * normals[k];
      }
    }
    return errors;
  }
}
