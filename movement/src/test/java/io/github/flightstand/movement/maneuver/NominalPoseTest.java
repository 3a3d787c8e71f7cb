package io.github.flightstand.movement.maneuver;

import static io.github.flightstand.movement.Pieces.assertPose;
import static io.github.flightstand.movement.Pieces.ship;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Where every template takes every base with nothing in the way, against closed forms worked out by
 * hand.
 *
 * <p>From (0, 0) facing +x with a base of side L the template begins at (L/2, 0). With half = L/2
 * and k = cos 45° = sin 45° = 0.7071067811865476 the ship ends at
 *
 * <ul>
 *   <li>straight n: (half + 40n + half, 0), facing 0;
 *   <li>bank of radius r to the left: (half + r·k + half·k, r·(1 − k) + half·k), facing 45, where
 *       r·k and r·(1 − k) are 56.568542 and 23.431458 for 80, 91.923882 and 38.076118 for 130,
 *       127.279221 and 52.720779 for 180, and half·k is 14.142136, 21.213203 and 28.284271;
 *   <li>turn of radius r to the left: (half + r, r + half), facing 90.
 * </ul>
 */
class NominalPoseTest {

  private static final double EXACT = 1e-9;

  /** Code, then x and y for a small, a medium and a large base, then the heading. */
  @ParameterizedTest
  @CsvSource({
    // x = L + 40n
    "1FW,  80, 0, 100, 0, 120, 0, 0",
    "2FW, 120, 0, 140, 0, 160, 0, 0",
    "3FW, 160, 0, 180, 0, 200, 0, 0",
    "4FW, 200, 0, 220, 0, 240, 0, 0",
    "5FW, 240, 0, 260, 0, 280, 0, 0",
    // 20 + 56.568542 + 14.142136 = 90.710678 and 23.431458 + 14.142136 = 37.573593, and so on
    "1BW,  90.71067811865476, 37.57359312880715, 107.78174593052023, 44.64466094067262,"
        + " 124.85281374238570, 51.71572875253810, 45",
    "2BW, 126.06601717798213, 52.21825406947977, 143.13708498984760, 59.28932188134525,"
        + " 160.20815280171307, 66.36038969321072, 45",
    "3BW, 161.42135623730950, 66.86291501015239, 178.49242404917499, 73.93398282201787,"
        + " 195.56349186104046, 81.00505063388335, 45",
    // half + r both ways
    "1TW,  55,   55,    65,   65,    75,   75,   90",
    "2TW,  82.5, 82.5,  92.5, 92.5, 102.5, 102.5, 90",
    "3TW, 110,  110,   120,  120,   130,  130,   90",
  })
  void everyTemplateTakesEveryBaseToItsEnd(
      String code,
      double smallX,
      double smallY,
      double mediumX,
      double mediumY,
      double largeX,
      double largeY,
      double heading) {
    assertFamily(code, BaseSize.SMALL, smallX, smallY, heading);
    assertFamily(code, BaseSize.MEDIUM, mediumX, mediumY, heading);
    assertFamily(code, BaseSize.LARGE, largeX, largeY, heading);
  }

  /** Checks a maneuver to the left, its mirror image and all that use the same template. */
  private static void assertFamily(String code, BaseSize size, double x, double y, double heading) {
    char speed = code.charAt(0);
    Pose origin = Pose.at(0, 0, 0);
    assertEnd(x, y, heading, false, size, origin, code);
    switch (code.charAt(1)) {
      case 'F' -> {
        assertEnd(x, y, 180, true, size, origin, speed + "KR");
        if (speed <= '3') {
          // Reverse maneuvers are mirrored front to back: x and the heading change their sign.
          assertEnd(-x, y, 0, false, size, origin, speed + "SR");
        }
      }
      case 'B' -> {
        assertEnd(x, -y, 360 - heading, false, size, origin, speed + "NW");
        assertEnd(x, y, heading + 180, true, size, origin, speed + "LR");
        assertEnd(x, -y, 180 - heading, true, size, origin, speed + "PR");
        assertEnd(-x, y, 360 - heading, false, size, origin, speed + "AR");
        assertEnd(-x, -y, heading, false, size, origin, speed + "DR");
      }
      default -> {
        assertEnd(x, -y, 360 - heading, false, size, origin, speed + "YW");
        // A further quarter turn inward on the spot, at offset 0.
        assertEnd(x, y, 180, true, size, origin, speed + "ER");
        assertEnd(x, -y, 180, true, size, origin, speed + "RR");
      }
    }
  }

