package io.github.flightstand.movement.maneuver;

import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.small;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.movement.maneuver.Resolver.Flight;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResolveAllTest {

  private static Table table(int number) {
    return Table.builder(PlayArea.STANDARD)
        .ship(small("red", 200, 100, 90))
        .ship(ship("blue", BaseSize.LARGE, 150, 160 + number, 200))
        .build();
  }

  @Test
  void theResolutionsComeInTheOrderOfTheFlights() {
    Resolver resolver = Resolver.standard();
    List<Maneuver> maneuvers = Dial.parse("1FW 3BW 3NW 2TW 4KR").maneuvers();
    List<Flight> flights = new ArrayList<>();
    List<Resolution> oneByOne = new ArrayList<>();
    for (int i = 0; i < 333; i++) {
      Flight flight = new Flight(table(i), "red", maneuvers.get(i % maneuvers.size()));
      flights.add(flight);
      oneByOne.add(resolver.resolve(flight.table(), flight.ship(), flight.maneuver()));
    }
    assertEquals(oneByOne, resolver.resolveAll(flights));
    assertEquals(List.of(), resolver.resolveAll(List.of()));
  }

  @Test
  void aShipThatIsNotThereIsNamed() {
    List<Flight> flights = List.of(new Flight(table(0), "green", Maneuver.parse("1FW")));
    assertThrows(UnknownShipException.class, () -> Resolver.standard().resolveAll(flights));
  }
}
