package io.github.flightstand.movement.reposition;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.table;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.reposition.TokenMoves.Drop;
import io.github.flightstand.movement.table.LaidToken.OffTable;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Where bombs and remotes land, worked out by hand. From the middle of a ship's rear edge the
 * token's centre is the template and then half a token, 15.4, farther on. A bank of radius 80 leads
 * 80·k = 56.568542 out and 80·(1 − k) = 23.431458 aside, k = cos 45°; half a token at 45° is
 * 10.889444 both ways. Where remotes of 36 mm square end: 18, the template, and 18 again.
 */
class TokenMovesTest {

  private static final double EXACT = 1e-9;
  private static final PartsCatalogue PARTS = PartsCatalogue.standard();

  private static Drop drop(Table table) {
    return TokenMoves.standard()
        .drop(table, "red", TokenKind.BOMB, TemplateKind.STRAIGHT, 1, Side.AHEAD);
  }

  @ParameterizedTest
  @CsvSource({
    // 400 − 20 − 40 n − 15.4; medium and large have 30 and 40 for 20
    "SMALL, STRAIGHT, 1, AHEAD, 400, 324.6, 90",
    "MEDIUM, STRAIGHT, 1, AHEAD, 400, 314.6, 90",
    "LARGE, STRAIGHT, 1, AHEAD, 400, 304.6, 90",
    "SMALL, STRAIGHT, 5, AHEAD, 400, 164.6, 90",
    // 400 ∓ 23.431458 ∓ 10.889444 and 380 − 56.568542 − 10.889444
    "SMALL, BANK, 1, LEFT, 365.679098064651, 312.542013074803, 45",
    "SMALL, BANK, 1, RIGHT, 434.320901935349, 312.542013074803, 135",
    // 400 ∓ 35 ∓ 15.4 and 380 − 35
    "SMALL, TURN, 1, LEFT, 349.6, 345, 0",
    "SMALL, TURN, 1, RIGHT, 450.4, 345, 180",
  })
  void everyTemplateLeadsToItsPlace(
      BaseSize size, TemplateKind kind, int speed, Side side, double x, double y, double heading) {
    Table table = table(ship("red", size, 400, 400, 90));
    for (TokenKind token : List.of(TokenKind.BOMB, TokenKind.MINE)) {
      Drop drop = TokenMoves.standard().drop(table, "red", token, kind, speed, side);
      assertEquals(x, drop.pose().x(), EXACT);
      assertEquals(y, drop.pose().y(), EXACT);
      assertEquals(heading, drop.pose().heading().degrees(), EXACT);
    }
  }

  @ParameterizedTest
  @CsvSource({
    // The drops above turned over front to back: 400 + 20 + 40 n + 15.4, and so on.
    "SMALL, STRAIGHT, 1, AHEAD, 400, 475.4, 270",
    "MEDIUM, STRAIGHT, 3, AHEAD, 400, 565.4, 270",
    "LARGE, STRAIGHT, 5, AHEAD, 400, 655.4, 270",
    "SMALL, BANK, 1, LEFT, 365.679098064651, 487.457986925197, 315",
    "SMALL, TURN, 1, RIGHT, 450.4, 455, 180",
    // 224.8 / 2 to the front of a corvette, 195 / 2 to a transport's
    "HUGE_CORVETTE, STRAIGHT, 1, AHEAD, 400, 567.8, 270",
    "HUGE_TRANSPORT, TURN, 3, LEFT, 294.6, 587.5, 0",
  })
  void aLaunchLeadsFromTheFrontGuides(
      BaseSize size, TemplateKind kind, int speed, Side side, double x, double y, double heading) {
    Table table = table(ship("red", size, 400, 400, 90));
    for (TokenKind token : List.of(TokenKind.BOMB, TokenKind.MINE)) {
      Drop launch = TokenMoves.standard().launch(table, "red", token, kind, speed, side);
      assertEquals(x, launch.pose().x(), EXACT);
      assertEquals(y, launch.pose().y(), EXACT);
      assertEquals(heading, launch.pose().heading().degrees(), EXACT);
    }
    // A remote is 36 square, and faces on.
    Pose remote =
        TokenMoves.standard().launch(table, "red", TokenKind.REMOTE, kind, speed, side).pose();
    assertEquals(
        0,
        Pose.at(x, y, heading).shiftedBy(-2.6, 0).position().distanceTo(remote.position()),
        EXACT);
    assertEquals(180, Math.abs(remote.heading().degrees() - heading), EXACT);
  }

