package io.github.flightstand.movement.token;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Token;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where remotes of 36 mm square end, worked out by hand: 18, the template, and 18 again. */
class RemoteMoveTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();

  private static Token token(TokenKind kind, double y) {
    return new Token("t", kind, PARTS.tokenOutline(kind), Pose.at(400, y, 90));
  }

  @ParameterizedTest
  @CsvSource({
    "STRAIGHT, 2, AHEAD, 400, 516, 90",
    // 18 + 56.568542 + 12.727922 on and 23.431458 + 12.727922 aside
    "BANK, 1, LEFT, 363.840620434, 487.296464556, 135",
    "BANK, 1, RIGHT, 436.159379566, 487.296464556, 45",
    // 18 + 35 on and 35 + 18 aside
    "TURN, 1, LEFT, 347, 453, 180",
    "TURN, 1, RIGHT, 453, 453, 0"
  })
  void everyTemplateLeadsToItsPlace(
      TemplateKind kind, int speed, Side side, double x, double y, double heading) {
    for (TokenKind token : new TokenKind[] {TokenKind.REMOTE, TokenKind.OBJECTIVE}) {
      TokenMoves.End end =
          TokenMoves.standard().forward(PlayArea.STANDARD, token(token, 400), kind, speed, side);
      assertEquals(x, end.pose().x(), 1e-9);
      assertEquals(y, end.pose().y(), 1e-9);
      assertEquals(heading, end.pose().heading().degrees(), 1e-9);
      assertEquals(false, end.fled());
    }
  }

  @ParameterizedTest
  @CsvSource({
    // It ends 76 ahead with its front another 18: flush at 914.4 from y = 820.4, guides outside.
    "820.4, false",
    "820.4000005, false",
    "820.401, true",
    "1200, true"
  })
  void anyPartOffTheTableAndItHasFled(double y, boolean fled) {
    TokenMoves.End end =
        TokenMoves.standard()
            .forward(
                PlayArea.STANDARD,
                token(TokenKind.REMOTE, y),
                TemplateKind.STRAIGHT,
                1,
                Side.AHEAD);
    assertEquals(fled, end.fled());
  }

  @ParameterizedTest
  // Flush at 914.4 with the tips of its guides from y = 820.4 − 1.75.
  @CsvSource({"818.65, false", "818.651, true", "820.4, true"})
  void itsGuidesCountWhereAFlagSaysSo(double y, boolean fled) {
    TokenMoves strict = new TokenMoves(MovementRules.STANDARD.withFleeing(new Fleeing(true)));
    Token remote = token(TokenKind.REMOTE, y);
    TokenMoves.End end =
        strict.forward(PlayArea.STANDARD, remote, TemplateKind.STRAIGHT, 1, Side.AHEAD);
    assertEquals(fled, end.fled());
  }

  @Test
  void bombsDoNotMove() {
    assertThrows(
        IllegalArgumentException.class,
        () ->
            TokenMoves.standard()
                .forward(
                    PlayArea.STANDARD,
                    token(TokenKind.BOMB, 400),
                    TemplateKind.STRAIGHT,
                    1,
                    Side.AHEAD));
  }
}
