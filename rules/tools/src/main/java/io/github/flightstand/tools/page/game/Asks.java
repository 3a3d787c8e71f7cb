package io.github.flightstand.tools.page.game;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.event.AttackEvent.Attacked;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.MoveEvent.Moved;
import io.github.flightstand.tools.page.Ask;
import java.util.Optional;

/** The queries about the table that events of a game answer. */
final class Asks {

  private Asks() {}

  /** Returns the query, or empty if an event is none that the protocol has a query for. */
  static Optional<Ask> of(Event event) {
    if (event instanceof Attacked attacked) {
      return Optional.of(
          Ask.attack(attacked.attacker(), attacked.target(), attacked.arc(), attacked.section()));
    }
    return event instanceof Moved moved && !moved.move().equals(Moved.FORMATION)
        ? of(moved)
        : Optional.empty();
  }

  private static Optional<Ask> of(Moved moved) {
    int colon = moved.move().indexOf(':');
    if (colon < 0) {
      return Optional.of(Ask.maneuver(moved.ship(), Maneuver.parse(moved.move())));
    }
    // A query knows no move along a bank that only a card grants.
    return moved.move().indexOf('-') < 0
        ? Optional.of(
            Ask.action(
                moved.ship(), moved.move().substring(0, colon), moved.move().substring(colon + 1)))
        : Optional.empty();
  }
}
