package io.github.flightstand.rules.squad;

import java.util.Optional;

/**
 * The figures of a ship beside its pilot's skill.
 *
 * @param attack primary weapon value; none: no primary weapon
 * @param energy the most energy it holds; none: it has to do with none
 */
public record Figures(
    Optional<Integer> attack, int agility, int hull, int shields, Optional<Integer> energy) {

  /** Throws an {@link IllegalArgumentException} if one is negative or the hull less than 1. */
  public Figures {
    if (attack.orElse(0) < 0 || agility < 0 || shields < 0 || energy.orElse(0) < 0 || hull < 1) {
      throw new IllegalArgumentException(
          ("attack, agility, shields and energy are at least 0 and a hull at least 1, found "
                  + "%s, %s, %s, %s and %s")
              .formatted(attack.orElse(0), agility, shields, energy.orElse(0), hull));
    }
  }
}
