package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.Agenda;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.RemoteTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A game on its way from one decision to the next: the current state, and who hears of it. */
public final class Transition {

  private final RulesContext context;
  private final Optional<List<Event>> listener;
  private final Predicate<List<Task>> end;

  /** The tasks in progress, the present one last. */
  private Agenda agenda;

  /** The state, whose agenda may be an old one; few steps need the new one. */
  private State state;

  private Optional<Command> settled = Optional.empty();

  /** Starts from a state; events are not recorded. */
  public Transition(RulesContext context, State state) {
    this(context, state, Optional.empty());
  }

  /**
   * Begins with a state.
   *
   * @param listener receives the events, if present
   */
  public Transition(RulesContext context, State state, Optional<List<Event>> listener) {
    this(context, state, listener, tasks -> false);
  }

  /**
   * Begins with a state.
   *
   * @param listener receives the events, if present
   * @param end tests, on the tasks in progress, whether the way ends before the next decision
   */
  public Transition(
      RulesContext context,
      State state,
      Optional<List<Event>> listener,
      Predicate<List<Task>> end) {
    this.context = context;
    this.state = state;
    agenda = Agenda.of(state.agenda());
    this.listener = listener;
    this.end = end;
  }

  /** Tests whether the way ends here, before any decision. */
  public boolean ended() {
    return end.test(agenda);
  }

  /** Returns the state after the events that have happened. */
  public State state() {
    if (state.agenda() != agenda) {
      state = state.withAgenda(agenda);
    }
    return state;
  }

  /**
   * Returns the state for questions about all but its agenda, which may be an old one. What cards
   * say is asked of {@link #state}: a weapon discarded in an attack is known by its task alone.
   */
  public State pieces() {
    return state;
  }

  /** Returns the task in progress. */
  public Task task() {
    return agenda.get(agenda.size() - 1);
  }

  /** Returns the task below the one in progress; the lowest has none but itself. */
  public Task below() {
    return agenda.get(Math.max(0, agenda.size() - 2));
  }

  /** Returns the rules that answer questions about the table. */
  public RulesContext context() {
    return context;
  }

  public ShipState ship(String id) {
    return pieces().ship(id);
  }

  public void happen(Event event) {
    Interruption.check();
    Object before = state.agenda();
    State after = event.applyTo(state);
    if (after.agenda() != before) {
      after = event.applyTo(state());
      agenda = Agenda.of(after.agenda());
    }
    state = after;
    if (listener.isPresent()) {
      listener.get().add(event);
    }
  }

  /** Stores the answer to the present task's question of what comes next, for its next step. */
  public void settle(Command answer) {
    settled = Optional.of(answer);
  }

  /** Returns and clears the stored answer for the present task. */
  public Optional<Command> settled() {
    Optional<Command> answer = settled;
    settled = Optional.empty();
    return answer;
  }

  /** Starts a task that is done before the present one continues. */
  public void push(Task task) {
    agenda = agenda.plus(task.after(chain()));
  }

  /** Returns how many card effects have followed one another in the current chain. */
  private int chain() {
    int longest = 0;
    for (int i = 0; i < agenda.size(); i++) {
      longest = Math.max(longest, agenda.get(i).chain());
    }
    return longest;
  }

  /** Lets cards take effect at a moment that is about no ship. */
  public void open(Window window) {
    open(window, Optional.empty());
  }

  /**
   * Lets cards take effect before the present task continues. What arises as a card takes effect
   * waits until that moment is over, except an attack, move or action that the card
   * started.
   */
  public void open(Window window, Optional<String> subject) {
    open(window, subject, Optional.empty());
  }

  /** Lets cards take effect once a ship has gained, lost or spent tokens; a lock is no token. */
  public void open(Window window, Optional<String> subject, Optional<TokenType> token) {
    if (context.triggers().mayListen(state, window)
        && context.triggers().listens(state(), window)) {
      Task opened = AbilityTask.Opportunity.of(window, subject, token).after(chain());
      agenda = agenda.plus(place(), opened);
    }
  }

  private int place() {
    int at = agenda.size();
    while (at > 0 && passive(agenda.get(at - 1))) {
      at--;
    }
    if (at == 0 || !(agenda.get(at - 1) instanceof AbilityTask.Resolving)) {
      return agenda.size();
    }
    at--;
    while (agenda.get(at - 1) instanceof AbilityTask.Opportunity waiting
        && waiting.proposed().isEmpty()) {
      at--;
    }
    return at;
  }

  /** Tests whether a task only completes what a card does. */
  public static boolean passive(Task task) {
    return task instanceof DamageTask.Damage
        || task instanceof DamageTask.Dealing
        || task instanceof DamageTask.Discarding
        || task instanceof RemoteTask.RemoteDamage
        || task instanceof RemoteTask.RemoteShuffling;
  }

  /** Changes the last task of a kind and returns it, or empty if there is none. */
  public <T extends Task> Optional<T> alter(Class<T> kind, UnaryOperator<T> change) {
    return alterLast(task -> Optional.of(task).filter(kind::isInstance).map(kind::cast).map(change))
        .map(kind::cast);
  }

  /** Replaces the last task for which {@code change} returns another one, and returns that. */
  public Optional<? extends Task> alterLast(Function<Task, Optional<? extends Task>> change) {
    for (int i = agenda.size() - 1; i >= 0; i--) {
      Optional<? extends Task> changed = change.apply(agenda.get(i));
      if (changed.isPresent()) {
        agenda = agenda.with(i, changed.get());
        return changed;
      }
    }
    return Optional.empty();
  }

  /** Prevents some of the damage that a ship is about to suffer. */
  public void prevent(Effect.Prevent prevent) {
    alter(
        DamageTask.Damage.class,
        damage ->
            damage.ship().equals(prevent.ship())
                ? new DamageTask.Damage(
                    damage.ship(),
                    damage.section(),
                    damage.cards(),
                    Math.max(0, damage.normal() - prevent.normal()),
                    Math.max(0, damage.critical() - prevent.critical()),
                    damage.hurt())
                : damage);
  }

  /** Removes from the agenda the last task that equals this one. */
  public void drop(Task task) {
    agenda = agenda.without(agenda.lastIndexOf(task));
  }

  /** Ends the present task; its chain continues with the chain's next task. */
  public void pop() {
    int chain = task().chain();
    agenda = agenda.without(agenda.size() - 1);
    for (int i = agenda.size() - 1; i >= 0 && chain > 0; i--) {
      agenda = agenda.with(i, agenda.get(i).after(chain));
      chain = agenda.get(i).chain() > 0 ? 0 : chain;
    }
  }

  /** Replaces the present task. */
  public void become(Task task) {
    agenda = agenda.with(agenda.size() - 1, task);
  }
}
