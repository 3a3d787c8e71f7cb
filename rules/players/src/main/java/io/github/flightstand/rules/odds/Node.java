package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Option;
import java.util.List;
import java.util.Optional;

/** An outcome of an attack, or what follows a decision or a roll. Told apart by identity. */
final class Node {

  final Optional<Outcome> outcome;

  /** The least that the aim can come to from here on, and the most. */
  final Ratio low;

  final Ratio high;
  final boolean exact;
  final List<Node> next;

  /** The weights of what follows, if chance decides. */
  final List<Option.Weight> weights;

  /** What the side that decides chooses, if one does. */
  final int chosen;

  final Optional<Command> choice;

  private Node(
      Optional<Outcome> outcome,
      Ratio low,
      Ratio high,
      boolean exact,
      List<Node> next,
      List<Option.Weight> weights,
      int chosen,
      Optional<Command> choice) {
    this.outcome = outcome;
    this.low = low;
    this.high = high;
    this.exact = exact;
    this.next = next;
    this.weights = weights;
    this.chosen = chosen;
    this.choice = choice;
  }

  /** Returns the end of an attack. */
  static Node of(Outcome outcome, Ratio worth) {
    return new Node(
        Optional.of(outcome), worth, worth, true, List.of(), List.of(), 0, Optional.empty());
  }

  /** Returns a node whose worth is only known to lie between two bounds. */
  static Node between(Ratio low, Ratio high, List<Node> next, Optional<Command> choice) {
    return new Node(Optional.empty(), low, high, false, next, List.of(), 0, choice);
  }

  /** Returns a roll, worth the sum of what follows by its weights. */
  static Node roll(List<Node> next, List<Option.Weight> weights) {
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
    return new Node(Optional.empty(), low, high, exact, next, weights, 0, Optional.empty());
  }

  /** Returns a decision that is worth what follows one of its answers. */
  static Node choice(List<Node> next, int chosen, Command answer) {
    Node best = next.get(chosen);
    return new Node(
        Optional.empty(),
        best.low,
        best.high,
        best.exact,
        next,
        List.of(),
        chosen,
        Optional.of(answer));
  }
}
