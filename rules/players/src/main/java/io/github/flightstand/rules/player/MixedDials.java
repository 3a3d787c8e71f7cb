package io.github.flightstand.rules.player;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;

/**
 * A player's belief about hidden dials: the others follow one of several plans, each with a
 * probability. Dials that they have revealed since make plans that show others less probable.
 *
 * @param view a view in which the others' dials are set, or will be
 * @param plans the others' plans for all of their ships, with their weights; the first is a greedy
 *     player's
 */
record MixedDials(View view, List<Scored<SortedMap<String, Maneuver>>> plans) implements Worlds {

  /** One in this number of hidden dials is drawn at random instead. */
  private static final int DOUBT = 16;

  /** The probability that a greedy player sets another dial than expected: he draws no numbers. */
  private static final double SLIP = 0.02;

  /** The probability that a player who follows another plan sets another dial. */
  private static final double WRONG = 0.3;

  @Override
  public MixedDials at(View later) {
    return new MixedDials(later, plans);
  }

  @Override
  public State likeliest(Playout playout, int seed) {
    double[] weights = weights();
    int best = 0;
    double most = 0;
    for (int k = 0; k < weights.length; k++) {
      double alike = 0;
      for (int j = 0; j < weights.length; j++) {
        for (Map.Entry<String, Maneuver> dial : plans.get(k).choice().entrySet()) {
          alike +=
              dial.getValue().equals(plans.get(j).choice().get(dial.getKey())) ? weights[j] : 0;
        }
      }
      if (alike > most) {
        most = alike;
        best = k;
      }
    }
    return shown(playout, seed, planned(best));
  }

  @Override
  public State drawn(Playout playout, int seed) {
    Generator random = Generator.of(seed);
    double[] weights = weights();
    double all = 0;
    for (double weight : weights) {
      all += weight;
    }
    double left = random.unit() * all;
    int which = 0;
    while (which < weights.length - 1 && left >= weights[which]) {
      left -= weights[which++];
    }
    Function<ShipState, Optional<Maneuver>> planned = planned(which);
    return shown(
        playout, seed, ship -> random.below(DOUBT) == 0 ? Optional.empty() : planned.apply(ship));
  }

  /** Returns the probability of the first plan. */
  double first() {
    double[] weights = weights();
    double all = 0;
    for (double weight : weights) {
      all += weight;
    }
    return weights[0] / all;
  }

  private double[] weights() {
    double[] weights = new double[plans.size()];
    for (int k = 0; k < weights.length; k++) {
      weights[k] = plans.get(k).value();
      double wrong = k == 0 ? SLIP : WRONG;
      for (ShipState ship : view.ships()) {
        Maneuver planned = plans.get(k).choice().get(ship.id());
        if (planned != null && ship.maneuver().isPresent()) {
          weights[k] *= ship.maneuver().get().equals(planned) ? 1 - wrong : wrong;
        }
      }
    }
    return weights;
  }

  private Function<ShipState, Optional<Maneuver>> planned(int plan) {
    return ship -> Optional.ofNullable(plans.get(plan).choice().get(ship.id()));
  }
}
