package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * A player that searches for the others' dials before it searches for its own. It believes that the
 * others play greedily or look ahead, and learns from the dials that they reveal which of the two
 * they do. It looks ahead in their place, plan by plan, and then plays its own dials and actions
 * out in games drawn from that belief.
 */
final class SearchPlayer extends PlanningPlayer {

  /** The probability that the others play greedily, before they have revealed a dial. */
  private static final double GREEDY = 0.5;

  /** The bounds of what is learned about that. */
  private static final double LEAST = 0.05;

  private static final double MOST = 0.98;

  /** The number of playouts between the others' best plans. */
  private static final int REPLIES = 9;

  /** The loss, in squad points, that makes a plan of theirs e times less probable. */
  private static final double LOSS = 2;

  private final Budget budget;
  private double greed = GREEDY;
  private Optional<MixedDials> believed = Optional.empty();

  /** Creates a player of games with these cards that computes as much as the budget says. */
  SearchPlayer(CardSet cards, Budget budget) {
    super(cards, budget, true);
    this.budget = budget;
  }

  @Override
  public Command decide(View view, Generator random) {
    if (view.open().phase() == Phase.ACTIVATION || view.open().phase() == Phase.COMBAT) {
      believed = believed.map(plans -> plans.at(view));
    }
    return super.decide(view, random);
  }

  /** Returns the others' greedy plan, and then those that they may find if they look ahead. */
  @Override
  Worlds belief(View view, Generator random) {
    greed = Math.min(MOST, Math.max(LEAST, believed.map(MixedDials::first).orElse(greed)));
    Expectation greedy = Expectation.whilePlanning(playout(), view, random.below(SEEDS));
    SortedMap<String, Maneuver> dials = new TreeMap<>(greedy.dials());
    List<Scored<SortedMap<String, Maneuver>>> plans = new ArrayList<>();
    double all = 0;
    for (var plan : replies(view, dials, random)) {
      double weight = Elementary.exp(plan.value() / LOSS);
      plans.add(new Scored<>(plan.choice(), weight));
      all += weight;
    }
    double first = all * greed / (1 - greed);
    plans.add(0, new Scored<>(dials, first == 0 ? 1 : first));
    MixedDials belief = new MixedDials(greedy.view(), plans);
    believed = Optional.of(belief);
    return belief;
  }

  /**
   * Returns the others' best plans if they look ahead, each with its loss, at most 0. Team mates
   * are greedy, and rivals of several seats do equally well.
   */
  private List<Scored<SortedMap<String, Maneuver>>> replies(
      View view, SortedMap<String, Maneuver> greedy, Generator random) {
    BooleanSupplier stopped = budget.halved().start();
    State open = Expectation.unplanned(playout(), view, random.below(SEEDS));
    List<Scored<SortedMap<String, Maneuver>>> plans = new ArrayList<>();
    for (Seat seat : view.open().seats()) {
      View theirs = playout().engine().view(open, seat.id());
      if (seat.team().equals(view.team(view.player())) || DialSearch.settable(theirs).isEmpty()) {
        continue;
      }
      Expectation ours = Expectation.whilePlanning(playout(), theirs, random.below(SEEDS));
      DialSearch search = new DialSearch(playout(), theirs, ours, stopped, random);
      var best = search.best(REPLIES, true, random);
      for (int k = 0; k < best.size(); k++) {
        if (k == plans.size()) {
          plans.add(new Scored<>(greedy, 0));
        }
        SortedMap<String, Maneuver> plan = new TreeMap<>(plans.get(k).choice());
        plan.putAll(best.get(k).choice());
        double loss = Math.min(0, best.get(k).value() - best.get(0).value());
        plans.set(k, new Scored<>(plan, plans.get(k).value() + loss));
      }
    }
    return plans;
  }
}
