package io.github.flightstand.rules.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.Guides;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.measure.OwnBands.Band;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Arcs and bands of another game, with numbers worked out by hand. */
class OwnArcTest {

  private static final double ROUNDING = 1e-9;
  private static final Base SQUARE =
      Base.of("square", ConvexPolygon.rectangle(50, 50), Guides.NONE, List.of(), List.of());
  private static final Ship RED = new Ship("red", SQUARE, Pose.at(300, 300, 90));
  private static final OwnArc QUARTER =
      OwnArc.between("front", new Point(25, -25), -45, new Point(25, 25), 45);
  private static final OwnArc HALF =
      OwnArc.between("ahead", new Point(25, -25), -90, new Point(25, 25), 90);

  private static Attack measure(OwnArc arc, double ahead, double left) {
    // Red heads along +y, so what is ahead lies above it, and what is to its left, left.
    Ship blue = new Ship("blue", SQUARE, Pose.at(300 - left, 300 + ahead, 90));
    Table table = Table.builder(PlayArea.STANDARD).ship(RED).ship(blue).build();
    return AttackRuler.standard().measure(table, RED, blue, arc);
  }

  @Test
  void aTargetAheadIsInTheArcFromBothCorners() {
    // Its far corners are 125 ahead of the front edge and 25 aside. To leave, it backs off by 125,
    // or
    // slides aside through a ray by (125 + 50) sin 45, which is less.
    Attack attack = measure(QUARTER, 125, 0);
    assertEquals(175 * StrictMath.sqrt(0.5), attack.arcDepth().orElseThrow(), ROUNDING);
    assertEquals(75, attack.line().orElseThrow().lines().distance(), ROUNDING);
  }

  @Test
  void aTargetAsideIsMeasuredToItsPartInTheArc() {
    // The left ray leads from (25, 25) to (75, 75). Blue is from 50 to 100 ahead and 80 to 130
    // left:
    // only the triangle beyond the ray, from (80, 80) to (100, 100), is in the arc.
    Attack attack = measure(QUARTER, 75, 105);
    assertEquals(20 * StrictMath.sqrt(0.5), attack.arcDepth().orElseThrow(), ROUNDING);
    assertEquals(
        StrictMath.hypot(55, 55), attack.line().orElseThrow().lines().distance(), ROUNDING);
    // 20 farther left, its corner lies on the ray; 10 more, it is 10 sin 45 outside.
    assertEquals(0, measure(QUARTER, 75, 125).arcDepth().orElseThrow(), ROUNDING);
    assertTrue(measure(QUARTER, 75, 125).line().isEmpty());
    assertEquals(
        -10 * StrictMath.sqrt(0.5), measure(QUARTER, 75, 135).arcDepth().orElseThrow(), ROUNDING);
  }

  @Test
  void anArcOf180DegreesIsAllAheadOfItsLine() {
    assertEquals(50, measure(HALF, 50, 300).arcDepth().orElseThrow(), ROUNDING);
    assertEquals(-10, measure(HALF, -10, 100).arcDepth().orElseThrow(), ROUNDING);
  }

  @Test
  void aStripIsAsWideAsItsEdge() {
    OwnArc strip = OwnArc.strip("bow", new Point(25, -8), new Point(25, 8));
    assertEquals(13, measure(strip, 100, 20).arcDepth().orElseThrow(), ROUNDING);
    assertEquals(-7, measure(strip, 100, 40).arcDepth().orElseThrow(), ROUNDING);
  }

  @Test
  void arcsThatAreNotConvexAreRefused() {
    Point right = new Point(25, -25);
    Point left = new Point(25, 25);
    assertRefused("converge", right, 10, left, -10);
    assertRefused("back", right, -100, left, 45);
    assertRefused("wide", right, -90, left, 100);
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> OwnArc.strip("dot", left, left))
            .getMessage()
            .startsWith("arc 'dot': "));
  }

  private static void assertRefused(
      String name, Point right, double rightDegrees, Point left, double leftDegrees) {
    assertTrue(
        assertThrows(
                IllegalArgumentException.class,
                () -> OwnArc.between(name, right, rightDegrees, left, leftDegrees))
            .getMessage()
            .startsWith("arc '" + name + "': the left ray is counterclockwise"));
  }

  @Test
  void bandsEndAtTheirFarEdges() {
    OwnBands bands =
        new OwnBands(
            "ruler",
            List.of(new Band("close", 123), new Band("medium", 187), new Band("long", 304)));
    assertEquals(Optional.of("close"), bands.of(0).map(Band::name));
    assertEquals(Optional.of("close"), bands.of(123).map(Band::name));
    assertEquals(Optional.of("medium"), bands.of(123.001).map(Band::name));
    assertEquals(Optional.empty(), bands.of(304.001));
    assertEquals(13, bands.margin(200), ROUNDING);
    assertEquals(
        "bands 'none' are at least one, found none",
        assertThrows(IllegalArgumentException.class, () -> new OwnBands("none", List.of()))
            .getMessage());
    assertEquals(
        "bands 'back': the far edge of 'far' is 50.0 mm, expected more than 100.0",
        assertThrows(
                IllegalArgumentException.class,
                () -> new OwnBands("back", List.of(new Band("near", 100), new Band("far", 50))))
            .getMessage());
  }
}
