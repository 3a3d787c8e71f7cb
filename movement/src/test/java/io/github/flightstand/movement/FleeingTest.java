package io.github.flightstand.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.component.Base;
import io.github.flightstand.movement.component.BaseSize;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Leaving the play area: the base without its guides, to the contact tolerance. */
class FleeingTest {

  private static final Base SMALL = PartsCatalogue.standard().base(BaseSize.SMALL);
  private static final PlayArea AREA = PlayArea.STANDARD;

  @ParameterizedTest
  // Flush with each edge in turn, then 3 mm over it; by hand: the half side is 20.
  @CsvSource({
    "20, 400, 0, 0", "400, 20, 90, 0", "894.4, 400, 180, 0", "400, 894.4, 270, 0",
    "17, 400, 0, -3", "400, 17, 0, -3", "897.4, 400, 0, -3", "400, 897.4, 0, -3",
    "100, 300, 0, 80", "897.4, 10, 0, -10"
  })
  void theMarginIsTheNearestCorners(double x, double y, double heading, double margin) {
    assertEquals(margin, Fleeing.margin(SMALL.plastic(), Pose.at(x, y, heading), AREA), 1e-12);
  }

  @Test
  void aTurnedBaseReachesOutWithItsCorner() {
    // Half a diagonal of a 40 mm square is 28.284271247461902.
    assertEquals(
        50 - 28.284271247461902,
        Fleeing.margin(SMALL.plastic(), Pose.at(50, 400, 45), AREA),
        1e-12);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1, 17.3, 30, 45, 60.1, 89, 90, 123.4, 180, 222.2, 270, 359})
  void aShipFlushWithItsEdgeDoesNotFleeWhateverRoundingDoes(double heading) {
    double radians = Math.toRadians(heading);
    double half = 20 * (Math.abs(Math.cos(radians)) + Math.abs(Math.sin(radians)));
    assertFalse(stays(Pose.at(half, 400, heading)).fled());
    assertFalse(stays(Pose.at(400, 914.4 - half, heading)).fled());
    assertTrue(stays(Pose.at(half - 2e-6, 400, heading)).fled());
    assertTrue(stays(Pose.at(400, 914.4 - half + 2e-6, heading)).fled());
  }

  @Test
  void theToleranceDecides() {
    assertFalse(stays(Pose.at(20 - 0.9e-6, 400, 0)).fled());
    assertTrue(stays(Pose.at(20 - 1.1e-6, 400, 0)).fled());
    Resolver generous = new Resolver(PartsCatalogue.standard(), new Tolerance(0.5));
    assertFalse(generous.resolve(alone(Pose.at(19.6, 400, 0)), "red", parse("0OW")).fled());
  }

  @Test
  void guidesMayStickOut() {
    // Flush with the upper edge, nose out: the guides stand 1.75 over it.
    Resolution answer = stays(Pose.at(400, 894.4, 90));
    assertFalse(answer.fled());
    assertEquals(0, answer.margins().edge(), 1e-12);
  }

  @Test
  void flyingOutFleesAndBackingUpMayFleeToo() {
    Resolver resolver = Resolver.standard();
    assertTrue(resolver.resolve(alone(Pose.at(400, 860, 90)), "red", parse("1FW")).fled());
    // A 1 straight back from the lower edge: from y = 70 to y = −10, 30 mm of the base outside.
    Resolution back = resolver.resolve(alone(Pose.at(400, 70, 90)), "red", parse("1SW"));
    assertTrue(back.fled());
    assertEquals(-30, back.margins().edge(), 1e-9);
  }

  private static Resolution stays(Pose pose) {
    return Resolver.standard().resolve(alone(pose), "red", parse("0OW"));
  }

  private static Table alone(Pose pose) {
    return Table.builder(AREA).ship(new Ship("red", SMALL, pose)).build();
  }

  private static Maneuver parse(String code) {
    return Maneuver.parse(code);
  }
}
