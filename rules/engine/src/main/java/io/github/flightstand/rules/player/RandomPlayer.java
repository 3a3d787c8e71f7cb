package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.RandomAnswer;
import java.util.List;

/**
 * A player that gives {@link RandomAnswer random answers}. A program that plays all seats at random
 * gets the same commands sooner from {@link
 * io.github.flightstand.rules.engine.Engine#randomCommand}.
 */
public final class RandomPlayer implements Player {

  public RandomPlayer() {}

  @Override
  public Command decide(View view, Generator random) {
    return answer(view.decisions(), random);
  }

  /** Returns an answer to one of the decisions; once all dials are set, none is set again. */
  public static Command answer(List<Decision> pending, Generator random) {
    return RandomAnswer.of(pending, random);
  }

  public static Command answer(Decision decision, Generator random) {
    return RandomAnswer.of(decision, random);
  }

  static Command answer(Decision decision, Option option, Generator random) {
    return RandomAnswer.of(decision, option, random);
  }
}
