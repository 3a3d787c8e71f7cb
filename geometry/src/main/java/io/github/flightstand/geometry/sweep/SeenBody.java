package io.github.flightstand.geometry.sweep;

/**
 * A body at rest as a moving body sees it: where it stands in the moving body's frame, and how that
 * moves over it.
 *
 * <p>Scratch space of one search: mutable, one thread. Millimetres.
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

  /** Takes another moving body. */
  void carry(BodyParts body) {
    moving = body;
  }

  /** Looks at a body from a place, heading and rates in the frame in which both are given. */
  void face(
      BodyParts body, double atX, double atY, double itsCos, double itsSin, MotionState state) {
    double c = state.cos();
    double s = state.sin();
    face(body, atX, atY, itsCos, itsSin, state.x(), state.y(), c, s);
    velocityX = c * state.velocityX() + s * state.velocityY();
    velocityY = c * state.velocityY() - s * state.velocityX();
    turnRate = state.turnRate();
  }

  /** Looks at a body from a place and heading in the frame in which both are given; none moves. */
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

  /** Returns where the origin of the body at rest is. */
  double x() {
    return x;
  }

  double y() {
    return y;
  }

  /** Returns the cosine of its heading. */
  double cos() {
    return cos;
  }

  double sin() {
    return sin;
  }

  /** Returns how fast the moving body's origin moves along its own x. */
  double velocityX() {
    return velocityX;
  }

  double velocityY() {
    return velocityY;
  }

  /** Returns how fast the moving body turns, in radians. */
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
   * Returns how far the bodies' boxes are apart along an axis of one of them: at most the signed
   * separation.
   *
   * @param seenX where the body at rest is instead, if the other one has moved on straight
   * @param seenY where it is
   */
  double boxGap(double seenX, double seenY) {
    double c = Math.abs(cos);
    double s = Math.abs(sin);
    double otherX = cos * seenX + sin * seenY;
    double otherY = cos * seenY - sin * seenX;
    return Math.max(
        boxGap(seenX, seenY, moving, fixed, c, s), boxGap(otherX, otherY, fixed, moving, c, s));
  }

  /** Returns how far one body's box lies outside another's along the axes of the latter. */
  private static double boxGap(
      double x, double y, BodyParts of, BodyParts from, double c, double s) {
    double length = c * from.halfLength() + s * from.halfWidth();
    double width = s * from.halfLength() + c * from.halfWidth();
    return Math.max(Math.abs(x) - of.halfLength() - length, Math.abs(y) - of.halfWidth() - width);
  }
}
