package io.github.flightstand.geometry.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Inner depths by hand: tips, edges and swallowed regions. */
class InnerDepthTest {

  private static final SimplePolygon HUGE =
      SimplePolygon.of(
          new Point(-500, -500),
          new Point(500, -500),
          new Point(500, 500),
          new Point(0, 400),
          new Point(-500, 500));

  /**
   * A quarter of a disk of radius 100, and a bar whose lower side is at height 60: its deepest
   * point is x from one side and 100 − √(x² + 60²) from the arc, both 32 at x = (100² − 60²) / 200.
   */
  @Test
  void asDeepBehindTheSideAsBehindTheArc() {
    AnnularSector quarter = new AnnularSector(Pose.at(50, 0, 90), 50, 90, 50);
    ConvexPolygon bar = ConvexPolygon.rectangle(200, 140).placedIn(Pose.at(50, 130, 0));
    assertEquals(0, quarter.centre().x(), 1e-12);
    assertEquals(32, InnerDepth.of(bar, quarter), 1e-9);
  }

  /** Diamonds whose tips overlap by 0.0056, seen from middles that are all but straight apart. */
  @Test
  void tipsThatOnlyJustOverlapAreNotPassedOver() {
    ConvexPolygon diamond = ConvexPolygon.rectangle(40, 40).placedIn(Pose.at(0, 0, 45));
    double overlap = 2 * 20 * Math.sqrt(2) - 56.562 - 0.001;
    double depth = overlap / Math.sqrt(2);
    assertEquals(depth, InnerDepth.of(diamond.placedIn(Pose.at(0.001, 56.562, 0)), diamond), 1e-12);
    assertEquals(depth, InnerDepth.of(diamond.placedIn(Pose.at(56.562, 0.001, 0)), diamond), 1e-12);
    // A quarter turn about the origin, 45 outside: the tip is 0.001 behind its flat end and 0.005
    // behind its arc, and a point 0.002 up the diamond's edge 0.003 behind both.
    AnnularSector turn = new AnnularSector(Pose.at(35, 0, 90), 35, 90, 10);
    double away = 45 + 20 * Math.sqrt(2) - 0.005;
    assertEquals(0.003, InnerDepth.of(diamond.placedIn(Pose.at(away, 0.001, 0)), turn), 1e-7);
    assertEquals(0.003, InnerDepth.of(diamond.placedIn(Pose.at(0.001, away, 0)), turn), 1e-7);
  }

  @Test
  void aSwallowedRegionIsAsDeepAsItsInscribedCircle() {
    assertEquals(10, InnerDepth.of(HUGE, ConvexPolygon.rectangle(70, 20)), 1e-13);
    // the 3-4-5 triangle's inscribed circle has the radius 1
    assertEquals(
        1,
        InnerDepth.of(HUGE, ConvexPolygon.of(new Point(0, 0), new Point(4, 0), new Point(0, 3))),
        1e-13);
    // a bank is as deep as half its width
    assertEquals(10, InnerDepth.of(HUGE, new AnnularSector(Pose.at(0, 0, 30), 130, 45, 10)), 1e-12);
    // a slice of a disc of radius 20 through 60 degrees: r (1 + sin 30°) = 20 sin 30°
    assertEquals(
        20.0 / 3, InnerDepth.of(HUGE, new AnnularSector(Pose.at(0, 0, 30), 10, 60, 10)), 1e-12);
    // a short piece of a wide sector: two degrees of radii 90 to 110
    double half = Math.sin(Math.toRadians(1));
    assertEquals(
        110 * half / (1 + half),
        InnerDepth.of(HUGE, new AnnularSector(Pose.at(0, 0, 30), 100, 2, 10)),
        1e-12);
  }

  @Test
  void nearlyParallelSidesDoNotSpoilTheInscribedCircle() {
    for (double slant : new double[] {1e-3, 1e-7, 1e-11, 1e-14}) {
      ConvexPolygon strip =
          ConvexPolygon.of(
              new Point(0, 0),
              new Point(100, 0),
              new Point(100, 10),
              new Point(0, 10 * (1 + slant)));
      // at most that of the longer end, at least that of the shorter
      assertEquals(5, InnerDepth.of(HUGE, strip), 5 * slant + 1e-13);
    }
  }

  @Test
  void theTopOfAnEdgeAcrossTwoBoundaries() {
    // the line x + y = 30 is deepest in the square's corner at (15, 15)
    SimplePolygon rock =
        SimplePolygon.of(new Point(40, -10), new Point(40, 40), new Point(-10, 40));
    assertEquals(5, InnerDepth.of(rock, ConvexPolygon.rectangle(40, 40)), 1e-13);
  }

