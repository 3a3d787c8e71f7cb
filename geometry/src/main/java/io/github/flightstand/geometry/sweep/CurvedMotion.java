package io.github.flightstand.geometry.sweep;

/**
 * A motion that turns: pieces, each twice continuously differentiable, that meet without a jump.
 *
 * <p>The bounds of a piece make a search over it certain. They must hold everywhere inside the
 * piece, and one-sidedly at its ends.
 *
 * <pre>{@code
 * // a quarter turn to the left on the spot; the parameter is the angle in radians
 * record OnTheSpot() implements CurvedMotion {
 *   public int pieces() { return 1; }
 *   public double pieceStart(int piece) { return piece * Math.PI / 2; }
 *   public MotionBounds bounds(int piece) { return new MotionBounds(0, 0, 0, 1, 0); }
 *
 *   public void at(double angle, MotionState out) {
 *     out.stand(0, 0, Elementary.cos(angle), Elementary.sin(angle));
 *     out.move(0, 0, 1);
 *   }
 * }
 * }</pre>
 */
public non-sealed interface CurvedMotion extends Motion {

  @Override
  default double from() {
    return pieceStart(0);
  }

  @Override
  default double to() {
    return pieceStart(pieces());
  }

  /** Returns the number of smooth pieces, at least 1. */
  int pieces();

  /** Returns the start of a piece; {@link #pieces()} stands for the end of the last piece. */
  double pieceStart(int piece);

  /** Returns bounds on the rates of a piece. */
  MotionBounds bounds(int piece);
}
