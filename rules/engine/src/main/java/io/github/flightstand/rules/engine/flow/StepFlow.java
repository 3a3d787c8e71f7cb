package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** A flow that says in one place what each of its steps does. */
public abstract class StepFlow<T extends Task> extends Flow<T> {

  /** What a task does now. */
  public sealed interface Now {

    /** It is over. */
    Now END = new GoOn(Transition::pop);

    /** It waits for chance, and does something with the result. */
    record Roll(ChanceNode chance, BiConsumer<Transition, Command> then) implements Now {}

    /** It asks a player, and does something with the answer. */
    record Ask(Consumer<DecisionCollector> question, BiConsumer<Transition, Command> then)
        implements Now {}

    /** It goes on. */
    record GoOn(Consumer<Transition> then) implements Now {}
  }

  /** Returns what a task does now. */
  protected abstract Now now(T task, State state, RulesContext context);

  @Override
  public final Optional<ChanceNode> chance(T task, State state, RulesContext context) {
    return now(task, state, context) instanceof Now.Roll roll
        ? Optional.of(roll.chance())
        : Optional.empty();
  }

  @Override
  public final boolean waits(T task, State state, RulesContext context) {
    return now(task, state, context) instanceof Now.Ask;
  }

  @Override
  public final void ask(T task, State state, DecisionCollector asking) {
    if (now(task, state, asking.context()) instanceof Now.Ask ask) {
      ask.question().accept(asking);
    }
  }

  @Override
  public final void answer(T task, Transition play, Decision decision, Command command) {
    Now now = now(task, play.state(), play.context());
    if (now instanceof Now.Roll roll) {
      roll.then().accept(play, command);
    } else if (now instanceof Now.Ask ask) {
      ask.then().accept(play, command);
    } else {
      super.answer(task, play, decision, command);
    }
  }

  @Override
  public final void proceed(T task, Transition play) {
    goesOn(task, play);
  }

  @Override
  public final boolean goesOn(T task, Transition play) {
    if (now(task, play.state(), play.context()) instanceof Now.GoOn on) {
      on.then().accept(play);
      return true;
    }
    return false;
  }
}
