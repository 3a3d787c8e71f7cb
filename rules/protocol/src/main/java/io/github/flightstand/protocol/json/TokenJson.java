package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.Pointer;
import java.util.List;
import java.util.Optional;

/**
 * The JSON form of a token.
 *
 * @param id the token's id; no other piece has it
 * @param kind the kind of token
 * @param pose the token's pose
 * @param outline the outline of a bomb or mine that is not the usual square, in its own frame
 */
public record TokenJson(String id, TokenKind kind, PoseJson pose, Optional<OutlineJson> outline)
    implements PieceJson {

  private static final Pointer POSE = Pointer.of("/pose");
  private static final Pointer OUTLINE = Pointer.of("/outline");
  private static final Pose ORIGIN = Pose.at(0, 0, 0);

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
  public Token on(Ground ground) {
    Token token =
        outline.isEmpty()
            ? new Token(id, kind, ground.parts().tokenOutline(kind), ORIGIN)
            : FaultException.within(OUTLINE, () -> shaped(outline.get()));
    return token.at(FaultException.within(POSE, () -> pose.on(ground, () -> footprint(token))));
  }

  private static Footprint footprint(Token token) {
    return new Footprint(
        token.own().map(SimplePolygon::parts).orElseGet(() -> List.of(token.body())),
        Optional.empty());
  }

  private Token shaped(OutlineJson own) {
    if (kind != TokenKind.BOMB && kind != TokenKind.MINE) {
      throw FaultException.unexpected(
          Pointer.ROOT, "of a " + Formats.word(kind), "one of a bomb or a mine");
    }
    return Token.shaped(id, kind, own.on(CoordinateFrame.TABLE), ORIGIN);
  }
}
