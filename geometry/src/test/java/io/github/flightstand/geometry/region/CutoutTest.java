package io.github.flightstand.geometry.region;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.MultiPolygon;

/** What is left of a rectangle, with areas worked out by hand; and the way to JTS and back. */
class CutoutTest {

  private static final ConvexPolygon WHOLE = ConvexPolygon.rectangle(40, 40);

  @Test
  void nothingTakenLeavesTheWhole() {
    Region region = Cutout.of(WHOLE, List.of());
    assertEquals(1, region.pieces().size());
    assertEquals(1600, JtsPolygons.toJts(region).getArea(), 1e-9);
  }

  @Test
  void whatIsTakenFromTheMiddleLeavesAHole() {
    Region region =
        Cutout.of(WHOLE, List.of(ConvexPolygon.rectangle(10, 20), ConvexPolygon.rectangle(20, 10)));
    assertEquals(1, region.pieces().size());
    assertEquals(1, region.pieces().get(0).holes().size());
    // Two bars of 200 that share 100.
    assertEquals(1300, JtsPolygons.toJts(region).getArea(), 1e-9);
  }

  @Test
  void aBarAcrossLeavesTwoPieces() {
    Region region = Cutout.of(WHOLE, List.of(ConvexPolygon.rectangle(10, 60)));
    assertEquals(2, region.pieces().size());
    assertEquals(1200, JtsPolygons.toJts(region).getArea(), 1e-9);
  }

  @Test
  void takingEverythingLeavesNothing() {
    assertTrue(Cutout.of(WHOLE, List.of(WHOLE)).isEmpty());
    assertTrue(
        Cutout.of(WHOLE, List.of(ConvexPolygon.rectangle(90, 90).placedIn(Pose.at(0, 0, 10))))
            .isEmpty());
  }

  @Test
  void aRegionComesBackFromJtsAsItWent() {
    Region region =
        Cutout.of(
            WHOLE,
            List.of(
                ConvexPolygon.rectangle(4, 60),
                ConvexPolygon.rectangle(4, 4).placedIn(Pose.at(10, 10, 0))));
    MultiPolygon there = JtsPolygons.toJts(region);
    assertTrue(there.isValid());
    assertTrue(JtsPolygons.toJts(JtsPolygons.region(there)).equalsTopo(there));
    assertEquals(region.pieces().size(), JtsPolygons.region(there).pieces().size());
  }
}
