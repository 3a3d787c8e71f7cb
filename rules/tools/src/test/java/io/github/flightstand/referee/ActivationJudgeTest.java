package io.github.flightstand.referee;

import static io.github.flightstand.referee.Logs.activate;
import static io.github.flightstand.referee.Logs.bumped;
import static io.github.flightstand.referee.Logs.place;
import static io.github.flightstand.referee.Rulings.assertRuling;
import static io.github.flightstand.referee.Rulings.assertVerdict;
import static io.github.flightstand.referee.Rulings.only;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Every verdict on a maneuver, each with the smallest game that shows it.
 *
 * <p>The figures are worked out by hand. A small base is 40 mm long, so a straight of speed 1 moves
 * it by 80. Two small ships in line touch with their guides, 1.75 mm each: 43.5 mm from centre to
 * centre; 15 mm out of line, the guides of each touch the other's edge, at 41.75. Side by side they
 * touch at 40. The tolerances are 2 mm and 2 degrees, so a small ship's reach is 2 + 2π/180 · 20√2
 * = 2.987 mm and a large one's 2 + 2π/180 · 40√2 = 3.975 mm.
 */
class ActivationJudgeTest {

  private static final double REACH = 2 + Math.toRadians(2) * 20 * Math.sqrt(2);

  @Nested
  class NothingNear {

    private final String red = place("red", "small", 200, 100, 90);

    @Test
    void aClaimWithinToleranceIsLegal() {
      Ruling ruling = only(red, activate("red", "1FW", 201.2, 181.5, 91.9));
      assertRuling("legal by maneuver: red completed its 1 straight", ruling);
      // 1.2 to the right and 1.5 ahead.
      assertEquals(Math.hypot(1.2, 1.5), ruling.deviation().orElseThrow().position(), 1e-9);
      assertEquals(1.9, ruling.deviation().orElseThrow().heading(), 1e-9);
    }

    @Test
    void aClaimBeyondToleranceInPositionIsIllegal() {
      assertRuling(
          "illegal by maneuver: red should have completed its 1 straight; recorded 2.1 mm ahead of"
              + " that",
          only(red, activate("red", "1FW", 200, 182.1, 90)));
    }

    @Test
    void aClaimBeyondToleranceInHeadingIsIllegal() {
      assertRuling(
          "illegal by maneuver: red should have completed its 1 straight; recorded turned by 2.1"
              + " degrees to the right",
          only(red, activate("red", "1FW", 200, 180, 87.9)));
    }

    @Test
    void headingsAreComparedAcrossZero() {
      assertVerdict(
          Verdict.LEGAL,
          only(
              place("red", "small", 200, 100, 0.5),
              // 80 mm along half a degree.
              activate("red", "1FW", 200 + 79.997, 100 + 0.698, 359.5)));
    }

    @Test
    void theWayTheClaimIsOffIsSaidAsTheShipSeesIt() {
      // 10 mm to the ship's left and 10 mm back, for a ship that flies to the right.
      assertRuling(
          "illegal by maneuver: red should have completed its 1 straight;"
              + " recorded 14.1 mm behind and to the left of that",
          only(place("red", "small", 200, 100, 0), activate("red", "1FW", 270, 110, 0)));
    }

    @Test
    void aBumpIsIllegalWhereThereIsNobody() {
      assertRuling(
          "illegal by overlap: red should have completed its 1 straight, touching nothing; recorded"
              + " as bumped",
          only(red, bumped(activate("red", "1FW", 200, 180, 90))));
    }

    @Test
    void aBumpIsIllegalWhereTheNearestShipIsFar() {
      // The blue ship is 100 mm ahead of where the red one ends.
      assertRuling(
          "illegal by overlap: red should have completed its 1 straight, touching nothing:"
              + " blue is 96.50 mm away at the maneuver's end; recorded as bumped",
          only(
              red,
              place("blue", "small", 200, 320, 90),
              bumped(activate("red", "1FW", 200, 180, 90))));
    }

    @Test
    void aKoiogranTurnTurnsRound() {
      assertRuling(
          "illegal by end-rotation: red should have completed its 1 Koiogran turn; recorded turned"
              + " by 180.0 degrees",
          only(red, activate("red", "1KR", 200, 180, 90)));
    }

