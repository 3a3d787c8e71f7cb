package io.github.flightstand.movement.parts;

/** What a token is; the parts catalogue has its outline. */
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
