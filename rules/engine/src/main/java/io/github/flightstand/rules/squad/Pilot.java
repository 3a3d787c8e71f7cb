package io.github.flightstand.rules.squad;

import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/**
 * A ship card: a pilot in a ship of some type.
 *
 * @param id the community's id, as in {@code "wedgeantilles"}; one that is flown by several types
 *     or factions stands for a card of each
 * @param ship the id of the ship's type
 * @param faction the faction; none: it belongs to none that is known
 * @param unique whether a squad has him at most once (000-064)
 * @param slots the icons of the upgrade bar
 * @param figures the figures on the card, where they are not those of the type
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
    Optional<Figures> figures) {

  /** Throws an {@link IllegalArgumentException} if skill or points are negative. */
  public Pilot {
    if (skill < 0 || points < 0) {
      throw new IllegalArgumentException(
          "skill and points are at least 0, found " + skill + " and " + points);
    }
    slots = List.copyOf(slots);
  }
}
