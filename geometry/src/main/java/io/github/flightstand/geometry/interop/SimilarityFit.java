package io.github.flightstand.geometry.interop;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import java.util.List;
import java.util.Optional;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.NormOps_DDRM;
import org.ejml.dense.row.SingularOps_DDRM;
import org.ejml.dense.row.factory.DecompositionFactory_DDRM;
import org.ejml.interfaces.decomposition.SingularValueDecomposition_F64;

/**
 * The similarity that best leads from points here to the same points there: the one with the least
 * sum of squared distances, found from the singular values of the points' cross-covariance (S.
 * Umeyama, Least-squares estimation of transformation parameters between two point patterns, IEEE
 * PAMI 13, 1991).
 *
 * <p>Two points in different places determine scale, turn and shift, but not whether the other
 * system is mirrored, nor does any number of points on one line. So the mirror is either given, and
 * two points are enough, or worked out, and then the fit is refused unless the points decide it:
 * the wrong choice has to leave residuals at least {@value #DECISIVE} times as large as the right
 * one.
 *
 * <pre>{@code
 * SimilarityFit fit = SimilarityFit.of(List.of(
 *     new MatchedPoints(new Point(0, 0), new Point(10, 20)),
 *     new MatchedPoints(new Point(100, 0), new Point(210, 20)),
 *     new MatchedPoints(new Point(0, 100), new Point(10, -180))));
 * fit.similarity()   // scale 2, no turn, origin (-5, 10), mirrored
 * fit.rms()          // 0, up to rounding
 * }</pre>
 *
 * @param similarity the similarity
 * @param rms the root of the mean of the squared residuals, in millimetres here
 * @param worst the largest residual, in millimetres here
 */
public record SimilarityFit(Similarity similarity, double rms, double worst) {

  /** How many times as large the residuals of the wrong mirroring have to be, at the least. */
  static final double DECISIVE = 2;

  /** Spreads smaller than this share of the numbers themselves are rounding. */
  private static final double ROUNDING = 1e-9;

  /** Residuals smaller than this share of the spread are rounding: roots of a few 1e-16. */
  private static final double FLAT = 1e-6;

  /**
   * Returns the best similarity, mirrored or not.
   *
   * @throws UndeterminedSimilarityException if there are fewer than three points, all are in one
   *     place or nearly on one line, or the two sets have nothing in common
   */
  public static SimilarityFit of(List<MatchedPoints> pairs) {
    return new Moments(pairs).fit(Optional.empty());
  }

  /**
   * Returns the best similarity that is mirrored, or the best that is not.
   *
   * @throws UndeterminedSimilarityException if there are fewer than two points, all are in one
   *     place, or the two sets have nothing in common
   */
  public static SimilarityFit of(List<MatchedPoints> pairs, boolean mirrored) {
    return new Moments(pairs).fit(Optional.of(mirrored));
  }

  /**
   * One place in two systems of coordinates.
   *
   * <pre>{@code
   * // what is 100 mm along our x axis stands at (210, 20) in the other program
   * new MatchedPoints(new Point(100, 0), new Point(210, 20))
   * }</pre>
   *
   * @param here where it is on the table, in millimetres
   * @param there where it is in the other program's units
   */
  public record MatchedPoints(Point here, Point there) {}

