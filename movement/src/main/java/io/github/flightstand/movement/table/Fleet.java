package io.github.flightstand.movement.table;

import io.github.flightstand.geometry.internal.Circle;
import io.github.flightstand.geometry.internal.CircleIndex;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The ships on a table, and where they are found.
 *
 * @param ships the ships, in the order in which they were added
 * @param places the ships' places in that list, by id
 * @param index a circle around each base with its guides
 * @param huge the circles around the huge ships, by their places among all ships
 */
record Fleet(List<Ship> ships, Map<String, Integer> places, CircleIndex index, CircleIndex huge) {

  /** The number of ships up to which moving them in the index one by one beats sorting all anew. */
  private static final int FEW = 4;

  static Fleet of(List<Ship> ships) {
    Map<String, Integer> places = new HashMap<>();
    for (int i = 0; i < ships.size(); i++) {
      places.put(ships.get(i).id(), i);
    }
    return new Fleet(List.copyOf(ships), places, circles(ships), hugeCircles(ships));
  }

  /** Returns these ships with some replaced by others of the same ids. */
  Fleet with(Collection<Ship> exchanged) {
    Ship[] changed = ships.toArray(new Ship[0]);
    CircleIndex circles = index;
    boolean few = exchanged.size() <= FEW;
    boolean changesHuge = false;
    for (Ship ship : exchanged) {
      int place = place(ship.id());
      changesHuge |= ship.base().size().isHuge() || changed[place].base().size().isHuge();
      changed[place] = ship;
      if (few) {
        circles = circles.with(place, circle(ship));
      }
    }
    List<Ship> now = List.of(changed);
    return new Fleet(
        now, places, few ? circles : circles(now), changesHuge ? hugeCircles(now) : huge);
  }

  /** Returns these ships without the one at a place. */
  Fleet without(int place) {
    List<Ship> left = new ArrayList<>(ships);
    left.remove(place);
    return of(left);
  }

  /**
   * Returns the place of the ship with that id.
   *
   * @throws IllegalArgumentException if there is none
   */
  int place(String id) {
    int place = find(id);
    if (place < 0) {
      throw new IllegalArgumentException("no ship '" + id + "' on the table");
    }
    return place;
  }

  /** Returns the place of the ship with that id, or -1 if there is none. */
  int find(String id) {
    return places.getOrDefault(id, -1);
  }

  private static CircleIndex circles(List<Ship> ships) {
    return CircleIndex.of(ships, Fleet::circle);
  }

  private static CircleIndex hugeCircles(List<Ship> ships) {
    return CircleIndex.of(ships, ship -> ship.base().size().isHuge(), Fleet::circle);
  }

  private static Circle circle(Ship ship) {
    return new Circle(ship.pose().position(), ship.base().reach());
  }
}
