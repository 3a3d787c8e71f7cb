package io.github.flightstand.rules.squad;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/** Room for an upgrade: its kinds, highest cost, whether unique, or the one card by id. */
public record Icon(
    List<Slot> slots,
    Optional<Integer> mostPoints,
    @Default("false") boolean uniqueOnly,
    Optional<String> only) {

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

  /** Returns the icon with the other kinds that {@code by} adds, if it takes the widened kind. */
  Icon widened(Upgrade.Widening by) {
    if (!slots.contains(by.slot())) {
      return this;
    }
    return new Icon(Lists.joined(slots, by.to()), mostPoints, uniqueOnly, only);
  }
}
