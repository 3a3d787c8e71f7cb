package io.github.flightstand.rules.engine.flow.piece;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.flow.Cards;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;

/** The maneuvers that may be set on dials (000, heading on the planning phase; 000-166). */
public final class Dials {

  /** Returns the maneuvers that may be set on a ship's dial, red ones under stress too. */
  public static List<Maneuver> settable(ShipState ship) {
    return ship.card().dial().maneuvers();
  }

  /** Tests whether every maneuver of a ship's dial may be set: no card or tow limits it. */
  public static boolean free(Cards cards, State state, ShipState ship) {
    return cards.silent(Value.MAY_DIAL, state, ship) && Tows.of(state, ship.id()).isEmpty();
  }

  /** Returns the maneuvers that no card forbids, or all if cards forbid all (000-165). */
  public static List<Maneuver> settable(Cards cards, State state, ShipState ship) {
    List<Maneuver> flyable = Tows.flyable(state, ship);
    if (cards.silent(Value.MAY_DIAL, state, ship)) {
      return flyable;
    }
    List<Maneuver> allowed =
        flyable.stream()
            .filter(
                maneuver ->
                    cards
                        .forbidding(Value.MAY_DIAL, state, ship, ValueQuery.about(maneuver))
                        .isEmpty())
            .toList();
    return allowed.isEmpty() ? flyable : allowed;
  }
}
