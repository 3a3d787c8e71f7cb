package io.github.flightstand.movement.maneuver;

import static io.github.flightstand.movement.Pieces.rock;
import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.small;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Relation;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What programs that sample positions and intersect drawn outlines get wrong, each case with its
 * answer by hand.
 *
 * <p>A small base is 40 long and its guides stand out 1.75 in front and behind, so two small ships
 * that face the same way, one behind the other, are in contact at 43.5. A ship that backs up stops
 * where it overlaps by the contact tolerance, a millionth of a millimetre: {@code TAU} below.
 */
class TableToolMistakesTest {

  private static final double TAU = Tolerance.STANDARD.contact();
  private static final double EXACT = 1e-9;

  @Test
  void basesDoNotOverlapAfterABump() {
    // A diamond's lower corner is at 400 − 20·√2 = 371.715729. The front edge meets it between the
    // guides and stops a
    // tolerance deep, so the centre is 20 lower.
    Table table =
        table(small("red", Pose.at(200, 200, 90)), small("blue", Pose.at(200, 400, 45))).build();
    Resolution answer = fly(table, "4FW");
    assertEquals(351.7157287525381 + TAU, answer.finalPose().y(), EXACT);
    assertEquals(List.of("blue"), answer.overlapped());
    assertEquals(List.of("blue"), answer.touching());

    Table after = table.withShip(table.ship("red").orElseThrow().at(answer.finalPose()));
    List<Overlaps.Pair> pairs = Overlaps.of(after, Tolerance.STANDARD);
    assertEquals(1, pairs.size());
    assertEquals(Relation.TOUCHING, pairs.get(0).relation());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 7.3, 30, 45, 90, 111.1, 180, 200.2, 270, 333.3})
  void edgeOnEdgeNeighboursThatFlyAlikeDoNotBump(double heading) {
    Pose start = Pose.at(451.3, 447.7, heading);
    // The neighbour on the left has already flown the same 3 straight: 160 ahead of where it stood.
    Table table = table(small("red", start), small("blue", start.shiftedBy(160, 40))).build();
    Resolution answer = fly(table, "3FW");
    assertEquals(Outcome.COMPLETED, answer.outcome());
    assertEquals(List.of(), answer.touching());
    assertEquals(0, gap(table, answer), EXACT);
  }

  @Test
  void anObstacleDoesNotCountForATallonOffsetThatWasNotChosen() {
    // The roll ends at (290, 510) facing down. Centred, the base reaches down to 490 and the
    // guides, aside of x = 280…300, to
    // 488.25. Ten forward it reaches down to 480.
    Table table =
        table(small("red", Pose.at(400, 400, 90)))
            .obstacle(rock("rock", 285, 482, 295, 482, 295, 486, 285, 486))
            .build();
    assertEquals(List.of(), fly(table, "3ER").obstacles());
    Resolution forward = Resolver.standard().resolve(table, "red", Maneuver.parse("3ER"), 10);
    assertEquals(List.of(new ObstacleMet("rock", false, true)), forward.obstacles());
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1e-3, -1e-6, 0, 5e-7, 2e-6, 1e-3})
  void aStraightTemplateThatGrazesACornerCountsOnlyBeyondTheTolerance(double depth) {
    // The template covers x = 390…410; the rock's corner points at its right edge.
    double x = 410 - depth;
    Table table =
        table(small("red", Pose.at(400, 400, 90)))
            .obstacle(rock("rock", x, 480, x + 40, 470, x + 40, 490))
            .build();
    assertEquals(depth > TAU ? 1 : 0, fly(table, "3FW").obstacles().size());
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1e-3, -1e-6, 0, 5e-7, 2e-6, 1e-3})
  void aBankThatGrazesACornerIsATrueArc(double depth) {
    // The bank 3 from (200, 120) turns about (20, 120); its outer edge is a circle of radius 190. A
    // rock's corner points at the
    // middle of it. Drawn with 64 chords the edge would lie 0.0036 inside.
    double angle = StrictMath.toRadians(22.5);
    double nx = StrictMath.cos(angle);
    double ny = StrictMath.sin(angle);
    double x = 20 + (190 - depth) * nx;
    double y = 120 + (190 - depth) * ny;
    Table table =
        table(small("red", Pose.at(200, 100, 90)))
            .obstacle(
                rock(
                    "rock",
                    x,
                    y,
                    x + 40 * nx + 10 * ny,
                    y + 40 * ny - 10 * nx,
                    x + 40 * nx - 10 * ny,
                    y + 40 * ny + 10 * nx))
            .build();
    assertEquals(depth > TAU ? 1 : 0, fly(table, "3BW").obstacles().size());
  }

  @Test
  void onlyTheUsedPartOfTheTemplateCounts() {
    // Blue at 320 stops red at 276.5; the template is used from 120 to 256.5 and the base reaches
    // to 296.5. The far rock lies
    // under the template's unused end, the near one under its start, the third under the base
    // between its guides.
    Table table =
        table(small("red", Pose.at(400, 100, 90)), small("blue", Pose.at(400, 320, 90)))
            .obstacle(rock("far", 395, 298.5, 405, 298.5, 405, 299, 395, 299))
            .obstacle(rock("near", 395, 150, 405, 150, 405, 160, 395, 160))
            .obstacle(rock("under", 395, 290, 405, 290, 405, 295, 395, 295))
            .build();
    Resolution answer = fly(table, "5FW");
    assertEquals(276.5 + TAU, answer.finalPose().y(), EXACT);
    assertEquals(
        List.of(new ObstacleMet("near", true, false), new ObstacleMet("under", false, true)),
        answer.obstacles());
  }

  @Test
  void anObstacleUnderTheStartCountsOnlyForWhoEndsThere() {
    Table.Builder pieces =
        table(small("red", Pose.at(400, 400, 90)))
            .obstacle(rock("rock", 395, 385, 405, 385, 405, 395, 395, 395));
    assertEquals(List.of(), fly(pieces.build(), "1FW").obstacles());
    assertEquals(
        List.of(new ObstacleMet("rock", false, true)), fly(pieces.build(), "0OR").obstacles());
  }

  @Test
  void aLargeBaseBacksUpOverATurnOneFromLineToLine() {
    // With its rear midpoint at s = −13 before the turn of radius 35, a base of 80 has its front
    // midpoint 64 up the exit line:
    // 35 + 13 = 48, and 48² + 64² = 80². From (400, 400) facing 0 the template begins at (440,
    // 400), so the centre is at
    // (440 + 11, 400 + 32), facing atan(64/48). Blue stands ahead of that, guide to guide: 40 + 20
    // + 2·1.75.
    Pose stop = Pose.at(451, 432, 53.13010235415598);
    Table table =
        table(
                ship("red", BaseSize.LARGE, Pose.at(400, 400, 0)),
                small("blue", stop.shiftedBy(63.5, 0)))
            .build();
    Resolution answer = fly(table, "1TW");
    assertEquals(Outcome.OVERLAPPED, answer.outcome());
    assertEquals(-13, answer.rail().orElseThrow(), 3e-6);
    assertEquals(451, answer.finalPose().x(), 3e-6);
    assertEquals(432, answer.finalPose().y(), 3e-6);
    assertEquals(List.of("blue"), answer.touching());
  }

  @Test
  void backingUpAcrossTwoShipsAlternatelyStopsBehindTheLast() {
    // On the turn 3 of radius 90 a small base rotates about the turn's centre O while both its
    // midpoints are on the arc. Its
    // middle is √(90² − 20²) = 87.749644 from O, its outer side 107.749644, its outer corners
    // √(107.749644² + 20²) =
    // 109.590089; its inner side 67.749644.
    //
    // "outside" points a corner at O from 107.9: it overlaps the base's outer corners but not the
    // middle of its side, where
    // "inside", whose corner points away from O at 69, overlaps the inner side. So the ship,
    // backing up from "end", leaves
    // outside's corner while it is on inside, meets it again with its front corner, and stops where
    // that corner leaves
    // outside's flank: at an angle D from outside's corner where 109.590089·(cos D − sin D) =
    // 107.9, D = 0.882250°. The corner
    // is atan(20/107.749644) = 10.515427° ahead of the base's middle, and that asin(20/90) =
    // 12.839588° ahead of the rear.
    double towards = 65;
    Pose frame = Pose.at(300, 300, 0);
    Table table =
        table(
                small("red", frame.shiftedBy(-20, 0)),
                small("outside", frame.compose(cornerAt(107.9 + 20 * StrictMath.sqrt(2), towards))),
                small("inside", frame.compose(cornerAt(69 - 20 * StrictMath.sqrt(2), towards))),
                small("end", frame.compose(Pose.at(90, 110, 90))))
            .build();
    double corner = StrictMath.hypot(StrictMath.sqrt(7700) + 20, 20);
    double leaves =
        StrictMath.toDegrees(StrictMath.acos(107.9 / (StrictMath.sqrt(2) * corner))) - 45;
    double ahead = StrictMath.toDegrees(StrictMath.atan2(20, StrictMath.sqrt(7700) + 20));
    double half = StrictMath.toDegrees(StrictMath.asin(20.0 / 90));
    double expected = 90 * StrictMath.toRadians(towards - leaves - ahead - half);

    Resolution answer = fly(table, "3TW");
    assertEquals(Outcome.OVERLAPPED, answer.outcome());
    // A tolerance deep in a flank that the corner leaves at 45° is about 1.2e-6 of slide.
    assertEquals(expected, answer.rail().orElseThrow(), 2e-6);
    assertEquals(List.of("outside"), answer.touching());
  }

  /**
   * A base with a corner on the ray from the turn 3's centre at that angle from the turn's start.
   */
  private static Pose cornerAt(double radius, double degrees) {
    double angle = StrictMath.toRadians(degrees);
    return Pose.at(
        radius * StrictMath.sin(angle), 90 - radius * StrictMath.cos(angle), degrees - 45);
  }

  @Test
  void aShipBlockedAllTheWayStaysExactlyWhereItWas() {
    // Ships on every 40 mm of the way, one of them on the mover itself. At the start red lies on b0
    // wholly and on b1 with 3.5.
    Pose start = Pose.at(400, 400, 90);
    Table table =
        table(
                small("red", start),
                small("b0", start),
                small("b1", start.shiftedBy(40, 0)),
                small("b2", start.shiftedBy(80, 0)),
                small("b3", start.shiftedBy(120, 0)))
            .obstacle(rock("rock", 395, 395, 405, 395, 405, 405, 395, 405))
            .build();
    Resolution answer = fly(table, "2FW");
    assertEquals(Outcome.OVERLAPPED, answer.outcome());
    assertEquals(start, answer.finalPose());
    assertEquals(-40, answer.rail().orElseThrow());
    assertEquals(List.of("b0", "b1"), answer.touching());
    assertEquals(List.of(new ObstacleMet("rock", false, true)), answer.obstacles());
    assertEquals(-40, gap(table, answer), EXACT);
  }

  @Test
  void aWindowOfAMillionthOfAMillimetreIsTaken() {
    // Between near and far there is 1e-6 less than a base with guides; sinking in by the tolerance
    // at either end leaves 1e-6.
    Table table =
        table(
                small("red", Pose.at(200, 200, 90)),
                small("near", Pose.at(200, 280, 90)),
                small("far", Pose.at(200, 280 + 87 - 1e-6, 90)))
            .build();
    Resolution answer = fly(table, "4FW");
    assertEquals(280 + 43.5, answer.finalPose().y(), EXACT);
    assertEquals(83.5, answer.rail().orElseThrow(), EXACT);
    // It is in contact with both, but came only across far.
    assertEquals(List.of("far"), answer.touching());
  }

  @Test
  void aWindowThatIsTooNarrowIsNot() {
    // 3e-6 less: no room, so it goes on back until it is behind near.
    Table table =
        table(
                small("red", Pose.at(200, 200, 90)),
                small("near", Pose.at(200, 280, 90)),
                small("far", Pose.at(200, 280 + 87 - 3e-6, 90)))
            .build();
    Resolution answer = fly(table, "4FW");
    assertEquals(280 - 43.5 + TAU, answer.finalPose().y(), EXACT);
    assertEquals(List.of("near"), answer.touching());
  }

  @Test
  void aWindowOfAMillionthOfAMillimetreIsTakenOnAnArcToo() {
    // With the rear midpoint 45° round the turn 3 the base's middle is asin(20/90) = 12.839588°
    // farther round, √(90² − 20²)
    // from the turn's centre. One ship ahead and one behind leave it half the tolerance on either
    // side of that pose.
    Pose frame = Pose.at(300, 300, 0);
    double middle = 45 + StrictMath.toDegrees(StrictMath.asin(20.0 / 90));
    Pose window = frame.compose(onRay(StrictMath.sqrt(7700), middle));
    Table table =
        table(
                small("red", frame.shiftedBy(-20, 0)),
                small("far", window.shiftedBy(43.5 - TAU / 2, 0)),
                small("near", window.shiftedBy(-43.5 + TAU / 2, 0)))
            .build();
    Resolution answer = fly(table, "3TW");
    assertEquals(90 * StrictMath.toRadians(45), answer.rail().orElseThrow(), 1e-6);
    assertEquals(List.of("far"), answer.touching());
  }

  @ParameterizedTest
  @ValueSource(doubles = {5e-7, 2e-6})
  void aCornerThatGrazesAWallInPassingBlocksOnlyBeyondTheTolerance(double depth) {
    // On the turn 3 (centre O at (0, 90) of the template's frame) the outer corners run on a circle
    // of radius 109.590089. With
    // the rear 60° round the arc the middle is at 72.839588° and the front outer corner at
    // 83.355015°. There "wall", a large
    // ship set along the tangent, reaches so deep into the circle. "ahead" stands half beside the
    // base's way, 41.75 ahead of
    // that very position (its guides against red's front edge, red's against its rear edge), and
    // stops red there.
    double outer = StrictMath.sqrt(7700) + 20;
    double corner = StrictMath.hypot(outer, 20);
    double middle = 60 + StrictMath.toDegrees(StrictMath.asin(20.0 / 90));
    double at = middle + StrictMath.toDegrees(StrictMath.atan2(20, outer));
    Pose frame = Pose.at(300, 300, 0);
    Pose stop = frame.compose(onRay(StrictMath.sqrt(7700), middle));
    Table table =
        table(
                small("red", frame.shiftedBy(-20, 0)),
                small("ahead", stop.shiftedBy(41.75, 30)),
                ship("wall", BaseSize.LARGE, frame.compose(onRay(corner - depth + 40, at))))
            .build();
    Resolution answer = fly(table, "3TW");
    double reached = 90 * StrictMath.toRadians(60);
    if (depth < TAU) {
      assertEquals(reached, answer.rail().orElseThrow(), 3e-6);
      assertTrue(answer.touching().contains("ahead"));
    } else {
      // It goes on until the corner has come out to the tolerance: 109.590089·(1 − cos a) = 1e-6, a
      // = 1.350923e-4, 90·a of
      // slide. The contact is flat, so the separation is exact and the slide is not.
      double angle = StrictMath.sqrt(2 * (depth - TAU) / corner);
      assertEquals(reached - 90 * angle, answer.rail().orElseThrow(), 1e-5);
      assertEquals(-TAU, gap(table, answer), EXACT);
      assertTrue(answer.touching().contains("wall"));
    }
  }

  /**
   * A base beside the turn 3's arc: its centre on the ray from the turn's centre, facing along the
   * tangent.
   */
  private static Pose onRay(double radius, double degrees) {
    return cornerAt(radius, degrees).turnedBy(45);
  }

  @Test
  void aShipThatStartsOnAnotherMayLeaveIt() {
    Table table =
        table(small("red", Pose.at(400, 400, 90)), small("below", Pose.at(400, 390, 90))).build();
    Resolution answer = fly(table, "1FW");
    assertEquals(Outcome.COMPLETED, answer.outcome());
    assertEquals(List.of(), answer.touching());
    // Red ends at 480, 90 above, less the guides between.
    assertEquals(90 - 43.5, gap(table, answer), EXACT);
  }

  @Test
  void aShipBlockedFromItsStartOnStandsInContactWithWhatBlocksIt() {
    // Guide to guide already before it moves: it may sink in by the tolerance and no more.
    Table table =
        table(small("red", Pose.at(400, 400, 90)), small("blue", Pose.at(400, 443.5, 90))).build();
    Resolution answer = fly(table, "1FW");
    assertEquals(400 + TAU, answer.finalPose().y(), EXACT);
    assertEquals(-40 + TAU, answer.rail().orElseThrow(), EXACT);
    assertEquals(List.of("blue"), answer.touching());
  }

  @Test
  void aShipThatMayOnlyStandAtItsStartStandsThere() {
    // Overlapping by just the tolerance where it starts.
    Table table =
        table(small("red", Pose.at(400, 400, 90)), small("blue", Pose.at(400, 443.5 - TAU, 90)))
            .build();
    Resolution answer = fly(table, "1FW");
    assertEquals(400, answer.finalPose().y(), EXACT);
    assertEquals(-40, answer.rail().orElseThrow(), EXACT);
    assertEquals(List.of("blue"), answer.touching());
  }

  @Test
  void aShipFlushBehindDoesNotHold() {
    Table table =
        table(small("red", Pose.at(400, 400, 90)), small("blue", Pose.at(400, 356.5, 90))).build();
    Resolution answer = fly(table, "1FW");
    assertEquals(Outcome.COMPLETED, answer.outcome());
    assertEquals(List.of(), answer.touching());
    assertEquals(80, gap(table, answer), EXACT);
  }

  @Test
  void aShipThatIsMerelyFlushWhereTheMoverStopsIsNotTouched() {
    // Blue ahead stops red; green stands edge on edge beside the place where it stops and was never
    // overlapped.
    Table table =
        table(
                small("red", Pose.at(400, 200, 90)),
                small("blue", Pose.at(400, 400, 90)),
                small("green", Pose.at(440, 356.5, 90)))
            .build();
    assertEquals(List.of("blue"), fly(table, "4FW").touching());
  }

  @Test
  void aTurnRoundACornerPassesThroughShips() {
    // A ship in the middle of the turn 2's arc, about (337.5, 420): only start and end count.
    double k = 62.5 * StrictMath.sqrt(0.5);
    Table table =
        table(small("red", Pose.at(400, 400, 90)), small("blue", Pose.at(337.5 + k, 420 + k, 90)))
            .build();
    Resolution answer = fly(table, "2TW");
    assertEquals(Outcome.COMPLETED, answer.outcome());
    // Red ends at (317.5, 482.5) facing left, its rear guides out to 339.25; blue's left edge is 20
    // left of its centre.
    assertEquals(337.5 + k - 20 - 339.25, gap(table, answer), EXACT);
  }

  @Test
  void aReverseManeuverBacksUpForward() {
    // Two back ends at 280; blue at 250 stops red guide to guide at 293.5. The front edge is then
    // at 313.5 and the template
    // began at the rear edge, 380: 66.5 used.
    Table table =
        table(small("red", Pose.at(400, 400, 90)), small("blue", Pose.at(400, 250, 90))).build();
    Resolution answer = fly(table, "2SR");
    assertEquals(293.5 - TAU, answer.finalPose().y(), EXACT);
    assertEquals(66.5 + TAU, answer.rail().orElseThrow(), EXACT);
    assertEquals(List.of("blue"), answer.touching());
  }

  @Test
  void aKoiogranTurnThatOverlapsIsNotTurnedRound() {
    Table table =
        table(small("red", Pose.at(200, 200, 90)), small("blue", Pose.at(200, 400, 90))).build();
    Resolution answer = fly(table, "3KR");
    assertFalse(answer.rotated());
    assertEquals(270, answer.nominal().heading().degrees());
    assertEquals(90, answer.finalPose().heading().degrees(), EXACT);
    assertEquals(356.5 + TAU, answer.finalPose().y(), EXACT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2LR", "2PR"})
  void aSegnorsLoopThatOverlapsIsNotTurnedRound(String code) {
    // Blue stands on the very end. Red keeps facing along its rail: somewhere between 0 and 45 to
    // its side.
    Pose start = Pose.at(400, 400, 0);
    Table alone = table(small("red", start)).build();
    Pose end = fly(alone, code).finalPose();
    Resolution answer = fly(table(small("red", start), small("blue", end)).build(), code);
    assertFalse(answer.rotated());
    assertEquals(Outcome.OVERLAPPED, answer.outcome());
    assertTrue(Math.abs(start.heading().degreesTo(answer.finalPose().heading())) < 45);
  }

  @Test
  void aTallonRollWhoseGuidesAloneHaveNoRoomEndsUnrotatedAtOnce() {
    // Centred at (290, 510) facing down, the base reaches from 490 to 530 and its guides 1.75
    // farther. Above and below are half
    // a millimetre off the square, so up to 1.25 forward the upper guides overlap, and up to 1.25
    // backward the lower ones: no
    // offset is free. Facing left, as the turn ends, the guides are at the sides and the base has
    // room.
    Table table =
        table(
                small("red", Pose.at(400, 400, 90)),
                small("above", Pose.at(290, 550.5, 0)),
                small("below", Pose.at(290, 469.5, 0)))
            .build();
    Resolution answer = fly(table, "3ER");
    assertEquals(Outcome.OVERLAPPED, answer.outcome());
    assertTrue(answer.offsets().orElseThrow().isEmpty());
    assertFalse(answer.rotated());
    assertEquals(answer.length().orElseThrow(), answer.rail().orElseThrow());
    assertEquals(290, answer.finalPose().x(), EXACT);
    assertEquals(510, answer.finalPose().y(), EXACT);
    assertEquals(180, answer.finalPose().heading().degrees(), EXACT);
    assertEquals(List.of("above", "below"), answer.overlapped());
    assertEquals(List.of(), answer.touching());
  }

  @Test
  void aTallonRollThatFallsBackClearTouchesNobodyEvenBesideAFlushShip() {
    // As above, and astern of the unrotated end a ship whose edge is within the tolerance of its
    // rear edge's guides: it stopped nobody. Facing left at (290, 510) the rear guides reach to
    // 311.75, so a ship's side there is flush.
    Table table =
        table(
                small("red", Pose.at(400, 400, 90)),
                small("above", Pose.at(290, 550.5, 0)),
                small("below", Pose.at(290, 469.5, 0)),
                small("flush", Pose.at(331.75 - 0.7 * TAU, 510, 90)))
            .build();
    Resolution answer = fly(table, "3ER");
    assertEquals(Outcome.OVERLAPPED, answer.outcome());
    assertEquals(180, answer.finalPose().heading().degrees(), EXACT);
    assertEquals(List.of(), answer.touching());
  }

  @Test
  void overlappedAreThoseAtTheNominalEndAlone() {
    // The straight 2 ends at 320, on "far" and flush with "beside"; backing up it meets "near".
    Table table =
        table(
                small("red", Pose.at(200, 200, 90)),
                small("beside", Pose.at(240, 320, 90)),
                small("far", Pose.at(200, 345, 90)),
                small("near", Pose.at(185, 262, 0)))
            .build();
    Resolution answer = fly(table, "2FW");
    assertEquals(List.of("far"), answer.overlapped());
    assertEquals(List.of("near"), answer.touching());
  }

  @Test
  void aTallonRollTakesTheFreeOffsetNearestToCentred() {
    // Above alone: forward by 1.25, less the tolerance, is the nearest that is free.
    Table table =
        table(small("red", Pose.at(400, 400, 90)), small("above", Pose.at(290, 550.5, 0))).build();
    Resolution answer = fly(table, "3ER");
    assertEquals(Outcome.COMPLETED, answer.outcome());
    assertTrue(answer.rotated());
    assertEquals(510 - 1.25 + TAU, answer.finalPose().y(), EXACT);
    assertEquals(1, answer.offsets().orElseThrow().intervals().size());
    assertEquals(1.25 - TAU, answer.offsets().orElseThrow().intervals().get(0).lo(), EXACT);
    assertEquals(10, answer.offsets().orElseThrow().intervals().get(0).hi(), EXACT);
  }

  @Test
  void aStationaryShipOverlapsNothingNew() {
    Table table =
        table(small("red", Pose.at(400, 400, 90)), small("blue", Pose.at(400, 390, 90))).build();
    Resolution answer = fly(table, "0OR");
    assertEquals(Outcome.COMPLETED, answer.outcome());
    assertEquals(List.of(), answer.overlapped());
    assertEquals(List.of(), answer.touching());
    // Ten off centre, the squares are 30 deep in each other.
    assertEquals(-30, gap(table, answer), EXACT);
  }

  private static Resolution fly(Table table, String code) {
    return Resolver.standard().resolve(table, "red", Maneuver.parse(code));
  }

  private static double gap(Table table, Resolution answer) {
    return Resolver.standard().margins(table, "red", answer.finalPose()).ships().orElseThrow();
  }

  private static Table.Builder table(Ship... ships) {
    Table.Builder table = Table.builder(PlayArea.STANDARD);
    for (Ship ship : ships) {
      table.ship(ship);
    }
    return table;
  }
}
