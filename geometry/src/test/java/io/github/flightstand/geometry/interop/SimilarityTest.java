package io.github.flightstand.geometry.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.interop.CoordinateFrame.SimilarityFrame;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Points and headings in two systems of coordinates, worked out by hand. */
class SimilarityTest {

  private static void assertNear(double x, double y, Point point) {
    assertEquals(x, point.x(), 1e-9);
    assertEquals(y, point.y(), 1e-9);
  }

  @Test
  void theOriginIsWhereBothCoordinatesAreZero() {
    Similarity pixels = new Similarity(2.825, Direction.EAST, new Point(0, 914.4), true);
    assertNear(0, 0, pixels.apply(new Point(0, 914.4)));
    // 914.4 · 2.825 = 2583.18: the lower left corner is that far down.
    assertNear(0, 2583.18, pixels.apply(Point.ORIGIN));
    assertNear(565, 2300.68, pixels.apply(new Point(200, 100)));
  }

  @Test
  void aTurnIsTheDirectionHereOfTheirFirstAxis() {
    Similarity turned = new Similarity(2, Direction.NORTH, new Point(100, 50), false);
    // Three up the table is along their +x axis, one to the left along their +y axis.
    assertNear(6, 2, turned.apply(new Point(99, 53)));
    Similarity mirrored = new Similarity(2, Direction.NORTH, new Point(100, 50), true);
    assertNear(6, -2, mirrored.apply(new Point(99, 53)));
  }

  @Property(tries = 200, seed = "2604", edgeCases = EdgeCasesMode.NONE)
  void wayAndBackAreTheIdentity(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Pose axes = draw.pose(900);
    Similarity similarity =
        new Similarity(draw.between(0.01, 50), axes.heading(), axes.position(), seed % 2 == 0);
    Point here = draw.point(900);
    Point there = similarity.apply(here);
    assertNear(here.x(), here.y(), similarity.invert(there));
    // Every distance grows by the scale.
    Point other = draw.point(900);
    assertEquals(
        similarity.scale() * here.distanceTo(other),
        there.distanceTo(similarity.apply(other)),
        1e-9 * similarity.scale());
  }

  @Test
  void theTablesOwnFrameChangesNoBit() {
    Point odd = new Point(0.1 + 0.2, -1 / 3.0);
    assertEquals(odd, CoordinateFrame.TABLE.pointThere(odd));
    assertEquals(odd, CoordinateFrame.TABLE.pointHere(odd));
    assertEquals(111.963974, CoordinateFrame.TABLE.headingThere(Pose.at(0, 0, 111.963974)));
    assertEquals(111.963974, CoordinateFrame.TABLE.headingHere(Point.ORIGIN, 111.963974).degrees());
  }

  /** A compass: 0 up the table, clockwise; then a protractor: 0 to the left, counter-clockwise. */
  @ParameterizedTest
  @CsvSource({
    "90, true, 90, 0",
    "90, true, 0, 90",
    "90, true, 100, 350",
    "180, false, 90, 270",
    "180, false, 180, 0"
  })
  void headingsStartAndGrowAsTheProgramHasThem(
      double zero, boolean clockwise, double here, double there) {
    CoordinateFrame frame =
        new SimilarityFrame(Similarity.IDENTITY, Direction.ofDegrees(zero), clockwise);
    assertEquals(there, frame.headingThere(Pose.at(0, 0, here)));
    assertEquals(here, frame.headingHere(Point.ORIGIN, there).degrees());
    assertEquals(here, frame.headingHere(Point.ORIGIN, there - 720).degrees());
  }

  @Property(tries = 100, seed = "2605", edgeCases = EdgeCasesMode.NONE)
  void headingsOfAxesAreAnglesBetweenPoints(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Pose axes = draw.pose(900);
    CoordinateFrame frame =
        SimilarityFrame.ofAxes(new Similarity(3, axes.heading(), axes.position(), seed % 2 == 0));
    Pose here = draw.pose(900);
    Point from = frame.pointThere(here.position());
    Point to = frame.pointThere(here.place(new Point(10, 0)));
    double difference =
        Direction.of(from.vectorTo(to)).degreesTo(Direction.ofDegrees(frame.headingThere(here)));
    assertEquals(0, difference, 1e-9);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void aScaleThatCannotBeUndoneIsRefused(double scale) {
    assertEquals(
        "a similarity's scale is positive and finite, found " + scale,
        assertThrows(
                IllegalArgumentException.class,
                () -> new Similarity(scale, Direction.EAST, Point.ORIGIN, false))
            .getMessage());
  }
}
