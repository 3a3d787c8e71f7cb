package io.github.flightstand.referee;

import static io.github.flightstand.referee.Logs.activate;
import static io.github.flightstand.referee.Logs.bumped;
import static io.github.flightstand.referee.Logs.judge;
import static io.github.flightstand.referee.Logs.place;
import static io.github.flightstand.referee.Logs.pose;
import static io.github.flightstand.referee.Rulings.assertRuling;
import static io.github.flightstand.referee.Rulings.assertVerdict;
import static io.github.flightstand.referee.Rulings.only;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.movement.parts.SectionName;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Verdicts on what huge ships do, and on what is done near them.
 *
 * <p>The figures are worked out by hand. A corvette is 224.8 mm long and a transport 195, both 80
 * wide; their straights of speed n move them by 40 n. In line, guides against guides, a corvette
 * touches a transport at 112.4 + 97.5 + 3.5 = 213.4 mm from centre to centre and a small ship at
 * 112.4 + 20 + 3.5 = 135.9. The tolerances are 2 mm and 2 degrees, so a corvette's reach is 2 +
 * 2π/180 · √(224.8² + 80²)/2 = 6.165 mm.
 */
class HugeShipsTest {

  private static final String RAIDER = place("raider", "huge-corvette", 457.2, 200, 90);
  private static final String STRAIGHT = activate("raider", "3FW", 457.2, 320, 90);

  /** A ship straight ahead of where the raider's straight 3 ends, by so much; negative: deep. */
  private static String ahead(String id, String base, double contact, double gap) {
    return place(id, base, 457.2, 320 + contact + gap, 90);
  }

  private static String transport(double gap) {
    return ahead("gozanti", "huge-transport", 213.4, gap);
  }

  private static String rock(double bottom, double top) {
    return "{\"obstacle\":{\"id\":\"rock\",\"kind\":\"debris\",\"outline\":[[440,%1$s],[470,%1$s],[470,%2$s],[440,%2$s]]}}"
        .formatted(bottom, top);
  }

  private static String standingIn(String place) {
    return place.replace("\"pose\"", "\"standsIn\":true,\"pose\"");
  }

  private static Expected.ManeuverEnd expected(Ruling ruling) {
    return (Expected.ManeuverEnd) ruling.expected().orElseThrow();
  }

  private static List<Expected.HugeEnd.Owed> owed(Expected.ManeuverEnd stand) {
    return stand.huge().orElseThrow().owed();
  }

  private static Optional<Double> progress(Expected.ManeuverEnd stand) {
    return stand.huge().orElseThrow().progress().orElseThrow().progress();
  }

  @Nested
  class NothingHugeNear {

    @Test
    void aStraight() {
      Ruling ruling = only(RAIDER, STRAIGHT);
      assertRuling("legal by maneuver: raider completed its 3 straight", ruling);
      Expected.ManeuverEnd stand = expected(ruling);
      assertTrue(stand.rail().isEmpty() && progress(stand).isPresent());
      assertEquals(1, progress(stand).orElseThrow());
    }

    @Test
    void aBank() {
      // The notch is 32.4 ahead of the centre and 40 to the left; the corner ends 87.3 along the
      // new
      // heading and 24.8 to its right, so the centre (87.3 − 32.4, −24.8 − 40) from the notch,
      // turned by 30 degrees.
      double cosine = Math.sqrt(3) / 2;
      double left = 40 + 54.9 / 2 - 64.8 * cosine;
      double up = 32.4 + 54.9 * cosine + 64.8 / 2;
      Ruling ruling = only(RAIDER, activate("raider", "2BW", 457.2 - left, 200 + up, 120));
      assertRuling("legal by maneuver: raider completed its 2 bank left", ruling);
      assertEquals(0, ruling.deviation().orElseThrow().position(), 1e-9);
    }

    @Test
    void smallAndLargeShipsAreRammedAndStopNobody() {
      Ruling ruling =
          only(
              RAIDER,
              ahead("blue-2", "small", 135.9, -1),
              place("blue-1", "large", 380, 350, 20),
              activate("raider", "3FW", 457.2, 320, 90));
      assertRuling(
          "legal by maneuver: raider completed its 3 straight, ramming blue-1 and blue-2", ruling);
      Expected.ManeuverEnd encounter = expected(ruling);
      assertEquals(List.of("blue-1", "blue-2"), encounter.huge().orElseThrow().rammed());
      assertEquals(
          List.of(
              new Expected.HugeEnd.Owed(
                  DamageOwed.Kind.ATTACK_DIE, 3, "raider", Optional.of(SectionName.FORE))),
          owed(encounter));
    }

