package io.github.flightstand.rules.player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** A choice and its worth to a player, in squad points. */
record Scored<T>(T choice, double value) {

  /** Returns the choices, the best first; equal ones keep their order. */
  static <T> List<Scored<T>> sorted(List<Scored<T>> choices) {
    List<Scored<T>> sorted = new ArrayList<>(choices);
    sorted.sort((one, other) -> Double.compare(other.value, one.value));
    return sorted;
  }

  /** Returns choices with their worth, the best first; equal ones keep their order. */
  static <T> List<Scored<T>> ranked(List<T> choices, ToDoubleFunction<T> worth) {
    List<Scored<T>> ranked = new ArrayList<>();
    for (T choice : choices) {
      ranked.add(new Scored<>(choice, worth.applyAsDouble(choice)));
    }
    return sorted(ranked);
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
