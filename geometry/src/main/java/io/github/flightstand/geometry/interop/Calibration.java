package io.github.flightstand.geometry.interop;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.interop.CoordinateFrame.SimilarityFrame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.NormOps_DDRM;

/**
 * A calibration of another program's frame: places, and perhaps headings, known both here and
 * there, and the frame that fits them best.
 *
 * <pre>{@code
 * Calibration known = new Calibration(
 *     Model.SIMILARITY,
 *     List.of(
 *         new Match(Pose.at(0, 0, 90), new Point(10, 20), Optional.of(0.0)),
 *         new Match(Pose.at(100, 0, 0), new Point(210, 20), Optional.of(90.0)),
 *         Match.of(new Point(0, 100), new Point(10, -180))),
 *     Optional.empty(), Optional.empty());
 * known.fit().frame()       // scale 2, no turn, origin (-5, 10), mirrored; 0 is up, clockwise
 * known.fit().points()      // Residual[rms=0, worst=0], up to rounding
 * }</pre>
 *
 * @param mirrored whether the frame's +y axis is clockwise of its +x axis, seen from here; if
 *     empty, the fit works it out
 * @param clockwise whether headings there grow clockwise, seen from here; if empty, the fit works
 *     it out. If no heading is matched either, headings are angles in the frame's own axes: 0 along
 *     its +x axis, growing toward its +y axis
 */