  @Test
  void theTableTurnsTheAnswer() {
    // A small ship at (200, 100) facing 90: ahead is +y and left is −x.
    Pose start = Pose.at(200, 100, 90);
    // 3 bank left from above: 161.421356 ahead, 66.862915 to the left.
    assertEnd(133.1370849898476, 261.4213562373095, 135, false, BaseSize.SMALL, start, "3BW");
    // Small at (400, 400, 90), 3 Tallon roll left: 110 ahead and 110 to the left, 90 + 90 + 90 =
    // 270.
    assertEnd(290, 510, 270, true, BaseSize.SMALL, Pose.at(400, 400, 90), "3ER");
  }

  @ParameterizedTest
  @CsvSource({
    // Straights are 40n long, banks an eighth of a circle and turns a quarter.
    "5FW, 200",
    "1BW, 62.83185307179586",
    "2BW, 102.10176124166828",
    "3BW, 141.37166941154070",
    "1TW, 54.97787143782138",
    "2TW, 98.17477042468104",
    "3TW, 141.37166941154070",
  })
  void aCompletedManeuverUsesTheWholeTemplate(String code, double length) {
    Resolution answer = fly(BaseSize.MEDIUM, Pose.at(300, 300, 200), code);
    assertEquals(length, answer.length().orElseThrow(), EXACT);
    assertEquals(length, answer.rail().orElseThrow(), EXACT);
  }

  @Test
  void aTallonRollLeavesHalfOfTheBaseLessTheTemplate() {
    // (40 − 20)/2, (60 − 20)/2 and (80 − 20)/2 either way.
    assertOffsets(10, BaseSize.SMALL);
    assertOffsets(20, BaseSize.MEDIUM);
    assertOffsets(30, BaseSize.LARGE);
  }

  @Test
  void aTallonRollsOffsetIsForwardAlongTheNewHeading() {
    // The roll ends at (290, 510) facing 270, down the table: 7 forward is 7 lower.
    Table table = table(BaseSize.SMALL, Pose.at(400, 400, 90));
    Resolution answer = Resolver.standard().resolve(table, "red", Maneuver.parse("3ER"), 7);
    assertPose(290, 503, 270, answer.finalPose());
  }

  @Test
  void aStationaryShipStays() {
    Pose start = Pose.at(123.4, 567.8, 12.3);
    Resolution answer = fly(BaseSize.LARGE, start, "0OR");
    assertEquals(start, answer.finalPose());
    assertEquals(start, answer.nominal());
    assertEquals(Outcome.COMPLETED, answer.outcome());
    assertTrue(answer.rail().isEmpty());
    assertTrue(answer.length().isEmpty());
    assertFalse(answer.rotated());
  }

  @Test
  void theEdgeMarginLeavesOutTheGuides() {
    // A 1 straight takes a small ship 80 ahead: from y = 834.4 to 914.4, half of the base outside.
    Resolution out = fly(BaseSize.SMALL, Pose.at(300, 834.4, 90), "1FW");
    assertEquals(-20, inside(out), EXACT);
    assertTrue(out.fled());
    // 21 lower it is 1 inside, though the guides stick out 0.75.
    Resolution in = fly(BaseSize.SMALL, Pose.at(300, 813.4, 90), "1FW");
    assertEquals(1, inside(in), EXACT);
    assertFalse(in.fled());
  }

  private static void assertOffsets(double slack, BaseSize size) {
    Resolution answer = fly(size, Pose.at(400, 400, 90), "2RR");
    List<Interval> free = answer.offsets().orElseThrow().intervals();
    assertEquals(1, free.size());
    assertEquals(-slack, free.get(0).lo(), EXACT);
    assertEquals(slack, free.get(0).hi(), EXACT);
  }

  private static void assertEnd(
      double x, double y, double heading, boolean rotated, BaseSize size, Pose start, String code) {
    Resolution answer = fly(size, start, code);
    assertEquals(Outcome.COMPLETED, answer.outcome(), code);
    assertEquals(rotated, answer.rotated(), code);
    assertPose(x, y, heading, answer.finalPose());
    assertPose(x, y, heading, answer.nominal());
  }

  private static Resolution fly(BaseSize size, Pose start, String code) {
    return Resolver.standard().resolve(table(size, start), "red", Maneuver.parse(code));
  }

  private static double inside(Resolution answer) {
    Pose end = answer.finalPose();
    return Resolver.standard().margins(table(BaseSize.SMALL, end), "red", end).edge();
  }

  private static Table table(BaseSize size, Pose start) {
    return Table.builder(PlayArea.STANDARD).ship(ship("red", size, start)).build();
  }
}
