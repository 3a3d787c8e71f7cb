package io.github.flightstand.rules.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.UnboundedPolygon;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.rules.ArcFigures;
import io.github.flightstand.rules.Edition;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Where a corvette's arcs run, by hand: the base is 224.8 by 80, the middles of its squares are
 * 72.4 ahead of and behind its centre, and the lines cross the edges 3.95 from the corners.
 */
class CorvetteArcsTest {

  private static final Base CORVETTE = PartsCatalogue.standard().base(BaseSize.HUGE_CORVETTE);
  private static final ArcFigures FIRST = ArcFigures.of(Edition.FIRST);

  private static UnboundedPolygon region(FiringArc arc) {
    return arc.region(CORVETTE, FIRST).orElseThrow();
  }

  /** How far inside of an arc's nearer line a point is. */
  private static double depth(FiringArc arc, double x, double y) {
    UnboundedPolygon region = region(arc);
    return Math.min(region.depth(0, x, y), region.depth(1, x, y));
  }

  private static void assertLines(
      FiringArc arc, Point apex, double rightX, double rightY, double leftX, double leftY) {
    UnboundedPolygon region = region(arc);
    assertEquals(2, region.size());
    assertEquals(apex, new Point(region.rightX(), region.rightY()));
    double right = Math.hypot(rightX, rightY);
    assertEquals(rightX / right, region.rightRayX(), 1e-12);
    assertEquals(rightY / right, region.rightRayY(), 1e-12);
    double left = Math.hypot(leftX, leftY);
    assertEquals(leftX / left, region.leftRayX(), 1e-12);
    assertEquals(leftY / left, region.leftRayY(), 1e-12);
  }

  @Test
  void theArcAheadIsThatOfALargeShipOnTheForeSquare() {
    assertLines(FiringArc.FRONT, new Point(72.4, 0), 40, -36.05, 40, 36.05);
  }

  @Test
  void theSideArcsReachAcrossTheAftSection() {
    // From (−72.4, 0) through the side at x = −3.95 and at x = −108.45.
    assertLines(FiringArc.LEFT, new Point(-72.4, 0), 68.45, 40, -36.05, 40);
    assertLines(FiringArc.RIGHT, new Point(-72.4, 0), -36.05, -40, 68.45, -40);
  }

  @Test
  void aheadAndAsideOverlapFromSomeWayAheadOn() {
    // y = 36.05/40 · (x − 72.4) and y = 40/68.45 · (x + 72.4) meet at x = 339.43; nearer by, what
    // lies between them is in neither arc, farther on in both.
    double ahead = 36.05 / 40;
    double aside = 40 / 68.45;
    double x = 72.4 * (ahead + aside) / (ahead - aside);
    assertEquals(339.43, x, 0.01);
    double y = ahead * (x - 72.4);
    assertEquals(0, depth(FiringArc.FRONT, x, y), 1e-9);
    assertEquals(0, depth(FiringArc.LEFT, x, y), 1e-9);
    assertEquals(0, depth(FiringArc.RIGHT, x, -y), 1e-9);
    assertTrue(depth(FiringArc.FRONT, 500, 360) > 0 && depth(FiringArc.LEFT, 500, 360) > 0);
    assertTrue(depth(FiringArc.FRONT, 300, 211) < 0 && depth(FiringArc.LEFT, 300, 211) < 0);
  }

  @Test
  void nothingBehindIsInAnArc() {
    for (FiringArc arc : new FiringArc[] {FiringArc.FRONT, FiringArc.LEFT, FiringArc.RIGHT}) {
      assertTrue(depth(arc, -300, 0) < 0);
    }
  }

  @Test
  void theSecondEditionHasALargeShipsInsetThere() {
    UnboundedPolygon front =
        FiringArc.FRONT.region(CORVETTE, ArcFigures.of(Edition.SECOND)).orElseThrow();
    assertEquals(40 / Math.hypot(40, 35.72), front.leftRayX(), 1e-12);
  }

  @Test
  void whatFiresAllRoundHasNoRegionAndOtherArcsAreNotThere() {
    Base transport = PartsCatalogue.standard().base(BaseSize.HUGE_TRANSPORT);
    assertEquals(Optional.empty(), FiringArc.TURRET.region(CORVETTE, FIRST));
    assertEquals(Optional.empty(), FiringArc.TURRET.region(transport, FIRST));
    assertEquals(
        "a huge-corvette base has no bullseye arc",
        assertThrows(
                IllegalArgumentException.class, () -> FiringArc.BULLSEYE.region(CORVETTE, FIRST))
            .getMessage());
    assertEquals(
        "a huge-transport base has no front arc",
        assertThrows(IllegalArgumentException.class, () -> FiringArc.FRONT.region(transport, FIRST))
            .getMessage());
  }
}
