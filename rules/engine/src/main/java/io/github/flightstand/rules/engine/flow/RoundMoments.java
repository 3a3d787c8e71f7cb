package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The moments of rounds, dials and endings at which the core asks an {@link Expansion}. */
public interface RoundMoments {

  /** Reacts to the state before each step of the game. */
  default void settle(Transition play) {}

  /** Adds tasks to the planning, combat or end phase that begins. */
  default void phaseBegan(Transition play, Phase phase) {}

  /** Returns why a ship has no dial in this phase, if it has none. */
  default Optional<Bar> noDial(State state, ShipState ship) {
    return Optional.empty();
  }

  /** Tests whether {@link #noManeuver} can ever have an answer. */
  default boolean limitsDials() {
    return false;
  }

  /** Returns why a ship may not fly a maneuver of its dial, if it may not. */
  default Optional<Bar> noManeuver(State state, ShipState ship, Maneuver maneuver) {
    return Optional.empty();
  }

  /** Removes in the end phase what lies beside a part of a ship, before its stand-ins. */
  default void tidying(Transition play, String ship, SectionState part) {}

  /** Tests whether a game does not end yet, though only one side may be left. */
  default boolean delaysEnd(State state) {
    return false;
  }

  /** Returns each side's score, unless the standard score decides. */
  default Optional<Map<String, Integer>> scores(State state) {
    return Optional.empty();
  }

  /**
   * Returns how a game ends once at most one side is left, or empty if it continues.
   *
   * @param left the sides that still take part
   * @param usual how it ends otherwise
   */
  default Optional<Over> ending(State state, List<String> left, Optional<Over> usual) {
    return usual;
  }
}
