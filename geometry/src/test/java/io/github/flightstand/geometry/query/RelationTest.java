package io.github.flightstand.geometry.query;

import static io.github.flightstand.geometry.query.Relation.APART;
import static io.github.flightstand.geometry.query.Relation.OVERLAP;
import static io.github.flightstand.geometry.query.Relation.TOUCHING;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.ArcBand;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.geometry.shape.Wedge;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Relations at and beside the tolerance, stage by stage. */
class RelationTest {

  private static final Tolerance HALF = new Tolerance(0.5);
  private static final ConvexPolygon BASE = ConvexPolygon.rectangle(40, 40);
  private static final BoundedField IN_BASE = new ConvexField(BASE);

  /** Centre (0, 0), radii 25 and 45, the right half. */
  private static final ArcBand HALF_TURN = new ArcBand(Pose.at(0, -35, 0), 35, 180, 10);

  private static ConvexPolygon box(double left, double bottom) {
    return ConvexPolygon.of(
        new Point(left, bottom),
        new Point(left + 64, bottom),
        new Point(left + 64, bottom + 64),
        new Point(left, bottom + 64));
  }

  /** A concave arrow head that points to the left. */
  private static SimplePolygon arrow(double tipX, double tipY) {
    return SimplePolygon.of(
        new Point(tipX, tipY),
        new Point(tipX + 40, tipY - 20),
        new Point(tipX + 30, tipY),
        new Point(tipX + 40, tipY + 20));
  }

  private static void assertRelation(Relation expected, Shape a, Shape b, Tolerance tolerance) {
    assertEquals(expected, Relation.between(a, b, tolerance));
    assertEquals(expected, Relation.between(b, a, tolerance));
  }

  @Test
  void theToleranceItselfTouches() {
    assertEquals(TOUCHING, Relation.of(0.5, HALF));
    assertEquals(TOUCHING, Relation.of(-0.5, HALF));
    assertEquals(APART, Relation.of(Math.nextUp(0.5), HALF));
    assertEquals(OVERLAP, Relation.of(Math.nextDown(-0.5), HALF));
    assertEquals(OVERLAP, Relation.of(Double.NEGATIVE_INFINITY, HALF));
  }

  @Test
  void convexPolygonsAreJudgedToTheLastBit() {
    assertRelation(TOUCHING, BASE, box(20.5, 0), HALF);
    assertRelation(APART, BASE, box(Math.nextUp(20.5), 0), HALF);
    assertRelation(TOUCHING, BASE, box(19.5, 0), HALF);
    assertRelation(OVERLAP, BASE, box(Math.nextDown(19.5), 0), HALF);
  }

  @Test
  void cornersFacingCornersAreJudgedToTheLastBit() {
    Tolerance five = new Tolerance(5);
    assertRelation(TOUCHING, BASE, box(23, 24), five);
    assertRelation(APART, BASE, box(23, Math.nextUp(24.0)), five);
    assertRelation(TOUCHING, BASE, box(Math.nextDown(23.0), 24), five);
  }

  @Test
  void edgeOnEdgeTouchesAfterAnyTurn() {
    for (int degrees = 0; degrees < 360; degrees += 7) {
      Pose pose = Pose.at(500, 300, degrees);
      assertRelation(
          TOUCHING, BASE.placedIn(pose), BASE.placedIn(pose.shiftedBy(0, 40)), Tolerance.STANDARD);
    }
  }

  @Test
  void aCompoundIsInTheClosestRelationOfItsParts() {
    Compound pair = Compound.of(BASE, box(100, 0));
    assertRelation(TOUCHING, pair, box(20.5, 0), HALF);
    assertRelation(OVERLAP, pair, box(50, 0), HALF);
    assertRelation(APART, pair, box(0, 70), HALF);
  }

  @Test
  void rocksAreJudgedInDoubleDoublesWhereDoublesGiveUp() {
    double[] tips = {20.5, Math.nextUp(20.5), 19.5, Math.nextDown(19.5)};
    Relation[] relations = {TOUCHING, APART, TOUCHING, OVERLAP};
    for (int i = 0; i < 4; i++) {
      assertTrue(PolygonFieldRelation.inDoubles(arrow(tips[i], 0), IN_BASE, 0.5).isEmpty());
      assertRelation(relations[i], arrow(tips[i], 0), BASE, HALF);
    }
    assertEquals(APART, PolygonFieldRelation.inDoubles(arrow(20.6, 0), IN_BASE, 0.5).orElseThrow());
    assertEquals(OVERLAP, PolygonFieldRelation.inDoubles(arrow(19, 0), IN_BASE, 0.5).orElseThrow());
    assertEquals(
        TOUCHING, PolygonFieldRelation.inDoubles(arrow(20, 0), IN_BASE, 0.5).orElseThrow());
  }

