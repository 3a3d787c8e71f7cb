package io.github.flightstand.geometry.query;

import java.math.BigDecimal;
import org.locationtech.jts.math.DD;

/**
 * Whether a point is farther from an edge than a given level, never wrong.
 *
 * <p>Each question is the sign of a number. It is worked out in three stages, as the predicates of
 * Google's S2 library are: in doubles, which decide if the number is larger than a proven bound of
 * its error; in double-double arithmetic (106 bits, through JTS) with its own bound; and at last
 * exactly, in {@link BigDecimal}, by comparing squares. Coordinates are taken as they are; they and
 * the level must be below 1e75, so that no product overflows.
 *
 * <p>In the bounds u is 2⁻⁵³, the greatest relative error of one operation on doubles.
 */
final class DistanceSign {

  /** What a stage answers if it cannot decide. */
  static final int UNDECIDED = 2;

  private static final double U = 0x1p-53;

  /** Absorbs what is lost where a product falls below the normal doubles. */
  private static final double UNDERFLOW = 0x1p-1000;

  /**
   * A generous relative error of a dozen double-double operations: JTS's sum and product keep at
   * least 100 bits, its square root 98.
   */
  private static final double DD_ERROR = 0x1p-92;

  private DistanceSign() {}

  /**
   * Returns the sign of how far a point lies to the right of the line from a to b, less the level.
   * The right is the outside of an edge of a counter-clockwise outline.
   */
  static int rightOfLine(
      double ax, double ay, double bx, double by, double px, double py, double level) {
    int sign = rightOfLineInDoubles(ax, ay, bx, by, px, py, level);
    if (sign == UNDECIDED) {
      sign = rightOfLineInDoubleDoubles(ax, ay, bx, by, px, py, level);
    }
    return sign == UNDECIDED ? rightOfLineExactly(ax, ay, bx, by, px, py, level) : sign;
  }

  /**
   * The first stage. With e = b − a and d = p − a the number is dx·ey − dy·ex − level·|e|.
   *
   * <p>A difference has the relative error u. A product of two differences then has 3u, the
   * difference of the two products at most 4u (|dx·ey| + |dy·ex|) to first order. The length: 3u
   * for a square, 4u for the sum, half of it and u after the root, so 3u, and 4u after the product
   * with the level. The last subtraction adds u of what it is made of. So 5u (|dx·ey| + |dy·ex| +
   * |level|·|e|) bounds the error to first order; 8u leaves room for the second order and for the
   * rounding of the bound itself.
   */
  static int rightOfLineInDoubles(
      double ax, double ay, double bx, double by, double px, double py, double level) {
    double ex = bx - ax;
    double ey = by - ay;
    double first = (px - ax) * ey;
    double second = (py - ay) * ex;
    double shift = level * Math.sqrt(ex * ex + ey * ey);
    double value = first - second - shift;
    double bound = 8 * U * (Math.abs(first) + Math.abs(second) + Math.abs(shift)) + UNDERFLOW;
    return Math.abs(value) > bound ? (int) Math.signum(value) : UNDECIDED;
  }

  /** The second stage: the same in double-double arithmetic, where the differences are exact. */
  static int rightOfLineInDoubleDoubles(
      double ax, double ay, double bx, double by, double px, double py, double level) {
    DD ex = DD.valueOf(bx).subtract(ax);
    DD ey = DD.valueOf(by).subtract(ay);
    DD first = DD.valueOf(px).subtract(ax).multiply(ey);
    DD second = DD.valueOf(py).subtract(ay).multiply(ex);
    DD shift = ex.sqr().add(ey.sqr()).sqrt().multiply(level);
    DD value = first.subtract(second).subtract(shift);
    double size = first.abs().add(second.abs()).add(shift.abs()).doubleValue();
    return value.abs().doubleValue() > DD_ERROR * size + UNDERFLOW ? value.signum() : UNDECIDED;
  }

  /** The last stage: m = dx·ey − dy·ex against level·|e|, by signs, then by squares. */
  static int rightOfLineExactly(
      double ax, double ay, double bx, double by, double px, double py, double level) {
    BigDecimal ex = difference(bx, ax);
    BigDecimal ey = difference(by, ay);
    BigDecimal m = cross(difference(px, ax), difference(py, ay), ex, ey);
    int levelSign = (int) Math.signum(level);
    if (m.signum() != levelSign) {
      return m.signum() > levelSign ? 1 : -1;
    }
    return levelSign * m.multiply(m).compareTo(square(level).multiply(squaredLength(ex, ey)));
  }

