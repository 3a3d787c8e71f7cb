package io.github.flightstand.movement.component;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.query.Separation;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The drawn template lies at the base as the booklet has it. */
class HugeTemplateTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final HugeTemplate TEMPLATE = HugeTemplate.STANDARD;
  private static final double ROUNDING = 1e-12;

  @Test
  void theFiguresAreThoseOfTheRules() {
    assertEquals(200, TEMPLATE.straight(5));
    assertEquals(List.of(33.0, 73.0, 113.0), List.of(along(1), along(2), along(3)));
    assertEquals(0, TEMPLATE.bankOutside(1));
    assertEquals(20, TEMPLATE.bankOutside(3));
  }

  private static double along(int speed) {
    return TEMPLATE.bankAlong(speed);
  }

  @Test
  void theOutlineIsAStripWithAStaircase() {
    Base corvette = PARTS.base(BaseSize.HUGE_CORVETTE);
    // Each stair's right angle is a fore square's side, 80, beyond where the rear corner ends.
    List<Point> left =
        List.of(
            new Point(0, 0),
            new Point(113, 0),
            new Point(113, -10),
            new Point(153, -10),
            new Point(153, -20),
            new Point(193, -20),
            new Point(193, -30),
            new Point(210, -30),
            new Point(210, 20),
            new Point(0, 20));
    assertEquals(left, TEMPLATE.outline(corvette, Side.LEFT).corners());
    List<Point> right = TEMPLATE.outline(corvette, Side.RIGHT).corners();
    assertEquals(left.size(), right.size());
    assertTrue(left.stream().allMatch(p -> right.stream().anyMatch(q -> isMirrored(p, q))));
  }

  private static boolean isMirrored(Point p, Point q) {
    return p.x() == q.x() && p.y() == -q.y();
  }

  @ParameterizedTest
  @CsvSource({
    "HUGE_TRANSPORT, LEFT",
    "HUGE_TRANSPORT, RIGHT",
    "HUGE_CORVETTE, LEFT",
    "HUGE_CORVETTE, RIGHT"
  })
  void laidForABankItTouchesTheForeSquareAtTheStartAndAtEveryEnd(BaseSize size, Side side) {
    Base base = PARTS.base(size);
    SimplePolygon laid = TEMPLATE.outline(base, side).placedIn(TEMPLATE.laidForBank(base, side));
    assertEquals(0, Separation.between(foreSquare(base, Pose.IDENTITY), laid), ROUNDING);
    assertEquals(0, Separation.between(base.outline(), laid), ROUNDING);
    double half = 40.0 * side.sign();
    for (int speed = 1; speed <= 3; speed++) {
      ManeuverPath path = ManeuverPath.huge(TEMPLATE, base, side, speed);
      Pose end = path.poseAt(path.length());
      assertEquals(0, Separation.between(foreSquare(base, end), laid), ROUNDING);
      // The front corner on that side sits in the speed's right angle.
      Point frontCorner = end.place(new Point(base.length() / 2, half));
      Point rightAngle =
          TEMPLATE
              .laidForBank(base, side)
              .place(new Point(73 + 40 * speed, -side.sign() * 10 * (speed - 1)));
      assertEquals(0, frontCorner.distanceTo(rightAngle), ROUNDING);
      assertTrue(
          laid.corners().stream().anyMatch(corner -> corner.distanceTo(rightAngle) < ROUNDING));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "HUGE_TRANSPORT, LEFT",
    "HUGE_TRANSPORT, RIGHT",
    "HUGE_CORVETTE, LEFT",
    "HUGE_CORVETTE, RIGHT"
  })
  void laidForAStraightItIsFlushWithTheForeSquare(BaseSize size, Side side) {
    Base base = PARTS.base(size);
    Pose lies = TEMPLATE.laidForStraight(base, side);
    SimplePolygon laid = TEMPLATE.outline(base, side).placedIn(lies);
    assertEquals(0, Separation.between(foreSquare(base, Pose.IDENTITY), laid), ROUNDING);
    // The bottom line is at the square's rear edge, the straight edge along its side.
    assertEquals(base.length() / 2 - 80, lies.x(), ROUNDING);
    long alongTheSide =
        laid.corners().stream()
            .filter(corner -> Math.abs(corner.y() + 40 * side.sign()) < ROUNDING)
            .count();
    assertEquals(2, alongTheSide);
    // However far it flies straight on, the template is in nobody's way.
    for (int speed = 1; speed <= 5; speed++) {
      Pose end = Pose.at(40 * speed, 0, 0);
      assertEquals(0, Separation.between(foreSquare(base, end), laid), ROUNDING);
    }
  }

  private static ConvexPolygon foreSquare(Base base, Pose pose) {
    return ConvexPolygon.rectangle(80, 80)
        .placedIn(Pose.at(base.length() / 2 - 40, 0, 0))
        .placedIn(pose);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 33, 40, 10, 45",
    "40, -33, 40, 10, 45",
    "40, 33, NaN, 10, 45",
    "40, 33, 40, Infinity, 45",
    "40, 33, 40, 10, 90",
    "40, 33, 40, 10, 0"
  })
  void badFiguresAreRefused(
      double straight, double first, double step, double outward, double degrees) {
    assertEquals(
        "a huge ships' template has positive figures and banks of less than 90 degrees, found "
            + straight
            + ", "
            + first
            + ", "
            + step
            + ", "
            + outward
            + " and "
            + degrees,
        assertThrows(
                IllegalArgumentException.class,
                () -> new HugeTemplate(straight, first, step, outward, degrees))
            .getMessage());
  }

  @Test
  void itLiesToOneSide() {
    Base corvette = PARTS.base(BaseSize.HUGE_CORVETTE);
    assertThrows(IllegalArgumentException.class, () -> TEMPLATE.outline(corvette, Side.AHEAD));
    assertThrows(
        IllegalArgumentException.class, () -> TEMPLATE.laidForStraight(corvette, Side.AHEAD));
  }

  @Test
  void aCatalogueTakesOnesOwnMeasurements() {
    HugeTemplate own = new HugeTemplate(40.5, 33, 40, 10, 45);
    assertEquals(own, PARTS.with(own).hugeTemplate());
    assertEquals(TEMPLATE, PARTS.hugeTemplate());
  }
}