    @Test
    void aRamIsNoBump() {
      String blue = ahead("blue", "small", 135.9, -1);
      assertRuling(
          "illegal by overlap: raider should have completed its 3 straight, ramming blue, touching"
              + " no huge ship; recorded as bumped",
          only(RAIDER, blue, bumped(STRAIGHT)));
      // Backed up from the small ship, as a large one would.
      assertRuling(
          "illegal by overlap: raider should have completed its 3 straight, ramming blue, touching"
              + " no huge ship; recorded 3.0 mm behind that, as bumped",
          only(RAIDER, blue, bumped(activate("raider", "3FW", 457.2, 317, 90))));
    }

    @Test
    void howNearASmallShipIsMakesNothingTooClose() {
      for (double gap : new double[] {-3, -0.1, 0.1, 3}) {
        Ruling ruling =
            only(
                RAIDER,
                ahead("blue", "small", 135.9, gap),
                bumped(activate("raider", "3FW", 457.2, 316, 90)));
        assertEquals(Verdict.ILLEGAL, ruling.verdict(), ruling.message());
      }
    }

    @Test
    void obstaclesUnderTheBaseAreRemoved() {
      Ruling ruling = only(RAIDER, rock(300, 330), STRAIGHT);
      assertEquals("raider completed its 3 straight, removing rock", ruling.message());
      // The sections meet at y = 320, so both are concerned.
      assertEquals(
          List.of(new Expected.HugeEnd.Owed(DamageOwed.Kind.CARD, 1, "raider", Optional.empty())),
          owed(expected(ruling)));
    }

    @Test
    void itMayStay() {
      Ruling ruling = only(RAIDER, activate("raider", "0OW", 457.2, 200, 90));
      assertRuling("legal by stationary: raider stayed where it was", ruling);
      assertTrue(progress(expected(ruling)).isEmpty());
    }
  }

  @Nested
  class HugeOnHuge {

    @Test
    void itBacksUpAndBothTakeACard() {
      Ruling ruling =
          only(RAIDER, transport(-60), bumped(activate("raider", "3FW", 457.2, 260, 90)));
      assertRuling(
          "legal by backing-up: raider stopped 50.0 % of the way through the straight, touching"
              + " gozanti",
          ruling);
      Expected.ManeuverEnd encounter = expected(ruling);
      assertEquals(0.5, progress(encounter).orElseThrow(), 1e-7);
      assertEquals(
          List.of(
              new Expected.HugeEnd.Owed(
                  DamageOwed.Kind.CARD, 1, "raider", Optional.of(SectionName.FORE)),
              new Expected.HugeEnd.Owed(DamageOwed.Kind.CARD, 1, "gozanti", Optional.empty())),
          owed(encounter));
    }

    @Test
    void whoFlewOnIsToldSo() {
      assertRuling(
          "illegal by backing-up: raider should have stopped 50.0 % of the way through the"
              + " straight, touching gozanti; recorded 60.0 mm ahead of that, as not bumped",
          only(RAIDER, transport(-60), STRAIGHT));
    }

    @Test
    void whereItStopsItRams() {
      assertEquals(
          "raider stopped 50.0 % of the way through the straight, touching gozanti, ramming blue",
          only(
                  RAIDER,
                  transport(-60),
                  place("blue", "small", 400, 250, 0),
                  bumped(activate("raider", "3FW", 457.2, 260, 90)))
              .message());
    }

    @Test
    void aBlockedOneStays() {
      assertRuling(
          "legal by backing-up: raider stayed where it was, touching gozanti",
          only(RAIDER, transport(-120), bumped(activate("raider", "3FW", 457.2, 200, 90))));
    }

    @Test
    void aHairsBreadthBackIsTheEnd() {
      assertEquals(
          "raider stopped at the end of the straight, touching gozanti",
          only(RAIDER, transport(-0.01), bumped(STRAIGHT)).message());
    }

    @Test
    void aStandInIsBumpedTooAndTakesNoCard() {
      Ruling ruling =
          only(
              RAIDER,
              standingIn(transport(-60)),
              bumped(activate("raider", "3FW", 457.2, 260, 90)));
      assertEquals(Verdict.LEGAL, ruling.verdict(), ruling.message());
      assertEquals(
          List.of(
              new Expected.HugeEnd.Owed(
                  DamageOwed.Kind.CARD, 1, "raider", Optional.of(SectionName.FORE))),
          owed(expected(ruling)));
    }

