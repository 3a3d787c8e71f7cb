package io.github.flightstand.geometry.interop;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.interop.Calibration.Centred;
import io.github.flightstand.geometry.interop.Calibration.Match;
import io.github.flightstand.geometry.interop.Calibration.UndeterminedFrameException;
import io.github.flightstand.geometry.interop.CoordinateFrame.ProjectiveFrame;
import io.github.flightstand.geometry.interop.CoordinateFrame.ProjectiveFrame.Row;
import java.util.List;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.SingularOps_DDRM;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.interfaces.decomposition.SingularValueDecomposition_F64;

/**
 * A fit of the projective map from points there to the same points here by direct linear
 * transformation. Its equations are linear in the nine entries of the matrix. The solution is the
 * singular vector of the least singular value, after both sets are centered and scaled to the order
 * of 1 (R. Hartley, In defense of the eight-point algorithm, IEEE PAMI 19, 1997). It is exact for
 * four points. For more it has the least sum of squares of the equations, which weigh distances
 * here by how near the points are to the camera.
 */
final class ProjectiveFit {

  /** With a singular value or determinant below this share, the map is undetermined. */
  private static final double DEGENERATE = 1e-4;

  /** Returns the map, with w = 1 in the center and headings that are angles in its own axes. */
  static ProjectiveFrame of(List<Match> pairs) {
    if (pairs.size() < 4) {
      throw new UndeterminedFrameException(
          "a projective fit needs at least four matched points, found " + pairs.size());
    }
    Centred here = Centred.here(pairs);
    Centred there = Centred.there(pairs);
    // Rows of zeros are added, so that four points give nine singular vectors too.
    DMatrixRMaj equations = new DMatrixRMaj(Math.max(9, 2 * pairs.size()), 9);
    double root = Math.sqrt(2.0 * pairs.size());
    for (int i = 0; i < pairs.size(); i++) {
      double x = root * there.rows().get(i, 0);
      double y = root * there.rows().get(i, 1);
      double toX = root * here.rows().get(i, 0);
      double toY = root * here.rows().get(i, 1);
      double[][] rows = {
        {x, y, 1, 0, 0, 0, -toX * x, -toX * y, -toX}, {0, 0, 0, x, y, 1, -toY * x, -toY * y, -toY}
      };
      CommonOps_DDRM.insert(new DMatrixRMaj(rows), equations, 2 * i, 0);
    }
    DMatrixRMaj scaled = solution(equations);
    CommonOps_DDRM.divide(scaled, scaled.get(2, 2));
    for (int i = 0; i < pairs.size(); i++) {
      double beside = scaled.get(2, 0) * root * there.rows().get(i, 0);
      double far = scaled.get(2, 1) * root * there.rows().get(i, 1);
      if (!(beside + far + 1 > DEGENERATE)) {
        throw new UndeterminedFrameException(
            "the map that fits has its horizon between the points, expected the same places in"
                + " both");
      }
    }
    DMatrixRMaj into = new DMatrixRMaj(3, 3);
    CommonOps_DDRM.invert(scaling(there, root), into);
    DMatrixRMaj toHere = CommonOps_DDRM.mult(scaling(here, root), scaled, null);
    toHere = CommonOps_DDRM.mult(toHere, into, null);
    return new ProjectiveFrame(
        Row.of(toHere.data, 0),
        Row.of(toHere.data, 3),
        Row.of(toHere.data, 6),
        Direction.EAST,
        CommonOps_DDRM.det(scaled) < 0);
  }

  /** Returns the matrix that maps scaled points about their center to the points. */
  private static DMatrixRMaj scaling(Centred points, double root) {
    double size = points.spread() / root;
    return new DMatrixRMaj(
        3, 3, true, size, 0, points.centre().x(), 0, size, points.centre().y(), 0, 0, 1);
  }

  /** Returns the matrix of norm 1 whose entries come nearest to solving the equations. */
  private static DMatrixRMaj solution(DMatrixRMaj equations) {
    SingularValueDecomposition_F64<DMatrixRMaj> svd =
        DecompositionFactory_DDRM.svd(equations.getNumRows(), 9, false, true, true);
    svd.decompose(equations);
    DMatrixRMaj v = svd.getV(null, false);
    DMatrixRMaj w = svd.getW(null);
    SingularOps_DDRM.descendingOrder(null, false, w, v, false);
    DMatrixRMaj solution = new DMatrixRMaj(3, 3);
    for (int i = 0; i < 9; i++) {
      solution.set(i, v.get(i, 8));
    }
    if (!(w.get(7, 7) > DEGENERATE * w.get(0, 0))
        || !(Math.abs(CommonOps_DDRM.det(solution)) > DEGENERATE)) {
      throw new UndeterminedFrameException(
          "the points determine no projective map, expected four points, no three on a line");
    }
    return solution;
  }
}
