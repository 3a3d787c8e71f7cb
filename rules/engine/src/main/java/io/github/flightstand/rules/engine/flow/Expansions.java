package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The expansions that the engine has, and those in force in a game, in the order in which they are
 * asked.
 */
public record Expansions(List<Expansion> all, List<Expansion> inForce) {

  /** No expansions. */
  public static final Expansions NONE = new Expansions(List.of(), List.of());

  static Expansions of(List<Expansion> all, State state) {
    return new Expansions(all, all.stream().filter(one -> one.in(state)).toList());
  }

  /** Tests whether the same are in force in a state. */
  boolean fit(State state) {
    for (int i = 0; i < all.size(); i++) {
      Expansion one = all.get(i);
      if (one.in(state) != inForce.contains(one)) {
        return false;
      }
    }
    return true;
  }

  /** Calls each that is in force. */
  public void each(Consumer<Expansion> call) {
    for (int i = 0; i < inForce.size(); i++) {
      call.accept(inForce.get(i));
    }
  }

  /** Asks those in force one after the other until one answers yes. */
  public boolean any(Predicate<Expansion> question) {
    for (int i = 0; i < inForce.size(); i++) {
      if (question.test(inForce.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the first answer of those in force, if one has an answer. */
  public <T> Optional<T> first(Function<Expansion, Optional<T>> question) {
    for (int i = 0; i < inForce.size(); i++) {
      Optional<T> answer = question.apply(inForce.get(i));
      if (answer.isPresent()) {
        return answer;
      }
    }
    return Optional.empty();
  }
}
