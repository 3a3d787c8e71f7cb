package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.Task;

/**
 * A round ends, after all that cards do at its end; the game may be over (000, headings on winning
 * and on the round limit; 000-180 to -183, -210 to -213).
 */
final class RoundEndFlow implements Flow<Task.RoundEnd> {

  @Override
  public void proceed(Task.RoundEnd task, Play play) {
    play.happen(new Event.RoundEnded(play.state().round()));
    play.pop();
    Endings.afterRound(play.state()).ifPresent(over -> play.happen(new Event.Ended(over)));
  }
}