    @Test
    void aSideslipEndsAwayFromItsBend() {
      String slip =
          activate("red", "3TW", 310, 210, 180)
              .replace("\"final\"", "\"as\":\"sideslip\",\"final\"");
      assertRuling(
          "legal by maneuver: red completed its 3 turn left as a sideslip", only(red, slip));
      assertRuling(
          "illegal by end-rotation: red should have completed its 3 turn left as a Segnor's loop;"
              + " recorded turned by 180.0 degrees",
          only(
              red,
              activate("red", "3TW", 90, 210, 180)
                  .replace("3TW\"", "3TW\",\"as\":\"segnors-loop\"")));
    }

    @Test
    void aSideslipThatBumpsHasATrailingFlank() {
      String slip =
          bumped(activate("red", "1TW", 200, 100, 90))
              .replace("1TW\"", "1TW\",\"as\":\"sideslip\"");
      Ruling ruling =
          only(
              red,
              place("blue", "small", 242, 100, 90),
              place("green", "small", 255, 172, 90),
              slip);
      assertEquals(
          "red stopped with its left edge 38.0 mm short of the turn, touching blue",
          ruling.message());
    }

    @Test
    void aStationaryShipStays() {
      assertRuling(
          "legal by stationary: red stayed where it was",
          only(red, activate("red", "0OR", 200, 100, 90)));
      assertRuling(
          "illegal by stationary: red should have stayed where it was; recorded 40.0 mm ahead of"
              + " that",
          only(red, activate("red", "0OR", 200, 140, 90)));
    }

    @Test
    void aReverseStraightGoesBack() {
      assertRuling(
          "legal by maneuver: red completed its 1 reverse straight",
          only(red, activate("red", "1SR", 200, 20, 90)));
    }
  }

  @Nested
  class Bumped {

    @Test
    void itIsSaidHowFarAlongTheTemplateTheShipShouldHaveStopped() {
      // The protocol's example of a maneuver: the rear edge stops 48.960477 mm along the bank.
      Ruling ruling =
          only(
              place("red-2", "large", 150, 240, 200),
              place("blue-4", "small", 200, 100, 90),
              activate("blue-4", "3BW", 133.137, 261.421, 135));
      assertRuling(
          "illegal by backing-up: blue-4 should have stopped 49.0 mm along the bank, touching"
              + " red-2; recorded 91.3 mm ahead of that, turned by 23.0 degrees to the left, as not"
              + " bumped",
          ruling);
      Expected.ManeuverEnd stand = (Expected.ManeuverEnd) ruling.expected().orElseThrow();
      assertEquals(48.960477, stand.rail().orElseThrow(), 1e-6);
      assertEquals(185.901792, stand.finalPose().x(), 1e-6);
      assertEquals(List.of("red-2"), stand.touching());
      assertEquals(true, stand.bumped());
    }

    @Test
    void theHonestRecordOfItIsLegal() {
      assertRuling(
          "legal by backing-up: blue-4 stopped 49.0 mm along the bank, touching red-2",
          only(
              place("red-2", "large", 150, 240, 200),
              place("blue-4", "small", 200, 100, 90),
              bumped(activate("blue-4", "3BW", 185.9, 186.9, 112))));
    }

    @Test
    void aBumpThatIsNotOwnedUpToIsIllegal() {
      assertRuling(
          "illegal by overlap: blue-4 should have stopped 49.0 mm along the bank, touching red-2;"
              + " recorded as not bumped",
          only(
              place("red-2", "large", 150, 240, 200),
              place("blue-4", "small", 200, 100, 90),
              activate("blue-4", "3BW", 185.9, 186.9, 112)));
    }

    @Test
    void aKoiogranTurnThatBumpsDoesNotTurnRound() {
      // Red would end at y = 180 and has to stop 20 mm short of it.
      String red = place("red", "small", 200, 100, 90);
      String blue = place("blue", "small", 200, 160 + 43.5, 90);
      assertRuling(
          "illegal by end-rotation: red should have stopped 20.0 mm along the straight and not"
              + " turned round, touching blue; recorded turned by 180.0 degrees",
          only(red, blue, bumped(activate("red", "1KR", 200, 160, 270))));
      assertRuling(
          "legal by backing-up: red stopped 20.0 mm along the straight and not turned round,"
              + " touching blue",
          only(red, blue, bumped(activate("red", "1KR", 200, 160, 90))));
    }

