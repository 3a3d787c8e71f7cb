package io.github.flightstand.rules.engine.flow.piece;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.flow.Bar;
import io.github.flightstand.rules.engine.flow.Expansion;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/** The maneuvers that may be set on dials (000, heading on the planning phase; 000-166). */
public final class Dials {

  /** Returns why an expansion keeps a ship from flying a maneuver of its dial, if one does. */
  public static Optional<Bar> bar(
      RulesContext context, State state, ShipState ship, Maneuver maneuver) {
    return context.expansions().first(one -> one.noManeuver(state, ship, maneuver));
  }

  /** Returns the maneuvers of a ship's dial that it can fly, red ones under stress too. */
  public static List<Maneuver> flyable(RulesContext context, State state, ShipState ship) {
    List<Maneuver> dial = ship.card().dial().maneuvers();
    return whole(context, state, ship)
        ? dial
        : dial.stream().filter(one -> bar(context, state, ship, one).isEmpty()).toList();
  }

  private static boolean whole(RulesContext context, State state, ShipState ship) {
    if (!context.expansions().any(Expansion::limitsDials)) {
      return true;
    }
    List<Maneuver> dial = ship.card().dial().maneuvers();
    for (int i = 0; i < dial.size(); i++) {
      if (bar(context, state, ship, dial.get(i)).isPresent()) {
        return false;
      }
    }
    return true;
  }

  /** Tests whether every maneuver of a ship's dial may be set: no card or expansion limits it. */
  public static boolean free(RulesContext context, State state, ShipState ship) {
    return context.cards().silent(Value.MAY_DIAL, state, ship) && whole(context, state, ship);
  }

  /** Returns the maneuvers that no card forbids, or all if cards forbid all (000-165). */
  public static List<Maneuver> settable(RulesContext context, State state, ShipState ship) {
    List<Maneuver> flyable = flyable(context, state, ship);
    if (context.cards().silent(Value.MAY_DIAL, state, ship)) {
      return flyable;
    }
    List<Maneuver> allowed =
        flyable.stream()
            .filter(
                maneuver ->
                    context
                        .cards()
                        .forbidding(Value.MAY_DIAL, state, ship, ValueQuery.about(maneuver))
                        .isEmpty())
            .toList();
    return allowed.isEmpty() ? flyable : allowed;
  }
}
