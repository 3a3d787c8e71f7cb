package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.state.Task;

/** The steps of a kind of task that never waits, neither for chance nor for a player. */
public abstract class PassingFlow<T extends Task> extends Flow<T> {

  @Override
  public final boolean goesOn(T task, Transition play) {
    proceed(task, play);
    return true;
  }
}
