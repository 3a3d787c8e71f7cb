package io.github.flightstand.rules.squad;

import java.util.Optional;

/**
 * A ship's figures without its pilot's skill.
 *
 * @param attack the primary weapon value; empty without a primary weapon
 * @param energy the most energy it holds; empty if it uses none
 */
public record Figures(
    Optional<Integer> attack, int agility, int hull, int shields, Optional<Integer> energy) {

  /** Throws an {@link IllegalArgumentException} if a figure is negative or the hull less than 1. */
  public Figures {
    if (attack.orElse(0) < 0 || agility < 0 || shields < 0 || energy.orElse(0) < 0 || hull < 1) {
      throw new IllegalArgumentException(
          ("attack, agility, shields and energy are at least 0 and a hull at least 1, found "
                  + "%s, %s, %s, %s and %s")
              .formatted(attack.orElse(0), agility, shields, energy.orElse(0), hull));
    }
  }
}
