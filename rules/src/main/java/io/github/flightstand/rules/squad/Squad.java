package io.github.flightstand.rules.squad;

import java.util.List;
import java.util.Optional;

/**
 * The ships that a player brings.
 *
 * @param ships the ships
 */
public record Squad(List<SquadShip> ships) {

  /** Copies the ships. */
  public Squad {
    ships = List.copyOf(ships);
  }

  /** Returns what it costs. */
  public int points() {
    return ships.stream().mapToInt(SquadShip::points).sum();
  }

  /** Returns the faction of its first ship. */
  public Optional<String> faction() {
    return ships.stream().findFirst().flatMap(ship -> ship.pilot().faction());
  }

  boolean has(String id) {
    return ships.stream()
        .anyMatch(
            ship ->
                ship.pilot().id().equals(id)
                    || ship.upgrades().stream().anyMatch(card -> card.id().equals(id)));
  }
}
