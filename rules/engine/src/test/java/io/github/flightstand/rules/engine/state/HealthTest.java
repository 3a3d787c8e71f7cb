package io.github.flightstand.rules.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.movement.maneuver.Dial;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How much of their health ships have lost (003-038, -055). */
class HealthTest {

  private static final ShipState SHIP =
      ShipState.of(ShipCard.builder("red", "A", Dial.parse("1FG")).hull(2).shields(3).build());

  private static ShipState with(int shields, List<DealtCard> damage) {
    return SHIP.with(SectionState.whole(shields, damage, false));
  }

  @Test
  void shieldsAndCardsAreLost() {
    assertEquals(new Health(5, 0), Health.of(SHIP));
    ShipState struck = with(1, List.of(new DealtCard(Optional.empty(), Optional.empty())));
    assertEquals(new Health(5, 3), Health.of(struck));
    assertTrue(Health.of(struck).half());
  }

  @Test
  void whatIsDestroyedHasLostAll() {
    assertEquals(new Health(5, 5), Health.of(with(0, List.of()).with(ShipState.Status.DESTROYED)));
  }

  @Test
  void whatHasEscapedOrIsAPrizeCountsForNothing() {
    assertFalse(Health.of(with(0, List.of()).with(ShipState.Status.ESCAPED)).half());
    assertFalse(Health.of(with(0, List.of()).with(ShipState.Status.TAKEN)).half());
  }
}
