package io.github.flightstand.movement;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.Guides;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.parts.ManeuverPath;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Leaving the play area: the base, by a flag with its guides, to the contact tolerance. */
class FleeingTest {

  private static final Base SMALL = PartsCatalogue.standard().base(BaseSize.SMALL);
  private static final PlayArea AREA = PlayArea.STANDARD;
  private static final Fleeing WITH_GUIDES = new Fleeing(true);
  private static final List<Point> CROSS_ARM =
      List.of(new Point(30, -10), new Point(30, 10), new Point(10, 10));

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

  private static final Compound TRIANGLE =
      Compound.of(ConvexPolygon.of(new Point(0, 0), new Point(30, 0), new Point(0, 10)));

  @ParameterizedTest
  @CsvSource({
    // The triangle's corners turned by 30 degrees are (0, 0), (30 c, 15) and (−5, 10 c), c = cos
    // 30°;
    // by 120 degrees (0, 0), (−15, 30 c) and (−10 c, −5).
    "100, 400, 30, 95",
    "400, 100, 120, 95",
    "814.4, 400, 30, 74.01923788646684",
    "400, 814.4, 120, 74.01923788646684",
    "400, 814.4, 30, 85",
    "100, 400, 120, 85"
  })
  void aPieceThatIsNotSymmetricIsTurnedRight(double x, double y, double heading, double margin) {
    assertEquals(margin, Fleeing.STANDARD.margin(TRIANGLE, Pose.at(x, y, heading), AREA), 1e-12);
  }

