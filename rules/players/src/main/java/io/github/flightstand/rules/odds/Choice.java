package io.github.flightstand.rules.odds;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The answers to a decision: the best for the side that decides, of equals the first. */
final class Choice {

  private final boolean attacks;
  private @Nullable Node best;
  private boolean exact = true;
  private Ratio high = Ratio.ZERO;

  /** Begins without answers; {@code attacks} says whether the attacker decides. */
  Choice(boolean attacks) {
    this.attacks = attacks;
  }

  /** Adds the node after an answer. Returns whether it is now the best. */
  boolean add(Node node) {
    boolean better = best == null || better(node.low, best.low);
    boolean exactly = exact && node.exact;
    if (exactly ? better : best == null || better(node.high, high)) {
      high = node.high;
    }
    exact = exactly;
    if (better) {
      best = node;
    }
    return better;
  }

  private boolean better(Ratio one, Ratio other) {
    int compared = one.compareTo(other);
    return attacks ? compared > 0 : compared < 0;
  }

  boolean isEmpty() {
    return best == null;
  }

  /** Tests whether no answer can be better: nothing is less, and of equals the first is chosen. */
  boolean settled() {
    return !attacks && best != null && best.exact && best.low.of().signum() == 0;
  }

  /** Returns the decision's result, or bounds if not all answers are exact. */
  Node node() {
    Node chosen = Objects.requireNonNull(best);
    return exact ? chosen : Node.between(chosen.low, high);
  }

  /** Returns bounds for a decision with further answers, worth {@code all} at most. */
  Node amongOthers(Ratio all) {
    return attacks
        ? Node.between(Objects.requireNonNull(best).low, all)
        : Node.between(Ratio.ZERO, high);
  }
}
