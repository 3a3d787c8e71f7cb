package io.github.flightstand.rules.engine.decision;

import java.util.List;
import java.util.Optional;

/**
 * Something that a game waits for.
 *
 * @param id made of the kind and of what is decided about, so that it is the same in every game
 *     that has come to the same place
 * @param player who decides; none if nature does
 * @param options the ways to answer, never none
 */
public record Decision(
    String id, Optional<String> player, Kind kind, Optional<String> ship, List<Option> options) {

  /** Copies the options. */
  public Decision {
    options = List.copyOf(options);
  }

  /** Tells whether nature decides. */
  public boolean nature() {
    return player.isEmpty();
  }

  /** Returns the option with that key, if there is one. */
  public Optional<Option> option(String key) {
    return options.stream().filter(option -> option.key().equals(key)).findFirst();
  }
}