  /** Each arm of a cross is 10 from its middle line to its side, and ends 30 from its middle. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 90, 180, 270})
  void everyPartOfAConcaveBaseCounts(double heading) {
    SimplePolygon cross =
        SimplePolygon.of(
            Stream.of(0, 90, 180, 270)
                .map(turn -> Pose.at(0, 0, turn))
                .flatMap(arm -> CROSS_ARM.stream().map(arm::place))
                .toArray(Point[]::new));
    Base base = Base.of("cross", cross, Guides.NONE, List.of(), List.of());
    assertEquals(-5, Fleeing.STANDARD.margin(base, Pose.at(25, 400, heading), AREA), 1e-12);
  }

  @ParameterizedTest
  // The corner of a base turned by 45 degrees is a quarter over each edge in turn.
  @CsvSource({
    "28.034271247461902, 400",
    "400, 28.034271247461902",
    "886.365728752538098, 400",
    "400, 886.365728752538098"
  })
  void itSticksOutByMoreThanIsAllowedOrNot(double x, double y) {
    Pose pose = Pose.at(x, y, 45);
    assertTrue(Fleeing.STANDARD.sticksOut(SMALL, pose, AREA, 0.2499));
    assertFalse(Fleeing.STANDARD.sticksOut(SMALL, pose, AREA, 0.2501));
    assertFalse(Fleeing.STANDARD.sticksOut(SMALL, Pose.at(400, 400, 45), AREA, 0));
  }

  @Test
  void alongAStraightTheMarginIsThatOfAnEnd() {
    ManeuverPath path = ManeuverPath.along(template(TemplateKind.STRAIGHT, 2), Side.AHEAD, 40);
    // 20 from the lower edge at the start, 814.4 of 914.4 at the end; then the other way.
    LaidPath up = new LaidPath(Pose.at(400, 40, 90), false, path);
    assertEquals(20, Fleeing.STANDARD.marginAlong(up, SMALL, AREA), 1e-12);
    LaidPath down = new LaidPath(Pose.at(400, 150, 270), false, path);
    assertEquals(10, Fleeing.STANDARD.marginAlong(down, SMALL, AREA), 1e-12);
  }

  @ParameterizedTest
  // From beside each edge, so that a corner swings out on the way, or the end is nearest to it.
  @CsvSource({
    "TURN, 1, LEFT, 300, 25, 350", "TURN, 1, RIGHT, 300, 889.4, 10", "TURN, 3, LEFT, 300, 25, 330",
    "BANK, 2, RIGHT, 300, 40, 60", "BANK, 3, LEFT, 25, 300, 260", "TURN, 2, RIGHT, 889.4, 300, 80",
    "BANK, 1, LEFT, 400, 830, 60", "TURN, 3, RIGHT, 150, 400, 150", "TURN, 2, LEFT, 60, 60, 200"
  })
  void alongACurveTheMarginIsBoundedClosely(
      TemplateKind kind, int speed, Side side, double x, double y, double heading) {
    ManeuverPath path = ManeuverPath.along(template(kind, speed), side, 40);
    LaidPath laid = new LaidPath(Pose.at(x, y, heading), false, path);
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i <= 2000; i++) {
      double s = path.start() + (path.length() - path.start()) * i / 2000;
      least = Math.min(least, Fleeing.STANDARD.margin(SMALL.outline(), laid.poseAt(s), AREA));
    }
    double bound = Fleeing.STANDARD.marginAlong(laid, SMALL, AREA);
    assertTrue(bound <= least, bound + " of " + least);
    assertTrue(bound > least - 0.7, bound + " of " + least);
  }

  private static Template template(TemplateKind kind, int speed) {
    return PartsCatalogue.standard().template(kind, speed);
  }

  @ParameterizedTest
  @CsvSource({
    "30, 40, 95",
    "130, 100, 40",
    "200, 80, 800",
    "310, 850, 60",
    "70, 850, 870",
    "0, 30, 0.2",
    "0, 840, 904.6",
    "90, 10.2, 30",
    "180, 890, 20",
    "270, 904.3, 40",
    "0, 400, 904.75"
  })
  void theSlidesThatStayAreThoseWithMargin(double heading, double x, double y) {
    // By another way: the margin at each of many slides.
    Interval range = new Interval(-60, 75);
    Pose centred = Pose.at(x, y, heading);
    IntervalSet staying = Fleeing.STANDARD.staying(TRIANGLE, centred, range, AREA, 0.25);
    int stays = 0;
    for (double slide = -59.9; slide < 75; slide += 0.3) {
      double margin = Fleeing.STANDARD.margin(TRIANGLE, centred.shiftedBy(slide, 0), AREA);
      assertEquals(margin >= -0.25, staying.contains(slide), "slide " + slide);
      stays += margin >= -0.25 ? 1 : 0;
    }
    assertTrue(stays < 449, "somewhere it does not");
  }

  @Test
  void theAllowedItselfStays() {
    // A quarter below the lower edge all along, and between the sides with a quarter to spare.
    Interval range = new Interval(-10, 10);
    Pose low = Pose.at(400, 19.75, 0);
    assertEquals(
        IntervalSet.of(range), Fleeing.STANDARD.staying(SMALL.outline(), low, range, AREA, 0.25));
    assertEquals(
        IntervalSet.EMPTY, Fleeing.STANDARD.staying(SMALL.outline(), low, range, AREA, 0.24));
    PlayArea narrow = new PlayArea(39.5, 400);
    assertEquals(
        IntervalSet.of(Interval.at(-0.25)),
        Fleeing.STANDARD.staying(SMALL.outline(), Pose.at(20, 200, 0), range, narrow, 0.25));
    assertEquals(
        IntervalSet.EMPTY,
        Fleeing.STANDARD.staying(SMALL.outline(), Pose.at(20, 200, 0), range, narrow, 0.24));
  }

  @Test
  void zoneDepthsAreFromNothingToAMetre() {
    assertEquals(0, MovementRules.STANDARD.withZoneDepth(0).zoneDepth());
    assertEquals(1000, MovementRules.STANDARD.withZoneDepth(1000).zoneDepth());
    assertIllegal(() -> MovementRules.STANDARD.withZoneDepth(1000.1));
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
