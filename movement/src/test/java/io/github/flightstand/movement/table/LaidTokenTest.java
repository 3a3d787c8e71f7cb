package io.github.flightstand.movement.table;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.token;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.LaidToken.OffTable;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What sets off a mine, worked out by hand. */
class LaidTokenTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final Tolerance TAU = Tolerance.STANDARD;

  private static LaidToken mine(double x, double y, double heading) {
    Token token = token("mine", TokenKind.MINE, x, y, heading);
    return LaidToken.of(token, PlayArea.STANDARD);
  }

  private static Ship ship(String id, double x, double y) {
    return small(id, x, y, 90);
  }

  private static boolean setOff(LaidToken mine, String code, Ship... others) {
    Ship red = ship("red", 400, 400);
    Table.Builder table = Table.builder(PlayArea.STANDARD).ship(red);
    for (Ship other : others) {
      table.ship(other);
    }
    Resolver resolver = Resolver.standard();
    Maneuver maneuver = Maneuver.parse(code);
    Resolution resolution = resolver.resolve(table.build(), "red", maneuver);
    return mine.setOffBy(
        red.at(resolution.finalPose()), resolver.usedTemplate(red, maneuver, resolution), TAU);
  }

  @ParameterizedTest
  @CsvSource({
    // A straight 3 covers x from 390 to 410, y from 420 to 540; the base ends on 540 to 580.
    // A mine that looks up the table covers 15.4 around its centre and 1.75 more ahead.
    "400, 480, true",
    "425.3, 480, true",
    "425.4, 480, false",
    // The start does not count: the base covers 380 to 420, the template begins at 420.
    "374.7, 390, false",
    "400, 404.5, false",
    "400, 404.7, true",
    // Under the base at its end, with its rear guides down to 538.25.
    "435.3, 560, true",
    "435.4, 560, false",
    "400, 597.1, true",
    "400, 597.2, false",
  })
  void theUsedTemplateAndTheFinalBaseSetItOff(double x, double y, boolean expected) {
    assertEquals(expected, setOff(mine(x, y, 90), "3FW"));
  }

  @Test
  void whatWasBackedOverDoesNotCount() {
    // A ship whose base begins at 560 stops a straight 5 (end 620 to 660) before it.
    Ship wall = new Ship("wall", PARTS.base(BaseSize.LARGE), Pose.at(400, 600, 0));
    assertTrue(setOff(mine(400, 640, 90), "5FW"));
    assertFalse(setOff(mine(400, 640, 90), "5FW", wall));
    assertTrue(setOff(mine(400, 480, 90), "5FW", wall));
  }

  @Test
  void aShipThatStaysMeetsOnlyWhatLiesUnderIt() {
    assertTrue(setOff(mine(400, 400, 0), "0OW"));
    assertFalse(setOff(mine(400, 460, 0), "0OW"));
  }

  @Test
  void reverseManeuversUseTheTemplateBehind() {
    // The straight 1 covers 340 to 380, the base ends on 300 to 340.
    assertTrue(setOff(mine(424, 360, 90), "1SW"));
    assertFalse(setOff(mine(424, 440, 90), "1SW"));
  }

  @Test
  void itsOwnGuidesCountForOverlaps() {
    // The mine's front is at 378.4, its guides' tips at 380.15; the base begins at 380 and has its
    // own guides on the other two sides.
    Ship still = small("red", 400, 400, 0);
    assertTrue(mine(400, 363, 90).setOffBy(still, Optional.empty(), TAU));
    assertFalse(mine(400, 362.8, 90).setOffBy(still, Optional.empty(), TAU));
    assertFalse(mine(400, 363, 270).setOffBy(still, Optional.empty(), TAU));
  }

  @ParameterizedTest
  @CsvSource({
    // A bomb's or mine's tips are 17.15 ahead of its middle, a remote's edge is 18.
    "BOMB, 417.15",
    "MINE, 417.15",
    "REMOTE, 418",
    "OBJECTIVE, 418"
  })
  void guidesCountForTheRangeOfBombsAndMinesOnly(TokenKind kind, double front) {
    LaidToken token =
        LaidToken.of(kind, PARTS.tokenOutline(kind), Pose.at(400, 400, 90), PlayArea.STANDARD);
    SimplePolygon above =
        SimplePolygon.of(new Point(380, 500), new Point(420, 500), new Point(400, 510));
    Compound measured = token.forRange().orElseThrow();
    assertEquals(500 - front, Separation.between(measured, above), 1e-9);
  }

  @Test
  void whatLiesOnTheTableIsCutAtItsEdge() {
    // Its middle is on the edge, so half of the square and of each guide is left.
    Compound left = mine(400, 0, 0).onArea().orElseThrow();
    for (Point corner : left.parts().get(0).corners()) {
      assertEquals(7.7, Math.abs(corner.y() - 7.7), 1e-9);
      assertEquals(15.4, Math.abs(corner.x() - 400), 1e-9);
    }
    assertEquals(List.of(), mine(400, -20, 0).onArea().stream().toList());
  }

  @ParameterizedTest
  @CsvSource({
    // A mine 32 square and a tolerance of a quarter: from x = −0.25 it is not off the table, and
    // up to x = 0.25 nothing of it is on.
    "15.75, NO",
    "15.625, PART",
    "-15.625, PART",
    "-15.75, WHOLE"
  })
  void theToleranceItselfIsContact(double x, OffTable expected) {
    SimplePolygon square =
        SimplePolygon.of(
            new Point(-16, -16), new Point(16, -16), new Point(16, 16), new Point(-16, 16));
    Token token = Token.shaped("mine", TokenKind.MINE, square, Pose.at(x, 400, 0));
    Tolerance quarter = new Tolerance(0.25);
    assertEquals(expected, LaidToken.of(token, PlayArea.STANDARD).offTable(quarter));
    // A ship beside it, a quarter or three eighths deep.
    LaidToken inside = LaidToken.of(token.at(Pose.at(600, 400, 0)), PlayArea.STANDARD);
    assertFalse(inside.overlaps(ship("red", 564.25, 400), quarter));
    assertTrue(inside.overlaps(ship("red", 564.375, 400), quarter));
  }

  @Test
  void onlyBombsAndMinesHaveShapesOfTheirOwn() {
    SimplePolygon shape = SimplePolygon.of(new Point(0, 0), new Point(9, 0), new Point(0, 9));
    for (TokenKind kind : List.of(TokenKind.BOMB, TokenKind.MINE)) {
      assertEquals(Optional.of(shape), Token.shaped("token", kind, shape, Pose.IDENTITY).own());
    }
    for (TokenKind kind : List.of(TokenKind.REMOTE, TokenKind.OBJECTIVE)) {
      assertIllegal(
          "bombs and mines have outlines of their own, found " + kind,
          () -> Token.shaped("token", kind, shape, Pose.IDENTITY));
    }
  }

  @Test
  void aTokenThatLiesOffTheTableOverlapsNothing() {
    Ship flush = small("red", 400, 10, 0);
    assertFalse(mine(400, -20, 0).setOffBy(flush, Optional.empty(), TAU));
    assertEquals(Optional.empty(), mine(400, -20, 0).forRange());
    assertTrue(mine(400, -10, 0).setOffBy(flush, Optional.empty(), TAU));
  }
}
