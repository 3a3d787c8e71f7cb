package io.github.flightstand.movement.table;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.parts.TokenKind;
import java.util.Objects;

/**
 * A token on the table: a bomb, a mine, a remote or an objective.
 *
 * @param id its name, unique on the table
 * @param kind its kind
 * @param outline its outline in its own frame, first the token itself, then its guides; the parts
 *     catalogue has the usual outlines
 * @param pose its center and the heading of its front
 */
public record Token(String id, TokenKind kind, Compound outline, Pose pose) {

  /** Checks that nothing is null. */
  public Token {
    Objects.requireNonNull(id, "a token has an id");
    Objects.requireNonNull(kind, "a token has a kind");
    Objects.requireNonNull(outline, "a token has an outline");
    Objects.requireNonNull(pose, "a token has a pose");
  }

  /** Returns the token without its guides, in its own frame. */
  public ConvexPolygon body() {
    return outline.parts().get(0);
  }
}
