package io.github.flightstand.movement.maneuver;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.small;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.maneuver.Towing.TowSpeeds;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Questions about a maneuver that do not execute it, and where a Tallon roll is taken, by hand. Red
 * looks up the table from (400, 400): a straight 2 ends at (400, 520), the middle of a Tallon roll
 * 3 to the right at (510, 510), facing down.
 */
class OutcomeTest {

  private static final double EXACT = 1e-9;
  private static final Resolver RESOLVER = Resolver.standard();

  private static Table table(Ship... others) {
    Table.Builder table = Table.builder(PlayArea.STANDARD).ship(small("red", 400, 400, 90));
    List.of(others).forEach(table::ship);
    return table.build();
  }

  @ParameterizedTest
  @CsvSource({
    // Flush beside the end of the straight, and a tenth of a millimeter over it.
    "2FW, 440, 520, COMPLETED",
    "2FW, 439.9, 520, OVERLAPPED",
    "2KR, 440, 520, COMPLETED",
    "2KR, 439.9, 520, OVERLAPPED",
    // Beside the Tallon roll's places, and on all of them.
    "3RR, 470, 510, COMPLETED",
    "3RR, 480, 510, OVERLAPPED",
    // Whoever stays, even under another ship.
    "0OW, 410, 400, COMPLETED"
  })
  void theOutcomeIsThatOfTheExecution(String code, double x, double y, Outcome outcome) {
    Table table = table(small("blue", x, y, 90));
    Maneuver maneuver = Maneuver.parse(code);
    assertEquals(outcome, RESOLVER.outcome(table, "red", maneuver, new Workspace()));
    assertEquals(outcome, RESOLVER.resolve(table, "red", maneuver).outcome());
  }

  @ParameterizedTest
  @CsvSource({
    // Blue covers 430 to 470, green's guides reach up to 361.75 and red's own down to 378.25.
    "2FW, 10",
    "2KR, 10",
    "3RR, 20",
    "0OW, 16.5"
  })
  void theRoomAtTheEndIsThatToTheNearestShip(String code, double room) {
    Table table = table(small("blue", 450, 520, 90), small("green", 400, 340, 90));
    Maneuver maneuver = Maneuver.parse(code);
    assertEquals(room, RESOLVER.roomAtEnd(table, "red", maneuver, new Workspace()), EXACT);
    assertEquals(10, RESOLVER.room(table, "red", Pose.at(400, 520, 90), new Workspace()), EXACT);
    assertEquals(
        Double.POSITIVE_INFINITY, RESOLVER.roomAtEnd(table(), "red", maneuver, new Workspace()));
  }

  @ParameterizedTest
  @CsvSource({
    // Facing down, the base is forward by what the point is below the middle, at most by 10.
    "510, 505, 505",
    "480, 512, 512",
    "510, 300, 500",
    "510, 700, 520"
  })
  void aTallonRollIsTakenTowardsAPoint(double x, double y, double end) {
    Pose found =
        RESOLVER.resolveTowards(table(), "red", Maneuver.parse("3RR"), new Point(x, y)).finalPose();
    assertEquals(510, found.x(), EXACT);
    assertEquals(end, found.y(), EXACT);
    assertEquals(270, found.heading().degrees(), EXACT);
  }

  @Test
  void onlyATallonRollHasAnOffset() {
    OffsetNotFreeException refused =
        assertThrows(
            OffsetNotFreeException.class,
            () -> RESOLVER.resolve(table(), "red", Maneuver.parse("2FW"), 0));
    assertEquals("only a Tallon roll has an offset, found one for 2FW", refused.getMessage());
  }

  @Test
  void itIsTakenTowardsAPointAmongTheFreePlaces() {
    // Red's rear guides, up to 531.75 in the middle, keep off blue from 3 below it on.
    Table table = table(small("blue", 510, 548.75, 0));
    Maneuver roll = Maneuver.parse("3RR");
    Resolution nearest = RESOLVER.resolve(table, "red", roll);
    assertEquals(507, nearest.finalPose().y(), 2e-6);
    assertEquals(nearest, RESOLVER.resolveTowards(table, "red", roll, new Point(510, 600)));
    Resolution lower = RESOLVER.resolveTowards(table, "red", roll, new Point(510, 505));
    assertEquals(505, lower.finalPose().y(), EXACT);
    // Other maneuvers have one end.
    Maneuver straight = Maneuver.parse("2FW");
    assertEquals(
        RESOLVER.resolve(table, "red", straight),
        RESOLVER.resolveTowards(table, "red", straight, new Point(0, 0)));
  }

