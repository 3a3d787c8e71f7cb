package io.github.flightstand.rules.encoding;

import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.ArrayList;
import java.util.List;

/**
 * The ships of a game by their numbers: those of the player's own side from 0, those of the other
 * side from {@value #SHIPS}, each in the order in which the game lists them.
 */
record Slots(List<ShipState> own, List<ShipState> enemies) {

  /** The most ships of a side. */
  static final int SHIPS = 8;

  /** Throws IllegalArgumentException unless there are two sides of at most eight ships. */
  static Slots of(View view) {
    List<Seat> seats = view.open().seats();
    String team = view.team(view.player());
    long sides = seats.stream().map(Seat::team).distinct().count();
    if (sides != 2) {
      throw new IllegalArgumentException(
          "the table of actions is for two sides, found a game of " + sides);
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
    int slot = place(own, id);
    int other = slot < 0 ? place(enemies, id) : -1;
    return other < 0 ? slot : SHIPS + other;
  }

  /** Returns the ship with that id; throws IllegalArgumentException if there is none. */
  ShipState ship(String id) {
    int slot = of(id);
    if (slot < 0) {
      throw new IllegalArgumentException("there is no ship '" + id + "' in the game");
    }
    return slot < SHIPS ? own.get(slot) : enemies.get(slot - SHIPS);
  }

  private static int place(List<ShipState> ships, String id) {
    for (int i = 0; i < ships.size(); i++) {
      if (ships.get(i).id().equals(id)) {
        return i;
      }
    }
    return -1;
  }
}
