package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.state.State;
import java.util.Objects;

/** A state and its source of chance: all that a game is. */
public record Game(State state, Chance chance) {

  /** Checks that nothing is null. */
  public Game {
    Objects.requireNonNull(state, "a game has a state");
    Objects.requireNonNull(chance, "a game has a chance");
  }
}
