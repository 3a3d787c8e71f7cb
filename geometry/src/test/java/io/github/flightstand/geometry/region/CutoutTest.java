package io.github.flightstand.geometry.region;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
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

  /** Within the right half and the upper half, which is 1200, without a corner and a middle. */
  @Test
  void whatIsLeftWithinSomeRegions() {
    Region right = Region.of(SimplePolygon.of(at(10, 0, 20, 40)));
    Region upper = Region.of(SimplePolygon.of(at(0, 10, 40, 20)));
    ConvexPolygon corner = ConvexPolygon.rectangle(10, 10).placedIn(Pose.at(15, 15, 0));
    Region middle = Region.of(SimplePolygon.of(at(0, 0, 4, 4)));
    assertEquals(
        1200, area(Cutout.of(WHOLE, List.of(right, upper), List.of(), Region.EMPTY)), 1e-9);
    assertEquals(
        1100, area(Cutout.of(WHOLE, List.of(right, upper), List.of(corner), Region.EMPTY)), 1e-9);
    // Three of its four quarters lie within.
    assertEquals(
        1100 - 12, area(Cutout.of(WHOLE, List.of(right, upper), List.of(corner), middle)), 1e-9);
    assertEquals(1600 - 16, area(Cutout.of(WHOLE, List.of(), List.of(), middle)), 1e-9);
  }

  private static double area(Region region) {
    return JtsPolygons.toJts(region).getArea();
  }

  private static List<Point> at(double x, double y, double length, double width) {
    return ConvexPolygon.rectangle(length, width).placedIn(Pose.at(x, y, 0)).corners();
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

  @Test
  void pointsOfJtsAreNoRegion() {
    GeometryFactory factory = new GeometryFactory();
    Geometry square = JtsPolygons.toJts(WHOLE);
    Geometry both =
        factory.createGeometryCollection(
            new Geometry[] {factory.createPoint(new Coordinate(90, 90)), square});
    assertEquals(JtsPolygons.region(square), JtsPolygons.region(both));
  }
}
