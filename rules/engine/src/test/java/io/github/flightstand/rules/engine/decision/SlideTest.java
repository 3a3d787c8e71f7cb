package io.github.flightstand.rules.engine.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import org.junit.jupiter.api.Test;

/** Two slides are the same if a player may answer both with the same numbers. */
class SlideTest {

  private static final IntervalSet NEAR = IntervalSet.of(new Interval(0, 1));

  @Test
  void theSameShiftsByTheSameClauseAreTheSameSlide() {
    Domain.Slide slide = new Domain.Slide(NEAR, "000-112");
    assertEquals(slide, new Domain.Slide(NEAR, "000-112"));
    assertEquals(slide.hashCode(), new Domain.Slide(NEAR, "000-112").hashCode());
    assertNotEquals(slide, new Domain.Slide(IntervalSet.of(new Interval(0, 2)), "000-112"));
    assertNotEquals(slide, new Domain.Slide(NEAR, "000-113"));
    assertNotEquals(slide, Domain.NONE);
  }
}
