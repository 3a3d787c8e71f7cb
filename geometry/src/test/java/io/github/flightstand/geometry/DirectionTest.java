package io.github.flightstand.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

/** Directions: reduction, exact quarters and mirror images. */
class DirectionTest {

  @Test
  void quartersAreExact() {
    double[][] expected = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    for (int quarters = -8; quarters <= 8; quarters++) {
      Direction d = Direction.ofDegrees(90 * quarters);
      assertEquals(expected[quarters & 3][0], d.cos(), 0);
      assertEquals(expected[quarters & 3][1], d.sin(), 0);
    }
  }

  @Test
  void theNearestQuarterIsTakenOffToTheLastBit() {
    // Just beside the middle of two quarters the quotient by 90 rounds to the middle itself.
    for (int quarter = 0; quarter < 4; quarter++) {
      double middle = 45 + 90 * quarter;
      double above = Math.nextUp(middle);
      double below = Math.nextDown(middle);
      for (double degrees :
          new double[] {below, Math.nextDown(below), middle, above, Math.nextUp(above)}) {
        double rest = StrictMath.toRadians(StrictMath.IEEEremainder(degrees, 90));
        Direction d = Direction.ofDegrees(degrees);
        boolean odd =
            StrictMath.rint((degrees - StrictMath.IEEEremainder(degrees, 90)) / 90) % 2 != 0;
        assertEquals(StrictMath.cos(rest), Math.abs(odd ? d.sin() : d.cos()), 0);
        assertEquals(Math.abs(StrictMath.sin(rest)), Math.abs(odd ? d.cos() : d.sin()), 0);
      }
    }
  }

  @Test
  void degreesAreReducedToOneTurn() {
    assertEquals(350, Direction.ofDegrees(-10).degrees(), 0);
    assertEquals(35, Direction.ofDegrees(350).turnedBy(45).degrees(), 0);
    assertEquals(0, Direction.ofDegrees(720).degrees(), 0);
    assertEquals(0, Direction.ofDegrees(-1e-300).degrees(), 0);
    assertEquals(0, Direction.ofDegrees(360).degrees(), 0);
    // Without a difference allowed, minus zero is another number than zero.
    for (double none : new double[] {-0.0, -360, -720, 360, 720}) {
      assertEquals(0.0, Direction.ofDegrees(none).degrees());
    }
    assertEquals(Direction.ofDegrees(-10).hashCode(), Direction.ofDegrees(350).hashCode());
    assertEquals("Direction[350.0°]", Direction.ofDegrees(-10).toString());
    assertEquals(Direction.EAST, Direction.ofDegrees(-0.0));
    assertNotEquals(Direction.EAST, Direction.NORTH);
    assertNotEquals(Direction.EAST, new Object());
  }

  @Test
  void turnsBetweenDirectionsGoTheShortWay() {
    assertEquals(20, Direction.ofDegrees(350).degreesTo(Direction.ofDegrees(10)), 0);
    assertEquals(-20, Direction.ofDegrees(10).degreesTo(Direction.ofDegrees(350)), 0);
    assertEquals(180, Direction.EAST.degreesTo(Direction.ofDegrees(180)), 0);
    assertEquals(180, Direction.ofDegrees(180).degreesTo(Direction.EAST), 0);
  }

  @Test
  void directionsOfVectors() {
    assertEquals(135, Direction.of(new Vector(-2, 2)).degrees(), 0);
    assertEquals(270, Direction.of(new Vector(0, -3)).degrees(), 0);
    assertEquals(
        "a vector of no length has no direction",
        assertThrows(IllegalArgumentException.class, () -> Direction.of(Vector.ZERO)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> Direction.ofDegrees(Double.NaN));
  }

  @Property(tries = 1000, seed = "1101", edgeCases = EdgeCasesMode.NONE)
  void mirrorImagesAreMirrorImagesToTheBit(@ForAll @DoubleRange(min = 0, max = 90) double degrees) {
    // whole multiples of 2⁻⁴⁰ degrees: adding quarters to them is exact
    double angle = Math.rint(degrees * 0x1p40) * 0x1p-40;
    Direction d = Direction.ofDegrees(angle);
    assertEquals(d.cos(), Direction.ofDegrees(-angle).cos(), 0);
    assertEquals(d.sin(), -Direction.ofDegrees(-angle).sin(), 0);
    assertEquals(d.cos(), -Direction.ofDegrees(180 - angle).cos(), 0);
    assertEquals(d.cos(), Direction.ofDegrees(90 + angle).sin(), 0);
    assertEquals(d.sin(), Direction.ofDegrees(90 - angle).cos(), 0);
  }

  @Property(tries = 1000, seed = "1102", edgeCases = EdgeCasesMode.NONE)
  void cosineAndSineAreThoseOfTheAngle(
      @ForAll @DoubleRange(min = -1000, max = 1000) double degrees) {
    Direction d = Direction.ofDegrees(degrees);
    // the reference rounds the angle in radians, up to 18 of them
    assertEquals(StrictMath.cos(StrictMath.toRadians(degrees)), d.cos(), 1e-14);
    assertEquals(StrictMath.sin(StrictMath.toRadians(degrees)), d.sin(), 1e-14);
    assertEquals(1, d.cos() * d.cos() + d.sin() * d.sin(), 4e-16);
  }
}
