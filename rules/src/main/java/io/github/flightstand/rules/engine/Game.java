package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.state.State;

/**
 * A state and its source of chance: all that a game is.
 *
 * @param state the state
 * @param chance the source
 */
public record Game(State state, Chance chance) {}
