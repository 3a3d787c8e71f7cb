package io.github.flightstand.rules.engine.state;

import io.github.flightstand.rules.member.Default;
import java.util.Objects;

/**
 * A ship card that fights hand to hand; only its name and points count (004-005). A side has each
 * unique name at most once.
 *
 * @param name the card's name
 * @param points its points
 * @param unique whether a side may have it once
 */
public record CombatCard(
    String name, int points, @Default(value = "false", written = true) boolean unique) {

  /** The most points; more would give too many dice to roll together. */
  public static final int MOST_POINTS = 125;

  /** Throws IllegalArgumentException unless the points are 0 to 125 and there is a name. */
  public CombatCard {
    Objects.requireNonNull(name, "a combat card has a name");
    if (name.isEmpty()) {
      throw new IllegalArgumentException("a combat card has a name, found an empty one");
    }
    if (points < 0 || points > MOST_POINTS) {
      throw new IllegalArgumentException(
          "a combat card has 0 to " + MOST_POINTS + " points, found " + points);
    }
  }
}