    @Test
    void theReachOfACorvetteIsThatOfItsCorners() {
      // Guides that stand that far in the other's plastic are 1.75 less deep in it than they moved
      // from contact with its guides: 7.9 − 1.75 = 6.15 is less than the reach, 8 − 1.75 is not.
      assertRuling(
          "too-close by backing-up: raider should have stopped 93.4 % of the way through the"
              + " straight, touching gozanti; with gozanti let pass it would have completed its 3"
              + " straight, as recorded",
          only(RAIDER, transport(-7.9), STRAIGHT));
      assertVerdict(Verdict.ILLEGAL, only(RAIDER, transport(-8), STRAIGHT));
      // A gap is as wide as it is: 6 is less, 6.2 is not.
      assertEquals(
          "raider completed its 3 straight; too close to tell whether it bumped: gozanti is"
              + " 6.00 mm away at the maneuver's end",
          only(RAIDER, transport(6), bumped(STRAIGHT)).message());
      assertVerdict(Verdict.ILLEGAL, only(RAIDER, transport(6.2), bumped(STRAIGHT)));
    }

    @Test
    void betweenTwoThatAreRecordedOffItMayStopWhereNeitherAloneLetsIt() {
      // Set down at (516.05, 653.73) and (273.88, 368.8), recorded to a third of a millimetre.
      Ruling ruling =
          only(
              place("raider", "huge-corvette", 400, 400, 90),
              place("gozanti", "huge-corvette", 516, 653.667, 60),
              place("hulk", "huge-corvette", 274, 368.667, 242.19),
              bumped(activate("raider", "1NW", 392.633, 412.247, 74.04)));
      assertRuling(
          "too-close by backing-up: raider should have stopped 22.2 % of the way through the bank,"
              + " touching hulk; with some ships let pass and others moved in by less than 6.16 mm"
              + " it may have stopped as recorded",
          ruling);
    }

    @Test
    void onlyHugeShipsAreMovedIn() {
      // The transport, 4 mm away, moved in by the reach stops the raider 2.165 mm short; a small
      // ship as near does not.
      assertRuling(
          "too-close by overlap: raider should have completed its 3 straight, touching no huge"
              + " ship: gozanti is 4.00 mm away at the maneuver's end; with gozanti moved in by"
              + " 6.16 mm it would have stopped 98.2 % of the way through the straight, touching"
              + " gozanti, as recorded",
          only(
              RAIDER,
              transport(4),
              place("blue", "small", 390, 330, 90),
              bumped(activate("raider", "3FW", 457.2, 317.5, 90))));
    }
  }

  @Nested
  class SmallShips {

    private final String red = place("red", "small", 457.2, 100, 90);

    @Test
    void whoeverBumpsIntoAHugeShipOwesADie() {
      // Free as far as 435 − 135.9 = 299.1, which leaves 199.1 of 200 mm: rail 159.1.
      Ruling ruling =
          only(
              red,
              place("raider", "huge-corvette", 457.2, 435, 90),
              bumped(activate("red", "4FW", 457.2, 299.1, 90)));
      assertRuling(
          "legal by backing-up: red stopped 159.1 mm along the straight, touching raider", ruling);
      Expected.ManeuverEnd stand = expected(ruling);
      assertEquals(159.1, stand.rail().orElseThrow(), 1e-5);
      assertEquals(
          List.of(
              new Expected.HugeEnd.Owed(DamageOwed.Kind.ATTACK_DIE, 1, "red", Optional.empty())),
          owed(stand));
    }

    @Test
    void whoeverDoesNotOwesNothing() {
      assertTrue(expected(only(red, activate("red", "1FW", 457.2, 180, 90))).huge().isEmpty());
    }

    @Test
    void aRollMayNotEndOnOne() {
      Ruling ruling =
          only(
              red,
              standingIn(place("wreck", "huge-corvette", 360, 100, 90)),
              "{\"barrelRoll\":\"red\",\"direction\":\"left\",\"final\":"
                  + pose(377.2, 100, 90)
                  + "}");
      assertVerdict(Verdict.ILLEGAL, ruling);
      // The wreck's right side is at 400, red's left would be at 357.2.
      assertTrue(ruling.message().contains("it would overlap wreck by 42.80 mm"), ruling.message());
    }
  }

