package io.github.flightstand.geometry.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a motion tells about a place on it, by hand, and the ranges and bounds that none has. */
class MotionTest {

  @Test
  void aSlideMovesWithoutTurning() {
    StraightMotion slide = new StraightMotion(Pose.at(10, 20, 90), new Vector(3, -4), -1, 5);
    MotionState state = new MotionState();
    slide.at(2, state);
    assertEquals(16, state.x());
    assertEquals(12, state.y());
    assertEquals(0, state.cos());
    assertEquals(1, state.sin());
    assertEquals(3, state.velocityX());
    assertEquals(-4, state.velocityY());
    assertEquals(0, state.turnRate());
  }

  @Test
  void whatIsPutSomewhereStandsStill() {
    MotionState state = new MotionState();
    state.move(1, 2, 3);
    state.stand(4, 5, 1, 0);
    assertEquals(0, state.velocityX());
    assertEquals(0, state.velocityY());
    assertEquals(0, state.turnRate());
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "NaN, 1", "0, NaN", "0, Infinity", "-Infinity, 0"})
  void aRangeIsFiniteAndInOrder(double from, double to) {
    IllegalArgumentException refusal =
        assertThrows(
            IllegalArgumentException.class,
            () -> new StraightMotion(Pose.IDENTITY, new Vector(1, 0), from, to));
    assertEquals(
        "a motion's range is finite and in order, found " + from + " to " + to,
        refusal.getMessage());
  }

  @Test
  void aRangeOfOnePlaceAndBoundsOfZeroAreFine() {
    assertEquals(7, new StraightMotion(Pose.IDENTITY, new Vector(1, 0), 7, 7).to());
    assertEquals(0, new MotionBounds(0, 0, 0, 0, 0).pointSpeed(100));
  }

  @ParameterizedTest
  @CsvSource({
    "-1, 0, 0, 0, 0",
    "0, -1, 0, 0, 0",
    "0, 0, -1, 0, 0",
    "0, 0, 0, -1, 0",
    "0, 0, 0, 0, -1",
    "Infinity, 0, 0, 0, 0",
    "0, 0, NaN, 0, 0"
  })
  void boundsAreAtLeastZeroAndFinite(
      double speed, double acceleration, double seen, double turnRate, double turnAcceleration) {
    assertThrows(
        IllegalArgumentException.class,
        () -> new MotionBounds(speed, acceleration, seen, turnRate, turnAcceleration));
  }
}
