package io.github.flightstand.rules.squad;

import io.github.flightstand.rules.member.Default;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Room for one upgrade.
 *
 * @param slots the kinds that fit
 * @param mostPoints the most points that the upgrade may cost, if that is limited
 * @param uniqueOnly whether only unique upgrades fit
 * @param only the id of the one card that fits, if only one does
 */
public record Icon(
    List<Slot> slots,
    Optional<Integer> mostPoints,
    @Default("false") boolean uniqueOnly,
    Optional<String> only) {

  /** Copies the kinds. */
  public Icon {
    slots = List.copyOf(slots);
  }

  /** Returns the plain icon of a kind. */
  public static Icon of(Slot slot) {
    return new Icon(List.of(slot), Optional.empty(), false, Optional.empty());
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
    List<Slot> more = new ArrayList<>(slots);
    more.addAll(by.to());
    return new Icon(more, mostPoints, uniqueOnly, only);
  }
}
