package io.github.flightstand.geometry.sweep;

/**
 * A body at rest as a moving body sees it: its place in that body's frame, and the frame's rates.
 *
 * <p>Mutable scratch space of one search, for one thread. Lengths are in millimeters.
 */
final class SeenBody {

  private BodyParts moving;
  private BodyParts fixed;
  private double x;
  private double y;
  private double cos;
  private double sin;
  private double velocityX;
  private double velocityY;
  private double turnRate;

  SeenBody(BodyParts moving) {
    this.moving = moving;
    fixed = moving;
  }

  /** Sets the moving body. */
  void carry(BodyParts body) {
    moving = body;
  }

  /** Faces a body from a place, heading and rates; both are given in one frame. */
  void face(
      BodyParts body, double atX, double atY, double itsCos, double itsSin, MotionState state) {
    double c = state.cos();
    double s = state.sin();
    face(body, atX, atY, itsCos, itsSin, state.x(), state.y(), c, s);
    velocityX = c * state.velocityX() + s * state.velocityY();
    velocityY = c * state.velocityY() - s * state.velocityX();
    turnRate = state.turnRate();
  }

  /** Faces a body from a place and heading, with all rates 0; both are given in one frame. */
  void face(
      BodyParts body,
      double atX,
      double atY,
      double itsCos,
      double itsSin,
      double fromX,
      double fromY,
      double c,
      double s) {
    fixed = body;
    double dx = atX - fromX;
    double dy = atY - fromY;
    x = c * dx + s * dy;
    y = c * dy - s * dx;
    cos = c * itsCos + s * itsSin;
    sin = c * itsSin - s * itsCos;
    velocityX = 0;
    velocityY = 0;
    turnRate = 0;
  }

  BodyParts moving() {
    return moving;
  }

  BodyParts fixed() {
    return fixed;
  }

  /** Returns the x of the origin of the body at rest. */
  double x() {
    return x;
  }

  double y() {
    return y;
  }

  /** Returns the cosine of the heading of the body at rest. */
  double cos() {
    return cos;
  }

  double sin() {
    return sin;
  }

  /** Returns the rate of the moving body's origin along its own x. */
  double velocityX() {
    return velocityX;
  }

  double velocityY() {
    return velocityY;
  }

  /** Returns the rate of the moving body's turn, in radians. */
  double turnRate() {
    return turnRate;
  }

  /**
   * Returns a bound of every corner distance's second derivative over a stretch of half width h
   * about this state.
   */
  double curvature(MotionBounds bounds, double h) {
    double distance = Math.sqrt(x * x + y * y);
    double reach = Math.max(moving.reach(), distance + fixed.reach() + bounds.speed() * h);
    return bounds.distanceCurvature(reach);
  }

  /**
   * Returns the gap of the bodies' boxes along an axis of one, at most the signed separation.
   *
   * @param seenX the x of the body at rest to use instead, if the moving body has moved on straight
   * @param seenY the y of the body at rest to use instead
   */
  double boxGap(double seenX, double seenY) {
    double c = Math.abs(cos);
    double s = Math.abs(sin);
    double otherX = cos * seenX + sin * seenY;
    double otherY = cos * seenY - sin * seenX;
    return Math.max(
        boxGap(seenX, seenY, moving, fixed, c, s), boxGap(otherX, otherY, fixed, moving, c, s));
  }

  /** Returns the gap between one body's box and another's along the axes of {@code of}. */
  private static double boxGap(
      double x, double y, BodyParts of, BodyParts from, double c, double s) {
    double length = c * from.halfLength() + s * from.halfWidth();
    double width = s * from.halfLength() + c * from.halfWidth();
    return Math.max(Math.abs(x) - of.halfLength() - length, Math.abs(y) - of.halfWidth() - width);
  }
}
