package io.github.flightstand.movement.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.SimplePolygon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Laying a template at a ship, ahead of it or behind it. */
class LaidPathTest {

  private static final Pose START = Pose.at(200, 100, 90);
  private static final double HALF = Math.sqrt(0.5);

  @Test
  void theStartIsThePoseBeforeToTheBit() {
    LaidPath path = laid(START, true, TemplateKind.BANK, 2, Side.LEFT);
    assertSame(START, path.poseAt(-40));
    assertSame(START, path.poseAt(-1000));
  }

  // A small ship that looks up the table from (200, 100): its front edge is at y = 120, its rear
  // edge at y = 80. Straight 2 is 80 long: 120 from centre to centre. Bank 1 (radius 80): sideways
  // 80·(1 − √½) + 20·√½, along 20 + 80·√½ + 20·√½. Travelling backwards, the left of the direction
  // of travel is the ship's right.
  @ParameterizedTest
  @CsvSource({
    "false, STRAIGHT, 2, AHEAD, 0, 120, 90",
    "true, STRAIGHT, 2, AHEAD, 0, -120, 90",
    "false, BANK, 1, LEFT, -1, 1, 135",
    "false, BANK, 1, RIGHT, 1, 1, 45",
    "true, BANK, 1, LEFT, 1, -1, 135",
    "true, BANK, 1, RIGHT, -1, -1, 45"
  })
  void theEndIsWhereHandAndCompassPutIt(
      boolean reverse,
      TemplateKind kind,
      int speed,
      Side side,
      double right,
      double up,
      double heading) {
    double across = kind == TemplateKind.BANK ? 80 * (1 - HALF) + 20 * HALF : 1;
    double along = kind == TemplateKind.BANK ? 20 + 80 * HALF + 20 * HALF : 1;
    LaidPath path = laid(START, reverse, kind, speed, side);
    Pose end = path.poseAt(path.path().length());
    assertEquals(200 + right * across, end.x(), 1e-12);
    assertEquals(100 + up * along, end.y(), 1e-12);
    assertEquals(heading, end.heading().degrees(), 1e-12);
  }

  @ParameterizedTest
  @CsvSource({"BANK, 1", "BANK, 3", "TURN, 1", "TURN, 2", "STRAIGHT, 4"})
  void backwardsIsForwardsTurnedRound(TemplateKind kind, int speed) {
    Pose start = Pose.at(431.7, 255.3, 37.25);
    LaidPath back = laid(start, true, kind, speed, Side.RIGHT);
    LaidPath ahead = laid(start.turnedBy(180), false, kind, speed, Side.RIGHT);
    for (double s = -39; s <= back.path().length(); s += 7.3) {
      Pose one = back.poseAt(s);
      Pose other = ahead.poseAt(s);
      assertEquals(other.x(), one.x(), 1e-11);
      assertEquals(other.y(), one.y(), 1e-11);
      assertEquals(180, Math.abs(one.heading().degreesTo(other.heading())), 1e-11);
    }
  }

  @Test
  void theUsedPartLiesWhereTheShipWent() {
    // Straight 3 backwards from a rear edge at y = 80: the whole of it reaches down to y = −40, its
    // first 30 mm to y = 50. The rock's top at y = 45 is 5 below these; in the whole strip the rock
    // reaches the middle line, 10 from both sides.
    LaidPath path = laid(START, true, TemplateKind.STRAIGHT, 3, Side.AHEAD);
    SimplePolygon rock =
        SimplePolygon.of(
            new Point(100, 45), new Point(300, 45), new Point(300, -500), new Point(100, -500));
    assertEquals(5, Separation.between(path.usedPart(30), rock), 1e-12);
    assertEquals(-10, Separation.between(path.usedPart(1e9), rock), 1e-9);
  }

  private static LaidPath laid(
      Pose start, boolean reverse, TemplateKind kind, int speed, Side side) {
    Template template = PartsCatalogue.standard().template(kind, speed);
    return new LaidPath(start, reverse, ManeuverPath.along(template, side, 40));
  }
}
