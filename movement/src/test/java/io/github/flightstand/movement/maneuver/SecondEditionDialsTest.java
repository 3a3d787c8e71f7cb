package io.github.flightstand.movement.maneuver;

import static io.github.flightstand.movement.Pieces.table;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Relation;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.HugeTemplate;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every maneuver on a dial of the second edition: it is read, it ends, and it bumps. The codes are
 * those of the community's data for all ships of that edition, by the bases that fly them.
 */
class SecondEditionDialsTest {

  private static final String SMALL =
      "0OR 1AR 1BB 1BR 1BW 1DR 1ER 1FB 1FW 1KR 1NB 1NR 1NW 1RR 1SR 1TB 1TR 1TW 1YB 1YR 1YW 2BB 2BW"
          + " 2EP 2ER 2FB 2KR 2LR 2NB 2NW 2PR 2RP 2RR 2SR 2TB 2TR 2TW 2YB 2YR 2YW 3BB 3BR 3BW 3ER"
          + " 3FB 3FW 3KR 3LR 3NB 3NR 3NW 3PR 3RR 3TB 3TR 3TW 3YB 3YR 3YW 4FB 4FR 4FW 4KR 4KW 5FB"
          + " 5FR 5FW 5KR";
  private static final String MEDIUM =
      "0OR 1BB 1BW 1FB 1LR 1NB 1NW 1PR 1TR 1TW 1YR 1YW 2BB 2BW 2FB 2KR 2NB 2NW 2TR 2TW 2YR 2YW 3BB"
          + " 3BR 3BW 3ER 3FB 3FW 3LR 3NB 3NR 3NW 3PR 3RR 3TR 3TW 3YR 3YW 4FR 4FW 4KR";
  private static final String LARGE =
      "0OR 1BB 1BW 1FB 1FW 1NB 1NW 1TR 1TW 1YR 1YW 2BB 2BW 2FB 2LR 2NB 2NW 2PR 2TR 2TW 2YR 2YW 3BB"
          + " 3BR 3BW 3FB 3FW 3LR 3NB 3NR 3NW 3PR 3TB 3TR 3TW 3YB 3YR 3YW 4FB 4FR 4FW 4KR 5FW 5KR";
  private static final String HUGE =
      "0BR 0NR 0OR 1BB 1BW 1FB 1FW 1NB 1NW 2BB 2BR 2BW 2FB 2FW 2NB 2NR 2NW 3BR 3FB 3FR 3FW 3NR 4FR"
          + " 4FW 5FR";

  private static final PartsCatalogue PARTS = PartsCatalogue.standard().with(HugeTemplate.OF_2019);
  private static final Resolver RESOLVER = new Resolver(MovementRules.STANDARD.withParts(PARTS));
  private static final Pose START = Pose.at(457.2, 457.2, 90);

  private record Flight(BaseSize base, String code) {

    Ship ship() {
      return new Ship("red", PARTS.base(base), START);
    }

    Maneuver maneuver() {
      return Maneuver.parse(code);
    }

    Resolution on(Table table) {
      return RESOLVER.resolve(table, "red", maneuver());
    }
  }

  static List<Flight> flights() {
    List<Flight> flights = new ArrayList<>();
    fly(flights, BaseSize.SMALL, SMALL);
    fly(flights, BaseSize.MEDIUM, MEDIUM);
    fly(flights, BaseSize.LARGE, LARGE);
    fly(flights, BaseSize.HUGE_CORVETTE, HUGE);
    fly(flights, BaseSize.HUGE_TRANSPORT, HUGE);
    return flights;
  }

  private static void fly(List<Flight> flights, BaseSize base, String codes) {
    for (String code : codes.split(" ", -1)) {
      flights.add(new Flight(base, code));
    }
  }

  @ParameterizedTest
  @MethodSource("flights")
  void itEndsWhereItsTemplateLeadsInEveryColor(Flight flight) {
    Resolution end = flight.on(table(flight.ship()));
    assertEquals(flight.code(), flight.maneuver().code());
    assertEquals(Outcome.COMPLETED, end.outcome());
    assertEquals(end.nominal(), end.finalPose());
    assertEquals(flight.code().startsWith("0O"), end.finalPose().equals(START));
    assertFalse(end.fled());
    for (char color : "GWRBP".toCharArray()) {
      Flight colored = new Flight(flight.base(), flight.code().substring(0, 2) + color);
      assertEquals(end, colored.on(table(colored.ship())));
    }
  }

  @ParameterizedTest
  @MethodSource("flights")
  void itBumpsAShipAtItsEnd(Flight flight) {
    Pose nominal = flight.on(table(flight.ship())).nominal();
    // A huge ship is so long that one at its end would overlap its start.
    double ahead = flight.base().isHuge() ? PARTS.base(flight.base()).length() - 10 : 0;
    Ship blue = new Ship("blue", PARTS.base(flight.base()), nominal.shiftedBy(ahead, 0));
    Table table = table(flight.ship(), blue);
    Resolution stop = flight.on(table);
    if (flight.code().startsWith("0O")) {
      assertEquals(Outcome.COMPLETED, stop.outcome());
      return;
    }
    assertEquals(Outcome.OVERLAPPED, stop.outcome());
    assertEquals(List.of("blue"), stop.overlapped());
    assertEquals(List.of("blue"), stop.touching());
    assertFalse(stop.rotated());
    Table after = table.withShip(flight.ship().at(stop.finalPose()));
    // The turns of speed 1 lead a large ship nowhere that its start does not reach.
    assertTrue(
        stop.finalPose().equals(START)
            || Overlaps.of(after, Tolerance.STANDARD).stream()
                .noneMatch(pair -> pair.relation() == Relation.OVERLAP),
        stop.toString());
  }

  /** What a small base flies, the others fly too, except that only huge ships turn by 0B and 0N. */
  @Test
  void everyBaseThatIsNotHugeFliesEveryCode() {
    for (BaseSize base : List.of(BaseSize.SMALL, BaseSize.MEDIUM, BaseSize.LARGE)) {
      for (String code : (SMALL + " " + MEDIUM + " " + LARGE).split(" ", -1)) {
        Flight flight = new Flight(base, code);
        assertEquals(Outcome.COMPLETED, flight.on(table(flight.ship())).outcome());
      }
      Flight turn = new Flight(base, "0BR");
      Table table = table(turn.ship());
      assertEquals(
          "only huge ships turn by a bank of speed 0, found 0BR for a "
              + turn.ship().base().name()
              + " base",
          assertThrows(CannotFlyException.class, () -> turn.on(table)).getMessage());
    }
  }
}
