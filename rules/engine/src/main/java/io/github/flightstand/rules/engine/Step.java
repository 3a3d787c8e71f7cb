package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;

/** A state that waits for decisions, and the events that led to it. */
public record Step(State state, List<Event> events) {

  /** Copies the list. */
  public Step {
    events = List.copyOf(events);
  }
}
