package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The result of a player's command, played on in a copy of the game to the end of the moment. That
 * is the attack or the activation in progress, otherwise the card's effects. Dice count with their
 * odds. On the way the player answers what his own cards ask as well as he can; the others pass
 * abilities.
 */
final class Consequence {

  /** The number of commands that are carried out for one choice. */
  private static final int MOST = 300;

  /** The number of answers that are tried to a question on the way. */
  private static final int ANSWERS = 8;

  /** The number of questions on the way, one after another, to which answers are best tried. */
  static final int QUESTIONS = 2;

  private final Tools tools;
  private final Engine engine;
  private final GreedyPlayer greedy;
  private final String seat;
  private final State begun;
  private final MomentEvaluation evaluation;
  private int left;
  private int questions;

  /**
   * Creates the consequences of what a player may do now.
   *
   * @param questions the number of questions of his own cards to which answers are tried
   */
  Consequence(Tools tools, Engine engine, GreedyPlayer greedy, Scene scene, int questions) {
    this.tools = tools;
    this.engine = engine;
    this.greedy = greedy;
    this.questions = questions;
    seat = scene.view().player();
    begun = bounded(Engine.sample(scene.view(), engine.cards(), "0").state());
    evaluation = new MomentEvaluation(tools, scene);
  }

  /** Returns a state that waits for dials once the moment is over: there it ends. */
  private static State bounded(State state) {
    List<Task> agenda = new ArrayList<>(state.agenda());
    int at = agenda.size() - 1;
    while (at >= 0
        && !(agenda.get(at) instanceof CombatTask.Attack)
        && !(agenda.get(at) instanceof ActivationTask.Activation)) {
      at--;
    }
    agenda.add(at < 0 ? agenda.size() - 1 : at, new PhaseTask.Planning(List.of()));
    return state.withAgenda(agenda);
  }

  /** Returns the worth of the present state if no ability is used any more. */
  double ofNothing() {
    return evaluation.of(begun, List.of());
  }

  /** Returns the worth of what a command leads to. */
  double of(Command command) {
    left = MOST;
    return after(begun, command);
  }

  private State played(State state, Command command) {
    left--;
    return engine.after(new Game(state, new Chance.Asked()), command).state();
  }

  private double after(State state, Command command) {
    return worth(played(state, command));
  }

  private double worth(State from) {
    State state = from;
    while (state.over().isEmpty() && !(state.task() instanceof PhaseTask.Planning)) {
      List<Decision> pending = engine.pending(state);
      Decision decision = pending.get(0);
      if (decision.ofChance()) {
        return expected(state, decision);
      }
      Kind kind = decision.kind();
      boolean fights =
          kind == Kind.MODIFY_ATTACK || kind == Kind.MODIFY_DEFENCE || kind == Kind.ATTACK;
      if (fights || left <= 0) {
        return evaluation.of(state, pending);
      }
      String other = decision.player().orElseThrow();
      View view = View.of(state, other, pending);
      if (other.equals(seat)
          && questions > 0
          && (kind == Kind.ABILITY || AbilityChoice.isCards(view, decision))) {
        return best(state, view, decision);
      }
      state = played(state, greedy.decideInHaste(view, AbilityChoice.FIRST, true));
    }
    return evaluation.of(state, List.of());
  }

  private double best(State state, View view, Decision decision) {
    double best = Double.NEGATIVE_INFINITY;
    questions--;
    for (Command command :
        AbilityChoice.answers(tools, Scene.of(view), decision).stream().limit(ANSWERS).toList()) {
      best = Math.max(best, after(state, command));
    }
    questions++;
    return best;
  }

  /** Unseen damage cards, and dice once there is no time left, fall as is likeliest. */
  private double expected(State state, Decision decision) {
    List<Option> options = decision.options();
    if (decision.kind() == Kind.CARD || options.size() > left) {
      Option likeliest =
          options.stream().max(Comparator.comparingDouble(Consequence::odds)).orElseThrow();
      return after(state, Command.of(decision.id(), likeliest.key()));
    }
    double worth = 0;
    for (Option option : options) {
      worth += odds(option) * after(state, Command.of(decision.id(), option.key()));
    }
    return worth;
  }

  private static double odds(Option option) {
    Option.Weight weight = option.weight().orElseThrow();
    return (double) weight.of() / weight.cases();
  }
}
