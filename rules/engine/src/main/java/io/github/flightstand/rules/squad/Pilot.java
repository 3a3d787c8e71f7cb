package io.github.flightstand.rules.squad;

import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/**
 * A ship card: a pilot in a ship of some type.
 *
 * @param id the community's id, such as {@code "wedgeantilles"}; pilots of several types or
 *     factions share it, with a card each
 * @param ship the id of the ship's type
 * @param faction the faction; empty if none is known
 * @param unique whether a squad may have him at most once (000-064)
 * @param slots the icons of the upgrade bar
 * @param figures the figures on the card, if they differ from those of the type
 * @param broughtBy the id of the upgrade that brings him, for whose price he comes; his skill is
 *     that of the upgrade's ship, and 0 here
 */
public record Pilot(
    String id,
    String name,
    String ship,
    Optional<String> faction,
    int skill,
    int points,
    @Default("false") boolean unique,
    List<Slot> slots,
    Optional<Figures> figures,
    Optional<String> broughtBy) {

  /** Throws an {@link IllegalArgumentException} if skill or points are negative. */
  public Pilot {
    if (skill < 0 || points < 0) {
      throw new IllegalArgumentException(
          "skill and points are at least 0, found " + skill + " and " + points);
    }
    slots = List.copyOf(slots);
  }
}
