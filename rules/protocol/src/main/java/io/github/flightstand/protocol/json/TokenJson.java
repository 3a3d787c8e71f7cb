package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.Pointer;
import java.util.Optional;

/**
 * The JSON form of a token.
 *
 * @param id the token's id
 * @param kind the kind of token
 * @param pose where the token lies
 * @param outline the outline of a bomb or mine that has not the usual one, in millimeters in its
 *     own frame: x ahead, y to its left, whatever the frame of the query
 */
public record TokenJson(String id, TokenKind kind, PoseJson pose, Optional<OutlineJson> outline)
    implements PieceJson {

  private static final Pointer OUTLINE = Pointer.of("/outline");

  /** Returns the JSON form of a token, in the table's own frame. */
  public static TokenJson of(Token token) {
    return new TokenJson(
        token.id(), token.kind(), PoseJson.of(token.pose()), token.own().map(OutlineJson::of));
  }

  /**
   * Returns the token on the table.
   *
   * @throws FaultException if it has an outline that does not enclose a proper region, or that its
   *     kind cannot have
   */
  public Token on(CoordinateFrame frame, PartsCatalogue parts) {
    Pose there = ShipJson.stands(frame, pose);
    if (outline.isEmpty()) {
      return new Token(id, kind, parts.tokenOutline(kind), there);
    }
    return FaultException.within(OUTLINE, () -> shaped(outline.get(), there));
  }

  private Token shaped(OutlineJson own, Pose there) {
    if (kind != TokenKind.BOMB && kind != TokenKind.MINE) {
      throw FaultException.unexpected(
          Pointer.ROOT, "of a " + Formats.word(kind), "one of a bomb or a mine");
    }
    return Token.shaped(id, kind, own.on(CoordinateFrame.TABLE), there);
  }
}