public record Calibration(
    Model model, List<Match> pairs, Optional<Boolean> mirrored, Optional<Boolean> clockwise) {

  /** The least ratio of the wrong sense's residuals to the right sense's that decides the sense. */
  static final double DECISIVE = 2;

  /** Residuals of headings below this are rounding, in degrees. */
  private static final double FLAT = 1e-6;

  /** Headings that are off by more contradict each other, in degrees. */
  private static final double CONTRADICTION = 45;

  /** The least number of points whose residuals give their error. */
  private static final int TELLING = 5;

  /** The steps of numerical derivatives: a share of the spread, and degrees. */
  private static final double STEP = 1e-5;

  private static final double TURN = 1e-2;

  /** The kind of map between here and there: one for each kind of frame. */
  public enum Model {
    SIMILARITY,
    PROJECTIVE
  }

  /**
   * A place in both coordinate systems.
   *
   * @param here the place on the table, in millimeters, with the heading here if one is matched
   * @param there the place in the other program's coordinates
   * @param heading the heading there, in degrees, if one is matched
   */
  public record Match(Pose here, Point there, Optional<Double> heading) {

    /** Returns a place without a heading. */
    public static Match of(Point here, Point there) {
      return new Match(new Pose(here.x(), here.y(), Direction.EAST), there, Optional.empty());
    }
  }

  /**
   * The frame that fits best.
   *
   * @param points the residuals of the points, in millimeters here
   * @param headings the residuals of the headings, in degrees there; empty without headings
   */
  public record Fit(CoordinateFrame frame, Residual points, Optional<Residual> headings) {}

  /**
   * The residuals of a fit: their root mean square, and the largest.
   *
   * @param rms the root mean square
   * @param worst the greatest
   */
  public record Residual(double rms, double worst) {

    private static Residual of(double... residuals) {
      double sum = 0;
      double worst = 0;
      for (double residual : residuals) {
        sum += residual * residual;
        worst = Math.max(worst, Math.abs(residual));
      }
      return new Residual(Math.sqrt(sum / residuals.length), worst);
    }
  }

  /** Thrown, with a sentence for the caller, if the matches do not determine a frame. */
  public static final class UndeterminedFrameException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    UndeterminedFrameException(String message) {
      super(message);
    }
  }

  /** Points relative to their center, one per row, divided by the root of their sum of squares. */
  record Centred(Point centre, double spread, DMatrixRMaj rows) {

    /** Spreads below this share of the coordinates are rounding. */
    private static final double ROUNDING = 1e-9;

    static Centred here(List<Match> pairs) {
      return of(pairs, pair -> pair.here().position(), "on the table");
    }

    static Centred there(List<Match> pairs) {
      return of(pairs, Match::there, "in the tool");
    }

    private static Centred of(List<Match> pairs, Function<Match, Point> place, String where) {
      List<Point> points = pairs.stream().map(place).toList();
      double x = 0;
      double y = 0;
      for (Point p : points) {
        x += p.x() / points.size();
        y += p.y() / points.size();
      }
      DMatrixRMaj rows = new DMatrixRMaj(points.size(), 2);
      for (int i = 0; i < points.size(); i++) {
        rows.set(i, 0, points.get(i).x() - x);
        rows.set(i, 1, points.get(i).y() - y);
      }
      double spread = NormOps_DDRM.normF(rows);
      double size = points.stream().mapToDouble(p -> p.distanceTo(Point.ORIGIN)).max().orElse(0);
      if (!(spread > ROUNDING * size)) {
        throw new UndeterminedFrameException(
            "the points " + where + " are all in one place, expected at least two places");
      }
      // Scales to the order of 1, so that neither squares nor products overflow or underflow.
      CommonOps_DDRM.divide(rows, spread);
      return new Centred(new Point(x, y), spread, rows);
    }
  }

  /**
   * Returns the frame that fits best.
   *
   * @throws UndeterminedFrameException if points or headings do not determine it or contradict each
   *     other
   */
  public Fit fit() {
    CoordinateFrame axes =
        model == Model.PROJECTIVE
            ? ProjectiveFit.of(pairs)
            : SimilarityFrame.ofAxes(SimilarityFit.of(pairs, mirrored));
    if (mirrored.isPresent() && mirrored.get() != axes.mirrored()) {
      throw new UndeterminedFrameException(
          "the points fit a tool that is " + (axes.mirrored() ? "" : "not ") + "mirrored");
    }
    Residual left =
        Residual.of(
            pairs.stream()
                .mapToDouble(p -> axes.pointHere(p.there()).distanceTo(p.here().position()))
                .toArray());
    if (pairs.stream().allMatch(pair -> pair.heading().isEmpty())) {
      boolean sense = clockwise.orElse(axes.clockwise());
      return new Fit(axes.counting(0, sense), left, Optional.empty());
    }
    Fit one = counted(axes, left, clockwise.orElse(true));
    Fit other = counted(axes, left, clockwise.orElse(false));
    boolean swap = other.headings().orElseThrow().rms() < one.headings().orElseThrow().rms();
    Residual better = (swap ? other : one).headings().orElseThrow();
    Residual worse = (swap ? one : other).headings().orElseThrow();
    if (clockwise.isEmpty() && !(worse.rms() > Math.max(FLAT, DECISIVE * better.rms()))) {
      throw new UndeterminedFrameException(
          "the headings fit a tool that counts clockwise about as well as one that does not, as one"
              + " heading and opposite ones do, expected two across each other, or 'clockwise'");
    }
    if (better.worst() > CONTRADICTION) {
      throw new UndeterminedFrameException(
          "the headings contradict each other: one is off by " + better.worst() + " degrees");
    }
    return swap ? other : one;
  }

  /** Returns the fit for a sense of counting, with the mean of the headings' zeros. */
  private Fit counted(CoordinateFrame axes, Residual left, boolean sense) {
    List<Direction> zeros = new ArrayList<>();
    Vector sum = new Vector(0, 0);
    for (Match pair : pairs) {
      if (pair.heading().isPresent()) {
        double turn = sense == axes.mirrored() ? -pair.heading().get() : pair.heading().get();
        Direction zero = Direction.ofDegrees(axes.headingThere(pair.here()) + turn);
        zeros.add(zero);
        sum = new Vector(sum.x() + zero.cos(), sum.y() + zero.sin());
      }
    }
    Direction mean = sum.equals(new Vector(0, 0)) ? Direction.EAST : Direction.of(sum);
    return new Fit(
        axes.counting(mean.degrees(), sense),
        left,
        Optional.of(Residual.of(zeros.stream().mapToDouble(mean::degreesTo).toArray())));
  }

  /**
   * Returns the deviation of a coordinate of the points there, in units there, estimated from the
   * residuals. It is the root of their sum of squares over the number of coordinates beyond the
   * model's parameters. Empty if there are fewer than five points.
   */
  public OptionalDouble error(Fit fit) {
    double sum = 0;
    for (Match pair : pairs) {
      double off = fit.frame().pointThere(pair.here().position()).distanceTo(pair.there());
      sum += off * off;
    }
    int figures = model == Model.PROJECTIVE ? 8 : 4;
    return pairs.size() < TELLING
        ? OptionalDouble.empty()
        : OptionalDouble.of(Math.sqrt(sum / (2 * pairs.size() - figures)));
  }

  /**
   * Returns the covariance of x, y (mm) and heading (degrees) on the table for a pose that is read
   * off in the other program and mapped here by the fitted frame.
   *
   * <p>The model: every number read off there has an independent normal error. The deviation is
   * {@code error} for each coordinate of a matched point and of the pose, and {@code headingError}
   * for each heading. Places and headings on the table are exact. Errors propagate through fit and
   * frame to first order, by the derivative of the pose here with respect to each number read off.
   * So the covariance includes the pose's own error and that of the frame's parameters, which grows
   * away from the matched points. It does not say what errors several poses have in common.
   *
   * @param fit a fit of this calibration
   * @param error the deviation of each coordinate of a point, in units there
   * @param headingError the deviation of each heading, in degrees
   * @throws IllegalArgumentException if the pose is on or beyond the frame's horizon
   */
  public Covariance errors(
      Fit fit, Point there, double heading, double error, double headingError) {
    List<Match> read = new ArrayList<>(pairs);
    read.add(new Match(Pose.IDENTITY, there, Optional.of(heading)));
    double step = STEP * Centred.there(pairs).spread();
    double[][] factor = new double[3][3 * read.size()];
    for (int i = 0; i < read.size(); i++) {
      for (int k = 0; k < (read.get(i).heading().isPresent() ? 3 : 2); k++) {
        double by = k == 2 ? TURN : step;
        double share = (k == 2 ? headingError : error) / (2 * by);
        Pose less = moved(fit, read, i, k, -by);
        Pose more = moved(fit, read, i, k, by);
        factor[0][3 * i + k] = share * (more.x() - less.x());
        factor[1][3 * i + k] = share * (more.y() - less.y());
        factor[2][3 * i + k] = share * less.heading().degreesTo(more.heading());
      }
    }
    double[] ones = new double[3 * read.size()];
    Arrays.fill(ones, 1);
    return Covariance.ofDeviations(ones).mapped(factor);
  }

  /** Returns the pose here of the last match after moving one number of one match by {@code by}. */
  private Pose moved(Fit fit, List<Match> read, int which, int number, double by) {
    Match from = read.get(which);
    Point there = from.there().plus(new Vector(number == 0 ? by : 0, number == 1 ? by : 0));
    List<Match> moved = new ArrayList<>(read);
    moved.set(
        which, new Match(from.here(), there, from.heading().map(h -> number == 2 ? h + by : h)));
    Match pose = moved.remove(pairs.size());
    CoordinateFrame frame = fit.frame();
    if (which < pairs.size()) {
      Optional<Boolean> mirror = Optional.of(frame.mirrored());
      frame = new Calibration(model, moved, mirror, Optional.of(frame.clockwise())).fit().frame();
    }
    Point here = frame.pointHere(pose.there());
    return new Pose(
        here.x(), here.y(), frame.headingHere(pose.there(), pose.heading().orElseThrow()));
  }
}
