package io.github.flightstand.movement.parts;

/** A kind of token; {@link PartsCatalogue} has its outline. */
public enum TokenKind {
  /** A bomb, with guides on its front edge. */
  BOMB,
  /** A mine: the same token as a bomb. */
  MINE,
  /** A remote: the same token as an objective. */
  REMOTE,
  /** An objective token, with guides front and rear. */
  OBJECTIVE
}