    @Test
    void aShipThatStopsBeforeItsRearEdgeIsOnTheTemplateIsSaidToBeShortOfIt() {
      // 50 mm of the way are free, so the rear edge is at 50 − 40 = 10; with 30 it is at −10.
      assertRuling(
          "legal by backing-up: red stopped with its rear edge 10.0 mm short of the straight,"
              + " touching blue",
          only(
              place("red", "small", 200, 100, 90),
              place("blue", "small", 200, 130 + 43.5, 90),
              bumped(activate("red", "1FW", 200, 130, 90))));
      assertRuling(
          "legal by backing-up: red stopped with its front edge 10.0 mm short of the straight,"
              + " touching blue",
          only(
              place("red", "small", 200, 100, 270),
              place("blue", "small", 200, 130 + 43.5, 90),
              bumped(activate("red", "1SW", 200, 130, 270))));
      assertRuling(
          "legal by backing-up: red stopped 10.0 mm back along the straight, touching blue",
          only(
              place("red", "small", 200, 100, 270),
              place("blue", "small", 200, 150 + 43.5, 90),
              bumped(activate("red", "1SW", 200, 150, 270))));
    }

    @Test
    void aBlockedShipStaysWhereItWas() {
      assertRuling(
          "legal by backing-up: red stayed where it was, touching blue",
          only(
              place("red", "small", 200, 100, 90),
              place("blue", "large", 200, 100 + 63.5, 90),
              bumped(activate("red", "1FW", 200, 100, 90))));
    }
  }

  @Nested
  class WithinTheReach {

    private final String red = place("red", "small", 200, 100, 90);

    /** A ship ahead of where red ends, at (200, 180), by so much; negative: an overlap. */
    private String ahead(double gap) {
      return place("blue", "small", 215, 180 + 41.75 + gap, 90);
    }

    @Test
    void whetherAShipBumpedMayBeWronglySaid() {
      assertRuling(
          "legal by overlap: red completed its 1 straight; too close to tell whether it bumped:"
              + " blue is 2.98 mm away at the maneuver's end",
          only(red, ahead(2.98), bumped(activate("red", "1FW", 200, 180, 90))));
      // Red backs up by 2.5 mm to y = 177.5; the claim is 1.5 mm off.
      assertRuling(
          "legal by overlap: red stopped 37.5 mm along the straight, touching blue; too close to"
              + " tell whether it bumped: blue is 2.50 mm deep at the maneuver's end",
          only(red, ahead(-2.5), activate("red", "1FW", 200, 179, 90)));
    }

    @Test
    void beyondItMayNot() {
      assertVerdict(
          Verdict.ILLEGAL, only(red, ahead(2.99), bumped(activate("red", "1FW", 200, 180, 90))));
      assertVerdict(
          Verdict.ILLEGAL, only(red, ahead(-2.99), activate("red", "1FW", 200, 178.5, 90)));
    }

    @Test
    void aLargeShipReachesFarther() {
      // A large ship of speed 1 moves by 120; the gap is 3.9 mm, its reach 3.975.
      assertVerdict(
          Verdict.LEGAL,
          only(
              place("red", "large", 200, 100, 90),
              place("blue", "small", 215, 220 + 61.75 + 3.9, 90),
              bumped(activate("red", "1FW", 200, 220, 90))));
    }

    @Test
    void anOverlapThatShallowMayPass() {
      // The answer is y = 177.1, so the claim is 2.9 mm off.
      assertRuling(
          "too-close by backing-up: red should have stopped 37.1 mm along the straight, touching"
              + " blue; with blue let pass it would have completed its 1 straight, as recorded",
          only(red, ahead(-2.9), activate("red", "1FW", 200, 180, 90)));
      assertVerdict(Verdict.ILLEGAL, only(red, ahead(-2.99), activate("red", "1FW", 200, 180, 90)));
    }

    @Test
    void aShipThatNearMayHaveBeenBumped() {
      // Moved in by the reach, blue makes red stop at y = 180.5 − 2.987 = 177.513.
      assertRuling(
          "too-close by overlap: red should have completed its 1 straight, touching nothing: blue"
              + " is 0.50 mm away at the maneuver's end; with blue moved in by 2.99 mm it would"
              + " have stopped 37.5 mm along the straight, touching blue, as recorded",
          only(red, ahead(0.5), bumped(activate("red", "1FW", 200, 180.5 - REACH, 90))));
      assertVerdict(
          Verdict.ILLEGAL,
          only(red, ahead(0.5), bumped(activate("red", "1FW", 200, 178.4 - REACH, 90))));
      assertVerdict(
          Verdict.ILLEGAL, only(red, ahead(2.99), bumped(activate("red", "1FW", 200, 177.9, 90))));
    }