  /** A huge ship's rear guides are on its rear edge, 112.4 and 97.5 from the middle. */
  @ParameterizedTest
  @CsvSource({
    "HUGE_CORVETTE, STRAIGHT, 1, AHEAD, 400, 232.2, 90",
    "HUGE_TRANSPORT, TURN, 3, LEFT, 294.6, 212.5, 0",
  })
  void aHugeShipDropsFromItsRearEdge(
      BaseSize size, TemplateKind kind, int speed, Side side, double x, double y, double heading) {
    Table table = table(ship("red", size, 400, 400, 90));
    Pose drop = TokenMoves.standard().drop(table, "red", TokenKind.MINE, kind, speed, side).pose();
    assertEquals(x, drop.x(), EXACT);
    assertEquals(y, drop.y(), EXACT);
    assertEquals(heading, drop.heading().degrees(), EXACT);
  }

  /**
   * VASSAL's bomb spawner: its offsets in pixels, 2.825 a millimeter, of each template's end from
   * that of the straight 1, to the left and back. They are measured off drawings, to 2 pixels or
   * so.
   */
  @ParameterizedTest
  @CsvSource({
    "STRAIGHT, 2, 0, 113",
    "STRAIGHT, 3, 0, 226",
    "STRAIGHT, 4, 0, 339",
    "STRAIGHT, 5, 0, 452",
    "TURN, 1, 98, -16",
    "TURN, 2, 176.25, 62.75",
    "TURN, 3, 254.5, 141.5",
    "BANK, 1, 65, 48",
    "BANK, 2, 107, 148",
    "BANK, 3, 149, 248",
  })
  void vassalDropsAtTheSamePlaces(TemplateKind kind, int speed, double left, double back) {
    Table table = table(small("red", 400, 400, 90));
    Side side = kind == TemplateKind.STRAIGHT ? Side.AHEAD : Side.LEFT;
    Pose pose = TokenMoves.standard().drop(table, "red", TokenKind.BOMB, kind, speed, side).pose();
    // The template's end is half a token ahead of the middle.
    Point end = pose.shiftedBy(15.4, 0).position();
    assertEquals(400 - left / 2.825, end.x(), 0.75);
    assertEquals(380 - 40 - back / 2.825, end.y(), 0.75);
  }

  @Test
  void aDropTurnsWithItsShip() {
    Drop drop = drop(table(small("red", 400, 400, 0)));
    assertEquals(324.6, drop.pose().x(), EXACT);
    assertEquals(400, drop.pose().y(), EXACT);
    assertEquals(0, drop.pose().heading().degrees());
  }

  @Test
  void theTokenLiesUnderEveryShipThatItOverlaps() {
    // It covers 384.6 to 415.4 and 309.2 to 340, its guides 340 to 341.75.
    Table table =
        table(
            small("red", 400, 400, 90),
            small("d", 435, 325, 90),
            small("b", 400, 280, 0),
            small("flush", 364.6, 325, 90),
            small("beside", 350, 325, 90));
    // d begins at 415, 0.4 within; b ends at 300, clear: none of it but d's is under.
    assertEquals(List.of("d"), drop(table).under());
    Table closer =
        table(small("red", 400, 400, 90), small("d", 435, 325, 90), small("b", 400, 290, 0));
    assertEquals(List.of("b", "d"), drop(closer).under());
  }

