package io.github.flightstand.rules.engine.flow.setup;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.event.RemoteEvent;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.mission.Sides;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.SetUpTask;
import io.github.flightstand.rules.engine.state.SetUpTask.MissionStep;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;

/** A mission's set-up: its area, then, after obstacles, its pieces and ships (003-031 to -035). */
public final class MissionSetUpFlow extends Flow<SetUpTask.MissionSetUp> {

  @Override
  public void proceed(SetUpTask.MissionSetUp task, Transition play) {
    switch (task.step()) {
      case AREA -> {
        play.pop();
        List<RemoteState> brought = Sides.remotes(play.state());
        if (!brought.isEmpty()) {
          play.happen(
              new RemoteEvent.RemotesBrought(Lists.joined(play.state().remotes(), brought)));
        }
        play.open(Window.SET_UP_AREA);
      }
      case PIECES -> next(play, MissionStep.FORCES, Window.SET_UP_PIECES);
      case FORCES -> next(play, MissionStep.MATERIAL, Window.SET_UP_FORCES);
      case MATERIAL -> {
        play.pop();
        play.open(Window.SET_UP_MATERIAL);
      }
    }
  }

  private static void next(Transition play, MissionStep step, Window window) {
    play.become(new SetUpTask.MissionSetUp(step));
    play.open(window);
  }
}
