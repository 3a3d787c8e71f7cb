package io.github.flightstand.rules.encoding;

import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The ships of a game by their numbers, in the order of the game's list. The player's own side
 * begins at 0, the other side at {@value #SHIPS}.
 */
record Slots(List<ShipState> own, List<ShipState> enemies) {

  /** The most ships of a side. */
  static final int SHIPS = 8;

  /** Throws IllegalArgumentException unless there are two sides of at most eight ships. */
  static Slots of(View view) {
    String team = view.team(view.player());
    Set<String> sides = new HashSet<>();
    view.open().seats().forEach(seat -> sides.add(seat.team()));
    if (sides.size() != 2) {
      throw new IllegalArgumentException(
          "the table of actions is for two sides, found a game of " + sides.size());
    }
    List<ShipState> own = new ArrayList<>(SHIPS);
    List<ShipState> enemies = new ArrayList<>(SHIPS);
    for (ShipState ship : view.ships()) {
      (view.team(ship.seat()).equals(team) ? own : enemies).add(ship);
    }
    if (Math.max(own.size(), enemies.size()) > SHIPS) {
      throw new IllegalArgumentException(
          "the table of actions is for sides of up to %s ships, found one of %s"
              .formatted(SHIPS, Math.max(own.size(), enemies.size())));
    }
    return new Slots(own, enemies);
  }

  /** Returns a ship's number, or −1 if no ship has this id. */
  int of(String id) {
    for (int i = 0; i < own.size() + enemies.size(); i++) {
      int slot = i < own.size() ? i : SHIPS + i - own.size();
      if (at(slot).id().equals(id)) {
        return slot;
      }
    }
    return -1;
  }

  /** Returns the ship with that id; throws IllegalArgumentException if there is none. */
  ShipState ship(String id) {
    int slot = of(id);
    if (slot < 0) {
      throw new IllegalArgumentException("there is no ship '" + id + "' in the game");
    }
    return at(slot);
  }

  private ShipState at(int slot) {
    return slot < SHIPS ? own.get(slot) : enemies.get(slot - SHIPS);
  }
}