  @Test
  void theTokensGuidesCount() {
    // The ship's lower edge at 341 is 1 above the token's front, but 0.75 below its guides' tips.
    Table table = table(small("red", 400, 400, 90), small("over", 400, 361, 0));
    assertEquals(List.of("over"), drop(table).under());
    Table apart = table(small("red", 400, 400, 90), small("over", 400, 361.76, 0));
    assertEquals(List.of(), drop(apart).under());
  }

  @ParameterizedTest
  @CsvSource({
    // The token's far edge is 90.8 behind the ship's centre, its front 60, the guides' tips 58.25.
    "90.8, NO",
    "90.7999995, NO",
    "90.79, PART",
    "60, PART",
    "58.26, PART",
    "58.25, WHOLE",
    "50, WHOLE"
  })
  void whatIsOffTheTableIsTold(double y, OffTable expected) {
    assertEquals(expected, drop(table(small("red", 400, y, 90))).offTable());
  }

  @Test
  void whatIsOffTheTableLiesUnderNothing() {
    // The token covers y from −10.8 to 20; the second ship reaches from −45 up to −5.
    Ship red = small("red", 400, 80, 90);
    Ship outside = small("outside", 400, -25, 0);
    assertEquals(List.of(), drop(table(red, outside)).under());
    Ship edge = small("edge", 400, -15, 0);
    assertEquals(List.of("edge"), drop(table(red, edge)).under());
  }

  @Test
  void mistakesAreNamed() {
    Table table = table(small("red", 400, 400, 90));
    TokenMoves drops = TokenMoves.standard();
    assertThrows(
        UnknownShipException.class,
        () -> drops.drop(table, "x", TokenKind.BOMB, TemplateKind.STRAIGHT, 1, Side.AHEAD));
    assertIllegal(
        () -> drops.drop(table, "red", TokenKind.OBJECTIVE, TemplateKind.STRAIGHT, 1, Side.AHEAD));
    assertIllegal(
        () -> drops.launch(table, "red", TokenKind.OBJECTIVE, TemplateKind.TURN, 1, Side.LEFT));
    assertThrows(
        UnknownShipException.class,
        () -> drops.launch(table, "x", TokenKind.BOMB, TemplateKind.STRAIGHT, 1, Side.AHEAD));
    assertIllegal(
        () -> drops.launch(table, "red", TokenKind.MINE, TemplateKind.STRAIGHT, 1, Side.LEFT));
    assertIllegal(() -> drops.drop(table, "red", TokenKind.BOMB, TemplateKind.TURN, 4, Side.LEFT));
    assertIllegal(() -> drops.drop(table, "red", TokenKind.BOMB, TemplateKind.TURN, 1, Side.AHEAD));
    assertIllegal(
        () -> drops.drop(table, "red", TokenKind.BOMB, TemplateKind.STRAIGHT, 1, Side.LEFT));
  }

