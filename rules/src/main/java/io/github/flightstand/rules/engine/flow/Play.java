package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.ArrayList;
import java.util.List;

/** A game while it goes on from one decision to the next: the state so far and what happened. */
public final class Play {

  private final Gear gear;
  private final List<Event> events = new ArrayList<>();
  private State state;

  Play(Gear gear, State state) {
    this.gear = gear;
    this.state = state;
  }

  /** Returns the state as the events so far have made it. */
  public State state() {
    return state;
  }

  /** Returns what happened. */
  public List<Event> events() {
    return events;
  }

  /** Returns what answers questions about the table. */
  Gear gear() {
    return gear;
  }

  /** Returns a ship as it is now. */
  ShipState ship(String id) {
    return state.ship(id);
  }

  /** Something happens. */
  void happen(Event event) {
    state = event.applyTo(state);
    events.add(event);
  }

  /** Begins a task that is done before the present one goes on. */
  void push(Task task) {
    List<Task> agenda = new ArrayList<>(state.agenda());
    agenda.add(task);
    state = state.withAgenda(agenda);
  }

  /** Ends the present task. */
  void pop() {
    List<Task> agenda = state.agenda();
    state = state.withAgenda(agenda.subList(0, agenda.size() - 1));
  }

  /** Goes on with another task in the place of the present one. */
  void become(Task task) {
    List<Task> agenda = new ArrayList<>(state.agenda());
    agenda.set(agenda.size() - 1, task);
    state = state.withAgenda(agenda);
  }
}
