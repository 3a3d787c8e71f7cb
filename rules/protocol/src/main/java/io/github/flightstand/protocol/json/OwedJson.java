package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.protocol.format.OrNull;
import java.util.Optional;

/**
 * Damage that is still to be dealt.
 *
 * @param kind a face-up damage card, or attack dice whose hits count
 * @param count the number of cards or dice, at least 1
 * @param ship the ship that takes the damage
 * @param section the section that takes it; null if the ship has only one, or if its owner's
 *     opponent chooses
 */
public record OwedJson(
    DamageOwed.Kind kind, int count, String ship, @OrNull Optional<SectionName> section) {

  /** Returns the JSON form of owed damage. */
  public static OwedJson of(DamageOwed owed) {
    return new OwedJson(owed.kind(), owed.count(), owed.ship(), owed.section());
  }
}