  private static final Table EMPTY = table();
  private static final Compound BOMB = PARTS.tokenOutline(TokenKind.MINE);

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
  void aRemoteMovesAlongEveryTemplate(
      TemplateKind kind, int speed, Side side, double x, double y, double heading) {
    for (TokenKind token : new TokenKind[] {TokenKind.REMOTE, TokenKind.OBJECTIVE}) {
      TokenMoves.End end =
          TokenMoves.standard().forward(EMPTY, token(token, 400), kind, speed, side);
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
            .forward(EMPTY, token(TokenKind.REMOTE, y), TemplateKind.STRAIGHT, 1, Side.AHEAD);
    assertEquals(fled, end.fled());
  }

  @ParameterizedTest
  // Flush at 914.4 with the tips of its guides from y = 820.4 − 1.75.
  @CsvSource({"818.65, false", "818.651, true", "820.4, true"})
  void itsGuidesCountWhereAFlagSaysSo(double y, boolean fled) {
    TokenMoves strict = new TokenMoves(MovementRules.STANDARD.withFleeing(new Fleeing(true)));
    Token remote = token(TokenKind.REMOTE, y);
    TokenMoves.End end = strict.forward(EMPTY, remote, TemplateKind.STRAIGHT, 1, Side.AHEAD);
    assertEquals(fled, end.fled());
  }

  @Test
  void itSetsOffMinesUnderItselfOrItsTemplate() {
    // From 400 it ends at 476, covering 458 to 494 and 382 to 418; the template lies from 418 to
    // 458, 390 to 410 across. A mine is 30.8 square, its guides at its front.
    Table table =
        Table.builder(PlayArea.STANDARD)
            .token(mine("under", 432, 470))
            .token(mine("template", 425.3, 430))
            .token(mine("beside", 425.5, 425))
            .token(mine("start", 400, 390))
            .token(new Token("bomb", TokenKind.BOMB, BOMB, Pose.at(400, 470, 180)))
            .build();
    TokenMoves.End end =
        TokenMoves.standard()
            .forward(table, token(TokenKind.REMOTE, 400), TemplateKind.STRAIGHT, 1, Side.AHEAD);
    assertEquals(List.of("template", "under"), end.mines());
  }

  @ParameterizedTest
  @CsvSource({
    // Half a small base, 80 of template and half a token behind 400; up the table as the ship.
    "red, STRAIGHT, 2, AHEAD, 400, 282, 90",
    // Half a token instead of half a base.
    "probe, STRAIGHT, 2, AHEAD, 400, 284, 90",
    "red, STRAIGHT, 5, AHEAD, 400, 162, 90",
  })
  void aRemoteIsDroppedBehindAShipOrARemote(
      String dropper, TemplateKind kind, int speed, Side side, double x, double y, double heading) {
    Pose pose =
        TokenMoves.standard().dropRemote(carriers(), dropper, TokenKind.REMOTE, kind, speed, side);
    assertEquals(x, pose.x(), 1e-9);
    assertEquals(y, pose.y(), 1e-9);
    assertEquals(heading, pose.heading().degrees(), 1e-9);
  }

  /** A curve to the ship's left has the remote end there, and so face to its right. */
  @Test
  void aRemoteIsDroppedAlongACurveAsABombIs() {
    TokenMoves moves = TokenMoves.standard();
    Pose left =
        moves.dropRemote(carriers(), "red", TokenKind.REMOTE, TemplateKind.BANK, 1, Side.LEFT);
    Pose bomb =
        moves.drop(carriers(), "red", TokenKind.BOMB, TemplateKind.BANK, 1, Side.LEFT).pose();
    assertEquals(bomb.heading().degrees(), left.heading().degrees(), 1e-9);
    assertEquals(36 / 2.0 - 30.8 / 2, left.position().distanceTo(bomb.position()), 1e-9);
    assertEquals(true, left.x() < 400);
  }

  @Test
  void onlyWhatStandsOnTheTableDropsARemote() {
    TokenMoves moves = TokenMoves.standard();
    assertIllegal(
        () ->
            moves.dropRemote(
                carriers(), "nobody", TokenKind.REMOTE, TemplateKind.STRAIGHT, 1, Side.AHEAD));
    assertIllegal(
        () ->
            moves.dropRemote(
                carriers(), "red", TokenKind.BOMB, TemplateKind.STRAIGHT, 1, Side.AHEAD));
  }

  private static Table carriers() {
    return Table.builder(PlayArea.STANDARD)
        .ship(small("red", 400, 400, 90))
        .token(
            new Token(
                "probe",
                TokenKind.REMOTE,
                PartsCatalogue.standard().tokenOutline(TokenKind.REMOTE),
                Pose.at(400, 400, 90)))
        .build();
  }

  private static Token mine(String id, double x, double y) {
    return new Token(id, TokenKind.MINE, BOMB, Pose.at(x, y, 0));
  }

  @Test
  void bombsDoNotMove() {
    assertIllegal(
        () ->
            TokenMoves.standard()
                .forward(EMPTY, token(TokenKind.BOMB, 400), TemplateKind.STRAIGHT, 1, Side.AHEAD));
  }
}
