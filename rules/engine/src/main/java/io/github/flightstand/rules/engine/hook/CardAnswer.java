package io.github.flightstand.rules.engine.hook;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.state.Pool;
import java.util.List;
import java.util.Optional;

/**
 * A card's input for its next stage: its player's choice, or its dice.
 *
 * @param key the option's key, without the part that names the card
 * @param dice the card's dice, if it had some rolled
 */
public record CardAnswer(
    String key, Optional<String> value, List<Integer> indices, Pool dice, Optional<Pose> pose) {

  /** The key of an ability's only option. */
  public static final String USE = "use";

  /** Copies the list. */
  public CardAnswer {
    indices = List.copyOf(indices);
  }

  /** Returns the answer to an ability that leaves nothing to choose. */
  public static CardAnswer use() {
    return new CardAnswer(USE, Optional.empty(), List.of(), Pool.EMPTY, Optional.empty());
  }

  /** Returns the answer that a command gives. */
  public static CardAnswer of(String key, Command command) {
    return new CardAnswer(
        key, command.value(), command.values().orElse(List.of()), Pool.EMPTY, command.pose());
  }

  /** Returns the answer that dice give. */
  public static CardAnswer rolled(Pool dice) {
    return new CardAnswer(USE, Optional.empty(), List.of(), dice, Optional.empty());
  }

  /** Returns the chosen name; throws IllegalStateException if the option had no names. */
  public String name() {
    return value.orElseThrow(() -> new IllegalStateException("'" + key + "' chooses no name"));
  }
}
