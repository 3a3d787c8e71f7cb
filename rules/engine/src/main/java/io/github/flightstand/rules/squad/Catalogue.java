package io.github.flightstand.rules.squad;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The cards that squads are made of, found by their ids. Never changes.
 *
 * <pre>{@code
 * catalogue.ship("xwing").orElseThrow().figures().hull()    // 3
 * catalogue.upgrade("protontorpedoes").orElseThrow().points()  // 4
 * catalogue.pilots("hansolo").size()                        // one card a ship type that he flies
 * }</pre>
 */
public final class Catalogue {

  private final Map<String, ShipType> ships;
  private final List<Pilot> pilots;
  private final Map<String, Upgrade> upgrades;

  /**
   * Creates a catalogue.
   *
   * @throws IllegalArgumentException if two ship types or two upgrades have one id, a pilot flies a
   *     type that is not in it, or a ship of one type and faction has two pilots of one id
   */
  public Catalogue(List<ShipType> ships, List<Pilot> pilots, List<Upgrade> upgrades) {
    this.ships = byId("ship types", ships, ShipType::id);
    this.pilots = List.copyOf(pilots);
    this.upgrades = byId("upgrades", upgrades, Upgrade::id);
    byId("pilots", pilots, pilot -> pilot.ship() + " " + pilot.faction() + " " + pilot.id());
    for (Pilot pilot : pilots) {
      if (!this.ships.containsKey(pilot.ship())) {
        throw new IllegalArgumentException(
            "a pilot flies a ship type of the catalogue, found '"
                + pilot.ship()
                + "' of '"
                + pilot.id()
                + "'");
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

  /** Returns all ship types. */
  public Collection<ShipType> ships() {
    return List.copyOf(ships.values());
  }

  /** Returns all pilots. */
  public List<Pilot> pilots() {
    return pilots;
  }

  /** Returns all upgrades. */
  public Collection<Upgrade> upgrades() {
    return List.copyOf(upgrades.values());
  }

  /** Returns the ship type with that id, if there is one. */
  public Optional<ShipType> ship(String id) {
    return Optional.ofNullable(ships.get(id));
  }

  /** Returns the cards of the pilots with that id: one a ship type and faction. */
  public List<Pilot> pilots(String id) {
    return pilots.stream().filter(pilot -> pilot.id().equals(id)).toList();
  }

  /** Returns the cards of the pilots who fly a type, in the catalogue's order. */
  public List<Pilot> pilotsOf(ShipType ship) {
    return pilots.stream().filter(pilot -> pilot.ship().equals(ship.id())).toList();
  }

  /** Returns the upgrade with that id, if there is one. */
  public Optional<Upgrade> upgrade(String id) {
    return Optional.ofNullable(upgrades.get(id));
  }
}
