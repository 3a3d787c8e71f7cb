package io.github.flightstand.geometry.query;

/**
 * The unit vector half-way between two others, counter-clockwise from the first and at most 180
 * degrees from it.
 *
 * <p>It points along the sum of the two, or square to their difference: whichever of the two is
 * longer is the better conditioned.
 */
final class ArcMiddle {

  private ArcMiddle() {}

  static double x(double fromX, double fromY, double toX, double toY) {
    boolean narrow = fromX * toX + fromY * toY > 0;
    double x = narrow ? fromX + toX : toY - fromY;
    double y = narrow ? fromY + toY : fromX - toX;
    return x / Math.sqrt(x * x + y * y);
  }

  static double y(double fromX, double fromY, double toX, double toY) {
    // The same a quarter turn further: (x, y) turned by −90° is (y, −x).
    return x(fromY, -fromX, toY, -toX);
  }
}
