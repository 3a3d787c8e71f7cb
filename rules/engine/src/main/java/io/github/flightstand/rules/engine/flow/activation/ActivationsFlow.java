package io.github.flightstand.rules.engine.flow.activation;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.order.TurnOrder;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;

/**
 * The activation phase: ships in ascending order of their current pilot skill, so one whose skill
 * drops comes next (000-030).
 */
public final class ActivationsFlow extends Flow<ActivationTask.Activations> {

  private static List<Piece> next(
      ActivationTask.Activations task, State state, RulesContext context) {
    return context.next().of(state, now -> worked(task, now, context));
  }

  private static List<Piece> worked(
      ActivationTask.Activations task, State state, RulesContext context) {
    List<Piece> others = due(task, state, context, false);
    return others.isEmpty() ? due(task, state, context, true) : others;
  }

  private static List<Piece> due(
      ActivationTask.Activations task, State state, RulesContext context, boolean late) {
    return TurnOrder.ascending(
        state,
        context.cards(),
        ship ->
            !task.done().contains(ship.id())
                && flies(ship)
                && context.expansions().any(one -> one.waitsForOthers(ship)) == late);
  }

  /** Returns the ships that were already activated in this activation phase. */
  public static List<String> done(State state) {
    for (Task task : state.agenda()) {
      if (task instanceof ActivationTask.Activations activations) {
        return activations.done();
      }
    }
    return List.of();
  }

  private static boolean flies(ShipState ship) {
    return ship.dial().isPresent() || ship.ionised();
  }

  @Override
  public boolean waits(ActivationTask.Activations task, State state, RulesContext context) {
    return TurnOrder.asks(next(task, state, context));
  }

  @Override
  public void ask(ActivationTask.Activations task, State state, DecisionCollector asking) {
    TurnOrder.ask(next(task, state, asking.context()), asking);
  }

  @Override
  public void answer(
      ActivationTask.Activations task, Transition play, Decision decision, Command command) {
    activate(task, play, command.value().orElseThrow());
  }

  @Override
  public void proceed(ActivationTask.Activations task, Transition play) {
    List<Piece> next = next(task, play.state(), play.context());
    if (TurnOrder.leavesToTeam(play, TurnOrder.KEY, next)) {
      return;
    }
    if (!next.isEmpty()) {
      activate(task, play, next.get(0).id());
      return;
    }
    if (play.context().expansions().any(one -> one.activatesLast(play, task))) {
      return;
    }
    for (ShipState ship : play.state().ships()) {
      if (ship.inPlay() && ship.losesIonLast() && ship.tokens().of(TokenType.ION) > 0) {
        play.happen(
            new MarkerEvent.Lost(ship.id(), TokenType.ION, ship.tokens().of(TokenType.ION)));
      }
    }
    play.become(new BombTask.BombsDue(List.of()));
  }

  public static ActivationTask.Activations withDone(ActivationTask.Activations task, String ship) {
    return new ActivationTask.Activations(Lists.plus(task.done(), ship));
  }

  private static void activate(ActivationTask.Activations task, Transition play, String ship) {
    play.become(withDone(task, ship));
    play.happen(new MoveEvent.Activated(ship));
    play.context().expansions().each(one -> one.activating(play, ship));
    ShipState active = play.ship(ship);
    play.push(
        play.context()
            .expansions()
            .first(one -> one.activation(active))
            .orElseGet(() -> ActivationTask.Activation.of(ship)));
    play.context().expansions().each(one -> one.beforeActivation(play, ship));
    play.open(Window.ACTIVATION_START, Optional.of(ship));
  }
}
