package io.github.flightstand.geometry.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Nearest points by hand, and against separations. */
class ClosestPointsTest {

  private static final ConvexPolygon BASE = ConvexPolygon.rectangle(40, 40);

  private static void assertPoint(double x, double y, Point p) {
    assertEquals(x, p.x(), 1e-12);
    assertEquals(y, p.y(), 1e-12);
  }

  @Test
  void cornerToCorner() {
    ClosestPoints nearest = ClosestPoints.between(BASE, BASE.placedIn(Pose.at(50, 50, 0)));
    assertPoint(20, 20, nearest.onFirst());
    assertPoint(30, 30, nearest.onSecond());
    assertEquals(Math.hypot(10, 10), nearest.distance(), 1e-12);
  }

  @Test
  void cornerToEdgeInEitherOrder() {
    ConvexPolygon turned = BASE.placedIn(Pose.at(60, 5, 45));
    double tip = 60 - 20 * Math.sqrt(2);
    ClosestPoints nearest = ClosestPoints.between(BASE, turned);
    assertPoint(20, 5, nearest.onFirst());
    assertPoint(tip, 5, nearest.onSecond());
    assertPoint(tip, 5, ClosestPoints.between(turned, BASE).onFirst());
  }

  @Test
  void edgeToOuterArc() {
    // centre (0, 35), outer radius 45; the line x + y = 35 + c is nearest on the ray at −45 degrees
    AnnularSector turn = new AnnularSector(Pose.at(0, 0, 0), 35, 90, 10);
    double d = Math.sqrt(0.5);
    ConvexPolygon rail =
        ConvexPolygon.rectangle(10, 80).placedIn(Pose.at(55 * d, 35 - 55 * d, -45));
    ClosestPoints nearest = ClosestPoints.between(turn, rail);
    assertPoint(45 * d, 35 - 45 * d, nearest.onFirst());
    assertPoint(50 * d, 35 - 50 * d, nearest.onSecond());
  }

  @Test
  void ofEquallyNearPointsTheFirstAreTold() {
    // Edges 60 apart face each other; the lower corner of the first comes before the upper one.
    ClosestPoints facing = ClosestPoints.between(BASE, BASE.placedIn(Pose.at(100, 0, 0)));
    assertPoint(20, -20, facing.onFirst());
    assertPoint(80, -20, facing.onSecond());
    ConvexPolygon small = ConvexPolygon.rectangle(10, 10);
    Compound parts =
        Compound.of(small.placedIn(Pose.at(100, 30, 0)), small.placedIn(Pose.at(100, -30, 0)));
    ClosestPoints nearest = ClosestPoints.between(BASE, parts);
    assertPoint(20, 20, nearest.onFirst());
    assertPoint(95, 25, nearest.onSecond());
  }

  @Test
  void theNearestPartOfACompound() {
    Compound two = Compound.of(BASE, ConvexPolygon.rectangle(2, 2).placedIn(Pose.at(30, 0, 45)));
    ConvexPolygon right = ConvexPolygon.rectangle(10, 40).placedIn(Pose.at(55, 0, 0));
    ClosestPoints nearest = ClosestPoints.between(two, right);
    assertPoint(30 + Math.sqrt(2), 0, nearest.onFirst());
    assertPoint(50, 0, nearest.onSecond());
  }

  @Test
  void aPolygonAndAPoint() {
    ClosestPoints nearest = ClosestPoints.between(BASE, new Point(23, 24));
    assertPoint(20, 20, nearest.onFirst());
    assertEquals(5, nearest.distance(), 1e-12);
    assertEquals(0, ClosestPoints.between(BASE, new Point(3, 4)).distance());
  }

  /** Whether a point lies in a shape, give or take rounding. */
  private static void assertIn(Shape shape, Point p) {
    ConvexPolygon speck = ConvexPolygon.rectangle(2e-9, 2e-9).placedIn(Pose.at(p.x(), p.y(), 0));
    assertTrue(Separation.between(shape, speck) < 1e-10);
  }

  @Property(tries = 1500, seed = "2301", edgeCases = EdgeCasesMode.NONE)
  void theirDistanceIsTheGapAndTheyLieOnTheShapes(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Shape a = draw.shape(45);
    Shape b = draw.polygonal(45);
    ClosestPoints nearest = ClosestPoints.between(a, b);
    double separation = Separation.between(a, b);
    assertEquals(Math.max(0, separation), nearest.distance(), 1e-11);
    assertEquals(nearest.distance(), nearest.onFirst().distanceTo(nearest.onSecond()), 1e-12);
    assertIn(a, nearest.onFirst());
    assertIn(b, nearest.onSecond());
  }
}
