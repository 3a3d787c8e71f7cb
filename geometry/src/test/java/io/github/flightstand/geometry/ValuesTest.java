package io.github.flightstand.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.internal.Circle;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Points, vectors, intervals, circles and tolerances. */
class ValuesTest {

  private static String refusal(Runnable call) {
    return assertThrows(IllegalArgumentException.class, call::run).getMessage();
  }

  @Test
  void pointsAndVectors() {
    assertEquals(5, new Point(1, 1).distanceTo(new Point(4, 5)), 0);
    assertEquals(new Vector(3, 4), new Point(1, 1).vectorTo(new Point(4, 5)));
    assertEquals(new Point(4, 5), new Point(1, 1).plus(new Vector(3, 4)));
    assertEquals(5, new Vector(3, 4).length(), 0);
    assertEquals(new Vector(4, 6), new Vector(3, 4).plus(new Vector(1, 2)));
    assertEquals(new Vector(-6, -8), new Vector(3, 4).times(-2));
    assertEquals(new Vector(-3, -4), new Vector(3, 4).negated());
    assertEquals(11, new Vector(3, 4).dot(new Vector(1, 2)), 0);
    assertEquals(2, new Vector(3, 4).cross(new Vector(1, 2)), 0);
    assertEquals(
        "a point needs finite coordinates, found (NaN, 1.0)",
        refusal(() -> new Point(Double.NaN, 1)));
    assertEquals(
        "a vector needs finite components, found (0.0, Infinity)",
        refusal(() -> new Vector(0, Double.POSITIVE_INFINITY)));
    assertEquals(
        "a vector needs finite components, found (NaN, 0.0)",
        refusal(() -> new Vector(Double.NaN, 0)));
  }

  @Test
  void intervals() {
    Interval interval = new Interval(-10, 4);
    assertEquals(14, interval.length(), 0);
    assertTrue(interval.contains(-10));
    assertTrue(interval.contains(4));
    assertFalse(interval.contains(Math.nextUp(4.0)));
    assertEquals(-10, interval.nearestTo(-11), 0);
    assertEquals(3, interval.nearestTo(3), 0);
    assertEquals(4, interval.nearestTo(5), 0);
    assertEquals(new Interval(-9, 6), interval.plus(new Interval(1, 2)));
    assertEquals(new Interval(7, 7), Interval.at(7));
    assertEquals("[-10.0, 4.0]", interval.toString());
    assertEquals(IntervalSet.of(interval), IntervalSet.of(new Interval(-10, 4)));
    assertEquals(
        IntervalSet.of(interval).hashCode(), IntervalSet.of(new Interval(-10, 4)).hashCode());
    assertNotEquals(IntervalSet.of(interval), IntervalSet.of(new Interval(-10, 5)));
    assertEquals(
        "an interval needs finite ends in order, found [2.0, 1.0]",
        refusal(() -> new Interval(2, 1)));
    assertThrows(IllegalArgumentException.class, () -> new Interval(0, Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> new Interval(Double.NEGATIVE_INFINITY, 0));
  }

  @Test
  void circlesAroundPoints() {
    assertEquals(
        new Circle(new Point(3, 4), 5), Circle.around(List.of(new Point(0, 0), new Point(6, 8))));
    assertEquals(new Circle(new Point(2, 2), 0), Circle.around(List.of(new Point(2, 2))));
    assertThrows(IllegalArgumentException.class, () -> Circle.around(List.of()));
    assertEquals(
        "a circle's radius is at least 0 and finite, found -1.0",
        refusal(() -> new Circle(Point.ORIGIN, -1)));
    assertThrows(
        IllegalArgumentException.class, () -> new Circle(Point.ORIGIN, Double.POSITIVE_INFINITY));
  }

  @Test
  void tolerances() {
    assertEquals(1e-6, Tolerance.STANDARD.contact(), 0);
    assertEquals(1e-9, new Tolerance(1e-9).contact(), 0);
    assertEquals(
        "a contact tolerance is at least 1e-9 mm and finite, found 1.0E-10",
        refusal(() -> new Tolerance(1e-10)));
    assertThrows(IllegalArgumentException.class, () -> new Tolerance(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> new Tolerance(Double.POSITIVE_INFINITY));
  }
}
