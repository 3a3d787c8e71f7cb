package io.github.flightstand.rules.player;

import io.github.flightstand.movement.maneuver.Maneuver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * The game of setting dials at once: two sides' plans for all of their ships, weighed against each
 * other. It begins with one plan for each side. In turn each side adds the best answer to how the
 * other mixes its plans (a double oracle: McMahan, Gordon and Blum, "Planning in the Presence of
 * Cost Functions Controlled by an Adversary", 2003), changing one ship's dial after another.
 */
final class DialGame {

  /** The number of rounds of regret matching for each matrix. */
  private static final int MATCHING = 200;

  /** Plans played with less than this probability are left out of what is answered. */
  private static final double RARE = 0.08;

  private final Sketch sketch;
  private final SortedMap<String, List<Maneuver>> ours;
  private final SortedMap<String, List<Maneuver>> theirs;
  private final List<SortedMap<String, Maneuver>> rows = new ArrayList<>();
  private final List<SortedMap<String, Maneuver>> columns = new ArrayList<>();
  private final Map<Map<String, Maneuver>, Double> known = new HashMap<>();
  private RegretMatching mixed;

  DialGame(
      Sketch sketch,
      SortedMap<String, List<Maneuver>> ours,
      SortedMap<String, List<Maneuver>> theirs,
      SortedMap<String, Maneuver> row,
      SortedMap<String, Maneuver> column) {
    this.sketch = sketch;
    this.ours = ours;
    this.theirs = theirs;
    rows.add(row);
    columns.add(column);
    mixed = matched();
  }

  /** Adds best answers until neither side finds a new one, {@code most} times, or time is up. */
  void play(int most, BooleanSupplier stopped) {
    for (int i = 0; i < most && !stopped.getAsBoolean(); i++) {
      SortedMap<String, Maneuver> row = answer(ours, rows, mixed.rows(), true, stopped);
      SortedMap<String, Maneuver> column = answer(theirs, columns, mixed.columns(), false, stopped);
      boolean news = add(rows, row);
      news |= add(columns, column);
      if (!news) {
        return;
      }
      mixed = matched();
    }
  }

  private static boolean add(
      List<SortedMap<String, Maneuver>> plans, SortedMap<String, Maneuver> plan) {
    return !plans.contains(plan) && plans.add(plan);
  }

  private RegretMatching matched() {
    double[][] gains = new double[rows.size()][columns.size()];
    for (int i = 0; i < rows.size(); i++) {
      for (int k = 0; k < columns.size(); k++) {
        gains[i][k] = worth(rows.get(i), columns.get(k));
      }
    }
    return RegretMatching.of(gains, MATCHING);
  }

  private SortedMap<String, Maneuver> answer(
      SortedMap<String, List<Maneuver>> ships,
      List<SortedMap<String, Maneuver>> plans,
      double[] weights,
      boolean gains,
      BooleanSupplier stopped) {
    int most = 0;
    for (int k = 1; k < weights.length; k++) {
      most = weights[k] > weights[most] ? k : most;
    }
    SortedMap<String, Maneuver> best = plans.get(most);
    double worth = against(best, gains);
    boolean better = true;
    for (int pass = 0; pass < 2 && better; pass++) {
      better = false;
      for (Map.Entry<String, List<Maneuver>> ship : ships.entrySet()) {
        for (Maneuver dial : ship.getValue()) {
          if (stopped.getAsBoolean()) {
            return best;
          }
          SortedMap<String, Maneuver> other = new TreeMap<>(best);
          other.put(ship.getKey(), dial);
          double value = against(other, gains);
          if (value > worth + 1e-9) {
            best = other;
            worth = value;
            better = true;
          }
        }
      }
    }
    return best;
  }

  /** Returns the worth of a plan, to its own side, against the other side's mixture. */
  private double against(SortedMap<String, Maneuver> plan, boolean gains) {
    List<SortedMap<String, Maneuver>> others = gains ? columns : rows;
    double[] weights = gains ? mixed.columns() : mixed.rows();
    double sum = 0;
    double all = 0;
    for (int k = 0; k < weights.length; k++) {
      if (weights[k] >= RARE) {
        all += weights[k];
        sum += weights[k] * (gains ? worth(plan, others.get(k)) : -worth(others.get(k), plan));
      }
    }
    return sum / all;
  }

  private double worth(SortedMap<String, Maneuver> row, SortedMap<String, Maneuver> column) {
    Map<String, Maneuver> dials = new LinkedHashMap<>(row);
    dials.putAll(column);
    Double worth = known.get(dials);
    if (worth == null) {
      worth = sketch.worth(dials);
      known.put(dials, worth);
    }
    return worth;
  }

  /** Returns our plans, the best against the others' mixture first. */
  List<Scored<SortedMap<String, Maneuver>>> plans() {
    List<Scored<SortedMap<String, Maneuver>>> scored = new ArrayList<>();
    for (SortedMap<String, Maneuver> row : rows) {
      scored.add(new Scored<>(row, against(row, true)));
    }
    return Scored.sorted(scored);
  }

  /** Returns the others' plans with their probabilities, the likeliest first. */
  List<Scored<SortedMap<String, Maneuver>>> mixture() {
    List<Scored<SortedMap<String, Maneuver>>> mixture = new ArrayList<>();
    for (int k = 0; k < columns.size(); k++) {
      mixture.add(new Scored<>(columns.get(k), mixed.columns()[k]));
    }
    return Scored.sorted(mixture);
  }
}
