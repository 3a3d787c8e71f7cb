package io.github.flightstand.movement.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What sets off a mine, worked out by hand. */
class LaidTokenTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final Tolerance TAU = Tolerance.STANDARD;

  private static LaidToken mine(double x, double y, double heading) {
    Token token =
        new Token(
            "mine", TokenKind.MINE, PARTS.tokenOutline(TokenKind.MINE), Pose.at(x, y, heading));
    return LaidToken.of(token, PlayArea.STANDARD);
  }

  private static Ship ship(String id, double x, double y) {
    return new Ship(id, PARTS.base(BaseSize.SMALL), Pose.at(x, y, 90));
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
    Ship still = new Ship("red", PARTS.base(BaseSize.SMALL), Pose.at(400, 400, 0));
    assertTrue(mine(400, 363, 90).setOffBy(still, Optional.empty(), TAU));
    assertFalse(mine(400, 362.8, 90).setOffBy(still, Optional.empty(), TAU));
    assertFalse(mine(400, 363, 270).setOffBy(still, Optional.empty(), TAU));
  }

  @Test
  void aTokenThatLiesOffTheTableOverlapsNothing() {
    Ship flush = new Ship("red", PARTS.base(BaseSize.SMALL), Pose.at(400, 10, 0));
    assertFalse(mine(400, -20, 0).setOffBy(flush, Optional.empty(), TAU));
    assertEquals(Optional.empty(), mine(400, -20, 0).forRange());
    assertTrue(mine(400, -10, 0).setOffBy(flush, Optional.empty(), TAU));
  }
}
