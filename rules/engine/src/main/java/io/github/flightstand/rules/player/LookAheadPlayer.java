package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.hook.CardSet;
import java.util.function.BooleanSupplier;

/**
 * A player that looks ahead before it sets dials or acts. It draws whole games that fit what it
 * sees and plays choices out in them, this round and the next, with a greedy player on every seat;
 * it takes the best on average.
 *
 * <p>It assumes that most hidden dials are set as a greedy player would set them, and the rest at
 * random.
 */
final class LookAheadPlayer extends PlanningPlayer {

  /** The number of playouts between the best choices. */
  private static final int SAMPLES = 20;

  /** Creates a player of games with these cards, which he plays out with them. */
  LookAheadPlayer(CardSet cards) {
    super(cards, Budget.ofSamples(SAMPLES), false);
  }

  @Override
  Plan planned(View view, BooleanSupplier stopped, Generator random) {
    Expectation expected = Expectation.whilePlanning(playout(), view, random.below(SEEDS));
    DialSearch search = new DialSearch(playout(), view, expected, stopped, random);
    return new Plan(
        view.open().round(), search.best(samples(), false, random).get(0).choice(), expected);
  }
}
