package io.github.flightstand.movement.maneuver;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.assertPose;
import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.square;
import static io.github.flightstand.movement.Pieces.table;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.HugeTemplate;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Huge ships fly, ram and are rammed: the booklet's cases, worked out by hand.
 *
 * <p>A corvette is 224.8 long, so its edges are 112.4 from its middle and its guides 1.75 more; a
 * transport's are at 97.5.
 */
class HugeManeuverTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();

  /** With the template of 2019: banks of 45 degrees. */
  private static final Resolver RESOLVER =
      new Resolver(MovementRules.STANDARD.withParts(PARTS.with(HugeTemplate.OF_2019)));

  private static final double TAU = Tolerance.STANDARD.contact();
  private static final double EXACT = 1e-9;
  private static final double ROOT = StrictMath.sqrt(2);

  private static Ship corvette(String id, double x, double y, double heading) {
    return ship(id, BaseSize.HUGE_CORVETTE, x, y, heading);
  }

  private static Ship small(String id, double x, double y) {
    return ship(id, BaseSize.SMALL, x, y, 90);
  }

  private static Obstacle rock(String id, double x, double y) {
    return square(id, x, y, 15);
  }

  private static Resolution fly(Table table, String id, String code) {
    return RESOLVER.resolve(table, id, Maneuver.parse(code));
  }

  private static Margins margins(Table table, Resolution answer) {
    return RESOLVER.margins(table, "m", answer.finalPose());
  }

  private static DamageOwed card(String ship, SectionName section) {
    return new DamageOwed(DamageOwed.Kind.CARD, 1, ship, Optional.of(section));
  }

  private static DamageOwed openCard(String ship) {
    return new DamageOwed(DamageOwed.Kind.CARD, 1, ship, Optional.empty());
  }

  private static DamageOwed dice(int count, String ship, SectionName section) {
    return new DamageOwed(DamageOwed.Kind.ATTACK_DIE, count, ship, Optional.of(section));
  }

  private static DamageOwed openDie(String ship) {
    return new DamageOwed(DamageOwed.Kind.ATTACK_DIE, 1, ship, Optional.empty());
  }

  private static List<DamageOwed> owed(Resolution answer) {
    return answer.huge().orElseThrow().owed();
  }

  private static double progress(Resolution answer) {
    return answer.huge().orElseThrow().progress().orElseThrow();
  }

  @Nested
  class Alone {

    @Test
    void itHasNoRailAndOwesNothing() {
      Table table = table(corvette("m", 300, 200, 90));
      Resolution answer = fly(table, "m", "4FW");
      assertPose(300, 360, 90, answer.finalPose());
      assertEquals(answer.finalPose(), answer.nominal());
      assertEquals(Outcome.COMPLETED, answer.outcome());
      assertEquals(OptionalDouble.empty(), answer.rail());
      assertEquals(OptionalDouble.empty(), answer.length());
      assertFalse(answer.rotated() || answer.fled());
      assertEquals(
          Optional.of(new HugeEncounter(OptionalDouble.of(1), List.of(), List.of(), List.of())),
          answer.huge());
      assertEquals(360 - 112.4, margins(table, answer).edge(), EXACT);
      assertEquals(
          Optional.empty(),
          RESOLVER.usedTemplate(corvette("m", 300, 200, 90), Maneuver.parse("4FW"), answer));
    }

    @Test
    void aBankTurnsAboutTheForeSquaresRearCorner() {
      // The notch is 32.4 ahead and 40 to the left; in a bank of 2 the corner ends 73 along and 10
      // to the outside of it: the middle is ((90.6, −9.4)/√2) from the notch, see HugeBankTest.
      Resolution left = fly(table(corvette("m", 400, 200, 90)), "m", "2BW");
      assertPose(400 - 40 + 9.4 / ROOT, 200 + 32.4 + 90.6 / ROOT, 135, left.finalPose());
      Resolution right = fly(table(corvette("m", 400, 200, 90)), "m", "2NW");
      assertPose(400 + 40 - 9.4 / ROOT, 200 + 32.4 + 90.6 / ROOT, 45, right.finalPose());
    }

    @Test
    void byTheTemplateOf2015ABankTurnsByThirtyDegrees() {
      // The corner ends 87.3 along and 24.8 to the outside: the middle is (54.9, −64.8) from it.
      double cosine = StrictMath.sqrt(3) / 2;
      double ahead = 32.4 + 54.9 * cosine + 64.8 / 2;
      double aside = 40 + 54.9 / 2 - 64.8 * cosine;
      Table table = table(corvette("m", 400, 200, 90));
      Resolver first = Resolver.standard();
      assertPose(
          400 - aside,
          200 + ahead,
          120,
          first.resolve(table, "m", Maneuver.parse("2BW")).finalPose());
      assertPose(
          400 + aside,
          200 + ahead,
          60,
          first.resolve(table, "m", Maneuver.parse("2NW")).finalPose());
    }

    @ParameterizedTest
    @ValueSource(strings = {"5FW", "3BW", "3NR"})
    void whatTheTemplateOf2015LacksIsRefused(String code) {
      Table table = table(corvette("m", 300, 200, 90));
      assertEquals(
          "the huge ships' template has straights of speed 1 to 4 and banks of speed 1 to 2, found "
              + code,
          assertThrows(
                  CannotFlyException.class,
                  () -> Resolver.standard().resolve(table, "m", Maneuver.parse(code)))
              .getMessage());
      assertEquals(Outcome.COMPLETED, fly(table, "m", code).outcome());
      // Other ships have templates of their own.
      Table small = table(small("m", 300, 200));
      assertEquals(
          Outcome.COMPLETED,
          Resolver.standard().resolve(small, "m", Maneuver.parse(code)).outcome());
    }

    @Test
    void itFleesIfAPartOfItsBaseIsOutside() {
      // The front edge ends at 780 + 40 + 112.4 = 932.4, the table at 914.4.
      Table table = table(corvette("m", 300, 780, 90));
      Resolution answer = fly(table, "m", "1FW");
      assertTrue(answer.fled());
      assertEquals(-18, margins(table, answer).edge(), EXACT);
      // Guides do not count: flush with the edge it stays.
      assertFalse(fly(table(corvette("m", 300, 762, 90)), "m", "1FW").fled());
    }

    @Test
    void itStaysWhereItIs() {
      // The small ship was under it before; nothing new is overlapped.
      Table table =
          table(corvette("m", 300, 300, 90), small("s", 310, 330)).toBuilder()
              .obstacle(rock("rock", 300, 380))
              .build();
      Resolution answer = fly(table, "m", "0OW");
      assertEquals(table.ship("m").orElseThrow().pose(), answer.finalPose());
      assertEquals(Outcome.COMPLETED, answer.outcome());
      HugeEncounter huge = answer.huge().orElseThrow();
      assertEquals(OptionalDouble.empty(), huge.progress());
      assertEquals(List.of(), huge.rammed());
      assertEquals(List.of("rock"), huge.removed());
      assertEquals(List.of(card("m", SectionName.FORE)), huge.owed());
    }

    @ParameterizedTest
    @CsvSource({
      "1TW, turn left",
      "2YW, turn right",
      "3KR, Koiogran turn",
      "2LR, Segnor's loop left",
      "3RR, Tallon roll right",
      "1SW, reverse straight",
      "1AW, reverse bank left"
    })
    void otherBearingsAreRefused(String code, String words) {
      CannotFlyException refusal =
          assertThrows(
              CannotFlyException.class, () -> fly(table(corvette("m", 300, 200, 90)), "m", code));
      assertEquals(
          "a huge ship's maneuver is a straight, a bank or stationary (F, B, N or O), found "
              + code
              + ", a "
              + words,
          refusal.getMessage());
    }

    @Test
    void itNeitherRollsNorBoostsNorDecloaks() {
      Table table = table(corvette("m", 300, 200, 90));
      String refusal = "'m' is huge, and no huge ship barrel rolls, boosts or decloaks";
      for (SidewaysMove move :
          List.of(
              SidewaysMove.barrelRoll(
                  MovementRules.STANDARD, PARTS.base(BaseSize.LARGE), Side.LEFT),
              SidewaysMove.decloak(
                  MovementRules.STANDARD, PARTS.base(BaseSize.LARGE), Side.RIGHT))) {
        assertEquals(
            refusal,
            assertThrows(
                    CannotFlyException.class,
                    () -> Repositions.standard().sideways(table, "m", move))
                .getMessage());
      }
      for (AheadMove move :
          List.of(
              AheadMove.boost(MovementRules.STANDARD, Side.LEFT),
              AheadMove.decloak(
                  MovementRules.STANDARD, PartsCatalogue.standard().base(BaseSize.SMALL)))) {
        assertEquals(
            refusal,
            assertThrows(
                    CannotFlyException.class, () -> Repositions.standard().ahead(table, "m", move))
                .getMessage());
      }
    }
  }

  @Nested
  class OverSmallAndLargeShips {

    @Test
    void twoSmallShipsAndALargeOneInOneBank() {
      // It ends at (400 − 40 + 9.4/√2, 200 + 32.4 + 90.6/√2), facing 135.
      Pose end = Pose.at(360 + 9.4 / ROOT, 232.4 + 90.6 / ROOT, 135);
      Table table =
          table(
              corvette("m", 400, 200, 90),
              under("under-the-nose", BaseSize.SMALL, end, 100, 10),
              under("amidships", BaseSize.SMALL, end, 0, -30),
              under("astern", BaseSize.LARGE, end, -130, 20),
              // Side by side with the end position: its near edge is 60 − 20 = 40 aside.
              under("beside", BaseSize.SMALL, end, 50, 60),
              // On the way, but not under the end.
              under("left-behind", BaseSize.SMALL, end, -20, -110));
      Resolution answer = fly(table, "m", "2BW");
      assertEquals(Outcome.COMPLETED, answer.outcome());
      assertPose(end.x(), end.y(), 135, answer.finalPose());
      assertEquals(List.of(), answer.touching());
      HugeEncounter huge = answer.huge().orElseThrow();
      assertEquals(OptionalDouble.of(1), huge.progress());
      assertEquals(List.of("amidships", "astern", "under-the-nose"), huge.rammed());
      assertEquals(List.of(), huge.removed());
      assertEquals(List.of(dice(4, "m", SectionName.FORE)), huge.owed());
    }

    private static Ship under(String id, BaseSize size, Pose end, double ahead, double left) {
      return ship(id, size, end.shiftedBy(ahead, left));
    }

    @Test
    void aMediumShipCountsAsALargeOne() {
      Table table = table(corvette("m", 300, 200, 90), ship("x", BaseSize.MEDIUM, 300, 300, 10));
      assertEquals(List.of(dice(2, "m", SectionName.FORE)), owed(fly(table, "m", "1FW")));
    }

    @Test
    void aTransportHasOneSectionOnly() {
      Table table = table(ship("m", BaseSize.HUGE_TRANSPORT, 300, 200, 90), small("x", 300, 300));
      assertEquals(List.of(openDie("m")), owed(fly(table, "m", "1FW")));
    }

    @Test
    void onlyTheGuidesAreEnough() {
      // The guides end at 240 + 112.4 + 1.75 = 354.15, 10 to 13.5 aside.
      double flush = 354.15 + 20;
      assertEquals(List.of(), rammedAhead(312, flush));
      assertEquals(List.of("s"), rammedAhead(312, flush - 2e-6));
      // Between the guides there is room up to the edge, for nothing as wide as a ship.
      assertEquals(List.of("s"), rammedAhead(300, flush - 1));
    }

    private static List<String> rammedAhead(double x, double y) {
      Table table = table(corvette("m", 300, 200, 90), ship("s", BaseSize.SMALL, x, y, 0));
      return fly(table, "m", "1FW").huge().orElseThrow().rammed();
    }
  }

  @Nested
  class OverHugeShips {

    @Test
    void noseToNoseWithAnotherCorvette() {
      // Face to face, guides meet guides: the middles stand 224.8 + 3.5 = 228.3 apart, less the
      // tolerance. So of its 80 the mover flies 50.
      Table table = table(corvette("m", 300, 200, 90), corvette("o", 300, 478.3, 270));
      Resolution answer = fly(table, "m", "2FW");
      assertEquals(Outcome.OVERLAPPED, answer.outcome());
      assertPose(300, 250 + TAU, 90, answer.finalPose());
      assertPose(300, 280, 90, answer.nominal());
      assertEquals((50 + TAU) / 80, progress(answer), 1e-12);
      assertEquals(List.of("o"), answer.touching());
      assertEquals(List.of(card("m", SectionName.FORE), card("o", SectionName.FORE)), owed(answer));
      assertEquals(-TAU, margins(table, answer).ships().orElseThrow(), EXACT);
    }

    @Test
    void aTransportsCardNamesNoSection() {
      // 97.5 + 112.4 + 3.5 = 213.4 apart.
      Table table =
          table(ship("m", BaseSize.HUGE_TRANSPORT, 300, 200, 90), corvette("o", 300, 443.4, 90));
      // Rear guides meet front guides alike.
      Resolution answer = fly(table, "m", "1FW");
      assertEquals((30 + TAU) / 40, progress(answer), 1e-12);
      assertEquals(List.of(openCard("m"), card("o", SectionName.AFT)), owed(answer));
    }

    @Test
    void sideBySideIsNoOverlap() {
      Table table = table(corvette("m", 300, 220, 90), corvette("o", 380, 300, 90));
      Resolution answer = fly(table, "m", "2FW");
      assertEquals(Outcome.COMPLETED, answer.outcome());
      assertPose(300, 300, 90, answer.finalPose());
      assertEquals(List.of(), answer.touching());
      assertEquals(List.of(), owed(answer));
      assertEquals(0, margins(table, answer).ships().orElseThrow(), EXACT);
    }

    @Test
    void oneCardHoweverManyItTouches() {
      // Two corvettes side by side, noses to the mover's nose, 60 either way of its course: the
      // near
      // guides are 46.5 to 50 aside, the mover's own edge is flush 40 aside of the course, so base
      // meets guides of neither; edge meets edge 224.8 apart but for the mover's guides, 10 to 13.5
      // aside, which their bases (from 20 aside) do not meet.
      Table table =
          table(
              corvette("m", 300, 200, 90),
              corvette("left", 240, 454.8, 270),
              corvette("right", 360, 454.8, 270));
      Resolution answer = fly(table, "m", "1FW");
      assertEquals((30 + TAU) / 40, progress(answer), 1e-12);
      assertEquals(List.of("left", "right"), answer.touching());
      assertEquals(
          List.of(
              card("m", SectionName.FORE),
              card("left", SectionName.FORE),
              card("right", SectionName.FORE)),
          owed(answer));
    }

    @Test
    void smallShipsUnderTheStopAreDestroyedAndOthersAreNot() {
      // It stops at 250; its guides then reach 250 + 114.15 = 364.15, at the end they would have
      // reached 394.15.
      Table table =
          table(
                  corvette("m", 300, 200, 90),
                  corvette("o", 300, 478.3, 270),
                  small("under-the-stop", 250, 330),
                  small("under-the-end", 250, 386))
              .toBuilder()
              .obstacle(rock("rock-at-the-stop", 340, 200))
              .obstacle(rock("rock-at-the-end", 340, 385))
              .build();
      Resolution answer = fly(table, "m", "2FW");
      assertPose(300, 250 + TAU, 90, answer.finalPose());
      assertEquals(List.of("o", "under-the-end", "under-the-stop"), answer.overlapped());
      HugeEncounter huge = answer.huge().orElseThrow();
      assertEquals(List.of("under-the-stop"), huge.rammed());
      assertEquals(List.of("rock-at-the-stop"), huge.removed());
      assertEquals(
          List.of(
              card("m", SectionName.FORE),
              card("o", SectionName.FORE),
              dice(1, "m", SectionName.FORE),
              card("m", SectionName.AFT)),
          huge.owed());
    }

    @Test
    void smallShipsNeverStopIt() {
      Table table = table(corvette("m", 300, 200, 90), small("s", 300, 330), small("t", 300, 372));
      assertEquals(1, progress(fly(table, "m", "1FW")));
    }

    @Test
    void whereNothingIsFreeItIsBackAtItsStart() {
      // "o" is astride the mover's fore section from the start: 267.6 to 492.4. At the end, 167.6
      // to
      // 392.4 with the section line at 280, it overlaps with both sections, and with both of "o".
      Table table = table(corvette("m", 300, 200, 90), corvette("o", 310, 380, 90));
      Resolution answer = fly(table, "m", "2FW");
      assertEquals(Outcome.OVERLAPPED, answer.outcome());
      assertEquals(table.ship("m").orElseThrow().pose(), answer.finalPose());
      assertEquals(0, progress(answer));
      assertEquals(List.of("o"), answer.touching());
      assertEquals(List.of(openCard("m"), openCard("o")), owed(answer));
    }

    @Test
    void aCardNamesNoSectionIfBothAreConcerned() {
      // Alongside each other by 165, sunk by 10: 87.6 to 312.4 and 147.6 to 372.4.
      Table table = table(corvette("m", 300, 200, 90), corvette("o", 370, 260, 90));
      Resolution answer = fly(table, "m", "1FW");
      assertEquals(0, progress(answer));
      assertEquals(List.of(openCard("m"), openCard("o")), owed(answer));
    }

    @Test
    void aCardIsForTheSectionThatOverlapsAtTheEndWhereverItStops() {
      // "o" is 20 deep in the mover's right side at the end, when the mover spans 167.6 to 392.4
      // with its section line at 280, and "o" 267.6 to 492.4 with its own at 380: both sections of
      // both. Where it stops its fore section alone is in contact, with the aft section of "o".
      Table table = table(corvette("m", 300, 120, 90), corvette("o", 360, 380, 90));
      Resolution answer = fly(table, "m", "4FW");
      assertPose(300, 155.2 + TAU, 90, answer.finalPose());
      assertEquals(List.of("o"), answer.overlapped());
      assertEquals(List.of(openCard("m"), openCard("o")), owed(answer));
    }

    @Test
    void aShipThatIsOnlyMetOnTheWayBackCountsAtTheStop() {
      // It would end with its front edge at 472.4, in "far", from 400 to 480, and its rear guides
      // at 245.85, clear of "near", from 100 to 180. Before it is out of the one it is in the
      // other, which lies under it from the start: under its aft section, whose half goes up to
      // 200, with its own fore section, from 292.6 to 405 across.
      Table table =
          table(
              corvette("m", 300, 200, 90),
              corvette("far", 300, 440, 180),
              corvette("near", 405, 140, 180));
      Resolution answer = fly(table, "m", "4FW");
      assertEquals(0, progress(answer));
      assertEquals(List.of("far"), answer.overlapped());
      assertEquals(List.of("near"), answer.touching());
      assertEquals(
          List.of(card("m", SectionName.AFT), card("near", SectionName.FORE)), owed(answer));
    }

    @Test
    void whoSlidesAlongAShipAtTheToleranceTouchesIt() {
      // All along the slide the corner of "beside" is the tolerance deep in the mover's side, to
      // 5e-14 mm: too little to call it free, too little to call it overlapped. "ahead" is in the
      // way at the end. So it stops where the turn ends, and "beside" stopped it.
      Table table =
          table(
              corvette("m", 0, 0, 0),
              corvette("beside", 148.14838993973, -51.061277043705516, 210.86576023830276),
              ship(
                  "ahead",
                  BaseSize.HUGE_TRANSPORT,
                  92.12948742754254,
                  200.65799643919524,
                  72.82223644377956));
      Resolution answer = fly(table, "m", "1BW");
      assertEquals(0.5, progress(answer), 1e-9);
      assertEquals(-TAU, margins(table, answer).ships().orElseThrow(), EXACT);
      assertEquals(List.of("beside"), answer.touching());
      assertEquals(2, owed(answer).size());
    }

    @Test
    void aFlushSectionIsNotConcernedBesideOneThatIsOverlapped() {
      // Side by side, the other turned very slightly about its middle, so that its fore half
      // overlaps
      // all along and its aft half begins flush: the mover never gets free.
      Table table = table(corvette("m", 400, 400, 90), corvette("o", 480, 500, 90.001));
      Resolution answer = fly(table, "m", "5FW");
      assertEquals(0, progress(answer));
      assertEquals(List.of("o"), answer.touching());
      assertEquals(
          Optional.of(SectionName.FORE),
          owed(answer).stream()
              .filter(owed -> owed.ship().equals("o"))
              .findFirst()
              .orElseThrow()
              .section());
    }

    @Test
    void oneThatStandsInAsAnObstacleTakesNoCardAndNeverMoves() {
      Ship standsIn =
          new Ship("o", PARTS.base(BaseSize.HUGE_CORVETTE), Pose.at(300, 478.3, 270), true);
      Table table = table(corvette("m", 300, 200, 90), standsIn);
      Resolution answer = fly(table, "m", "2FW");
      assertEquals(List.of("o"), answer.touching());
      assertEquals(List.of(card("m", SectionName.FORE)), owed(answer));
      assertEquals(
          "'o' stands in as an obstacle and never moves",
          assertThrows(CannotFlyException.class, () -> fly(table, "o", "0OW")).getMessage());
      assertIllegal(
          "only a huge ship stands in as an obstacle, found a large one",
          () -> new Ship("x", PARTS.base(BaseSize.LARGE), Pose.IDENTITY, true));
    }
  }

  /**
   * A corvette that lies crosswise ahead and one crosswise astern leave the mover, on the whole of
   * its way, one window only. The wall ahead is flush with its front guides where the window is,
   * the one astern is sunk into its rear guides so far that the window is as wide as was asked for.
   */
  @Nested
  class ThroughANarrowWindow {

    /** How far a wall's middle is from the mover's: half its width, half a length, a guide. */
    private static final double APART = 40 + 112.4 + 1.75;

    @ParameterizedTest
    @ValueSource(doubles = {1e-6, 1e-8, 2e-9})
    void inTheTurn(double width) {
      // About the notch the tips of the front guides are at (81.75, −40 ± 12.625), those of the
      // rear ones at (−146.55, −40 ± 12.625). Turning on to the left, the front right one goes into
      // its wall by 52.625 a radian, and the rear left one leaves its own the most slowly, by
      // 27.375. The way made grows by the distance of the farthest corner, (−144.8, −80), a radian.
      double stop = TAU / 52.625;
      double radians = width / StrictMath.hypot(144.8, 80);
      Resolution answer = between(inTheTurn(), TAU + 27.375 * (stop - radians), "2BW");
      double turned = StrictMath.toRadians(20) + stop;
      assertEquals(0.5 * turned / (Math.PI / 4), progress(answer), 1e-11);
      assertEquals(StrictMath.toDegrees(turned), answer.finalPose().heading().degrees(), 1e-10);
      assertEquals(List.of("ahead"), answer.touching());
      // The guides lean on either side of the wall's section line.
      assertEquals(List.of(card("m", SectionName.FORE), openCard("ahead")), owed(answer));
    }

    /** The mover's pose when it has turned by 20 degrees about the notch, at (32.4, 40). */
    private static Pose inTheTurn() {
      return Pose.at(32.4, 40, 20).compose(Pose.at(-32.4, -40, 0));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-3, 1e-6, 2e-9})
    void inTheAdvance(double width) {
      // In a bank of 3 the ship slides by (113, −20): 113/√(113² + 20²) along for each millimetre.
      double slide = StrictMath.hypot(113, 20);
      Pose window = Pose.at(32.4, 40, 45).compose(Pose.at(113 / 4.0 - 32.4, -20 / 4.0 - 40, 0));
      Resolution answer = between(window, 2 * TAU - width * 113 / slide, "3BW");
      double stop = 0.25 + TAU / 113;
      assertEquals(0.5 + 0.5 * stop, progress(answer), 1e-11);
      assertEquals(45, answer.finalPose().heading().degrees(), EXACT);
      assertEquals(List.of("ahead"), answer.touching());
    }

    @Test
    void withoutAWindowItIsBackAtItsStart() {
      // What is missing is a hundredth of the tolerance.
      double sunk = TAU + 27.375 * TAU / 52.625 + TAU / 100;
      Resolution answer = between(inTheTurn(), sunk, "2BW");
      assertEquals(0, progress(answer));
      assertEquals(Pose.IDENTITY, answer.finalPose());
      assertEquals(List.of("astern"), answer.touching());
    }

    /**
     * Flies from the origin, facing +x, with walls about a pose.
     *
     * @param sunk how deep the rear guides would be sunk into the wall astern
     */
    private static Resolution between(Pose window, double sunk, String code) {
      Ship ahead = wall("ahead", window.shiftedBy(APART, 0));
      Ship astern = wall("astern", window.shiftedBy(sunk - APART, 0));
      return fly(table(corvette("m", 0, 0, 0), ahead, astern), "m", code);
    }

    private static Ship wall(String id, Pose pose) {
      return ship(id, BaseSize.HUGE_CORVETTE, pose.turnedBy(90));
    }
  }

  @Nested
  class OverObstacles {

    @Test
    void aRockUnderBothSections() {
      Resolution answer = overRocks(rock("rock", 300, 240));
      assertEquals(Outcome.COMPLETED, answer.outcome());
      assertEquals(List.of("rock"), answer.huge().orElseThrow().removed());
      assertEquals(List.of(openCard("m")), owed(answer));
      assertEquals(List.of(new ObstacleMet("rock", false, true)), answer.obstacles());
    }

    @Test
    void aRockUnderOneSection() {
      // The section line is at 240: a rock from 240 on lies under the fore section alone.
      assertEquals(List.of(card("m", SectionName.FORE)), owed(overRocks(rock("rock", 300, 255))));
      assertEquals(List.of(openCard("m")), owed(overRocks(rock("rock", 300, 254.99999))));
      assertEquals(List.of(card("m", SectionName.AFT)), owed(overRocks(rock("rock", 345, 225))));
      // By the guides alone: they reach to 240 − 114.15 = 125.85, the rock to 126.
      assertEquals(List.of(card("m", SectionName.AFT)), owed(overRocks(rock("rock", 300, 111))));
    }

    @Test
    void severalRocksAreOneCard() {
      Resolution answer = overRocks(rock("c", 300, 300), rock("a", 290, 180), rock("b", 340, 180));
      assertEquals(List.of("a", "b", "c"), answer.huge().orElseThrow().removed());
      assertEquals(List.of(openCard("m")), owed(answer));
      Resolution foreOnly = overRocks(rock("c", 300, 300), rock("b", 330, 310));
      assertEquals(List.of(card("m", SectionName.FORE)), owed(foreOnly));
    }

    @Test
    void whatIsNotUnderItsEndDoesNotCount() {
      // Beside the end; where the start was; under the template.
      Resolution answer =
          overRocks(rock("beside", 355, 240), rock("start", 300, 100), rock("template", 240, 300));
      assertEquals(List.of(), answer.obstacles());
      assertEquals(List.of(), answer.huge().orElseThrow().removed());
      assertEquals(List.of(), owed(answer));
    }

    @Test
    void aTransportsCardNamesNoSection() {
      Table table =
          table(ship("m", BaseSize.HUGE_TRANSPORT, 300, 200, 90)).toBuilder()
              .obstacle(rock("rock", 300, 300))
              .build();
      assertEquals(List.of(openCard("m")), owed(fly(table, "m", "1FW")));
    }

    /** Flies from (300, 200) to (300, 240): from 127.6 to 352.4. */
    private static Resolution overRocks(Obstacle... rocks) {
      Table.Builder table = table(corvette("m", 300, 200, 90)).toBuilder();
      List.of(rocks).forEach(table::obstacle);
      return fly(table.build(), "m", "1FW");
    }
  }

  @Nested
  class BumpedInto {

    @ParameterizedTest
    @CsvSource({"SMALL, 40", "MEDIUM, 60", "LARGE, 80"})
    void otherShipsBackUpAndOweADie(BaseSize size, double length) {
      // The corvette's rear guides begin at 300 − 114.15 = 185.85; the mover's front guides meet
      // them, both 10 to 13.5 aside.
      double start = 160 - length;
      Table table = table(ship("m", size, 300, start, 90), corvette("o", 300, 300, 90));
      Resolution answer = fly(table, "m", "3FW");
      double stop = 185.85 - 1.75 - length / 2;
      assertEquals(Outcome.OVERLAPPED, answer.outcome());
      assertPose(300, stop + TAU, 90, answer.finalPose());
      assertEquals(stop + TAU - start - length, answer.rail().orElseThrow(), EXACT);
      assertEquals(List.of("o"), answer.touching());
      assertEquals(
          Optional.of(
              new HugeEncounter(
                  OptionalDouble.empty(), List.of(), List.of(), List.of(openDie("m")))),
          answer.huge());
    }

    @Test
    void oneDieHoweverManyItTouches() {
      Table table =
          table(
              small("m", 300, 120),
              corvette("left", 255, 300, 90),
              corvette("right", 345, 300, 90),
              small("s", 300, 204.1));
      // Its base meets both corvettes' rear edges (187.6) at 10 aside, but the small ship's rear
      // guides (204.1 − 21.75 = 182.35) with its own first.
      Resolution answer = fly(table, "m", "2FW");
      assertEquals(List.of("s"), answer.touching());
      assertEquals(Optional.empty(), answer.huge());
      Resolution without = fly(table.without("s"), "m", "2FW");
      assertEquals(List.of("left", "right"), without.touching());
      assertEquals(List.of(openDie("m")), owed(without));
    }

    @Test
    void oneThatStandsInIsAnObstacleToATemplate() {
      // The straight 4's template covers x from 290 to 310, y from 220 to 380; "o" lies crosswise
      // from 260 to 340 beside it, its rear edge at 308 and its guides down to 306.25.
      Ship beside = new Ship("o", PARTS.base(BaseSize.HUGE_CORVETTE), Pose.at(420.4, 300, 0), true);
      Resolution answer = fly(table(small("m", 300, 200), beside), "m", "4FW");
      assertEquals(Outcome.COMPLETED, answer.outcome());
      assertEquals(List.of(new ObstacleMet("o", true, false)), answer.obstacles());
      Ship clear = beside.at(Pose.at(424.2, 300, 0));
      assertEquals(List.of(), fly(table(small("m", 300, 200), clear), "m", "4FW").obstacles());
      // To a base it is a ship and no obstacle.
      Ship ahead = beside.at(Pose.at(300, 450, 0));
      Resolution bumped = fly(table(small("m", 300, 200), ahead), "m", "4FW");
      assertEquals(List.of("o"), bumped.touching());
      assertEquals(List.of(), bumped.obstacles());
    }

    @Test
    void oneThatStandsInIsAHugeShipToo() {
      Ship standsIn =
          new Ship("o", PARTS.base(BaseSize.HUGE_CORVETTE), Pose.at(300, 300, 90), true);
      assertEquals(
          List.of(openDie("m")), owed(fly(table(small("m", 300, 120), standsIn), "m", "3FW")));
    }

    /** 002-045: only ships that it touches where it stops count as overlapped. */
    @Test
    void whoIsStoppedByAnotherShipSuffersNoDie() {
      Table table = table(small("m", 300, 100), corvette("o", 300, 370, 90), small("x", 335, 225));
      Resolution answer = fly(table, "m", "3FW");
      assertEquals(List.of("o", "x"), answer.overlapped());
      assertEquals(List.of("x"), answer.touching());
      assertEquals(Optional.empty(), answer.huge());
    }

    @Test
    void flushAndPastItIsNoBump() {
      Table table = table(small("m", 240, 180), corvette("o", 300, 300, 90));
      Resolution answer = fly(table, "m", "3FW");
      assertEquals(Outcome.COMPLETED, answer.outcome());
      assertEquals(Optional.empty(), answer.huge());
    }
  }
}
