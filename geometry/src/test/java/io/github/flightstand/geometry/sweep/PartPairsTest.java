package io.github.flightstand.geometry.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import org.junit.jupiter.api.Test;

/**
 * Two squares of 40, the other one 30 ahead: they overlap by 10. Numbers are worked out by hand.
 */
class PartPairsTest {

  private static final BodyParts SQUARE =
      BodyParts.of(Compound.of(ConvexPolygon.rectangle(40, 40)));
  private static final double TAU = 1e-6;

  private final PartPairs pairs = new PartPairs(SQUARE);
  private final CurvedPair curved = new CurvedPair(pairs);
  private final StraightPair straight = new StraightPair(pairs);
  private final MotionState state = new MotionState();

  private double blockedBack(double velocity, MotionBounds bounds) {
    state.move(velocity, 0, 0);
    pairs.face(SQUARE, 30, 0, 1, 0, state);
    assertTrue(pairs.next(-TAU));
    return curved.blockedBack(bounds, -TAU, 100);
  }

  @Test
  void backAsFarAsTheOverlapIsDeepIfNothingBends() {
    assertEquals(10 - TAU, blockedBack(1, new MotionBounds(1, 0, 0, 0, 0)), 1e-13);
  }

  @Test
  void lessFarIfTheMotionMayBend() {
    // t + 0.2 t²/2 = 10 − τ has the root 5 (√(1 + 0.4 (10 − τ)) − 1).
    double root = 5 * (Math.sqrt(5 - 0.4 * TAU) - 1);
    assertEquals(root, blockedBack(1, new MotionBounds(1, 0.2, 0.2, 0, 0)), 1e-13);
  }

  @Test
  void throughTheOtherSquareIfItGoesDeeper() {
    // Back is ahead: the rear edge, 70 before the other square's front edge, is the last to pass.
    assertEquals(70 - TAU, blockedBack(-1, new MotionBounds(1, 0, 0, 0, 0)), 1e-13);
    // Twice as fast, but no farther than asked for.
    assertEquals(35 - TAU / 2, blockedBack(-2, new MotionBounds(2, 0, 0, 0, 0)), 1e-13);
    assertEquals(100, blockedBack(-0.5, new MotionBounds(0.5, 0, 0, 0, 0)));
  }

  @Test
  void aTurnWeighsMoreOnEdgesThatTurnThanOnCornersThatAreCarried() {
    MotionBounds bounds = new MotionBounds(1, 0.02, 0.03, 0.02, 0);
    // 0.0004 · 50 more than 0.02 and 0.03.
    assertEquals(0.04, bounds.carriedCurvature(50), 1e-15);
    assertEquals(0.05, bounds.seenCurvature(50), 1e-15);
    assertEquals(0.05, bounds.distanceCurvature(50), 1e-15);
    // The corners of both lie √800 from their middles. Before the fixed edges the bound is 0.02 +
    // 0.0004 √800, before the carried ones 0.03 + 0.0012 √800, and the greater one decides.
    double bend = 0.03 + 0.0012 * Math.sqrt(800);
    double root = (Math.sqrt(1 + 2 * bend * (10 - TAU)) - 1) / bend;
    assertEquals(root, blockedBack(1, bounds), 1e-13);
  }

  @Test
  void whoIsPartedIsNotBlocked() {
    pairs.face(SQUARE, 40.5, 0, 1, 0, state);
    assertTrue(pairs.next(1));
    assertEquals(0, curved.blockedBack(new MotionBounds(1, 0, 0, 0, 0), -TAU, 100));
    // The circles, 28.3 each, come nearer; but one's middle is 29 before the other's edge.
    pairs.face(SQUARE, 49, 0, 1, 0, state);
    assertFalse(pairs.next(0));
  }

  @Test
  void aSlideIsBlockedBetweenTheTwoContacts() {
    state.move(1, 0, 0);
    pairs.face(SQUARE, 100, 0, 1, 0, state);
    pairs.seenFrom(90);
    assertTrue(pairs.next(0), "seen from farther along the slide");
    assertTrue(straight.isBlocked(-TAU, 0, 61));
    assertTrue(straight.isBlocked(-TAU, 100, 100));
    assertFalse(straight.isBlocked(-TAU, 0, 60));
    assertFalse(straight.isBlocked(-TAU, 140, 200));
    assertTrue(straight.isBlocked(-TAU, 0, 200));
    assertEquals(60 + TAU, straight.from, 1e-13);
    assertEquals(140 - TAU, straight.to, 1e-13);
  }
}
