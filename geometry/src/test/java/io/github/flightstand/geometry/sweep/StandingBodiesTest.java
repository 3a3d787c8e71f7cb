package io.github.flightstand.geometry.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Two bodies where they stand, beside numbers worked out by hand and the separation of shapes. */
class StandingBodiesTest {

  private static final double NO_LIMIT = Double.POSITIVE_INFINITY;

  private final StandingBodies bodies = new StandingBodies();

  @Example
  void gapsAndDepths() {
    BodyParts square = BodyParts.of(Compound.of(ConvexPolygon.rectangle(40, 40)));
    bodies.face(square, Pose.IDENTITY, square, 100, 3, 1, 0);
    assertEquals(60, bodies.separationBelow(NO_LIMIT));
    assertEquals(50, bodies.separationBelow(50), "no more than the limit");
    assertTrue(bodies.areSeparatedBy(0));
    bodies.face(square, Pose.IDENTITY, square, 39, 3, 0, 1);
    assertEquals(-1, bodies.separationBelow(NO_LIMIT));
    assertEquals(-2, bodies.separationBelow(-2));
    assertTrue(bodies.areSeparatedBy(-1));
    assertFalse(bodies.areSeparatedBy(-0.5));
  }

  /** What is nearer than rounding could make it is measured, not passed over by its box. */
  @Example
  void aDepthJustBeyondALimitIsSeen() {
    BodyParts square = BodyParts.of(Compound.of(ConvexPolygon.rectangle(40, 40)));
    bodies.face(square, Pose.IDENTITY, square, 40 - 1.5e-6, 0, 1, 0);
    assertFalse(bodies.areSeparatedBy(-1e-6));
    assertTrue(bodies.areSeparatedBy(-2e-6));
    bodies.face(square, Pose.IDENTITY, square, 100, 0, 1, 0);
    assertEquals(60, bodies.separationBelow(60 + 5e-7));
    // So near to each other, no line between them is certain.
    bodies.face(square, Pose.IDENTITY, square, 40 + 1e-10, 0, 1, 0);
    assertEquals(1e-10, bodies.separationBelow(NO_LIMIT), 1e-13);
  }

  /** A bar before the bay between two guides: its end is 10 before the base's edge. */
  @Example
  void aBayIsNotClosedByItsHull() {
    BodyParts bar = BodyParts.of(Compound.of(ConvexPolygon.rectangle(20, 4)));
    BodyParts guided =
        BodyParts.of(
            Compound.of(
                ConvexPolygon.rectangle(40, 40),
                ConvexPolygon.rectangle(1.75, 3.5).placedIn(Pose.at(20.875, 11.75, 0)),
                ConvexPolygon.rectangle(1.75, 3.5).placedIn(Pose.at(20.875, -11.75, 0))));
    bodies.face(guided, Pose.IDENTITY, bar, 40, 0, 1, 0);
    assertEquals(10, bodies.separationBelow(NO_LIMIT), 1e-12);
  }

  @Property(tries = 1000, seed = "2512", edgeCases = EdgeCasesMode.NONE)
  void agreesWithTheSeparationOfShapes(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Compound one = draw.compound(0).placedIn(Pose.at(-200, -200, 0));
    Compound other = draw.compound(0).placedIn(Pose.at(-200, -200, 0));
    Pose pose = Pose.at(draw.between(-80, 80), draw.between(-80, 80), draw.between(0, 360));
    double exact = Separation.between(one, other.placedIn(pose));
    double cos = pose.heading().cos();
    double sin = pose.heading().sin();
    bodies.face(
        BodyParts.of(one), Pose.IDENTITY, BodyParts.of(other), pose.x(), pose.y(), cos, sin);
    assertEquals(exact, bodies.separationBelow(NO_LIMIT), 1e-11);
    assertEquals(exact >= -0.5, bodies.areSeparatedBy(-0.5));
  }
}
