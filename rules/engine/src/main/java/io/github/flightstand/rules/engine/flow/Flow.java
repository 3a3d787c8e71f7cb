package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.Optional;

/** The steps of one kind of task. Stateless: everything is in the task and the game's state. */
public abstract class Flow<T extends Task> {

  /** Returns the chance that the task waits for, if any. */
  public Optional<ChanceNode> chance(T task, State state, RulesContext context) {
    return chance(task, state);
  }

  /** Returns the chance that a task waits for, if cards in play cannot change it. */
  public Optional<ChanceNode> chance(T task, State state) {
    return Optional.empty();
  }

  /** Tests whether the task waits for a player's decision. */
  public boolean waits(T task, State state, RulesContext context) {
    return waits(task, state);
  }

  /** Tests whether a task waits for a player, if cards in play cannot change that. */
  public boolean waits(T task, State state) {
    return false;
  }

  /** Adds the players' decisions that the task waits for. */
  public void ask(T task, State state, DecisionCollector asking) {}

  /** Returns what is wrong with a command beyond its domain, such as an unfit template. */
  public Optional<Refusal> refusal(T task, State state, RulesContext context, Command command) {
    return Optional.empty();
  }

  /** Takes one step unless the task waits for chance or a player; returns whether it did. */
  public boolean goesOn(T task, Transition play) {
    State state = play.state();
    if (chance(task, state, play.context()).isPresent() || waits(task, state, play.context())) {
      return false;
    }
    proceed(task, play);
    return true;
  }

  /** Takes one step, called while the task waits for nothing; by default the task ends. */
  public void proceed(T task, Transition play) {
    play.pop();
  }

  /** Checks a task from outside further; throws an {@link IllegalArgumentException} saying why. */
  public void check(T task, UntrustedState in) {}

  /** Carries out a command that is in its option's domain. */
  public void answer(T task, Transition play, Decision decision, Command command) {
    throw new IllegalStateException("a task that asks nothing is not answered: " + task);
  }
}
