package io.github.flightstand.rules.squad;

import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/**
 * The needs of an upgrade, which a ship must meet. An empty list asks for nothing.
 *
 * @param factions the factions, sizes and names of ship types that the card is for (000-062)
 * @param orWith the id of a pilot or upgrade whose presence in the squad replaces the faction
 * @param withoutIcon the icon that the upgrade bar must not show apart from this card's
 * @param card the id of an upgrade that must be equipped too
 */
public record Needs(
    @Default("[]") List<String> factions,
    Optional<String> orWith,
    @Default("[]") List<ShipSize> sizes,
    @Default("[]") List<String> ships,
    @Default("{}") Limits skill,
    @Default("{}") Limits agility,
    @Default("{}") Limits hull,
    @Default("{}") Limits shields,
    Optional<ActionIcon> action,
    @Default("[]") List<Slot> icons,
    Optional<Slot> withoutIcon,
    Optional<String> card) {

  public static final Needs NOTHING = only(List.of(), List.of(), List.of());

  public Needs {
    factions = List.copyOf(factions);
    sizes = List.copyOf(sizes);
    ships = List.copyOf(ships);
    icons = List.copyOf(icons);
  }

  /** The least and the greatest figure allowed; any if neither is given. */
  public record Limits(Optional<Integer> least, Optional<Integer> most) {

    public static final Limits ANY = new Limits(Optional.empty(), Optional.empty());

    boolean take(int figure) {
      return least.orElse(figure) <= figure && figure <= most.orElse(figure);
    }

    /** Returns the need in words, such as {@code "at least 3"}. */
    String words() {
      if (least.equals(most)) {
        return "exactly " + least.orElseThrow();
      }
      return most.map(any -> "at most " + any).orElseGet(() -> "at least " + least.orElseThrow());
    }
  }

  /** Returns the needs of a card for some factions, sizes or types of ship only. */
  public static Needs only(List<String> factions, List<ShipSize> sizes, List<String> ships) {
    return new Needs(
        factions,
        Optional.empty(),
        sizes,
        ships,
        Limits.ANY,
        Limits.ANY,
        Limits.ANY,
        Limits.ANY,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }
}
