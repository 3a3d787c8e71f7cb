package io.github.flightstand.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Leaving the play area: the base, by a flag with its guides, to the contact tolerance. */
class FleeingTest {

  private static final Base SMALL = PartsCatalogue.standard().base(BaseSize.SMALL);
  private static final PlayArea AREA = PlayArea.STANDARD;
  private static final Fleeing WITH_GUIDES = new Fleeing(true);

  @ParameterizedTest
  // Flush with each edge in turn, then 3 mm over it; by hand: the half side is 20.
  @CsvSource({
    "20, 400, 0, 0", "400, 20, 90, 0", "894.4, 400, 180, 0", "400, 894.4, 270, 0",
    "17, 400, 0, -3", "400, 17, 0, -3", "897.4, 400, 0, -3", "400, 897.4, 0, -3",
    "100, 300, 0, 80", "897.4, 10, 0, -10"
  })
  void theMarginIsTheNearestCorners(double x, double y, double heading, double margin) {
    assertEquals(
        margin, Fleeing.STANDARD.margin(SMALL.outline(), Pose.at(x, y, heading), AREA), 1e-12);
  }

  @Test
  void aTurnedBaseReachesOutWithItsCorner() {
    // Half a diagonal of a 40 mm square is 28.284271247461902.
    assertEquals(
        50 - 28.284271247461902,
        Fleeing.STANDARD.margin(SMALL.outline(), Pose.at(50, 400, 45), AREA),
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
    Resolver generous = Resolver.standard().withTolerance(new Tolerance(0.5));
    assertFalse(generous.resolve(alone(Pose.at(19.6, 400, 0)), "red", parse("0OW")).fled());
  }

  @Test
  void guidesMayStickOut() {
    // Flush with the upper edge, nose out: the guides stand 1.75 over it.
    Resolution answer = stays(Pose.at(400, 894.4, 90));
    assertFalse(answer.fled());
    assertEquals(0, inside(Resolver.standard(), answer), 1e-12);
  }

  @ParameterizedTest
  // Flush nose out, tail out and side on, then off the edge by the guides' depth of 1.75; turned by
  // 45 the base's own corner, 28.28 from its centre, reaches farther than a guide's at (21.75,
  // 12.625), whose 34.375/√2 are 24.31.
  @CsvSource({
    "400, 894.4, 90, -1.75",
    "400, 20, 90, -1.75",
    "20, 400, 90, 0",
    "20, 400, 0, -1.75",
    "400, 892.65, 90, 0",
    "50, 400, 45, 21.715728752538098"
  })
  void guidesCountWhereAFlagSaysSo(double x, double y, double heading, double margin) {
    Pose pose = Pose.at(x, y, heading);
    assertEquals(margin, WITH_GUIDES.margin(SMALL.outline(), pose, AREA), 1e-9);
  }

  @Test
  void aShipFlushWithItsEdgeFleesByStandingStillIfGuidesCount() {
    Resolver strict = new Resolver(MovementRules.STANDARD.withFleeing(WITH_GUIDES));
    Table flush = alone(Pose.at(400, 894.4, 90));
    Resolution answer = strict.resolve(flush, "red", parse("0OW"));
    assertTrue(answer.fled());
    assertEquals(-1.75, inside(strict, answer), 1e-9);
    assertFalse(strict.resolve(alone(Pose.at(400, 892.65, 90)), "red", parse("0OW")).fled());
    // One that differs in its tolerance alone judges the same way.
    assertTrue(strict.withTolerance(new Tolerance(1)).resolve(flush, "red", parse("0OW")).fled());
    assertFalse(strict.withTolerance(new Tolerance(2)).resolve(flush, "red", parse("0OW")).fled());
  }

  @Test
  void soDoesAHugeOne() {
    Base transport = PartsCatalogue.standard().base(BaseSize.HUGE_TRANSPORT);
    Table flush =
        Table.builder(AREA).ship(new Ship("red", transport, Pose.at(400, 97.5, 90))).build();
    assertFalse(Resolver.standard().resolve(flush, "red", parse("0OW")).fled());
    Resolver strict = new Resolver(MovementRules.STANDARD.withFleeing(WITH_GUIDES));
    assertTrue(strict.resolve(flush, "red", parse("0OW")).fled());
    assertEquals(-1.75, strict.margins(flush, "red", Pose.at(400, 97.5, 90)).edge(), 1e-9);
  }

  @Test
  void flyingOutFleesAndBackingUpMayFleeToo() {
    Resolver resolver = Resolver.standard();
    assertTrue(resolver.resolve(alone(Pose.at(400, 860, 90)), "red", parse("1FW")).fled());
    // A 1 straight back from the lower edge: from y = 70 to y = −10, 30 mm of the base outside.
    Resolution back = resolver.resolve(alone(Pose.at(400, 70, 90)), "red", parse("1SW"));
    assertTrue(back.fled());
    assertEquals(-30, inside(resolver, back), 1e-9);
  }

  private static Resolution stays(Pose pose) {
    return Resolver.standard().resolve(alone(pose), "red", parse("0OW"));
  }

  private static double inside(Resolver resolver, Resolution answer) {
    return resolver.margins(alone(answer.nominal()), "red", answer.finalPose()).edge();
  }

  private static Table alone(Pose pose) {
    return Table.builder(AREA).ship(new Ship("red", SMALL, pose)).build();
  }

  private static Maneuver parse(String code) {
    return Maneuver.parse(code);
  }
}
