package io.github.flightstand.geometry.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.distance.InnerDepth;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.Polygon;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Annular sectors of all kinds that slide among polygons in any direction, against the depths
 * measured at many offsets: an end that is no contact, or a contact that is missed, shows.
 */
class SlidingDepthProperties {

  private static final Interval RANGE = new Interval(-90, 90);
  private static final int SAMPLES = 360;

  /** How much a depth may be off at an end: the rounding of an offset, on steep and flat ways. */
  private static final double ROUNDING = 1e-9;

  @Property(tries = 600, seed = "4011", edgeCases = EdgeCasesMode.NONE)
  void endsAreContactsAndAllBetweenIsAsMeasured(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    AnnularSector sector = draw.annularSector(20);
    double angle = draw.between(0, 2 * Math.PI);
    Vector direction = new Vector(StrictMath.cos(angle), StrictMath.sin(angle));
    Polygon polygon = seed % 2 == 0 ? draw.simplePolygon(60) : draw.convexPolygon(60);
    double limit = seed % 3 == 0 ? 1e-6 : draw.between(0, 1.1 * sector.halfWidth());
    IntervalSet free = SlidingDepth.free(sector, direction, RANGE, polygon, limit);
    for (int i = 0; i <= SAMPLES; i++) {
      double offset = RANGE.lo() + RANGE.length() * i / SAMPLES;
      double beyond = depth(sector, direction, offset, polygon) - limit;
      if (Math.abs(beyond) > ROUNDING) {
        assertEquals(beyond < 0, free.contains(offset), () -> offset + " of " + free);
      }
    }
    for (Interval stretch : free.intervals()) {
      checkEnd(sector, direction, stretch.lo(), polygon, limit);
      checkEnd(sector, direction, stretch.hi(), polygon, limit);
    }
  }

  private static void checkEnd(
      AnnularSector sector, Vector direction, double end, Polygon polygon, double limit) {
    if (end != RANGE.lo() && end != RANGE.hi()) {
      assertEquals(limit, depth(sector, direction, end, polygon), ROUNDING);
      // On the other side it is deeper; a step this long is no longer rounding.
      double most = 0;
      for (double step : new double[] {-1e-4, 1e-4}) {
        most = Math.max(most, depth(sector, direction, end + step, polygon));
      }
      assertTrue(most > limit, () -> "no contact at " + end);
    }
  }

  private static double depth(
      AnnularSector sector, Vector direction, double offset, Polygon polygon) {
    Vector shift = direction.times(offset);
    return InnerDepth.of(polygon, sector.placedIn(Pose.at(shift.x(), shift.y(), 0)));
  }
}
