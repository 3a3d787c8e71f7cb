package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Token;

/**
 * A token as a line writes it.
 *
 * @param id its id
 * @param kind what it is
 * @param pose where it lies
 */
public record TokenJson(String id, TokenKind kind, PoseJson pose) implements PieceJson {

  /** Returns a token as a line writes it that has the table's own frame. */
  public static TokenJson of(Token token) {
    return new TokenJson(token.id(), token.kind(), PoseJson.of(token.pose()));
  }

  /** Returns the token on the table. */
  public Token on(CoordinateFrame frame, PartsCatalogue parts) {
    return new Token(id, kind, parts.tokenOutline(kind), ShipJson.stands(frame, pose));
  }
}