  @Nested
  class Impossible {

    @Test
    void aTurn() {
      Ruling ruling = only(RAIDER, activate("raider", "2TW", 400, 300, 180));
      assertRuling(
          "illegal by huge-ship: raider cannot have made its 2TW: a huge ship's maneuver is a"
              + " straight, a bank or stationary (F, B, N or O), found 2TW, a turn left",
          ruling);
      assertTrue(ruling.expected().isEmpty() && ruling.deviation().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "{\"barrelRoll\":\"raider\",\"direction\":\"left\",\"final\":",
          "{\"boost\":\"raider\",\"direction\":\"straight\",\"final\":",
          "{\"decloak\":\"raider\",\"direction\":\"forward\",\"final\":",
          "{\"decloak\":\"raider\",\"direction\":\"right\",\"final\":"
        })
    void anActionThatMoves(String claim) {
      Ruling ruling = only(RAIDER, claim + pose(457.2, 300, 90) + "}");
      assertVerdict(Verdict.ILLEGAL, ruling);
      assertEquals(Rule.HUGE_SHIP, ruling.rule().orElseThrow());
      assertTrue(
          ruling
              .message()
              .endsWith(": 'raider' is huge, and no huge ship barrel rolls, boosts or decloaks"),
          ruling.message());
    }

    @Test
    void aStandInThatFlies() {
      assertRuling(
          "illegal by huge-ship: raider cannot have made its 3FW: 'raider' stands in as an obstacle"
              + " and never moves",
          only(standingIn(RAIDER), STRAIGHT));
    }

    @Test
    void aSmallShipThatStandsInIsUnreadable() {
      Ruling ruling = only(standingIn(place("red", "small", 1, 2, 3)));
      assertVerdict(Verdict.UNREADABLE, ruling);
      assertEquals(
          "'standsIn' is true, expected false, since only a huge ship stands in as an obstacle",
          ruling.message());
    }

    @Test
    void theRecordGoesOnFromWhereItHasTheShipAllTheSame() {
      List<Ruling> rulings =
          judge(
              RAIDER,
              activate("raider", "2TW", 400, 300, 90),
              activate("raider", "1FW", 400, 340, 90));
      assertVerdict(Verdict.LEGAL, rulings.get(1));
    }
  }

  @Nested
  class Removals {

    private final String blue = place("blue", "small", 457.2, 380, 90);
    private final String overBlue = activate("blue", "1FW", 457.2, 460, 90);
    private final String redIntoBlue = activate("red", "1FW", 457.2, 460, 270);
    private final String red = place("red", "small", 457.2, 540, 270);

    @Test
    void aRammedShipThatIsNotRemovedStaysWhereItIsRecordedAndCannotAct() {
      assertEquals(
          List.of(
              "raider completed its 3 straight, ramming blue",
              "blue's 1FW is impossible: blue was rammed"),
          judge(RAIDER, blue, STRAIGHT, overBlue).stream().map(Ruling::message).toList());
      assertVerdict(
          Verdict.ILLEGAL, judge(RAIDER, blue, red, STRAIGHT, overBlue, redIntoBlue).get(2));
    }

    @Test
    void oneThatIsRemovedIsInNobodysWayAndCannotAct() {
      String remove = "{\"remove\":\"blue\"}";
      assertEquals(
          List.of(Verdict.LEGAL, Verdict.LEGAL),
          judge(RAIDER, blue, red, STRAIGHT, remove, redIntoBlue).stream()
              .map(Ruling::verdict)
              .toList());
      assertEquals(
          "blue's 1FW is impossible: blue was removed",
          judge(RAIDER, blue, STRAIGHT, remove, overBlue).get(1).message());
    }

    @Test
    void anObstacleThatIsRemovedIsGone() {
      String rock = rock(300, 330);
      String back = activate("raider", "0OW", 457.2, 320, 90);
      assertEquals(
          List.of(
              "raider completed its 3 straight, removing rock",
              "raider stayed where it was, removing rock"),
          judge(RAIDER, rock, STRAIGHT, back).stream().map(Ruling::message).toList());
      assertEquals(
          List.of("raider completed its 3 straight, removing rock", "raider stayed where it was"),
          judge(RAIDER, rock, STRAIGHT, "{\"remove\":\"rock\"}", back).stream()
              .map(Ruling::message)
              .toList());
    }
  }
}
