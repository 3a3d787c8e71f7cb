package io.github.flightstand.geometry.interop;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.misc.UnrolledDeterminantFromMinor_DDRM;
import org.ejml.dense.row.misc.UnrolledInverseFromMinor_DDRM;

/** Another program's coordinates and headings for the table. */
public sealed interface CoordinateFrame {

  /** The table's own frame: every number stays the same, to the bit. */
  CoordinateFrame TABLE = SimilarityFrame.ofAxes(Similarity.IDENTITY);

  /**
   * Returns the point's coordinates there.
   *
   * @throws IllegalArgumentException if it is on or beyond the frame's horizon
   */
  Point pointThere(Point here);

  /**
   * Returns the point here, in millimeters, that has these coordinates there.
   *
   * @throws IllegalArgumentException if it is on or beyond the frame's horizon
   */
  Point pointHere(Point there);

  /**
   * Returns the heading there of a pose here: degrees in [0, 360).
   *
   * @throws IllegalArgumentException if it is on or beyond the frame's horizon
   */
  double headingThere(Pose here);

  /**
   * Returns the direction here of a heading there.
   *
   * @param there the place, in coordinates there
   * @param degrees the heading as written there, with any number of whole turns
   * @throws IllegalArgumentException if the place is on or beyond the frame's horizon, or the angle
   *     is infinite or not a number
   */
  Direction headingHere(Point there, double degrees);

  /** Tests whether the +y axis there is clockwise of the +x axis, seen from here. */
  boolean mirrored();

  /** Tests whether headings there grow clockwise, seen from here. */
  boolean clockwise();

  /**
   * Returns a frame with the same points and other headings.
   *
   * @param zero the angle from the +x axis there toward the +y axis that counts as heading 0
   * @param clockwise whether headings there grow clockwise, seen from here
   */
  CoordinateFrame counting(double zero, boolean clockwise);

  /**
   * The frame of a program that shows the table undistorted: a {@link Similarity} maps its points.
   * Headings there are degrees too, but need not start at the +x axis. They start at a direction of
   * the program's choice and grow clockwise or counterclockwise, both as seen on the table here.
   *
   * <pre>{@code
   * // Pixels with y down, headings counterclockwise with 0 up the table.
   * CoordinateFrame pixels = new SimilarityFrame(
   *     new Similarity(2.825, Direction.EAST, new Point(0, 914.4), true), Direction.NORTH, false);
   * pixels.headingThere(Pose.at(0, 0, 90))                // 0.0
   * pixels.headingThere(Pose.at(0, 0, 80))                // 350.0
   * pixels.headingHere(Point.ORIGIN, 45).degrees()        // 135.0
   * }</pre>
   *
   * @param points the map of the points
   * @param zero the direction here of heading 0 there
   * @param clockwise whether headings there grow clockwise, seen from here
   */
  record SimilarityFrame(Similarity points, Direction zero, boolean clockwise)
      implements CoordinateFrame {

    /** Returns the frame whose headings count from its own +x axis toward its +y axis. */
    public static SimilarityFrame ofAxes(Similarity points) {
      return new SimilarityFrame(points, points.turn(), points.mirrored());
    }

    @Override
    public Point pointThere(Point here) {
      return points.apply(here);
    }

    @Override
    public Point pointHere(Point there) {
      return points.invert(there);
    }

    @Override
    public double headingThere(Pose here) {
      double heading = here.heading().degrees();
      return Direction.ofDegrees(clockwise ? zero.degrees() - heading : heading - zero.degrees())
          .degrees();
    }

    @Override
    public Direction headingHere(Point there, double degrees) {
      return zero.turnedBy(clockwise ? -degrees : degrees);
    }

    @Override
    public boolean mirrored() {
      return points.mirrored();
    }

    @Override
    public CoordinateFrame counting(double zeroThere, boolean clockwiseHere) {
      return new SimilarityFrame(
          points, ofAxes(points).headingHere(Point.ORIGIN, zeroThere), clockwiseHere);
    }
  }

