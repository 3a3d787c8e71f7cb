package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.Optional;

/** How one kind of task goes on. Holds nothing: all it needs is in the task and the state. */
public interface Flow<T extends Task> {

  /** Returns what nature has to decide before the task goes on, if anything. */
  default Optional<ChanceNode> nature(T task, State state, RulesContext context) {
    return nature(task, state);
  }

  /** The same of a task that is the same whatever cards are in play. */
  default Optional<ChanceNode> nature(T task, State state) {
    return Optional.empty();
  }

  /** Tells whether a player has to decide before the task goes on. */
  default boolean waits(T task, State state, RulesContext context) {
    return waits(task, state);
  }

  /** The same of a task that is the same whatever cards are in play. */
  default boolean waits(T task, State state) {
    return false;
  }

  /** Puts the decisions of players for which the task waits. */
  default void ask(T task, State state, DecisionCollector asking) {}

  /** What is wrong with a command beyond its option's domain, as a template that does not fit. */
  default Optional<Refusal> refusal(T task, State state, RulesContext context, Command command) {
    return Optional.empty();
  }

  /**
   * Goes on by one step; called while neither nature nor a player has to decide. A task that only
   * waits is over then.
   */
  default void proceed(T task, Transition play) {
    play.pop();
  }

  /**
   * Checks a task that came from outside, beyond what the table of tasks tells; throws an {@link
   * IllegalArgumentException} that says what does not hold.
   */
  default void check(T task, Outside in) {}

  /** Carries out a command that was found to be in its option's domain. */
  default void answer(T task, Transition play, Decision decision, Command command) {
    throw new IllegalStateException("a task that asks nothing is not answered: " + task);
  }
}
