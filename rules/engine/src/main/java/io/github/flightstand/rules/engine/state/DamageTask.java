package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.member.Default;
import java.util.Optional;

/** Damage that is suffered and damage cards that are dealt (000, heading on damage). */
public sealed interface DamageTask extends Task {

  /**
   * A ship is dealt damage cards face up, which is no damage suffered (000-086), and suffers
   * damage, one after the other (000, heading on damage; 002-030 to -040).
   *
   * @param section the section; none: the ship has no sections, or an opponent has to pick it
   * @param cards how many cards are left that are dealt to it face up, whatever shields it has
   * @param normal how much normal damage is left
   * @param critical how much critical damage is left
   */
  record Damage(
      String ship, Optional<SectionName> section, @Default("0") int cards, int normal, int critical)
      implements DamageTask {}

  /**
   * A ship is dealt a damage card.
   *
   * @param up whether it is dealt face up
   * @param dealt whether it lies there already
   */
  record Dealing(String ship, Optional<SectionName> section, boolean up, boolean dealt)
      implements DamageTask {}

  /** The damage cards of a ship that is gone are turned up and discarded (000-141, 002-036). */
  record Discarding(String ship) implements DamageTask {}
}
