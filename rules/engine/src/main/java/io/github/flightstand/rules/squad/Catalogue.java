package io.github.flightstand.rules.squad;

import io.github.flightstand.geometry.internal.Digits;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The cards of squads, found by their ids. Immutable.
 *
 * <pre>{@code
 * catalogue.ship("xwing").orElseThrow().figures().hull()    // 3
 * catalogue.upgrade("protontorpedoes").orElseThrow().points()  // 4
 * catalogue.pilots("hansolo").size()                        // one card for each ship type that he flies
 * }</pre>
 */
public final class Catalogue {

  /** The text before the number of a card's box, at the end of an id. */
  private static final String BOX = "-swx";

  private final Map<String, ShipType> ships;
  private final List<Pilot> pilots;
  private final Map<String, Upgrade> upgrades;
  private final Map<String, String> oldIds;
  private final Spellings spellings = new Spellings(this);

  /**
   * Creates a catalogue.
   *
   * @param oldIds former ids of cards, each with its present id
   * @throws IllegalArgumentException if two ship types or two upgrades share an id, a pilot flies a
   *     type that is not in the catalogue, or two pilots of one ship type and faction share an id
   */
  public Catalogue(
      List<ShipType> ships,
      List<Pilot> pilots,
      List<Upgrade> upgrades,
      Map<String, String> oldIds) {
    this.ships = byId("ship types", ships, ShipType::id);
    this.pilots = List.copyOf(pilots);
    this.upgrades = byId("upgrades", upgrades, Upgrade::id);
    this.oldIds = Map.copyOf(oldIds);
    byId("pilots", pilots, pilot -> pilot.ship() + " " + pilot.faction() + " " + pilot.id());
    for (Pilot pilot : pilots) {
      if (!this.ships.containsKey(pilot.ship())) {
        throw new IllegalArgumentException(
            "a pilot flies a ship type of the catalogue, found '%s' of '%s'"
                .formatted(pilot.ship(), pilot.id()));
      }
    }
  }

  private static <T> Map<String, T> byId(String what, List<T> all, Function<T, String> id) {
    Map<String, T> byId = new LinkedHashMap<>();
    for (T one : all) {
      if (byId.put(id.apply(one), one) != null) {
        throw new IllegalArgumentException(
            what + " have ids of their own, found '" + id.apply(one) + "' twice");
      }
    }
    return byId;
  }

  public Collection<ShipType> ships() {
    return List.copyOf(ships.values());
  }

  public List<Pilot> pilots() {
    return pilots;
  }

  public Collection<Upgrade> upgrades() {
    return List.copyOf(upgrades.values());
  }

  /** Returns the ship type with that id or former id, if there is one. */
  public Optional<ShipType> ship(String id) {
    return Optional.ofNullable(ships.get(id)).or(() -> Optional.ofNullable(ships.get(now(id))));
  }

  /** Returns the pilot cards with that id or former id: one for each ship type and faction. */
  public List<Pilot> pilots(String id) {
    String now = now(id);
    return pilots.stream()
        .filter(pilot -> pilot.id().equals(id) || pilot.id().equals(now))
        .toList();
  }

  /** Returns the cards of the pilots who fly a type, in the catalogue's order. */
  public List<Pilot> pilotsOf(ShipType ship) {
    return pilots.stream().filter(pilot -> pilot.ship().equals(ship.id())).toList();
  }

  /** Returns the upgrade with that id or former id, if there is one. */
  public Optional<Upgrade> upgrade(String id) {
    return Optional.ofNullable(upgrades.get(id))
        .or(() -> Optional.ofNullable(upgrades.get(now(id))));
  }

  /**
   * Returns the upgrade of a kind with that id. Cards of one name have ids that differ by box,
   * {@code r2d2} and {@code r2d2-swx22}; within their kind either id works.
   */
  public Optional<Upgrade> upgrade(Slot slot, String id) {
    return upgrade(id)
        .filter(card -> card.slot() == slot)
        .or(
            () ->
                upgrades.values().stream()
                    .filter(card -> card.slot() == slot && unboxed(card.id()).equals(unboxed(id)))
                    .findFirst());
  }

  /**
   * Returns the ship type for a squad builder's own spelling of an id, such as {@code firesprays}.
   * A whole corvette has two, the fore section first. It is empty if it is unclear.
   */
  public List<ShipType> shipsMeant(String written) {
    return spellings.ships(written);
  }

  /**
   * Returns the pilot cards that a squad builder means by an id in a spelling of its own: {@code
   * captainnym-scumandvillainy} is one, {@code sabine-wren} one for each ship type and faction.
   */
  public List<Pilot> pilotsMeant(String written) {
    return spellings.pilots(written);
  }

  /** Returns the upgrade that a squad builder means, first among those of a kind if it is given. */
  public Optional<Upgrade> upgradeMeant(Optional<Slot> kind, String written) {
    return spellings.upgrade(kind, written);
  }

  private static String unboxed(String id) {
    int end = Digits.end(id);
    int box = end - BOX.length();
    // In browsers a place before a text's beginning is refused.
    return end < id.length() && box >= 0 && id.startsWith(BOX, box) ? id.substring(0, box) : id;
  }

  private String now(String id) {
    return oldIds.getOrDefault(id, id);
  }
}
