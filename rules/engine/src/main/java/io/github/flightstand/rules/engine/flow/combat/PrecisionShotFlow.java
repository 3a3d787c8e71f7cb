package io.github.flightstand.rules.engine.flow.combat;

import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.BoardingTask;

/** What the attack on top of it is about is over once that attack is (004-012). */
public final class PrecisionShotFlow implements Flow<BoardingTask.PrecisionShot> {

  @Override
  public void proceed(BoardingTask.PrecisionShot task, Transition play) {
    play.pop();
  }
}
