package io.github.flightstand.geometry.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import org.junit.jupiter.api.Test;

/** What a moving body tells about one at rest, by hand. */
class SeenBodyTest {

  private static final double TINY = 1e-12;

  private final BodyParts plate = BodyParts.of(Compound.of(ConvexPolygon.rectangle(60, 20)));
  private final BodyParts square = BodyParts.of(Compound.of(ConvexPolygon.rectangle(40, 40)));
  private final MotionState state = new MotionState();
  private final SeenBody seen = new SeenBody(plate);

  @Test
  void curvatureHoldsAsFarAsTheOtherBodyReachesOnTheWay() {
    seen.face(square, 30, -40, 1, 0, state);
    // It reaches 50 and half the diagonal of 40 far, and comes 3 nearer by 1.5 at a speed of 2.
    MotionBounds bounds = new MotionBounds(2, 0, 0, 0, 0.1);
    assertEquals(0.1 * (50 + Math.sqrt(800) + 3), seen.curvature(bounds, 1.5), TINY);
    // The moving body's own corners may be farther, half the diagonal of 60 by 20.
    seen.carry(BodyParts.of(Compound.of(ConvexPolygon.rectangle(600, 200))));
    assertEquals(0.1 * Math.sqrt(100_000), seen.curvature(bounds, 1.5), TINY);
  }

  @Test
  void boxesAreApartAlongOneOfFourAxes() {
    seen.face(square, 0, 0, 1, 0, state);
    assertEquals(100 - 30 - 20, seen.boxGap(-100, 7), TINY);
    assertEquals(70 - 10 - 20, seen.boxGap(7, 70), TINY);
    // Turned by the angle of a 3-4-5 triangle: along the plate's axes the square reaches
    // 20 (0.6 + 0.8) = 28, along the square's axes the plate 0.8 30 + 0.6 10 = 30 and
    // 0.6 30 + 0.8 10 = 26.
    seen.face(square, 0, 0, 0.8, 0.6, state);
    assertEquals(200 - 30 - 28, seen.boxGap(200, 0), TINY);
    // 100 along the square's x is (80, 60) in the plate's frame, where the boxes are nearer.
    assertEquals(100 - 20 - 30, seen.boxGap(80, 60), TINY);
    assertEquals(100 - 20 - 26, seen.boxGap(-60, 80), TINY);
  }
}