  /**
   * The frame of a program that shows the table in perspective, such as a photograph. A projective
   * map (a homography) maps its points. The map's derivative at a point maps headings. Places on or
   * beyond the horizon have no coordinates, neither here nor there.
   *
   * <p>The map is a matrix; any positive multiple of it is the same map. It takes (x, y, 1) there
   * to (u, v, w), and the point here is (u/w, v/w). Before the horizon w is positive.
   *
   * <pre>{@code
   * // The far edge, 100 units up, looks half as long as the near edge: w = 1 − y/200.
   * CoordinateFrame photo = new ProjectiveFrame(
   *     new Row(1, 0, 0), new Row(0, 1, 0), new Row(0, -0.005, 1), Direction.EAST, false);
   * photo.pointHere(new Point(40, 100))              // Point[x=80.0, y=200.0]
   * photo.headingHere(new Point(40, 100), 90)        // Direction[78.69…°], up and to the right
   * photo.pointHere(new Point(0, 200))               // refused: on the horizon
   * }</pre>
   *
   * @param x the row for u
   * @param y the row for v
   * @param w the row for w
   * @param zero the angle from the +x axis there toward the +y axis that counts as heading 0
   * @param clockwise whether headings there grow clockwise, seen from here
   */
  record ProjectiveFrame(Row x, Row y, Row w, Direction zero, boolean clockwise)
      implements CoordinateFrame {

    /** A row of the matrix. */
    public record Row(double x, double y, double one) {

      static Row of(double[] entries, int from) {
        return new Row(entries[from], entries[from + 1], entries[from + 2]);
      }

      private double times(double byX, double byY, double byOne) {
        return x * byX + y * byY + one * byOne;
      }
    }

    /**
     * Checks the matrix.
     *
     * @throws IllegalArgumentException if the map has no inverse
     */
    public ProjectiveFrame {
      double determinant = UnrolledDeterminantFromMinor_DDRM.det3(matrix(x, y, w));
      if (!(Math.abs(determinant) > 0) || !Double.isFinite(1 / determinant)) {
        throw new IllegalArgumentException(
            "a frame's matrix has an inverse, found determinant " + determinant);
      }
    }

    private static DMatrixRMaj matrix(Row x, Row y, Row w) {
      return new DMatrixRMaj(3, 3, true, x.x, x.y, x.one, y.x, y.y, y.one, w.x, w.y, w.one);
    }

    private ProjectiveFrame inverse() {
      DMatrixRMaj inverse = new DMatrixRMaj(3, 3);
      DMatrixRMaj matrix = matrix(x, y, w);
      double scale = 1 / CommonOps_DDRM.elementMaxAbs(matrix);
      UnrolledInverseFromMinor_DDRM.inv3(matrix, inverse, scale);
      double[] entries = inverse.data;
      return new ProjectiveFrame(
          Row.of(entries, 0), Row.of(entries, 3), Row.of(entries, 6), zero, clockwise);
    }

    @Override
    public Point pointThere(Point here) {
      return inverse().pointHere(here);
    }

    @Override
    public Point pointHere(Point there) {
      double to = w.times(there.x(), there.y(), 1);
      double toX = x.times(there.x(), there.y(), 1) / to;
      double toY = y.times(there.x(), there.y(), 1) / to;
      if (!(to > 0) || !Double.isFinite(toX) || !Double.isFinite(toY)) {
        throw new IllegalArgumentException(
            "(" + there.x() + ", " + there.y() + ") is on or beyond the frame's horizon");
      }
      return new Point(toX, toY);
    }

    @Override
    public double headingThere(Pose here) {
      double turn = zero.degreesTo(inverse().carried(here.position(), here.heading()));
      return Direction.ofDegrees(clockwise == mirrored() ? turn : -turn).degrees();
    }

    @Override
    public Direction headingHere(Point there, double degrees) {
      return carried(there, zero.turnedBy(clockwise == mirrored() ? degrees : -degrees));
    }

    /** Returns the image of a direction at a point, by the derivative of the map. */
    private Direction carried(Point there, Direction along) {
      Point here = pointHere(there);
      double by = w.times(along.cos(), along.sin(), 0);
      return Direction.of(
          new Vector(
              x.times(along.cos(), along.sin(), 0) - here.x() * by,
              y.times(along.cos(), along.sin(), 0) - here.y() * by));
    }

    /** {@inheritDoc} Where w is positive, a negative determinant reverses the sense of turning. */
    @Override
    public boolean mirrored() {
      return UnrolledDeterminantFromMinor_DDRM.det3(matrix(x, y, w)) < 0;
    }

    @Override
    public CoordinateFrame counting(double zeroThere, boolean clockwiseHere) {
      return new ProjectiveFrame(x, y, w, Direction.ofDegrees(zeroThere), clockwiseHere);
    }
  }
}
