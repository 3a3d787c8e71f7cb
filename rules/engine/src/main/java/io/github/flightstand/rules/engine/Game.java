package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.state.State;
import java.util.Objects;

/** A whole game: its state and its source of chance. */
public record Game(State state, Chance chance) {

  /** Checks that nothing is null. */
  public Game {
    Objects.requireNonNull(state, "a game has a state");
    Objects.requireNonNull(chance, "a game has a chance");
  }
}
