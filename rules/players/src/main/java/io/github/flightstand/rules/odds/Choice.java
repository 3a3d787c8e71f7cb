package io.github.flightstand.rules.odds;

import java.util.Optional;

/** The answers to a decision: the best for the side that decides, of equals the first. */
final class Choice {

  private final boolean attacks;
  private Optional<Node> best = Optional.empty();
  private boolean exact = true;
  private Ratio high = Ratio.ZERO;

  /** Begins without answers; {@code attacks} says whether the attacker decides. */
  Choice(boolean attacks) {
    this.attacks = attacks;
  }

  /** Adds what follows an answer, and returns whether that is now the best. */
  boolean add(Node node) {
    boolean better = best.isEmpty() || better(node.low, best.get().low);
    boolean exactly = exact && node.exact;
    if (exactly ? better : best.isEmpty() || better(node.high, high)) {
      high = node.high;
    }
    exact = exactly;
    if (better) {
      best = Optional.of(node);
    }
    return better;
  }

  private boolean better(Ratio one, Ratio other) {
    int compared = one.compareTo(other);
    return attacks ? compared > 0 : compared < 0;
  }

  boolean isEmpty() {
    return best.isEmpty();
  }

  /** Tests whether no answer can be better: nothing is less, and of equals the first is chosen. */
  boolean settled() {
    return !attacks && best.filter(node -> node.exact && node.low.of().signum() == 0).isPresent();
  }

  /** Returns what the decision leads to, or bounds if not all answers are exact. */
  Node node() {
    Node chosen = best.orElseThrow();
    return exact ? chosen : Node.between(chosen.low, high);
  }

  /** Returns bounds for a decision with further answers, worth {@code all} at most. */
  Node amongOthers(Ratio all) {
    return attacks
        ? Node.between(best.orElseThrow().low, all)
        : Node.between(Ratio.ZERO, high);
  }
}