    @Test
    void aHairMayDecideWhetherAShipTurnsRound() {
      // Backing up from a very small overlap leaves red at its end, not turned round.
      assertRuling(
          "too-close by end-rotation: red should have completed its 1 Koiogran turn, touching"
              + " nothing: blue is 0.50 mm away at the maneuver's end; with blue moved in by 0.50"
              + " mm it would have stopped at the end of the straight and not turned round,"
              + " touching blue, as recorded",
          only(red, ahead(0.5), bumped(activate("red", "1KR", 200, 180, 90))));
      assertVerdict(
          Verdict.ILLEGAL, only(red, ahead(3), bumped(activate("red", "1KR", 200, 180, 90))));
    }

    @Test
    void edgeOnEdgeIsNoOverlapButCloseToOne() {
      // Blue stands at red's right side, edge on edge, where red ends.
      String blue = place("blue", "small", 240, 180, 90);
      assertVerdict(Verdict.LEGAL, only(red, blue, activate("red", "1FW", 200, 180, 90)));
      assertVerdict(Verdict.LEGAL, only(red, blue, bumped(activate("red", "1FW", 200, 180, 90))));
      // Had they overlapped, red would have slid back until it was past blue: 40 mm.
      assertVerdict(
          Verdict.TOO_CLOSE, only(red, blue, bumped(activate("red", "1FW", 200, 140, 90))));
      // Had blue been turned by a degree about the middle of its left edge, then 20 mm.
      assertVerdict(
          Verdict.TOO_CLOSE, only(red, blue, bumped(activate("red", "1FW", 200, 160, 90))));
      // Farther back red is clear of blue by more than the reach.
      assertVerdict(Verdict.ILLEGAL, only(red, blue, bumped(activate("red", "1FW", 200, 130, 90))));
    }

    @Test
    void inAGrazeAClaimBetweenTheTwoSidesIsTooClose() {
      // Blue's left edge leans into red's path by 1 in 10 (5.71 degrees), so a millimetre of reach
      // moves the stop by about ten. Where exactly red stops does not matter here: that is taken
      // from the ruling on a first claim.
      String blue = place("blue", "large", 259, 180, 90 + 5.71);
      Ruling first = only(red, blue, activate("red", "2FW", 200, 220, 90));
      assertVerdict(Verdict.ILLEGAL, first);
      double stop = ((Expected.ManeuverEnd) first.expected().orElseThrow()).finalPose().y();
      assertVerdict(
          Verdict.TOO_CLOSE, only(red, blue, bumped(activate("red", "2FW", 200, stop - 6, 90))));
      assertVerdict(
          Verdict.TOO_CLOSE, only(red, blue, bumped(activate("red", "2FW", 200, stop + 9, 90))));
      assertVerdict(
          Verdict.ILLEGAL, only(red, blue, bumped(activate("red", "2FW", 200, stop - 45, 90))));
    }
  }

  /**
   * Red flies a straight of speed 5 from (400, 100), to end at y = 340; blue stands in its way so
   * that it stops at y = 300, and others stand beside its path, 0.5 mm in it or beside it.
   */
  @Nested
  class SeveralShips {

    private final String red = place("red", "small", 400, 100, 90);
    private final String blue = place("blue", "small", 400, 343.5, 90);

    /** Beside the path on the right, from y = 260 to 300, so deep in it. */
    private String right(double depth) {
      return place("green", "small", 440 - depth, 280, 90);
    }

    @Test
    void whichShipStoppedItMayHangOnAShallowOverlap() {
      // The answer: red slides back past green, to y = 240.
      assertRuling(
          "too-close by backing-up: red should have stopped 100.0 mm along the straight, touching"
              + " green; with green let pass it would have stopped 160.0 mm along the straight,"
              + " touching blue, as recorded",
          only(red, blue, right(0.5), bumped(activate("red", "5FW", 400, 300, 90))));
      // A claim that overlaps both a little: still one of them has stopped it.
      assertVerdict(
          Verdict.TOO_CLOSE,
          only(red, blue, right(0.5), bumped(activate("red", "5FW", 400, 300.4, 90))));
      assertVerdict(
          Verdict.ILLEGAL,
          only(red, blue, right(3.1), bumped(activate("red", "5FW", 400, 300, 90))));
    }

    @Test
    void whichShipStoppedItMayHangOnANarrowGap() {
      assertRuling(
          "too-close by backing-up: red should have stopped 160.0 mm along the straight, touching"
              + " blue; with green moved in by 2.99 mm it would have stopped 100.0 mm along the"
              + " straight, touching green, as recorded",
          only(red, blue, right(-0.5), bumped(activate("red", "5FW", 400, 240, 90))));
      assertVerdict(
          Verdict.ILLEGAL,
          only(red, blue, right(-3.1), bumped(activate("red", "5FW", 400, 240, 90))));
    }

