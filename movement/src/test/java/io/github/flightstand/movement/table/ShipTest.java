package io.github.flightstand.movement.table;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Ship.Quadrant;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a ship is besides its base and its place. */
class ShipTest {

  private static Ship ship(String id, BaseSize size) {
    return new Ship(id, PartsCatalogue.standard().base(size), Pose.at(400, 400, 90));
  }

  @Test
  void aTurretPointsAtOneOrTwoQuadrantsWhereverItsShipGoes() {
    Ship one = ship("red", BaseSize.SMALL).withTurret(Set.of(Quadrant.LEFT));
    Ship two = one.withTurret(Set.of(Quadrant.FRONT, Quadrant.REAR));
    assertEquals(Set.of(), ship("red", BaseSize.SMALL).turret());
    assertEquals(Set.of(Quadrant.LEFT), one.turret());
    assertEquals(Set.of(Quadrant.FRONT, Quadrant.REAR), two.at(Pose.IDENTITY).turret());
    Set<Quadrant> three = Set.of(Quadrant.FRONT, Quadrant.LEFT, Quadrant.REAR);
    assertIllegal(
        "a turret indicator points at one or two quadrants of a base that is not huge, found"
            + " [FRONT, REAR, LEFT] of a small one",
        () -> one.withTurret(three));
  }

  @Test
  void aHugeShipHasNoTurretAndAloneStandsIn() {
    Ship huge = ship("red", BaseSize.HUGE_TRANSPORT);
    assertIllegal(() -> huge.withTurret(Set.of(Quadrant.FRONT)));
    assertEquals(true, new Ship("red", huge.base(), huge.pose(), true).standsIn());
    Ship large = ship("red", BaseSize.LARGE);
    assertIllegal(() -> new Ship("red", large.base(), large.pose(), true));
  }

  @ParameterizedTest
  @CsvSource({
    "SMALL, SMALL, true",
    "LARGE, HUGE_CORVETTE, true",
    "HUGE_TRANSPORT, HUGE_CORVETTE, true",
    "HUGE_TRANSPORT, LARGE, false"
  })
  void aHugeShipBacksUpFromHugeShipsOnlyAndNobodyFromItself(
      BaseSize own, BaseSize size, boolean backsUp) {
    assertEquals(backsUp, ship("red", own).backsUpFrom(ship("blue", size)));
    assertEquals(false, ship("red", own).backsUpFrom(ship("red", size)));
  }
}
