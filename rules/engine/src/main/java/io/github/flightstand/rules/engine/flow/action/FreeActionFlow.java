package io.github.flightstand.rules.engine.flow.action;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.event.MoveEvent.Skipped;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;

/**
 * A free action beside a ship's own: any, or those that a card grants, perhaps without the icon.
 * Never under stress, and no action twice a round (000-007, -009, -011, -013, -107, -108).
 */
public final class FreeActionFlow extends Flow<ActivationTask.FreeAction> {

  @Override
  public boolean waits(ActivationTask.FreeAction task, State state, RulesContext context) {
    ShipState ship = state.ship(task.ship());
    return ship.inPlay() && !context.cards().barredByStress(state, ship);
  }

  @Override
  public void ask(ActivationTask.FreeAction task, State state, DecisionCollector asking) {
    ActionFlow.ask(
        state,
        state.ship(task.ship()),
        Optional.of(task.actions()).filter(actions -> !actions.isEmpty()),
        asking);
  }

  @Override
  public Optional<Refusal> refusal(
      ActivationTask.FreeAction task, State state, RulesContext context, Command command) {
    return ActionFlow.refusal(context, state, state.ship(task.ship()), command);
  }

  @Override
  public void answer(
      ActivationTask.FreeAction task, Transition play, Decision decision, Command command) {
    play.pop();
    ActionFlow.act(play, task.ship(), command);
    if (command.key().equals(ActionFlow.PASS)) {
      declined(play);
    }
  }

  @Override
  public void proceed(ActivationTask.FreeAction task, Transition play) {
    ShipState ship = play.ship(task.ship());
    play.pop();
    if (ship.inPlay()) {
      play.happen(new Skipped(ship.id(), Skipped.Chance.ACTION, Skipped.Reason.STRESSED));
    }
    declined(play);
  }

  /** Ends what a card does, if the rest of it comes of a free action that was not performed. */
  public static void declined(Transition play) {
    if (play.task() instanceof AbilityTask.Resolving resolving) {
      play.become(resolving.withoutAction());
    }
  }

  @Override
  public void check(ActivationTask.FreeAction task, UntrustedState in) {
    need(
        in.ship(task.ship()).inPlay(),
        "the ship '%s' has a free action, expected it in play",
        task.ship());
  }
}