    @Test
    void noStopIsBehindOneThatIsFreeByMoreThanTheReach() {
      // Backing up from blue, red has room before it meets gold behind it. In the middle of 6.5 mm
      // it is 3.25 from both, which is more than the reach; of 5.9 it is less.
      for (double room : new double[] {6.5, 5.9}) {
        String gold = place("gold", "small", 400, 256.5 - room, 90);
        assertVerdict(
            room > 2 * REACH ? Verdict.ILLEGAL : Verdict.TOO_CLOSE,
            only(red, blue, gold, bumped(activate("red", "5FW", 400, 213 - room, 90))));
      }
    }

    @Test
    void oneNarrowGapMayLeadToTheNext() {
      // Stopped by green at y = 240, red is beside gold, from y = 200 to 240; stopped by that, it
      // is at y = 180.
      String gold = place("gold", "small", 359.5, 220, 90);
      assertRuling(
          "too-close by backing-up: red should have stopped 160.0 mm along the straight, touching"
              + " blue; with gold and green moved in by 2.99 mm it would have stopped 40.0 mm along"
              + " the straight, touching gold, as recorded",
          only(red, blue, right(-0.5), gold, bumped(activate("red", "5FW", 400, 180, 90))));
    }
  }

  @Nested
  class TallonRolls {

    private final String red = place("red", "small", 400, 400, 90);

    /** The protocol's example: centred, red ends at (290, 510) and faces 270. */
    private Ruling claimed(double ahead, String... others) {
      String[] lines = new String[others.length + 2];
      lines[0] = red;
      System.arraycopy(others, 0, lines, 1, others.length);
      lines[lines.length - 1] = activate("red", "3ER", 290, 510 - ahead, 270);
      return only(lines);
    }

    @Test
    void anyOffsetThatLeavesTheTemplateFlushIsLegal() {
      // The slack is (40 − 20) / 2 = 10 mm each way.
      for (double ahead : new double[] {-10, -3.3, 0, 7, 10}) {
        Ruling ruling = claimed(ahead);
        assertRuling(
            "legal by tallon-roll: red completed its 3 Tallon roll left at a free offset", ruling);
        assertEquals(0, ruling.deviation().orElseThrow().position(), 1e-9);
      }
    }

    @Test
    void beyondTheSlackTheNearestOffsetIsExpected() {
      assertVerdict(Verdict.LEGAL, claimed(11.9));
      assertRuling(
          "illegal by tallon-roll: red should have completed its 3 Tallon roll left at a free"
              + " offset; recorded 5.0 mm ahead of that",
          claimed(15));
      assertEquals(
          500, ((Expected.ManeuverEnd) claimed(15).expected().orElseThrow()).finalPose().y(), 1e-9);
    }

    @Test
    void anOffsetThatIsNotFreeIsMeasuredFromTheNearestFreeOne() {
      // Blue stands 15 mm out of line and leaves room for 4 mm ahead of centred.
      String blue = place("blue", "small", 290 + 15, 510 - 41.75 - 4, 270);
      assertVerdict(Verdict.LEGAL, claimed(4, blue));
      assertEquals(5, claimed(9, blue).deviation().orElseThrow().position(), 1e-5);
      assertVerdict(Verdict.ILLEGAL, claimed(9, blue));
      // 6.5 is 2.5 mm into blue: more than the tolerance, less than the reach.
      assertVerdict(Verdict.TOO_CLOSE, claimed(6.5, blue));
    }

    @Test
    void aRollThatHasNoFreeOffsetIsNotMade() {
      // A large ship squarely on the end of the roll: red backs up along the turn, not rolled.
      Ruling ruling = claimed(0, place("blue", "large", 250, 510, 0));
      assertEquals(Rule.BACKING_UP, ruling.rule().orElseThrow());
      assertVerdict(Verdict.ILLEGAL, ruling);
    }
  }

  @Test
  void expectedIsWhatTheRulesSayWhateverTheVerdict() {
    Ruling ruling =
        only(
            place("red", "small", 200, 100, 90),
            place("blue", "small", 215, 180 + 41.75 - 2.9, 90),
            activate("red", "1FW", 200, 180, 90));
    Expected.ManeuverEnd stand = (Expected.ManeuverEnd) ruling.expected().orElseThrow();
    assertEquals(177.1, stand.finalPose().y(), 1e-5);
    assertEquals(37.1, stand.rail().orElseThrow(), 1e-5);
    assertEquals(2.9, ruling.deviation().orElseThrow().position(), 1e-5);
  }
}
