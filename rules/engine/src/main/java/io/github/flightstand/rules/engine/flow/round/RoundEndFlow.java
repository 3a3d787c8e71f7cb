package io.github.flightstand.rules.engine.flow.round;

import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.score.Endings;
import io.github.flightstand.rules.engine.state.PhaseTask;

/** Cards at a round's end; then the game may be over (000-180 to -183, -210 to -213). */
public final class RoundEndFlow extends Flow<PhaseTask.RoundEnd> {

  @Override
  public void proceed(PhaseTask.RoundEnd task, Transition play) {
    play.happen(new RoundEvent.RoundEnded(play.state().round()));
    play.pop();
    Endings.afterRound(play).ifPresent(over -> play.happen(new RoundEvent.Ended(over)));
  }
}
