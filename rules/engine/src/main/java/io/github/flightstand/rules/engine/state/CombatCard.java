package io.github.flightstand.rules.engine.state;

import io.github.flightstand.rules.member.Default;
import java.util.Objects;

/**
 * A ship card that fights hand to hand: only its name and its points count there (004-005).
 *
 * @param name the name
 * @param points its squad points, 0 to 125
 * @param unique whether a side has the name once
 */
public record CombatCard(
    String name, int points, @Default(value = "false", written = true) boolean unique) {

  /** The most points: the dice of more would be too many to roll together. */
  public static final int MOST_POINTS = 125;

  /**
   * Checks the points.
   *
   * @throws IllegalArgumentException if they are not from 0 to 125, or the name is empty
   */
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
