package io.github.flightstand.geometry.sweep;

/**
 * A motion that turns: a chain of pieces, twice continuously differentiable each, that meet without
 * a jump.
 *
 * <p>The bounds of a piece are what makes a search over it certain: they must hold everywhere
 * inside it, one-sidedly at its ends.
 *
 * <pre>{@code
 * // a quarter turn to the left on the spot; the parameter is the angle in radians
 * record OnTheSpot() implements CurvedMotion {
 *   public int pieces() { return 1; }
 *   public double pieceStart(int piece) { return piece * Math.PI / 2; }
 *   public MotionBounds bounds(int piece) { return new MotionBounds(0, 0, 0, 1, 0); }
 *
 *   public void at(double angle, MotionState out) {
 *     out.stand(0, 0, StrictMath.cos(angle), StrictMath.sin(angle));
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

  /** Returns how many smooth pieces there are, at least one. */
  int pieces();

  /**
   * Returns where piece {@code piece} begins; with {@code piece == pieces()} where the last one
   * ends.
   */
  double pieceStart(int piece);

  /** Returns bounds of the rates on a piece. */
  MotionBounds bounds(int piece);
}