  /**
   * Thrown if matched points leave open which similarity leads from the ones to the others.
   *
   * <pre>{@code
   * SimilarityFit.of(List.of(new MatchedPoints(new Point(0, 0), new Point(10, 20))))
   * // a fit needs matched points in at least two places, found 1
   * }</pre>
   */
  public static final class UndeterminedSimilarityException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    /** Creates the exception with one sentence for the caller. */
    public UndeterminedSimilarityException(String message) {
      super(message);
    }
  }

  /** The points about their centres, and what the fit needs of them. */
  private static final class Moments {

    private final List<MatchedPoints> pairs;
    private final Point hereCentre;
    private final Point thereCentre;
    private final double spreadHere;
    private final double spreadThere;
    private final DMatrixRMaj u;
    private final DMatrixRMaj v;
    private final double larger;
    private final double smaller;

    Moments(List<MatchedPoints> pairs) {
      if (pairs.size() < 2) {
        throw new UndeterminedSimilarityException(
            "a fit needs matched points in at least two places, found " + pairs.size());
      }
      this.pairs = pairs;
      List<Point> here = pairs.stream().map(MatchedPoints::here).toList();
      List<Point> there = pairs.stream().map(MatchedPoints::there).toList();
      hereCentre = centre(here);
      thereCentre = centre(there);
      DMatrixRMaj hereOut = rows(here, hereCentre);
      DMatrixRMaj thereOut = rows(there, thereCentre);
      spreadHere = spread(hereOut, here, "here");
      spreadThere = spread(thereOut, there, "there");
      // Scaled to the order of one, so that neither squares nor products leave the doubles.
      CommonOps_DDRM.divide(hereOut, spreadHere);
      CommonOps_DDRM.divide(thereOut, spreadThere);
      DMatrixRMaj covariance = new DMatrixRMaj(2, 2);
      CommonOps_DDRM.multTransA(thereOut, hereOut, covariance);
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

    private static Point centre(List<Point> points) {
      double x = 0;
      double y = 0;
      for (Point p : points) {
        x += p.x() / points.size();
        y += p.y() / points.size();
      }
      return new Point(x, y);
    }

    /** The points as they lie about a centre, a row each. */
    private static DMatrixRMaj rows(List<Point> points, Point centre) {
      DMatrixRMaj rows = new DMatrixRMaj(points.size(), 2);
      for (int i = 0; i < points.size(); i++) {
        rows.set(i, 0, points.get(i).x() - centre.x());
        rows.set(i, 1, points.get(i).y() - centre.y());
      }
      return rows;
    }

    /** The root of the sum of the squared distances from the centre. */
    private static double spread(DMatrixRMaj out, List<Point> points, String where) {
      double spread = NormOps_DDRM.normF(out);
      double size = points.stream().mapToDouble(p -> p.distanceTo(Point.ORIGIN)).max().orElse(0);
      if (!(spread > ROUNDING * size)) {
        throw new UndeterminedSimilarityException(
            "the points '" + where + "' are all in one place, expected at least two places");
      }
      return spread;
    }

    SimilarityFit fit(Optional<Boolean> mirrored) {
      return best(mirrored.orElseGet(this::decideMirror));
    }

    /** Which of the two orthogonal matrices nearest to the covariance fits better. */
    private boolean decideMirror() {
      boolean asTheyLie = CommonOps_DDRM.det(u) * CommonOps_DDRM.det(v) < 0;
      double better = leftOver(larger + smaller);
      double worse = leftOver(larger - smaller);
      if (!(worse > FLAT) || !(worse >= DECISIVE * better)) {
        throw new UndeterminedSimilarityException(
            "the points fit a mirrored 'there' about as well as one that is not, as points on one"
                + " line do, expected three that span a triangle");
      }
      return asTheyLie;
    }

    /** The residuals that remain, as a share of the spread there, for the trace of a fit. */
    private static double leftOver(double trace) {
      return StrictMath.sqrt(Math.max(0, 1 - trace * trace));
    }

    private SimilarityFit best(boolean mirrored) {
      double sign =
          CommonOps_DDRM.det(u) * CommonOps_DDRM.det(v) * (mirrored ? -1 : 1) < 0 ? -1 : 1;
      double trace = larger + sign * smaller;
      if (!(trace > ROUNDING)) {
        throw new UndeterminedSimilarityException(
            "the points 'here' and 'there' have nothing in common, expected the same places in"
                + " both");
      }
      double scale = trace * spreadThere / spreadHere;
      // The first row of u · diag(1, sign) · vᵀ holds the cosine and sine of the turn.
      double cos = u.get(0, 0) * v.get(0, 0) + sign * u.get(0, 1) * v.get(0, 1);
      double sin = u.get(0, 0) * v.get(1, 0) + sign * u.get(0, 1) * v.get(1, 1);
      Similarity atCentre =
          new Similarity(scale, Direction.of(new Vector(cos, sin)), hereCentre, mirrored);
      Point origin = atCentre.invert(new Point(-thereCentre.x(), -thereCentre.y()));
      return withResiduals(new Similarity(scale, atCentre.turn(), origin, mirrored));
    }

    private SimilarityFit withResiduals(Similarity similarity) {
      double sum = 0;
      double worst = 0;
      for (MatchedPoints pair : pairs) {
        double residual = similarity.invert(pair.there()).distanceTo(pair.here());
        sum += residual * residual;
        worst = Math.max(worst, residual);
      }
      return new SimilarityFit(similarity, StrictMath.sqrt(sum / pairs.size()), worst);
    }
  }
}
