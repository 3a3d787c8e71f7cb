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
  public static final Needs NOTHING = builder().build();

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

  /** Begins with nothing needed. */
  public static Builder builder() {
    return new Builder();
  }

  /** Needs in the making. */
  public static final class Builder {
    private List<String> factions = List.of();
    private Optional<String> orWith = Optional.empty();
    private Set<ShipSize> sizes = Set.of();
    private List<String> ships = List.of();
    private Limits skill = Limits.ANY;
    private Limits agility = Limits.ANY;
    private Limits hull = Limits.ANY;
    private Limits shields = Limits.ANY;
    private Optional<ActionIcon> action = Optional.empty();
    private List<Slot> icons = List.of();
    private Optional<Slot> withoutIcon = Optional.empty();
    private Optional<String> card = Optional.empty();

    private Builder() {}

    /** Asks for a faction. */
    public Builder factions(List<String> value) {
      factions = value;
      return this;
    }

    /** Lets a card in the squad stand in for the faction. */
    public Builder orWith(Optional<String> value) {
      orWith = value;
      return this;
    }

    /** Asks for a size. */
    public Builder sizes(Set<ShipSize> value) {
      sizes = value;
      return this;
    }

    /** Asks for a type. */
    public Builder ships(List<String> value) {
      ships = value;
      return this;
    }

    /** Asks for a pilot skill. */
    public Builder skill(Limits value) {
      skill = value;
      return this;
    }

    /** Asks for an agility value. */
    public Builder agility(Limits value) {
      agility = value;
      return this;
    }

    /** Asks for a hull value. */
    public Builder hull(Limits value) {
      hull = value;
      return this;
    }

    /** Asks for a shield value. */
    public Builder shields(Limits value) {
      shields = value;
      return this;
    }

    /** Asks for an icon of the action bar. */
    public Builder action(Optional<ActionIcon> value) {
      action = value;
      return this;
    }

    /** Asks for icons of the upgrade bar. */
    public Builder icons(List<Slot> value) {
      icons = value;
      return this;
    }

    /** Forbids an icon of the upgrade bar. */
    public Builder withoutIcon(Optional<Slot> value) {
      withoutIcon = value;
      return this;
    }

    /** Asks for another upgrade. */
    public Builder card(Optional<String> value) {
      card = value;
      return this;
    }

    /** Returns the needs. */
    public Needs build() {
      return new Needs(
          factions,
          orWith,
          sizes,
          ships,
          skill,
          agility,
          hull,
          shields,
          action,
          icons,
          withoutIcon,
          card);
    }
  }
}
