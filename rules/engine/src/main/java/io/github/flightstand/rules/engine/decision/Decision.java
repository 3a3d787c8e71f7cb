package io.github.flightstand.rules.engine.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A decision that a game waits for.
 *
 * @param id made of the kind and the subject of the decision, so that it is the same in every game
 *     that has reached the same point
 * @param player the player who decides; absent if chance does
 * @param ship the ship that the decision is about, if any
 * @param options the ways to answer, at least one
 */
public record Decision(
    String id, Optional<String> player, Kind kind, Optional<String> ship, List<Option> options) {

  /** Copies the options. */
  public Decision {
    options = List.copyOf(options);
  }

  /** Returns those of some decisions that are a player's. */
  public static List<Decision> of(String player, List<Decision> decisions) {
    List<Decision> own = new ArrayList<>(decisions.size());
    for (Decision decision : decisions) {
      if (decision.player().isPresent() && decision.player().get().equals(player)) {
        own.add(decision);
      }
    }
    return own;
  }

  /** Tests whether chance decides. */
  public boolean ofChance() {
    return player.isEmpty();
  }

  /** Returns the option with that key, if there is one. */
  public Optional<Option> option(String key) {
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i).key().equals(key)) {
        return Optional.of(options.get(i));
      }
    }
    return Optional.empty();
  }
}
