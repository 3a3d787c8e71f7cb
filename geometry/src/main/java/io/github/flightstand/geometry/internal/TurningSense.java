package io.github.flightstand.geometry.internal;

/**
 * Which way a path turns at a corner, exactly.
 *
 * <p>That is the sign of the determinant (a − c) × (b − c). Where doubles do not decide it, its six
 * products are added without rounding, each as its double and what that double lacks, in the way of
 * Shewchuk ("Adaptive precision floating-point arithmetic and fast robust geometric predicates",
 * 1997). Exact for coordinates up to 1e150 whose products are 0 or at least 1e-270.
 *
 * <pre>{@code
 * TurningSense.of(0, 0, 10, 0, 20, 5)              // 1: left
 * TurningSense.of(0, 0, -0.01, -0.06, 2.56, 15.36) // 0: straight back
 * }</pre>
 */
public final class TurningSense {

  /** More than three halves of 2⁻⁵² by rounding: the determinant's error, of what it subtracts. */
  private static final double SURE = 3.4e-16;

  /** Splits a double in two of at most 26 bits: 2²⁷ + 1. */
  private static final double HALVING = 134_217_729;

  /** Numbers in ascending order of size without common bits; their sum is what was added. */
  private final double[] sum = new double[12];

  private int size;

  private TurningSense() {}

  /** Returns 1 if the path from a via b to c turns left, −1 if right, 0 if it is straight. */
  public static int of(double ax, double ay, double bx, double by, double cx, double cy) {
    double left = (ax - cx) * (by - cy);
    double right = (ay - cy) * (bx - cx);
    double turn = left - right;
    if (Math.abs(turn) > SURE * (Math.abs(left) + Math.abs(right))) {
      return turn > 0 ? 1 : -1;
    }
    TurningSense exact = new TurningSense();
    exact.addCross(ax, ay, bx, by);
    exact.addCross(bx, by, cx, cy);
    exact.addCross(cx, cy, ax, ay);
    return exact.sign();
  }

  private void addCross(double x, double y, double nextX, double nextY) {
    addProduct(x, nextY);
    addProduct(-y, nextX);
  }

  private void addProduct(double x, double y) {
    double product = x * y;
    double highX = high(x);
    double highY = high(y);
    double lowX = x - highX;
    double lowY = y - highY;
    add(((highX * highY - product) + highX * lowY + lowX * highY) + lowX * lowY);
    add(product);
  }

  private static double high(double x) {
    double wide = HALVING * x;
    return wide - (wide - x);
  }

  /** Adds a number; what a rounded sum lacks stays behind in its place. */
  private void add(double number) {
    double carried = number;
    for (int i = 0; i < size; i++) {
      double rounded = carried + sum[i];
      double back = rounded - carried;
      sum[i] = (carried - (rounded - back)) + (sum[i] - back);
      carried = rounded;
    }
    sum[size++] = carried;
  }

  /** The largest number that is not 0 outweighs all others. */
  private int sign() {
    for (int i = size - 1; i >= 0; i--) {
      if (sum[i] != 0) {
        return sum[i] > 0 ? 1 : -1;
      }
    }
    return 0;
  }
}
