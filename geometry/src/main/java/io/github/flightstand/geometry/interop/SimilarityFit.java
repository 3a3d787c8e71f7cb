package io.github.flightstand.geometry.interop;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.interop.Calibration.Centred;
import io.github.flightstand.geometry.interop.Calibration.Match;
import io.github.flightstand.geometry.interop.Calibration.UndeterminedFrameException;
import java.util.List;
import java.util.Optional;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.SingularOps_DDRM;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.interfaces.decomposition.SingularValueDecomposition_F64;

/**
 * A fit of the similarity from points here to the same points there, with the least sum of squared
 * distances. It is found from the singular values of the points' cross-covariance (S. Umeyama,
 * Least-squares estimation of transformation parameters between two point patterns, IEEE PAMI 13,
 * 1991).
 *
 * <p>Two points in different places determine scale, turn and shift. Whether the other system is
 * mirrored is determined neither by them nor by any number of points on one line. If the mirror is
 * given, two points are enough. Otherwise the fit finds it, and refuses points that do not decide
 * it. The wrong choice must leave residuals at least {@value Calibration#DECISIVE} times as large
 * as the right one.
 */
final class SimilarityFit {

  /** Correlations below this are rounding. */
  private static final double ROUNDING = 1e-9;

  /** Residuals below this share of the spread are rounding: roots of a few 1e-16. */
  private static final double FLAT = 1e-6;

  private final Centred here;
  private final Centred there;
  private final DMatrixRMaj u;
  private final DMatrixRMaj v;
  private final double larger;
  private final double smaller;

  private SimilarityFit(List<Match> pairs) {
    if (pairs.size() < 2) {
      throw new UndeterminedFrameException(
          "a fit needs matched points in at least two places, found " + pairs.size());
    }
    here = Centred.here(pairs);
    there = Centred.there(pairs);
    DMatrixRMaj covariance = new DMatrixRMaj(2, 2);
    CommonOps_DDRM.multTransA(there.rows(), here.rows(), covariance);
    SingularValueDecomposition_F64<DMatrixRMaj> svd =
        DecompositionFactory_DDRM.svd(2, 2, true, true, true);
    svd.decompose(covariance);
    u = svd.getU(new DMatrixRMaj(2, 2), false);
    v = svd.getV(new DMatrixRMaj(2, 2), false);
    DMatrixRMaj w = svd.getW(new DMatrixRMaj(2, 2));
    SingularOps_DDRM.descendingOrder(u, false, w, v, false);
    larger = w.get(0, 0);
    smaller = w.get(1, 1);
  }

  /**
   * Returns the best similarity among all, among the mirrored or among those not mirrored.
   *
   * @throws UndeterminedFrameException if there are fewer than two points, if all are in one place,
   *     or if the two sets have nothing in common; without {@code mirrored} also if there are fewer
   *     than three points or all are nearly on one line
   */
  static Similarity of(List<Match> pairs, Optional<Boolean> mirrored) {
    SimilarityFit fit = new SimilarityFit(pairs);
    return fit.best(mirrored.orElseGet(fit::decideMirror));
  }

  /** Tests whether the mirrored orthogonal matrix fits better than the one not mirrored. */
  private boolean decideMirror() {
    boolean asTheyLie = CommonOps_DDRM.det(u) * CommonOps_DDRM.det(v) < 0;
    double better = leftOver(larger + smaller);
    double worse = leftOver(larger - smaller);
    if (!(worse > FLAT) || !(worse >= Calibration.DECISIVE * better)) {
      throw new UndeterminedFrameException(
          "the points fit a mirrored tool about as well as one that is not, as points on one"
              + " line do, expected three that span a triangle");
    }
    return asTheyLie;
  }

  /** Returns the residuals of a fit with this trace, as a share of the spread there. */
  private static double leftOver(double trace) {
    return Math.sqrt(Math.max(0, 1 - trace * trace));
  }

  private Similarity best(boolean mirrored) {
    double sign = CommonOps_DDRM.det(u) * CommonOps_DDRM.det(v) * (mirrored ? -1 : 1) < 0 ? -1 : 1;
    double trace = larger + sign * smaller;
    if (!(trace > ROUNDING)) {
      throw new UndeterminedFrameException(
          "the points on the table and in the tool have nothing in common, expected the same places"
              + " in both");
    }
    double scale = trace * there.spread() / here.spread();
    // The first row of u · diag(1, sign) · vᵀ holds the cosine and sine of the turn.
    double cos = u.get(0, 0) * v.get(0, 0) + sign * u.get(0, 1) * v.get(0, 1);
    double sin = u.get(0, 0) * v.get(1, 0) + sign * u.get(0, 1) * v.get(1, 1);
    Similarity atCentre =
        new Similarity(scale, Direction.of(new Vector(cos, sin)), here.centre(), mirrored);
    Point origin = atCentre.invert(new Point(-there.centre().x(), -there.centre().y()));
    return new Similarity(scale, atCentre.turn(), origin, mirrored);
  }
}