  @Test
  void templatesAreJudgedInDoubleDoublesWhereDoublesGiveUp() {
    double[] tips = {45.5, Math.nextUp(45.5), 44.5, Math.nextDown(44.5)};
    Relation[] relations = {TOUCHING, APART, TOUCHING, OVERLAP};
    for (int i = 0; i < 4; i++) {
      assertTrue(
          PolygonFieldRelation.inDoubles(arrow(tips[i], 0), new BandField(HALF_TURN), 0.5)
              .isEmpty());
      assertRelation(relations[i], arrow(tips[i], 0), HALF_TURN, HALF);
    }
    // over the end at x ≥ 0: a corner at (35, 45.5) is none; (0, 25 … 45) is the upper end
    assertRelation(TOUCHING, box(-64.5, 0), HALF_TURN, HALF);
    assertRelation(APART, box(Math.nextDown(-64.5), 0), HALF_TURN, HALF);
  }

  @Test
  void otherPairsGoByTheirSeparation() {
    Wedge left = new Wedge(new Point(-21, 0), Direction.NORTH, 180);
    assertRelation(APART, BASE, left, HALF);
    assertRelation(TOUCHING, BASE, left, new Tolerance(2));
    assertRelation(APART, arrow(0, 0), arrow(50, 0), HALF);
    assertRelation(OVERLAP, arrow(0, 0), arrow(25, 0), HALF);
    assertRelation(OVERLAP, HALF_TURN, HALF_TURN.placedIn(Pose.at(5, 0, 0)), HALF);
  }

  @Property(tries = 600, seed = "2201", edgeCases = EdgeCasesMode.NONE)
  void relationIsThatOfTheSeparationUnlessItIsTooClose(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Shape a = draw.shape(45);
    Shape b = draw.shape(45);
    double separation = Separation.between(a, b);
    Tolerance tolerance = new Tolerance(draw.between(1e-3, 3));
    if (Math.abs(Math.abs(separation) - tolerance.contact()) > 1e-9) {
      assertRelation(Relation.of(separation, tolerance), a, b, tolerance);
    }
  }

  @Property(tries = 400, seed = "2202", edgeCases = EdgeCasesMode.NONE)
  void stagesAgree(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    SimplePolygon rock = draw.simplePolygon(45);
    ConvexPolygon base = draw.convexPolygon(45);
    ArcBand band = draw.arcBand(45);
    // the tolerance at, or just beside, the separation
    for (Shape other : new Shape[] {base, band}) {
      double contact = Math.abs(Separation.between(rock, other)) * draw.between(0.9, 1.1);
      assertStagesAgree(rock, new ConvexField(base), contact);
      assertStagesAgree(rock, new BandField(band), contact);
      assertStagesAgree(base, new BandField(band), contact);
    }
  }

  private static void assertStagesAgree(Polygon body, BoundedField region, double contact) {
    PolygonFieldRelation.inDoubles(body, region, contact)
        .ifPresent(
            r -> assertEquals(r, PolygonFieldRelation.inDoubleDoubles(body, region, contact)));
  }

  @Property(tries = 400, seed = "2203", edgeCases = EdgeCasesMode.NONE)
  void theBoundsOfTheFirstStageHold(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    SimplePolygon rock = draw.simplePolygon(45);
    ConvexPolygon base = draw.convexPolygon(45);
    ArcBand band = draw.arcBand(45);
    assertBoundHolds(rock, new ConvexField(base), Separation.between(rock, base));
    assertBoundHolds(rock, new BandField(band), Separation.between(rock, band));
    assertBoundHolds(base, new BandField(band), Separation.between(base, band));
  }

  private static void assertBoundHolds(Polygon body, BoundedField region, double separation) {
    double error = region.error(body);
    assertEquals(PreciseSeparation.of(body, region, separation), separation, error);
    // and the bound is what Separation promises for shapes of this size
    assertTrue(error < 1e-9, error + " is a loose bound");
  }
}
