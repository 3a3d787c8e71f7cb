package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;

/** The moments of actions at which the core asks an {@link Expansion}. */
public interface ActionMoments {

  /** Offers actions of its own; returns true if the ship has no others. */
  default boolean offerActions(
      State state, ShipState ship, DecisionCollector asking, DecisionCollector.Options options) {
    return false;
  }

  /**
   * Returns why a ship may not perform an action, if it may not.
   *
   * @param action the action of its action bar; empty for those of cards and bombs
   */
  default Optional<Bar> noAction(State state, ShipState ship, Optional<Action> action) {
    return Optional.empty();
  }

  /** Returns what messages call the action of its own that a key is for; empty for others. */
  default Optional<String> ownAction(String key) {
    return Optional.empty();
  }

  /** Performs an action of its own and returns true, or returns false for any other. */
  default boolean acts(Transition play, String ship, Command command) {
    return false;
  }
}
