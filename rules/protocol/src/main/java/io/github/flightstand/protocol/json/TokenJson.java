package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Token;

/**
 * The JSON form of a token.
 *
 * @param id the token's id
 * @param kind the kind of token
 * @param pose where the token lies
 */
public record TokenJson(String id, TokenKind kind, PoseJson pose) implements PieceJson {

  /** Returns the JSON form of a token, in the table's own frame. */
  public static TokenJson of(Token token) {
    return new TokenJson(token.id(), token.kind(), PoseJson.of(token.pose()));
  }

  /** Returns the token on the table. */
  public Token on(CoordinateFrame frame, PartsCatalogue parts) {
    return new Token(id, kind, parts.tokenOutline(kind), ShipJson.stands(frame, pose));
  }
}
