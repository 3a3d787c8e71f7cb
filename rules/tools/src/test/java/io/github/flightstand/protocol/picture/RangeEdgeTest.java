package io.github.flightstand.protocol.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

/** The far edge of a band about a base, whole and between the rays of an arc. */
class RangeEdgeTest {

  private static final ConvexPolygon SMALL = ConvexPolygon.rectangle(40, 40);

  @Test
  void aSquareHasFourStraightsAndFourArcs() {
    PathData path = new PathData(0);
    new RangeEdge(SMALL, 100).addAll(path);

    assertEquals(4, path.toString().chars().filter(c -> c == 'A').count());
    assertEquals(4, path.toString().chars().filter(c -> c == 'L').count());
    Extent around = path.extent().orElseThrow();
    assertEquals(-120, around.left(), 1e-9);
    assertEquals(120, around.top(), 1e-9);
  }

  @Test
  void betweenTwoRaysAheadLiesTheStraightAndAPieceOfEachArc() {
    RangeEdge edge = new RangeEdge(SMALL, 100);
    Vector right = new Vector(StrictMath.sqrt(0.5), -StrictMath.sqrt(0.5));
    Vector left = new Vector(right.x(), -right.y());
    PathData path = new PathData(0);
    edge.addBetween(edge.crossing(Point.ORIGIN, right), edge.crossing(Point.ORIGIN, left), path);

    // The diagonal leaves through the middle of the arc about the corner: 20 + 100 / sqrt 2.
    assertEquals(
        "M90.711 90.711A100 100 0 0 0 120 20L120 -20A100 100 0 0 0 90.711 -90.711",
        path.toString());
  }

  @Test
  void anArcThatIsWiderThanHalfGoesRoundTheBack() {
    RangeEdge edge = new RangeEdge(SMALL, 100);
    Vector right = new Vector(0, -1);
    PathData path = new PathData(0);
    edge.addBetween(
        edge.crossing(new Point(-5, 0), right), edge.crossing(new Point(-10, 0), right), path);

    // All the way round: from under the base to just left of there.
    assertEquals(4, path.toString().chars().filter(c -> c == 'A').count());
  }

  @Property(seed = "17", tries = 300)
  void aRayLeavesWhereTheDistanceIsReached(
      @ForAll @DoubleRange(min = 0, max = 360) double heading,
      @ForAll @DoubleRange(min = -19, max = 19) double x,
      @ForAll @DoubleRange(min = -19, max = 19) double y) {
    Direction way = Direction.ofDegrees(heading);
    RangeEdge.Crossing crossing =
        new RangeEdge(SMALL, 200).crossing(new Point(x, y), new Vector(way.cos(), way.sin()));

    assertEquals(200, ShortestLines.between(SMALL, crossing.at()).distance(), 1e-5);
  }
}
