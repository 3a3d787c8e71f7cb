package io.github.flightstand.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import org.junit.jupiter.api.Test;

class DeviationTest {

  @Test
  void isTheDistanceOfTheCentresAndTheSmallerTurn() {
    assertEquals(new Deviation(5, 20), Deviation.between(Pose.at(0, 0, 350), Pose.at(3, 4, 10)));
    assertEquals(new Deviation(0, 180), Deviation.between(Pose.at(1, 1, 90), Pose.at(1, 1, 270)));
  }

  @Test
  void bothPartsHaveToBeWithinTheTolerance() {
    ClaimTolerance tolerance = new ClaimTolerance(2, 1);
    assertTrue(new Deviation(2, 1).isWithin(tolerance));
    assertFalse(new Deviation(2.001, 0).isWithin(tolerance));
    assertFalse(new Deviation(0, 1.001).isWithin(tolerance));
  }
}
