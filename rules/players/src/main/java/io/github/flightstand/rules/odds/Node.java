package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.decision.Option.Weight;
import java.util.List;
import java.util.Optional;

/** An outcome of an attack, or what follows a roll. Compared by identity. */
final class Node {

  final Optional<Outcome> outcome;

  /** The least and the greatest value of the aim from here on. */
  final Ratio low;

  final Ratio high;
  final boolean exact;
  final List<Node> next;

  /** The weights of what follows. */
  final List<Weight> weights;

  private Node(
      Optional<Outcome> outcome,
      Ratio low,
      Ratio high,
      boolean exact,
      List<Node> next,
      List<Weight> weights) {
    this.outcome = outcome;
    this.low = low;
    this.high = high;
    this.exact = exact;
    this.next = next;
    this.weights = weights;
  }

  /** Returns the end of an attack. */
  static Node of(Outcome outcome, Ratio worth) {
    return new Node(Optional.of(outcome), worth, worth, true, List.of(), List.of());
  }

  /** Returns a node whose worth is only known to lie between two bounds. */
  static Node between(Ratio low, Ratio high) {
    return new Node(Optional.empty(), low, high, false, List.of(), List.of());
  }

  /** Returns a roll, worth the sum of what follows by its weights. */
  static Node roll(List<Node> next, List<Weight> weights) {
    boolean exact = true;
    Ratio low = Ratio.ZERO;
    for (int i = 0; i < next.size(); i++) {
      exact &= next.get(i).exact;
      low = low.plus(next.get(i).low.times(weights.get(i).of(), weights.get(i).cases()));
    }
    Ratio high = exact ? low : Ratio.ZERO;
    for (int i = 0; i < next.size() && !exact; i++) {
      high = high.plus(next.get(i).high.times(weights.get(i).of(), weights.get(i).cases()));
    }
    return new Node(Optional.empty(), low, high, exact, next, weights);
  }
}
