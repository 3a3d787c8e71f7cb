package io.github.flightstand.rules.player;

import java.util.Comparator;
import java.util.List;

/** A choice and its worth to a player, in squad points. */
record Scored<T>(T choice, double value) {

  /** Returns the choices, the best first; equal ones keep their order. */
  static <T> List<Scored<T>> sorted(List<Scored<T>> choices) {
    return choices.stream()
        .sorted(Comparator.comparingDouble((Scored<T> one) -> one.value()).reversed())
        .toList();
  }

  /** Returns the best choice, the first of equal ones. */
  static <T> T best(List<Scored<T>> choices) {
    Scored<T> best = choices.get(0);
    for (Scored<T> one : choices) {
      best = Double.compare(one.value, best.value) > 0 ? one : best;
    }
    return best.choice;
  }
}
