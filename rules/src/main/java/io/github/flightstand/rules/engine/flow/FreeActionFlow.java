package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.event.Event.Skipped;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.Optional;

/**
 * A free action: one of the ship's bar, on top of its own action, not if it is stressed (000,
 * heading on free actions; 000-007, -009, -011, -107, -108).
 */
final class FreeActionFlow implements Flow<Task.FreeAction> {

  @Override
  public boolean waits(Task.FreeAction task, State state) {
    return !state.ship(task.ship()).stressed();
  }

  @Override
  public void ask(Task.FreeAction task, State state, Asking asking) {
    ActionFlow.ask(state, state.ship(task.ship()), asking);
  }

  @Override
  public Optional<Refusal> refusal(Task.FreeAction task, State state, Gear gear, Command command) {
    return ActionFlow.refusal(gear, state, state.ship(task.ship()), command);
  }

  @Override
  public void answer(Task.FreeAction task, Play play, Decision decision, Command command) {
    play.pop();
    ActionFlow.act(play, task.ship(), command);
  }

  @Override
  public void proceed(Task.FreeAction task, Play play) {
    play.happen(new Skipped(task.ship(), Skipped.Chance.ACTION, Skipped.Reason.STRESSED));
    play.pop();
  }
}
