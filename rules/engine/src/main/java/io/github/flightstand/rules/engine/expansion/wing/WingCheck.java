package io.github.flightstand.rules.engine.expansion.wing;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;

/** A check that wings are as the rules allow, and do not contradict a state. */
public final class WingCheck {

  /** Throws an {@link IllegalArgumentException} if a wing is illegal (003-001 to -004, -007). */
  public static void cards(Rules rules, List<ShipCard> ships) {
    List<BrokenWings.Member> members = ships.stream().map(BrokenWings.Member::of).toList();
    for (BrokenWings.Broken broken : BrokenWings.among(rules, members)) {
      throw new IllegalArgumentException(broken.message());
    }
  }

  /** Throws an {@link IllegalArgumentException} if a ship's wing contradicts the state. */
  static void check(State state) {
    cards(state.rules(), state.ships().stream().map(ShipState::card).toList());
    for (ShipState ship : state.ships()) {
      need(
          ship.wing().isPresent() == ship.card().wing().isPresent(),
          "the ship '%s' is a wingmate in its state or on its card only",
          ship.id());
      if (ship.inFormation()) {
        need(
            Wings.forced(state, ship).isEmpty(),
            "the ship '%s' is in formation, expected it split from its wing",
            ship.id());
        need(
            ship.dial().isEmpty(),
            "the ship '%s' is in formation, expected no dial beside it",
            ship.id());
        need(
            !ship.inPlay() || state.ship(Wings.id(ship).leader()).inPlay(),
            "the ship '%s' is set up, expected its leader before it",
            ship.id());
      }
    }
  }
}