  /**
   * Returns the sign of the distance of a point from the segment from a to b, less the level.
   *
   * @param level at least 0
   */
  static int fromSegment(
      double ax, double ay, double bx, double by, double px, double py, double level) {
    int sign = fromSegmentInDoubles(ax, ay, bx, by, px, py, level);
    if (sign == UNDECIDED) {
      sign = fromSegmentInDoubleDoubles(ax, ay, bx, by, px, py, level);
    }
    return sign == UNDECIDED ? fromSegmentExactly(ax, ay, bx, by, px, py, level) : sign;
  }

  /**
   * The first stage. Beside the segment the distance is |dx·ey − dy·ex| / |e|, else that from an
   * end.
   *
   * <p>As above the numerator is within 4u (|dx·ey| + |dy·ex|) ≤ 8u |d||e| of its value, so the
   * quotient within 8u |d| and 5u of itself; an end's distance is within 3u of itself. If rounding
   * picks the wrong one of the two, the foot is within 8u |d| of that end along the segment and the
   * two distances differ by less than that. 32u |d| is more than all of it, |d| being the greater
   * of the distances from the ends.
   */
  static int fromSegmentInDoubles(
      double ax, double ay, double bx, double by, double px, double py, double level) {
    double ex = bx - ax;
    double ey = by - ay;
    double dx = px - ax;
    double dy = py - ay;
    double fx = px - bx;
    double fy = py - by;
    double fromA = Math.sqrt(dx * dx + dy * dy);
    double fromB = Math.sqrt(fx * fx + fy * fy);
    double distance;
    if (dx * ex + dy * ey <= 0) {
      distance = fromA;
    } else if (fx * ex + fy * ey >= 0) {
      distance = fromB;
    } else {
      distance = Math.abs(dx * ey - dy * ex) / Math.sqrt(ex * ex + ey * ey);
    }
    double value = distance - level;
    double bound = 32 * U * Math.max(fromA, fromB) + 2 * U * level + UNDERFLOW;
    return Math.abs(value) > bound ? (int) Math.signum(value) : UNDECIDED;
  }

  /** The second stage: the same in double-double arithmetic. */
  static int fromSegmentInDoubleDoubles(
      double ax, double ay, double bx, double by, double px, double py, double level) {
    DD ex = DD.valueOf(bx).subtract(ax);
    DD ey = DD.valueOf(by).subtract(ay);
    DD dx = DD.valueOf(px).subtract(ax);
    DD dy = DD.valueOf(py).subtract(ay);
    DD fx = DD.valueOf(px).subtract(bx);
    DD fy = DD.valueOf(py).subtract(by);
    DD fromA = dx.sqr().add(dy.sqr()).sqrt();
    DD fromB = fx.sqr().add(fy.sqr()).sqrt();
    DD distance;
    if (dx.multiply(ex).add(dy.multiply(ey)).signum() <= 0) {
      distance = fromA;
    } else if (fx.multiply(ex).add(fy.multiply(ey)).signum() >= 0) {
      distance = fromB;
    } else {
      DD cross = dx.multiply(ey).subtract(dy.multiply(ex));
      distance = cross.abs().divide(ex.sqr().add(ey.sqr()).sqrt());
    }
    DD value = distance.subtract(level);
    double size = fromA.max(fromB).doubleValue() + level;
    return value.abs().doubleValue() > DD_ERROR * size + UNDERFLOW ? value.signum() : UNDECIDED;
  }

  /** The last stage: squares against the level's square, multiplied out. */
  static int fromSegmentExactly(
      double ax, double ay, double bx, double by, double px, double py, double level) {
    BigDecimal ex = difference(bx, ax);
    BigDecimal ey = difference(by, ay);
    BigDecimal dx = difference(px, ax);
    BigDecimal dy = difference(py, ay);
    BigDecimal fx = difference(px, bx);
    BigDecimal fy = difference(py, by);
    BigDecimal limit = square(level);
    if (dx.multiply(ex).add(dy.multiply(ey)).signum() <= 0) {
      return squaredLength(dx, dy).compareTo(limit);
    }
    if (fx.multiply(ex).add(fy.multiply(ey)).signum() >= 0) {
      return squaredLength(fx, fy).compareTo(limit);
    }
    BigDecimal m = cross(dx, dy, ex, ey);
    return m.multiply(m).compareTo(limit.multiply(squaredLength(ex, ey)));
  }

  private static BigDecimal difference(double a, double b) {
    return new BigDecimal(a).subtract(new BigDecimal(b));
  }

  private static BigDecimal square(double a) {
    BigDecimal exact = new BigDecimal(a);
    return exact.multiply(exact);
  }

  private static BigDecimal squaredLength(BigDecimal x, BigDecimal y) {
    return x.multiply(x).add(y.multiply(y));
  }

  private static BigDecimal cross(BigDecimal dx, BigDecimal dy, BigDecimal ex, BigDecimal ey) {
    return dx.multiply(ey).subtract(dy.multiply(ex));
  }
}
