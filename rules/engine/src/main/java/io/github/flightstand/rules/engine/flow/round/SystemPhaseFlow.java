package io.github.flightstand.rules.engine.flow.round;

import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.remote.RemotesMovingFlow;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;

/** The system phase of an epic battle: everything that acts in it does so in turn. */
public final class SystemPhaseFlow extends Flow<PhaseTask.SystemPhase> {

  /** A kind of piece that acts in the phase. */
  interface Actor {

    /** Records what acts next and does or starts it; returns false if nothing is left. */
    boolean acts(PhaseTask.SystemPhase task, Transition play);
  }

  /** What acts, in this order; ships by themselves do not act here. */
  private static final List<Actor> ACTORS = List.of(RemotesMovingFlow::begun);

  @Override
  public void proceed(PhaseTask.SystemPhase task, Transition play) {
    for (Actor actor : ACTORS) {
      if (actor.acts(task, play)) {
        return;
      }
    }
    play.pop();
    play.open(Window.SYSTEM_PHASE_END);
  }
}
