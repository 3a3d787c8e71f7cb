package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.hook.CardSet;

/**
 * A player that looks ahead before it sets dials or acts. It draws whole games that fit its view,
 * and plays choices out in them for this round and the next. Every seat has a greedy player. It
 * takes the best on average.
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
  Worlds belief(View view, Generator random) {
    return Expectation.whilePlanning(playout(), view, random.below(SEEDS));
  }
}