  @Test
  void theWholeTemplateIsLaidAheadOfTheShip() {
    Ship red = small("red", 400, 400, 90);
    Shape template = RESOLVER.template(red, Maneuver.parse("2FW")).orElseThrow();
    // From 420 to 500 up.
    for (double y : new double[] {410, 510}) {
      ConvexPolygon speck = ConvexPolygon.rectangle(2, 2).placedIn(Pose.at(400, y, 0));
      assertEquals(9, Separation.between(template, speck), EXACT);
    }
    assertEquals(Optional.empty(), RESOLVER.template(red, Maneuver.parse("0OW")));
    Ship huge = ship("red", BaseSize.HUGE_TRANSPORT, 400, 400, 90);
    assertEquals(Optional.empty(), RESOLVER.template(huge, Maneuver.parse("2FW")));
  }

  @Test
  void aHugeShipStuckOnAnotherRamsOnlyTheSmallOnes() {
    // The small one stands within its base at the start, where it stays.
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(ship("m", BaseSize.HUGE_CORVETTE, 300, 200, 90))
            .ship(ship("o", BaseSize.HUGE_CORVETTE, 310, 380, 90))
            .ship(small("s", 300, 150, 90))
            .build();
    Resolution answer = RESOLVER.resolve(table, "m", Maneuver.parse("2FW"));
    assertEquals(Pose.at(300, 200, 90), answer.finalPose());
    assertEquals(List.of("s"), answer.huge().orElseThrow().rammed());
  }

  @Test
  void whatLiesUnderATowComesLast() {
    ObstacleMet a = new ObstacleMet("a", true, false);
    ObstacleMet b = new ObstacleMet("b", false, true);
    assertEquals(List.of(a, b), TowedPair.withThoseUnder(List.of(a), List.of(b)));
    assertEquals(
        List.of(new ObstacleMet("a", true, true), b),
        TowedPair.withThoseUnder(List.of(a), List.of(b, new ObstacleMet("a", false, true))));
  }

  @Test
  void aTugFlushWithTheEdgeIsNotOverIt() {
    // A straight 1 takes the tug 80 up, its front edge to the table's.
    Towing towing = new Towing(RESOLVER.rules());
    for (double y : new double[] {814.4, 814.5}) {
      Table pair =
          Table.builder(PlayArea.STANDARD)
              .ship(small("tug", 400, y, 90))
              .ship(small("hulk", 400, y - 40, 90))
              .build();
      TowResolution result = towing.resolve(pair, "tug", "hulk", Maneuver.parse("1FW"));
      assertEquals(y > 814.4 ? 1 : 0, result.over().size());
    }
    assertEquals(1, new TowSpeeds(1, 1, 1, 1).fastest(BaseSize.SMALL));
    assertIllegal(() -> new TowSpeeds(1, 1, 0, 1));
  }

  @Test
  void aDialTellsTheEnergyOfItsManeuvers() {
    Dial dial = Dial.parse("1FW+3 2FW+0 3FW");
    assertEquals(Optional.of(3), dial.energy(Maneuver.parse("1FW")));
    assertEquals(Optional.of(0), dial.energy(Maneuver.parse("2FW")));
    assertEquals(Optional.of(0), dial.energy(Maneuver.parse("3FW")));
    assertEquals(Optional.empty(), dial.energy(Maneuver.parse("4FW")));
  }

  @Test
  void aWrongCodeIsQuotedUpToTwentyCharacters() {
    for (int length : new int[] {20, 21}) {
      String code = "x".repeat(length);
      String quoted = length == 20 ? "'" + code + "'" : "'" + "x".repeat(20) + "…'";
      assertIllegal(
          "a dial code has three characters (speed, bearing, color) like 3BW, found " + quoted,
          () -> Maneuver.parse(code));
    }
  }
}
