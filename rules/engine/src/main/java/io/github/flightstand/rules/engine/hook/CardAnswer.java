package io.github.flightstand.rules.engine.hook;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.state.Pool;
import java.util.List;
import java.util.Optional;

/**
 * With what a card goes on: what its player chose, or what its dice show.
 *
 * @param key the option's key, without what names the card
 * @param dice what the card's dice show, where it had some rolled
 */
public record CardAnswer(
    String key, Optional<String> value, List<Integer> indices, Pool dice, Optional<Pose> pose) {

  /** The key of an ability's only option. */
  public static final String USE = "use";

  /** Copies the list. */
  public CardAnswer {
    indices = List.copyOf(indices);
  }

  /** Returns what an ability goes on with that leaves nothing to choose. */
  public static CardAnswer use() {
    return new CardAnswer(USE, Optional.empty(), List.of(), Pool.EMPTY, Optional.empty());
  }

  /** Returns what a command chose. */
  public static CardAnswer of(String key, Command command) {
    return new CardAnswer(
        key, command.value(), command.values().orElse(List.of()), Pool.EMPTY, command.pose());
  }

  /** Returns what dice show. */
  public static CardAnswer rolled(Pool dice) {
    return new CardAnswer(USE, Optional.empty(), List.of(), dice, Optional.empty());
  }

  /** Returns the name that was chosen; throws IllegalStateException if the option had no names. */
  public String name() {
    return value.orElseThrow(() -> new IllegalStateException("'" + key + "' chooses no name"));
  }
}
