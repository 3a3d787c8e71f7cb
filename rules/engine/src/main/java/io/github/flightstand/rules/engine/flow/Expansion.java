package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/**
 * Rules beyond 000 and 001, in one package. First come its tasks and its own ways through tasks of
 * the core. Then come the moments at which the core asks it, in the order of a round. Unless it
 * overrides a moment, the core's rule holds. It has no state; what it answers depends on its
 * arguments alone.
 */
public interface Expansion {

  /** Why an expansion forbids something. */
  record Bar(String clause, String message) {}

  /** How a ship comes onto the table. */
  enum Arrival {
    /** Its player or a card sets it down by itself. */
    ALONE,
    /** A mission sets it up. */
    SET_UP,
    /** A mission returns it after it was gone. */
    RETURNED
  }

  /** Tests whether rules include it. If not, it is asked for its tasks and checks only. */
  boolean in(Rules rules);

  /** Returns its tasks. */
  default List<TaskRow<?>> tasks() {
    return List.of();
  }

  /** Returns its own ways through tasks of the core. */
  default List<TaskRow.Variant<?>> variants() {
    return List.of();
  }

  // Checks, which are made whatever the rules are.

  /** Throws an {@link IllegalArgumentException} if ships break its rules before a game. */
  default void checkCards(Rules rules, List<ShipCard> ships) {}

  /** Throws an {@link IllegalArgumentException} if a state breaks its rules. */
  default void check(State state) {}

  // Setting up.

  /** Returns the ships among those that wait from which the next is set up, by pilot skill. */
  default List<ShipState> settingUp(State state, List<ShipState> waiting) {
    return waiting;
  }

  /** Returns how deep the zone in which a ship is set up has to be, in mm; 0 asks for nothing. */
  default double zoneDepth(State state, ShipState ship) {
    return 0;
  }

  /** Sets a ship up without asking its player and returns true, or returns false. */
  default boolean setsUp(Transition play, ShipState ship) {
    return false;
  }

  /** Reacts after a ship was set down. */
  default void arrived(Transition play, String ship, Arrival how) {}

  // Rounds.

  /** Reacts to the state before each step of the game. */
  default void settle(Transition play) {}

  /** Adds tasks to a phase that begins. */
  default void phaseBegan(Transition play, Phase phase) {}

  /** Returns why a ship has no dial in this phase, if it has none. */
  default Optional<Bar> noDial(State state, ShipState ship) {
    return Optional.empty();
  }

  // Activation.

  /** Adds tasks below the activation of a ship. */
  default void activating(Transition play, String ship) {}

  /** Activates a ship after all others and returns true, or returns false. */
  default boolean activatesLast(Transition play, ActivationTask.Activations task) {
    return false;
  }

  /** Reacts after a ship has moved by a maneuver; {@code counted} is what that counts as. */
  default void maneuvered(Transition play, ActivationTask.Activation task, Maneuver counted) {}

  /** Reacts after a ship was moved by anything but a maneuver. */
  default void repositioned(Transition play, String ship) {}

  // Actions.

  /**
   * Returns why a ship may not perform an action, if it may not.
   *
   * @param action the action of its action bar; empty for those of cards and bombs
   */
  default Optional<Bar> noAction(State state, ShipState ship, Optional<Action> action) {
    return Optional.empty();
  }
}
