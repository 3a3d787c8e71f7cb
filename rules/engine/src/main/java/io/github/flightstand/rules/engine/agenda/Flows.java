package io.github.flightstand.rules.engine.agenda;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.RandomAnswer;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.DrawnAnswer;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.score.Endings;
import io.github.flightstand.rules.engine.hook.CardException;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The way from every task to its flow, and of a game from one decision to the next. */
public final class Flows {

  /**
   * The greatest number of card effects that may follow one another, even with decisions in
   * between.
   */
  public static final int MOST_EFFECTS = 1000;

  private static Flow<Task> of(Task task, Task below) {
    return Tasks.row(task).flow(task, below);
  }

  private static Flow<Task> of(State state) {
    List<Task> agenda = state.agenda();
    return of(state.task(), agenda.get(Math.max(0, agenda.size() - 2)));
  }

  /** Returns the chance that the game waits for, if any. */
  public static Optional<ChanceNode> chance(RulesContext context, State state) {
    return state.over().isPresent()
        ? Optional.empty()
        : of(state).chance(state.task(), state, context);
  }

  /** Tests whether a game that is not over waits for a decision. */
  public static boolean waits(RulesContext context, State state) {
    Flow<Task> flow = of(state);
    return flow.chance(state.task(), state, context).isPresent()
        || flow.waits(state.task(), state, context);
  }

  /** Returns the choice that a task that does not wait leaves to a team, if any. */
  public static Optional<PhaseTask.TeamChoice> leftToTeam(RulesContext context, State state) {
    Transition play = new Transition(context, state);
    of(state).proceed(state.task(), play);
    return play.state().task() instanceof PhaseTask.TeamChoice choice
        ? Optional.of(choice)
        : Optional.empty();
  }

  /** Returns the decisions that the game waits for; empty if it is over. */
  public static List<Decision> pending(RulesContext context, State state) {
    return state.over().isPresent()
        ? List.of()
        : context
            .pending()
            .of(state, now -> List.copyOf(decisions(now, DecisionCollector.all(context))));
  }

  private static List<Decision> decisions(State state, DecisionCollector asking) {
    Flow<Task> flow = of(state);
    Optional<ChanceNode> node = flow.chance(state.task(), state, asking.context());
    if (node.isPresent()) {
      return List.of(node.get().decision());
    }
    flow.ask(state.task(), state, asking);
    return asking.decisions();
  }

  /** Advances a game that waits for nothing to its next decision, or to where its way ends. */
  public static void advance(Transition play) {
    while (play.pieces().over().isEmpty() && !play.ended()) {
      settle(play);
      play.context().expansions().each(one -> one.settle(play));
      Task task = play.task();
      if (task instanceof AbilityTask.Resolving resolving && resolving.chain() > MOST_EFFECTS) {
        throw endless(resolving);
      }
      if (Endings.atOnce(play)) {
        return;
      }
      if (!of(task, play.below()).goesOn(task, play)) {
        return;
      }
    }
  }

  private static CardException endless(AbilityTask.Resolving task) {
    return new CardException(
        task.id(), "takes part in more than " + MOST_EFFECTS + " effects in a row, expected fewer");
  }

  /** Carries out a command and advances; if it is refused, returns why. */
  public static Optional<Refusal> answer(Transition play, Command command) {
    RulesContext context = play.context();
    State state = play.state();
    DrawnAnswer drawn = context.drawn().kept(state);
    if (drawn != null && drawn.command().equals(command)) {
      carryOut(play, drawn.decision(), command);
      return Optional.empty();
    }
    if (state.over().isPresent()) {
      return Optional.of(Refusal.of("decision", "the game is over, expected no command"));
    }
    if (HostCommands.includes(command)) {
      Optional<Refusal> refusal = HostCommands.refusal(command);
      if (refusal.isEmpty()) {
        HostCommands.answer(play);
      }
      return refusal;
    }
    List<Decision> pending = context.pending().kept(state);
    Optional<Decision> decision =
        find(
            pending == null
                ? decisions(state, DecisionCollector.forCommand(context, command))
                : pending,
            command);
    Optional<Option> option = decision.flatMap(one -> one.option(command.key()));
    if (option.isEmpty()) {
      return Optional.of(unknown(context, state, command));
    }
    Optional<Refusal> refusal = Admission.refusal(option.get(), command);
    if (refusal.isPresent()) {
      return Optional.of(why(context, state, command).orElse(refusal.get()));
    }
    Optional<Refusal> unfit = of(state).refusal(state.task(), state, context, command);
    if (unfit.isEmpty()) {
      carryOut(play, decision.orElseThrow(), command);
    }
    return unfit;
  }

