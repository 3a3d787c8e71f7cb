package io.github.flightstand.geometry.interop;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import java.util.ArrayList;
import java.util.List;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;

/**
 * Many points as an EJML matrix, one row (x, y) each, and rigid transforms of all of them at once.
 *
 * <pre>{@code
 * DMatrixRMaj corners = PointMatrix.of(ConvexPolygon.rectangle(40, 40).corners());
 * PointMatrix.placed(corners, Pose.at(200, 100, 90)).get(0, 0)   // 220.0
 * }</pre>
 */
public final class PointMatrix {

  private PointMatrix() {}

  /** Returns the matrix with a row for each point. */
  public static DMatrixRMaj of(List<Point> points) {
    DMatrixRMaj matrix = new DMatrixRMaj(points.size(), 2);
    for (int i = 0; i < points.size(); i++) {
      matrix.set(i, 0, points.get(i).x());
      matrix.set(i, 1, points.get(i).y());
    }
    return matrix;
  }

  /**
   * Returns the points in the rows of a matrix.
   *
   * @throws IllegalArgumentException if it has not two columns or a number in it is not finite
   */
  public static List<Point> points(DMatrixRMaj matrix) {
    requireTwoColumns(matrix);
    List<Point> points = new ArrayList<>(matrix.getNumRows());
    for (int i = 0; i < matrix.getNumRows(); i++) {
      points.add(new Point(matrix.get(i, 0), matrix.get(i, 1)));
    }
    return points;
  }

  /**
   * Returns the world's view of points that are given in a frame: {@link Pose#place} for every row.
   *
   * @throws IllegalArgumentException if the matrix has not two columns
   */
  public static DMatrixRMaj placed(DMatrixRMaj local, Pose frame) {
    requireTwoColumns(local);
    double c = frame.heading().cos();
    double s = frame.heading().sin();
    DMatrixRMaj world = new DMatrixRMaj(local.getNumRows(), 2);
    CommonOps_DDRM.mult(local, new DMatrixRMaj(2, 2, true, c, s, -s, c), world);
    for (int i = 0; i < world.getNumRows(); i++) {
      world.add(i, 0, frame.x());
      world.add(i, 1, frame.y());
    }
    return world;
  }

  /**
   * Returns a frame's view of points that are given in the world: {@link Pose#relative} for every
   * row.
   *
   * @throws IllegalArgumentException if the matrix has not two columns
   */
  public static DMatrixRMaj relative(DMatrixRMaj world, Pose frame) {
    requireTwoColumns(world);
    double c = frame.heading().cos();
    double s = frame.heading().sin();
    DMatrixRMaj offsets = world.copy();
    for (int i = 0; i < offsets.getNumRows(); i++) {
      offsets.add(i, 0, -frame.x());
      offsets.add(i, 1, -frame.y());
    }
    DMatrixRMaj local = new DMatrixRMaj(world.getNumRows(), 2);
    CommonOps_DDRM.mult(offsets, new DMatrixRMaj(2, 2, true, c, -s, s, c), local);
    return local;
  }

  private static void requireTwoColumns(DMatrixRMaj matrix) {
    if (matrix.getNumCols() != 2) {
      throw new IllegalArgumentException(
          "points in a matrix are rows of two numbers, found " + matrix.getNumCols());
    }
  }
}
