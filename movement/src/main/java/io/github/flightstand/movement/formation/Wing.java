package io.github.flightstand.movement.formation;

import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A wing's ships by their places. Places may be vacant; other ships do not move up to fill them
 * (003, heading on gathering forces).
 *
 * <pre>{@code
 * new Wing("red-1", Map.of(WingPlace.LEFT_FLANK, "red-2", WingPlace.RIGHT_FLANK, "red-3"))
 * }</pre>
 *
 * @param leader the leader's id
 * @param wingmates the wingmates' ids by their places, in the order of the places
 */
public record Wing(String leader, Map<WingPlace, String> wingmates) {

  /**
   * Checks and copies the wingmates.
   *
   * @throws IllegalArgumentException if a wingmate has the leader's place, or a ship has two places
   */
  public Wing {
    Objects.requireNonNull(leader, "leader may not be null");
    Objects.requireNonNull(wingmates, "wingmates may not be null");
    Map<WingPlace, String> inOrder = new EnumMap<>(WingPlace.class);
    inOrder.putAll(wingmates);
    wingmates = Collections.unmodifiableMap(inOrder);
    if (wingmates.containsKey(WingPlace.LEADER)) {
      throw new IllegalArgumentException(
          "a wingmate cannot have the leader's place, found '%s' there"
              .formatted(wingmates.get(WingPlace.LEADER)));
    }
    Set<String> ships = new HashSet<>(Set.of(leader));
    for (String ship : wingmates.values()) {
      if (!ships.add(ship)) {
        throw new IllegalArgumentException(
            "a ship has one place in a wing, found '" + ship + "' in two");
      }
    }
  }

  /** Returns the filled places, the leader's included. */
  public Set<WingPlace> filled() {
    Set<WingPlace> filled = new HashSet<>(wingmates.keySet());
    filled.add(WingPlace.LEADER);
    return Set.copyOf(filled);
  }

  /** Returns the wingmates' ids from a place on, in the order in which they move. */
  List<String> from(WingPlace place) {
    return wingmates.entrySet().stream()
        .filter(mate -> mate.getKey().compareTo(place) >= 0)
        .map(Map.Entry::getValue)
        .toList();
  }
}
