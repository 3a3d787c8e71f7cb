package io.github.flightstand.movement.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.TableEdge;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Distances of a body 40 square from a post 20 square at (100, 100) and from the edges, worked out
 * by hand. The tolerance is a quarter, so that bounds are hit to the bit.
 */
class LimitTest {

  private static final PlayArea AREA = new PlayArea(1000, 800);
  private static final double CONTACT = 0.25;
  private static final ConvexPolygon BODY = ConvexPolygon.rectangle(40, 40);
  private static final List<ConvexPolygon> POST =
      List.of(ConvexPolygon.rectangle(20, 20).placedIn(Pose.at(100, 100, 0)));

  private static String told(Limit limit, double x, double y) {
    return limit
        .refusal(BODY.placedIn(Pose.at(x, y, 0)), AREA, CONTACT)
        .map(it -> it.code().word() + " " + it.of() + " " + it.distance() + " " + it.required())
        .orElse("");
  }

  @ParameterizedTest
  @CsvSource({
    // The post ends at 110, the body begins at x − 20.
    "180, too-near post 50.0 50.0",
    "180.125, ''",
    "190, ''",
    "190.25, ''",
    "190.375, too-far post 60.375 60.0"
  })
  void aDistanceIsBeyondTheLeastAndUpToTheMostWithTheTolerance(double x, String told) {
    assertEquals(told, told(new Limit.Near(POST, 50, 60, "post"), x, 100));
  }

  @ParameterizedTest
  @CsvSource({
    "40, 400, too-near edge 20.0 20.0",
    "40.5, 400, ''",
    "80.25, 400, ''",
    "80.375, 400, too-far edge 60.375 60.0",
    // Too near the left edge, but far enough from the bottom one.
    "30, 80, ''",
    "30, 80.25, ''",
    "30, 80.375, too-near edge 10.0 20.0",
    // Beyond the edge counts as on it.
    "10, 400, too-near edge 0.0 20.0"
  })
  void oneEdgeAtTheRightDistanceIsEnough(double x, double y, String told) {
    Limit limit = new Limit.AtEdges(List.of(TableEdge.LEFT, TableEdge.BOTTOM), 20, 60);
    assertEquals(told, told(limit, x, y));
  }

  @ParameterizedTest
  @CsvSource({
    "60, 400, too-near-edge left 40.0 40.0",
    "60.5, 400, ''",
    "500, 740, too-near-edge top 40.0 40.0",
    "500, 739.5, ''"
  })
  void allEdgesAreFartherThanTheLeast(double x, double y, String told) {
    assertEquals(told, told(new Limit.BeyondEdges(40), x, y));
  }

  @Test
  void thePlacesBeyondAllEdgesAreARectangle() {
    // Of a body from −10 to 30 across and −25 to 15 up.
    ConvexPolygon turned = BODY.placedIn(Pose.at(10, -5, 0));
    List<ConvexPolygon> places = new Limit.BeyondEdges(40).places(turned, AREA).orElseThrow();
    assertEquals(1, places.size());
    double spare = 1e-6;
    for (Point corner : places.get(0).corners()) {
      assertEquals(corner.x() < 500 ? 50 + spare : 930 - spare, corner.x(), 1e-9);
      assertEquals(corner.y() < 400 ? 65 + spare : 745 - spare, corner.y(), 1e-9);
    }
    assertEquals(
        Optional.of(List.of()), new Limit.BeyondEdges(40).places(BODY, new PlayArea(119, 800)));
    assertEquals(
        Optional.of(List.of()), new Limit.BeyondEdges(40).places(BODY, new PlayArea(1000, 119)));
  }

  @Test
  void aLineBetweenTheEdgesIsNoRoom() {
    // 20 from each edge and half of the body: 80 across is used up to the bit.
    double more = 20 - FreeRegion.SPARE;
    assertEquals(20, more + FreeRegion.SPARE);
    Limit.BeyondEdges limit = new Limit.BeyondEdges(more);
    assertEquals(Optional.of(List.of()), limit.places(BODY, new PlayArea(80, 800)));
    assertEquals(Optional.of(List.of()), limit.places(BODY, new PlayArea(1000, 80)));
    assertEquals(1, limit.places(BODY, new PlayArea(80.5, 80.5)).orElseThrow().size());
  }

  @Test
  void thePlacesAtEdgesAreStrips() {
    List<ConvexPolygon> strips =
        new Limit.AtEdges(List.of(TableEdge.RIGHT, TableEdge.BOTTOM), 20, 60)
            .places(BODY, AREA)
            .orElseThrow();
    assertEquals(2, strips.size());
    assertTrue(strips.get(0).contains(959, 1) && strips.get(0).contains(921, 799));
    assertFalse(strips.get(0).contains(961, 1) || strips.get(0).contains(919, 799));
    assertTrue(strips.get(1).contains(1, 41) && strips.get(1).contains(999, 79));
    assertFalse(strips.get(1).contains(1, 39) || strips.get(1).contains(999, 81));
    // A line has no area.
    assertEquals(
        Optional.of(List.of()),
        new Limit.AtEdges(List.of(TableEdge.LEFT), -1, 0).places(BODY, AREA));
  }

  @Test
  void thePlacesNearAPostAreLegalAndReachAlmostToTheMost() {
    Limit limit = new Limit.Near(POST, 50, 60, "post");
    ConvexPolygon places = limit.places(BODY, AREA).orElseThrow().get(0);
    assertTrue(places.contains(189.85, 100));
    for (int degrees = 0; degrees < 360; degrees += 3) {
      double x = StrictMath.cos(StrictMath.toRadians(degrees));
      double y = StrictMath.sin(StrictMath.toRadians(degrees));
      // The farthest place this way, by halving.
      double out = 0;
      for (double step = 100; step > 1e-6; step /= 2) {
        out += places.contains(100 + (out + step) * x, 100 + (out + step) * y) ? step : 0;
      }
      ConvexPolygon there = BODY.placedIn(Pose.at(100 + out * x, 100 + out * y, 0));
      assertEquals(Optional.empty(), limit.refusal(there, AREA, 1e-6), degrees + " degrees");
    }
    assertEquals(Optional.empty(), Limit.beyond(POST, 50, "post").places(BODY, AREA));
  }

  @Test
  void whereItTouchesThePostIsBarred() {
    // 10 of the post and 20 of the body: beside each other at 130, however little more is asked.
    List<ConvexPolygon> barred = Limit.beyond(POST, 0, "post").barred(BODY);
    assertTrue(barred.get(0).contains(130, 100) && barred.get(0).contains(100, 130));
    assertFalse(barred.get(0).contains(130.2, 100));
    assertEquals(List.of(), new Limit.Near(POST, -1, 60, "post").barred(BODY));
    ConvexPolygon farther = Limit.beyond(POST, 50, "post").barred(BODY).get(0);
    assertTrue(farther.contains(180, 100) && farther.contains(100, 180));
    assertTrue(farther.contains(20, 100) && farther.contains(100, 20));
    assertFalse(farther.contains(180.2, 100));
  }
}
