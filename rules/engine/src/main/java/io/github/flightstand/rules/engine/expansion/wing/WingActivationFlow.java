package io.github.flightstand.rules.engine.expansion.wing;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.activation.ActivationsFlow;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.engine.state.WingTask;
import java.util.List;
import java.util.Optional;

/** Wingmates move right after their leader, in order (003-009), unless they split (003-022). */
public final class WingActivationFlow extends Flow<WingTask.WingActivation> {

  @Override
  public void proceed(WingTask.WingActivation task, Transition play) {
    List<String> done = ActivationsFlow.done(play.state());
    Optional<ShipState> next =
        Wings.wingmates(play.state(), task.leader()).stream()
            .filter(mate -> !done.contains(mate.id()))
            .findFirst();
    if (next.isEmpty()) {
      play.pop();
      return;
    }
    String mate = next.get().id();
    play.alter(ActivationTask.Activations.class, all -> ActivationsFlow.withDone(all, mate));
    play.happen(new MoveEvent.Activated(mate));
    play.push(
        ActivationTask.Activation.inFormation(
            mate, task.revealed().orElseThrow(), task.executed().orElseThrow()));
    play.open(Window.ACTIVATION_START, Optional.of(mate));
  }

  @Override
  public void check(WingTask.WingActivation task, UntrustedState in) {
    need(
        task.revealed().isPresent() == task.executed().isPresent(),
        "the wing of '%s' follows a maneuver that was revealed and executed",
        task.leader());
  }
}
