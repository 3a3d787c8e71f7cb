package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.hook.CardSet;
import java.util.List;
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

  /** Creates a player of games with these cards, which he plays out with them. */
  LookAheadPlayer(CardSet cards) {
    super(cards, Budget.DEFAULT);
  }

  @Override
  Plan planned(View view, BooleanSupplier stopped, Generator random) {
    Expectation expected = Expectation.whilePlanning(playout(), view, random.below(SEEDS));
    DialSearch search = new DialSearch(playout(), view, expected, stopped, random);
    var greedy = DialSearch.greedy(playout(), view, search.likeliest());
    return new Plan(view.open().round(), search.best(List.of(greedy), games(), random), expected);
  }
}
