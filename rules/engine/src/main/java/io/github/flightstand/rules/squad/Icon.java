package io.github.flightstand.rules.squad;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Room for one upgrade.
 *
 * @param slots the kinds that fit
 * @param mostPoints the most points that the upgrade may cost, if that is limited
 * @param uniqueOnly whether only unique upgrades fit
 * @param only the id of the one card that fits, if only one does
 */
public record Icon(
    Set<Slot> slots, Optional<Integer> mostPoints, boolean uniqueOnly, Optional<String> only) {

  /** Copies the kinds. */
  public Icon {
    slots = Set.copyOf(slots);
  }

  /** Returns the plain icon of a kind. */
  public static Icon of(Slot slot) {
    return new Icon(Set.of(slot), Optional.empty(), false, Optional.empty());
  }

  boolean takes(Upgrade card) {
    return slots.contains(card.slot())
        && card.points() <= mostPoints.orElse(Integer.MAX_VALUE)
        && (!uniqueOnly || card.unique())
        && (only.isEmpty() || only.get().equals(card.id()));
  }

  /** Returns the icon that takes other kinds as well, if it takes one. */
  Icon widened(Upgrade.Widening by) {
    if (!slots.contains(by.slot())) {
      return this;
    }
    Set<Slot> more = new HashSet<>(slots);
    more.addAll(by.to());
    return new Icon(more, mostPoints, uniqueOnly, only);
  }
}
