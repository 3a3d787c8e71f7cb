package io.github.flightstand.movement.table;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.TokenKind;
import java.util.Objects;
import java.util.Optional;

/**
 * A token on the table: a bomb, a mine, a remote or an objective.
 *
 * @param id its name, unique on the table
 * @param kind its kind
 * @param outline its outline in its own frame, first the token itself, then its guides; the parts
 *     catalogue has the usual outlines
 * @param pose its center and the heading of its front
 * @param own its outline in its own frame if it is not the usual one of its kind
 */
public record Token(
    String id, TokenKind kind, Compound outline, Pose pose, Optional<SimplePolygon> own) {

  /** Checks that nothing is null. */
  public Token {
    Objects.requireNonNull(id, "a token has an id");
    Objects.requireNonNull(kind, "a token has a kind");
    Objects.requireNonNull(outline, "a token has an outline");
    Objects.requireNonNull(pose, "a token has a pose");
    Objects.requireNonNull(own, "a token's own outline may be empty but not null");
  }

  /** Creates a token with the usual outline of its kind. */
  public Token(String id, TokenKind kind, Compound outline, Pose pose) {
    this(id, kind, outline, pose, Optional.empty());
  }

  /**
   * Returns a token of another shape, such as a larger mine. It has no guides of its own, and all
   * of it counts for ranges.
   *
   * @param own its outline in its own frame: +x is ahead, and the origin is where it lies
   * @throws IllegalArgumentException if it is neither a bomb nor a mine, whose shapes alone differ
   */
  public static Token shaped(String id, TokenKind kind, SimplePolygon own, Pose pose) {
    if (kind != TokenKind.BOMB && kind != TokenKind.MINE) {
      throw new IllegalArgumentException(
          "bombs and mines have outlines of their own, found " + kind);
    }
    return new Token(id, kind, new Compound(own.parts()), pose, Optional.of(own));
  }

  /** Returns this token at another place. */
  public Token at(Pose other) {
    return new Token(id, kind, outline, other, own);
  }

  /** Returns the token without its guides, in its own frame. */
  public ConvexPolygon body() {
    return outline.parts().get(0);
  }
}
