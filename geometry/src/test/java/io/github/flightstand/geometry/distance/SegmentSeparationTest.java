package io.github.flightstand.geometry.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

/** Two line segments: apart, crossing, touching, parallel. */
final class SegmentSeparationTest {

  private static final Point LEFT = new Point(-10, 0);
  private static final Point RIGHT = new Point(10, 0);

  private static double separation(double x1, double y1, double x2, double y2) {
    return SegmentSeparation.between(LEFT, RIGHT, new Point(x1, y1), new Point(x2, y2));
  }

  @Test
  void crossingSegmentsArePartedAtTheNearestEnd() {
    assertEquals(-3, separation(7, -5, 7, 5));
    assertEquals(-2, separation(0, -8, 0, 2));
    // From (0, 0) at 45 degrees: the end at (1, 1) is 1 above the line, the ends of the first
    // segment are 10 / sqrt 2 from the second.
    assertEquals(-1, separation(-6, -6, 1, 1), 1e-15);
    assertEquals(-StrictMath.sqrt(0.5), separation(4, -5, 14, 5), 1e-14);
  }

  /** An end on the other segment is no crossing, whichever end and side: 0, and not −0. */
  @Test
  void segmentsThatTouchAreNotApart() {
    for (double sense : new double[] {-1, 1}) {
      assertEquals(0.0, separation(3, 0, 3, 5 * sense));
      assertEquals(0.0, separation(3, 5 * sense, 3, 0));
      assertEquals(0.0, separation(10, -5 * sense, 10, 5 * sense));
      assertEquals(0.0, separation(-10, -5 * sense, -10, 5 * sense));
    }
  }

  @Test
  void otherSegmentsAreAsFarApartAsTheirNearestPoints() {
    assertEquals(3, separation(13, -5, 13, 5));
    assertEquals(5, separation(13, 4, 13, 9), 1e-15);
    assertEquals(4, separation(-3, 4, 3, 4));
    assertEquals(2, separation(12, 0, 20, 0));
    assertEquals(0, separation(10, 0, 10, 5));
    assertEquals(0, separation(0, 0, 0, 7));
    assertEquals(0, separation(5, 0, 15, 0));
  }

  @Test
  void aSegmentWithoutLengthIsAPoint() {
    assertEquals(6, separation(3, 6, 3, 6));
    assertEquals(5, separation(14, 3, 14, 3), 1e-15);
  }

  @Property(seed = "5203", tries = 500)
  void theOrderOfSegmentsAndEndsDoesNotMatter(
      @ForAll @DoubleRange(min = -20, max = 20) double x1,
      @ForAll @DoubleRange(min = -20, max = 20) double y1,
      @ForAll @DoubleRange(min = -20, max = 20) double x2,
      @ForAll @DoubleRange(min = -20, max = 20) double y2) {
    double separation = separation(x1, y1, x2, y2);
    Point c = new Point(x1, y1);
    Point d = new Point(x2, y2);
    assertEquals(separation, SegmentSeparation.between(RIGHT, LEFT, d, c), 1e-13);
    assertEquals(separation, SegmentSeparation.between(c, d, LEFT, RIGHT), 1e-13);
  }

  /** Sampled at 401 places of one segment, whose nearest place on the other is known. */
  @Property(seed = "5204", tries = 200)
  void theDistanceIsThatOfTheNearestOfManyPoints(
      @ForAll @DoubleRange(min = -20, max = 20) double x1,
      @ForAll @DoubleRange(min = 0.01, max = 20) double y1,
      @ForAll @DoubleRange(min = -20, max = 20) double x2,
      @ForAll @DoubleRange(min = 0.01, max = 20) double y2) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i <= 400; i++) {
      double x = x1 + (x2 - x1) * i / 400;
      double y = y1 + (y2 - y1) * i / 400;
      least = Math.min(least, StrictMath.hypot(x - Math.max(-10, Math.min(10, x)), y));
    }
    assertEquals(least, separation(x1, y1, x2, y2), 0.06);
  }
}