  @Test
  void anEdgeAcrossTheEndOfASector() {
    // Centre (0, 0), the right half of radii 25 to 45: its upper end lies on x = 0, y 25 to 45. The
    // line y = 25 + x/2 … through (0, 40): depth x behind the end, 45 − √(x² + y²) behind the arc.
    // On the level line y = 40: x = 45 − √(x² + 1600), so 90 x = 425.
    AnnularSector sector = new AnnularSector(Pose.at(0, -35, 0), 35, 180, 10);
    SimplePolygon above =
        SimplePolygon.of(
            new Point(-60, 40),
            new Point(60, 40),
            new Point(60, 90),
            new Point(0, 80),
            new Point(-60, 90));
    assertEquals(425.0 / 90, InnerDepth.of(above, sector), 1e-12);
    // On y = 28 between end and inner arc: x = √(x² + 784) − 25 at x = 3.18, but farther along the
    // centre line is reached: ten deep.
    assertEquals(10, InnerDepth.of(above.placedIn(Pose.at(0, -12, 0)), sector), 1e-12);
  }

  @Test
  void sharedBoundariesAreNoDepth() {
    ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
    assertEquals(0, InnerDepth.of(base.placedIn(Pose.at(40, 0, 0)), base), 0);
    assertEquals(0, InnerDepth.of(base.placedIn(Pose.at(40, 40, 0)), base), 0);
  }

  /** All triples of edges: the largest inscribed circle touches three of them, or two parallel. */
  private static double inscribedRadius(ConvexPolygon p) {
    double best = 0;
    DepthField field = new DepthField.InConvex(p);
    int n = p.size();
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        for (int k = 0; k < j; k++) {
          double ax = p.normalX(i) - p.normalX(k);
          double ay = p.normalY(i) - p.normalY(k);
          double bx = p.normalX(j) - p.normalX(k);
          double by = p.normalY(j) - p.normalY(k);
          double ca = field.at(i, 0, 0) - field.at(k, 0, 0);
          double cb = field.at(j, 0, 0) - field.at(k, 0, 0);
          double det = ax * by - ay * bx;
          best = Math.max(best, field.at((ca * by - cb * ay) / det, (ax * cb - bx * ca) / det));
        }
      }
    }
    return best;
  }

  @Property(tries = 1000, seed = "2401", edgeCases = EdgeCasesMode.NONE)
  void theDeepestPointIsTheInscribedCirclesCentre(@ForAll long seed) {
    ConvexPolygon polygon = new RandomShapes(seed).convexPolygon(100);
    DepthField field = new DepthField.InConvex(polygon);
    Point deepest = field.deepest();
    assertEquals(inscribedRadius(polygon), field.at(deepest.x(), deepest.y()), 1e-11);
  }

  // What sticks out of a region.

  private static final ConvexPolygon BASE = ConvexPolygon.rectangle(40, 40);

  private static final SimplePolygon STRIP =
      SimplePolygon.of(new Point(0, 0), new Point(900, 0), new Point(900, 100), new Point(0, 100));

  private static double outside(Pose pose, SimplePolygon region) {
    return InnerDepth.outside(List.of(BASE.placedIn(pose)), region);
  }

  @Test
  void whatLiesInsideOrFlushDoesNotStickOut() {
    assertEquals(0, outside(Pose.at(300, 50, 17), STRIP));
    assertEquals(0, outside(Pose.at(300, 80, 90), STRIP));
    assertEquals(0, outside(Pose.at(20, 20, 0), STRIP));
  }

  @Test
  void anEdgeThatIsFiveBeyondSticksOutByFive() {
    assertEquals(5, outside(Pose.at(300, 85, 90), STRIP), 1e-12);
    assertEquals(5, outside(Pose.at(15, 50, 180), STRIP), 1e-12);
  }

  @Test
  void aCornerSticksOutByTheDepthOfTheRegionsEdgeInTheBody() {
    // Turned by 45 degrees the corner is 20 √2 from the centre; the region's edge, h below it,
    // meets the two sides at 45 degrees, so its middle is h / √2 from both.
    double h = 6;
    double y = 100 + h - 20 * StrictMath.sqrt(2);
    assertEquals(h / StrictMath.sqrt(2), outside(Pose.at(300, y, 45), STRIP), 1e-11);
  }

  @Test
  void whatIsOutsideSticksOutByTheRadiusOfItsInscribedCircle() {
    assertEquals(20, outside(Pose.at(300, 400, 30), STRIP), 1e-12);
    assertEquals(20, outside(Pose.at(300, 101, 0), STRIP), 1e-12);
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
    assertEquals(12, outside(Pose.at(50, 50, 0), notched), 1e-12);
  }

  @Test
  void aRegionWithinTheBodyLeavesItsOwnEdgeOutside() {
    // A region of ten square about the centre: the deepest point outside is 15 from the boundary.
    SimplePolygon small =
        SimplePolygon.of(new Point(-5, -5), new Point(5, -5), new Point(5, 5), new Point(-5, 5));
    assertEquals(15, outside(Pose.IDENTITY, small), 1e-12);
  }

  @Test
  void thePartThatSticksOutFarthestCounts() {
    ConvexPolygon far = BASE.placedIn(Pose.at(300, 90, 0));
    assertEquals(
        10, InnerDepth.outside(List.of(BASE.placedIn(Pose.at(300, 83, 0)), far), STRIP), 1e-12);
  }
}