  /** Carries out a command that is known to be legal, and advances. */
  public static void carryOut(Transition play, Decision decision, Command command) {
    answer(play, decision, command);
    advance(play);
  }

  /** Carries out a command that is known to be legal, with what it settles, and stays there. */
  public static void answer(Transition play, Decision decision, Command command) {
    State state = play.state();
    of(state).answer(state.task(), play, decision, command);
    settle(play);
  }

  private static void settle(Transition play) {
    Optional<Command> settled = play.settled();
    if (settled.isPresent()) {
      answerNext(play, settled.get());
    }
  }

  /** Returns a random answer to some of a state's decisions; {@link #answer} then trusts it. */
  public static Command random(
      RulesContext context, State state, List<Decision> pending, RandomAnswer.Source random) {
    Decision decision = RandomAnswer.decision(pending, random);
    Command command = RandomAnswer.of(decision, random);
    context.drawn().keep(state, new DrawnAnswer(decision, command));
    return command;
  }

  private static Optional<Decision> find(List<Decision> decisions, Command command) {
    for (Decision one : decisions) {
      if (one.id().equals(command.decision())) {
        return Optional.of(one);
      }
    }
    return Optional.empty();
  }

  private static void answerNext(Transition play, Command answer) {
    State state = play.state();
    of(state)
        .answer(
            state.task(),
            play,
            new Decision(
                answer.decision(), Optional.empty(), Kind.NEXT, Optional.empty(), List.of()),
            answer);
  }

  /** Carries out chance's outcome and advances to the next decision. */
  public static void answer(Transition play, ChanceNode node, String key) {
    Decision decision =
        new Decision(
            node.kind().about(node.subject()),
            Optional.empty(),
            node.kind(),
            Optional.empty(),
            List.of());
    carryOut(play, decision, Command.of(decision.id(), key));
  }

  private static Refusal unknown(RulesContext context, State state, Command command) {
    Optional<Refusal> why = why(context, state, command);
    if (why.isPresent()) {
      return why.get();
    }
    List<Decision> pending = pending(context, state);
    return find(pending, command)
        .map(
            decision ->
                Refusal.of(
                    "key",
                    "'%s' is no option of '%s', expected %s"
                        .formatted(
                            command.key(),
                            decision.id(),
                            expected(decision, chance(context, state)))))
        .orElseGet(
            () ->
                Refusal.of(
                    "decision",
                    "'%s' is not pending, expected one of %s"
                        .formatted(
                            command.decision(),
                            pending.stream().map(Decision::id).collect(Collectors.joining(", ")))));
  }

  /** Returns what a decision takes, in words; for a pool of dice one outcome as an example. */
  private static String expected(Decision decision, Optional<ChanceNode> node) {
    List<String> keys = decision.options().stream().map(Option::key).toList();
    return node.filter(ChanceNode.Dice.class::isInstance).isPresent()
        ? "how many of the dice show each face, as in '" + keys.get(keys.size() / 2) + "'"
        : "one of " + String.join(", ", keys);
  }

  private static Optional<Refusal> why(RulesContext context, State state, Command command) {
    DecisionCollector asking = DecisionCollector.why(context, command);
    decisions(state, asking);
    return asking.refusal();
  }
}
