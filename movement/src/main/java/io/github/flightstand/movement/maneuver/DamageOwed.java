package io.github.flightstand.movement.maneuver;

import io.github.flightstand.movement.parts.SectionName;
import java.util.Optional;

/**
 * Damage that a maneuver has earned a ship and its player still has to deal.
 *
 * <pre>{@code
 * new DamageOwed(DamageOwed.Kind.CARD, 1, "corvette", Optional.of(SectionName.AFT))
 * }</pre>
 *
 * @param kind a card or attack dice
 * @param count how many, at least 1
 * @param ship the id of the ship that takes the damage
 * @param section the section that takes it; empty if the ship has but one, or if both are concerned
 *     and the owner's opponent chooses
 */
public record DamageOwed(Kind kind, int count, String ship, Optional<SectionName> section) {

  /** What is owed. */
  public enum Kind {
    /** A face-up damage card. */
    CARD,
    /** An attack die, whose hits and critical hits count. */
    ATTACK_DIE
  }

  /**
   * Checks the count.
   *
   * @throws IllegalArgumentException if it is below 1
   */
  public DamageOwed {
    if (count < 1) {
      throw new IllegalArgumentException("at least 1 is owed, found " + count);
    }
  }
}
