package io.github.flightstand.geometry.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How far bodies stick out of regions, worked out by hand. */
class ProtrusionTest {

  private static final ConvexPolygon BASE = ConvexPolygon.rectangle(40, 40);

  private static final SimplePolygon STRIP =
      SimplePolygon.of(new Point(0, 0), new Point(900, 0), new Point(900, 100), new Point(0, 100));

  private static double of(Pose pose, SimplePolygon region) {
    return Protrusion.of(List.of(BASE.placedIn(pose)), region);
  }

  @Test
  void whatLiesInsideOrFlushDoesNotStickOut() {
    assertEquals(0, of(Pose.at(300, 50, 17), STRIP));
    assertEquals(0, of(Pose.at(300, 80, 90), STRIP));
    assertEquals(0, of(Pose.at(20, 20, 0), STRIP));
  }

  @Test
  void anEdgeThatIsFiveBeyondSticksOutByFive() {
    assertEquals(5, of(Pose.at(300, 85, 90), STRIP), 1e-12);
    assertEquals(5, of(Pose.at(15, 50, 180), STRIP), 1e-12);
  }

  @Test
  void aCornerSticksOutByTheDepthOfTheRegionsEdgeInTheBody() {
    // Turned by 45 degrees the corner is 20 √2 from the centre; the region's edge, h below it,
    // meets the two sides at 45 degrees, so its middle is h / √2 from both.
    double h = 6;
    double y = 100 + h - 20 * StrictMath.sqrt(2);
    assertEquals(h / StrictMath.sqrt(2), of(Pose.at(300, y, 45), STRIP), 1e-11);
  }

  @Test
  void whatIsOutsideSticksOutByTheRadiusOfItsInscribedCircle() {
    assertEquals(20, of(Pose.at(300, 400, 30), STRIP), 1e-12);
    assertEquals(20, of(Pose.at(300, 101, 0), STRIP), 1e-12);
  }

  @Test
  void aNotchUnderTheBodyCounts() {
    // All four corners lie in the region, the notch reaches 12 into the square from above.
    SimplePolygon notched =
        SimplePolygon.of(
            new Point(0, 0),
            new Point(100, 0),
            new Point(100, 100),
            new Point(53, 100),
            new Point(53, 58),
            new Point(47, 58),
            new Point(47, 100),
            new Point(0, 100));
    assertEquals(12, of(Pose.at(50, 50, 0), notched), 1e-12);
  }

  @Test
  void aRegionWithinTheBodyLeavesItsOwnEdgeOutside() {
    // A region of ten square about the centre: the deepest point outside is 15 from the boundary.
    SimplePolygon small =
        SimplePolygon.of(new Point(-5, -5), new Point(5, -5), new Point(5, 5), new Point(-5, 5));
    assertEquals(15, of(Pose.IDENTITY, small), 1e-12);
  }

  @Test
  void thePartThatSticksOutFarthestCounts() {
    ConvexPolygon far = BASE.placedIn(Pose.at(300, 90, 0));
    assertEquals(10, Protrusion.of(List.of(BASE.placedIn(Pose.at(300, 83, 0)), far), STRIP), 1e-12);
  }
}
