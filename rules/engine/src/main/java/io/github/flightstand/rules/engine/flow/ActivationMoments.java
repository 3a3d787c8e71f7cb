package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The moments of activations and moves at which the core asks an {@link Expansion}. */
public interface ActivationMoments {

  /** Adds tasks below the activation of a ship, which come after it. */
  default void activating(Transition play, String ship) {}

  /** Adds tasks above the activation of a ship, which come before it. */
  default void beforeActivation(Transition play, String ship) {}

  /** Tests whether a ship is activated only once no other ship is due. */
  default boolean waitsForOthers(ShipState ship) {
    return false;
  }

  /** Returns a task of its own for the activation of a ship, if the core's is not for it. */
  default Optional<Task> activation(ShipState ship) {
    return Optional.empty();
  }

  /** Activates a ship after all others and returns true, or returns false. */
  default boolean activatesLast(Transition play, ActivationTask.Activations task) {
    return false;
  }

  /** Tests whether a ship stays in its place with any dial. */
  default boolean stays(State state, ShipState ship) {
    return false;
  }

  /** Reacts before a ship moves by a maneuver. */
  default void moving(Transition play, String ship, Maneuver maneuver) {}

  /** Returns how a ship flies a maneuver, if not alone; a Tallon roll may have an offset. */
  default Optional<Flight> flight(
      RulesContext context, State state, String ship, Maneuver maneuver, OptionalDouble offset) {
    return Optional.empty();
  }

  /** Reacts as a ship moves by a maneuver; {@code counted} is what that counts as. */
  default void maneuvered(Transition play, ActivationTask.Activation task, Maneuver counted) {}

  /** Reacts to what a maneuver met, before mines detonate on its way. */
  default void met(Transition play, Resolution resolution) {}

  /** Reacts to what a maneuver met, after mines have detonated on its way. */
  default void passed(Transition play, String ship, Resolution resolution) {}

  /** Returns the player of the move that hurts a ship, if it is a move by its rules. */
  default Optional<String> mover(State state, ShipState hurt) {
    return Optional.empty();
  }

  /** Reacts after a ship was moved by anything but a maneuver. */
  default void repositioned(Transition play, String ship) {}

  /**
   * Removes what it knows among obstacles that are to be removed, and returns the rest.
   *
   * @param obstacles the ids of the obstacles
   */
  default List<String> removing(Transition play, List<String> obstacles) {
    return obstacles;
  }
}
