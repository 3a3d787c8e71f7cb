package io.github.flightstand.geometry.motion;

/**
 * A motion that turns: a chain of pieces, twice continuously differentiable each, that meet without
 * a jump.
 *
 * <p>The bounds of a piece are what makes a search over it certain: they must hold everywhere
 * inside it, one-sidedly at its ends.
 */
public non-sealed interface CurvedMotion extends Motion {

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
