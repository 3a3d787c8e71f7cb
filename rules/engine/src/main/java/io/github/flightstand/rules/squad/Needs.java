package io.github.flightstand.rules.squad;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a ship must have to be given an upgrade. An empty list asks for nothing.
 *
 * @param factions the factions for which the card is (000-062)
 * @param orWith the id of a pilot or upgrade whose being in the squad stands in for the faction
 * @param sizes the sizes of ship for which it is (000-062)
 * @param ships the names of ship types for which it is (000-062)
 * @param skill the pilot skill
 * @param agility the agility value
 * @param hull the hull value
 * @param shields the shield value
 * @param action what the action bar must show
 * @param icons what the upgrade bar must show
 * @param withoutIcon what the upgrade bar must not show but for this card
 * @param card the id of an upgrade that must be equipped too
 */
public record Needs(
    List<String> factions,
    Optional<String> orWith,
    Set<ShipSize> sizes,
    List<String> ships,
    Limits skill,
    Limits agility,
    Limits hull,
    Limits shields,
    Optional<ActionIcon> action,
    List<Slot> icons,
    Optional<Slot> withoutIcon,
    Optional<String> card) {

  /** Nothing is needed. */
  public static final Needs NOTHING = only(List.of(), Set.of(), List.of());

  /** Copies the lists. */
  public Needs {
    factions = List.copyOf(factions);
    sizes = Set.copyOf(sizes);
    ships = List.copyOf(ships);
    icons = List.copyOf(icons);
  }

  /**
   * The figures that will do.
   *
   * @param least the least
   * @param most the most
   */
  public record Limits(int least, int most) {

    /** Any figure will do. */
    public static final Limits ANY = new Limits(Integer.MIN_VALUE, Integer.MAX_VALUE);

    boolean take(int figure) {
      return least <= figure && figure <= most;
    }

    /** Returns what is needed in words: {@code "at least 3"}. */
    String words() {
      if (least == most) {
        return "exactly " + least;
      }
      return most == Integer.MAX_VALUE ? "at least " + least : "at most " + most;
    }
  }

  /** Returns what a card asks for that is only for some factions, sizes or types of ship. */
  public static Needs only(List<String> factions, Set<ShipSize> sizes, List<String> ships) {
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
