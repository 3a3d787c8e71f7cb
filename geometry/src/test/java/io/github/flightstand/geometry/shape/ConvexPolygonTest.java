package io.github.flightstand.geometry.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.Vector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Convex polygons: what is taken and refused, normals and enclosing circles. */
class ConvexPolygonTest {

  private static final Point A = new Point(0, 0);
  private static final Point B = new Point(10, 0);
  private static final Point C = new Point(10, 10);
  private static final Point D = new Point(0, 10);

  private static String refusal(Point... corners) {
    return assertThrows(BadOutlineException.class, () -> ConvexPolygon.of(corners)).getMessage();
  }

  @Test
  void cornersComeOutCounterClockwiseWithoutFlatOnes() {
    assertEquals(List.of(A, B, C, D), ConvexPolygon.of(A, B, C, D).corners());
    assertEquals(List.of(A, B, C, D), ConvexPolygon.of(D, C, B, A).corners());
    assertEquals(
        List.of(A, B, C, D), ConvexPolygon.of(A, A, new Point(5, 0), B, C, D, A).corners());
  }

  @Test
  void whatIsNotConvexIsRefused() {
    assertEquals(
        "a convex polygon turns one way, but this one does not at corner Point[x=4.0, y=4.0]",
        refusal(A, B, C, D, new Point(4, 4)));
    // a pentagram turns one way all along, but twice round
    List<Point> star = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      star.add(new Point(Math.cos(0.8 * Math.PI * i), Math.sin(0.8 * Math.PI * i)));
    }
    assertEquals(
        "a convex polygon turns round once, but this outline winds further",
        refusal(star.toArray(Point[]::new)));
  }

  @Test
  void anOctagonTurnsRoundOnce() {
    ConvexPolygon eight =
        ConvexPolygon.of(
            new Point(10, 0),
            new Point(20, 0),
            new Point(30, 10),
            new Point(30, 20),
            new Point(20, 30),
            new Point(10, 30),
            new Point(0, 20),
            new Point(0, 10));
    assertEquals(8, eight.size());
  }

  /** Of the base from −20 to 20, the front 5 are left: its middle is at 17.5. */
  @Test
  void theCircleAroundWhatIsCutOff() {
    ConvexPolygon front =
        ConvexPolygon.rectangle(40, 40)
            .clippedTo(UnboundedPolygon.halfPlane(new Point(15, 0), new Vector(1, 0)))
            .orElseThrow();
    assertEquals(17.5, front.centreX(), 1e-15);
    assertEquals(0, front.centreY(), 1e-15);
    assertEquals(Math.sqrt(2.5 * 2.5 + 20 * 20), front.radius(), 1e-14);
    // The same of a base whose middle is at (100, 300).
    ConvexPolygon placed =
        ConvexPolygon.rectangle(40, 40)
            .placedIn(Pose.at(100, 300, 0))
            .clippedTo(UnboundedPolygon.halfPlane(new Point(115, 0), new Vector(1, 0)))
            .orElseThrow();
    assertEquals(117.5, placed.centreX(), 1e-13);
    assertEquals(300, placed.centreY(), 1e-13);
    assertEquals(Math.sqrt(2.5 * 2.5 + 20 * 20), placed.radius(), 1e-13);
  }

  /** Four corners from (0, 0) to (9, 3): their mean is (4.5, 1.5). */
  @Test
  void theCentreIsTheMeanOfTheCorners() {
    ConvexPolygon flat =
        ConvexPolygon.of(new Point(0, 0), new Point(9, 0), new Point(9, 3), new Point(0, 3));
    assertEquals(4.5, flat.centreX(), 1e-15);
    assertEquals(1.5, flat.centreY(), 1e-15);
    assertEquals(Math.sqrt(4.5 * 4.5 + 1.5 * 1.5), flat.radius(), 1e-14);
    assertNotEquals(flat, ConvexPolygon.rectangle(9, 3));
    assertEquals(
        List.of(1, 2, 3, 0), List.of(flat.after(0), flat.after(1), flat.after(2), flat.after(3)));
  }

  @Test
  void cornersAndClassMakeOneEqual() {
    ConvexPolygon square = ConvexPolygon.of(A, B, C, D);
    assertEquals(square, ConvexPolygon.of(A, B, C, D));
    assertNotEquals(square, ConvexPolygon.of(A, B, C, new Point(0, 9)));
    assertNotEquals(square, SimplePolygon.of(A, B, C, D));
    assertNotEquals(square, new Object());
  }

  /** Circles about the two bases are 100 − 2 · 20 · √2 apart; the bound allows for rounding. */
  @Test
  void circlesBoundTheSeparationFromBelow() {
    ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
    double apart = 100 - 40 * Math.sqrt(2);
    double least = base.leastSeparation(base.placedIn(Pose.at(60, 80, 0)));
    assertEquals(apart, least, 2e-8);
    assertTrue(least < apart);
  }

  @Test
  void tooLittleIsRefused() {
    assertEquals(
        "an outline needs at least three different corners, found 2 of 3", refusal(A, B, A));
    assertTrue(refusal(A, C, new Point(4, 4)).startsWith("an outline encloses an area"));
    assertThrows(IllegalArgumentException.class, () -> ConvexPolygon.rectangle(0, 5));
    assertThrows(IllegalArgumentException.class, () -> ConvexPolygon.rectangle(5, Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> ConvexPolygon.rectangle(5, 0));
    double infinite = Double.POSITIVE_INFINITY;
    assertThrows(IllegalArgumentException.class, () -> ConvexPolygon.rectangle(infinite, 5));
    assertThrows(IllegalArgumentException.class, () -> ConvexPolygon.rectangle(5, infinite));
  }

  @Test
  void aPlacedRectangle() {
    ConvexPolygon base = ConvexPolygon.rectangle(40, 20).placedIn(Pose.at(200, 100, 90));
    assertEquals(
        List.of(new Point(210, 120), new Point(190, 120), new Point(190, 80), new Point(210, 80)),
        base.corners());
    // edge 0 is the front
    assertEquals(0, base.normalX(0), 0);
    assertEquals(1, base.normalY(0), 0);
    assertEquals(200, base.centreX(), 0);
    assertEquals(100, base.centreY(), 0);
    assertEquals(Math.sqrt(500), base.radius(), 1e-14);
  }

  @Property(tries = 300, seed = "1311", edgeCases = EdgeCasesMode.NONE)
  void normalsAreSquareToTheEdgesAndTheCircleHoldsTheCorners(@ForAll long seed) {
    ConvexPolygon p = new RandomShapes(seed).convexPolygon(500);
    for (int i = 0; i < p.size(); i++) {
      int j = (i + 1) % p.size();
      double ex = p.x(j) - p.x(i);
      double ey = p.y(j) - p.y(i);
      double length = Math.hypot(ex, ey);
      assertEquals(1, Math.hypot(p.normalX(i), p.normalY(i)), 1e-15);
      assertEquals(length, ex * -p.normalY(i) + ey * p.normalX(i), 1e-12);
      assertTrue(Math.hypot(p.x(i) - p.centreX(), p.y(i) - p.centreY()) <= p.radius() + 1e-12);
    }
  }

  @Property(tries = 300, seed = "1312", edgeCases = EdgeCasesMode.NONE)
  void theTurningSenseOfTheInputDoesNotMatter(@ForAll long seed) {
    ConvexPolygon p = new RandomShapes(seed).convexPolygon(500);
    List<Point> reversed = new ArrayList<>(p.corners());
    Collections.reverse(reversed);
    assertEquals(p, ConvexPolygon.of(reversed));
    assertEquals(p.hashCode(), ConvexPolygon.of(reversed).hashCode());
  }
}
