package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.RandomAnswer;

/**
 * A player that gives {@link RandomAnswer random answers}. A program that plays all seats at random
 * gets the same commands sooner from {@link
 * io.github.flightstand.rules.engine.Engine#randomCommand}.
 */
public final class RandomPlayer implements Player {

  public RandomPlayer() {}

  @Override
  public Command decide(View view, Generator random) {
    return RandomAnswer.of(view.decisions(), random);
  }
}
