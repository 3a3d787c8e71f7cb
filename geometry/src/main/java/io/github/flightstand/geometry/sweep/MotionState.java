package io.github.flightstand.geometry.sweep;

/**
 * The place, heading and rates of a moving body at one value of the parameter.
 *
 * <p>Mutable, so that a search can fill the same object thousands of times; it belongs to one
 * search at a time. Positions are in millimeters in the motion's frame. Rates are per unit of the
 * parameter (for a slide, per millimeter); turning is in radians, positive counterclockwise.
 *
 * <pre>{@code
 * MotionState state = new MotionState();
 * state.stand(200, 100, 0, 1);   // facing +y
 * state.move(0, 1, 0);   // ahead, 1 mm per unit of the parameter
 * state.sin()            // 1.0
 * state.velocityY()      // 1.0
 * }</pre>
 */
public final class MotionState {

  private double x;
  private double y;
  private double cos = 1;
  private double sin;
  private double velocityX;
  private double velocityY;
  private double turnRate;

  /** Sets the place and heading; the rates become 0. */
  public void stand(double newX, double newY, double newCos, double newSin) {
    x = newX;
    y = newY;
    cos = newCos;
    sin = newSin;
    move(0, 0, 0);
  }

  /** Sets the rates. */
  public void move(double newVelocityX, double newVelocityY, double newTurnRate) {
    velocityX = newVelocityX;
    velocityY = newVelocityY;
    turnRate = newTurnRate;
  }

  /** Returns the x of the body's origin. */
  public double x() {
    return x;
  }

  /** Returns the y of the body's origin. */
  public double y() {
    return y;
  }

  /** Returns the cosine of the body's heading. */
  public double cos() {
    return cos;
  }

  /** Returns the sine of the body's heading. */
  public double sin() {
    return sin;
  }

  /** Returns the rate of the body's origin along x. */
  public double velocityX() {
    return velocityX;
  }

  /** Returns the rate of the body's origin along y. */
  public double velocityY() {
    return velocityY;
  }

  /** Returns the rate of the body's turn, in radians. */
  public double turnRate() {
    return turnRate;
  }
}
