package io.github.flightstand.movement.formation;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The formations in which wings are set up: the places that are filled, by the number of ships
 * (003, heading on gathering forces).
 *
 * <p>The rulebook shows them only in figures. Three ships are the leader and both flanks. A fourth
 * is the rear support; five ships have the two other supports instead; six fill all places. This
 * reading is the project's choice.
 *
 * <pre>{@code
 * Formations.STANDARD.allows(wing.filled())
 * }</pre>
 *
 * @param places the places that a wing fills, the leader's included, by its number of ships
 */
public record Formations(Map<Integer, Set<WingPlace>> places) {

  private static final Set<WingPlace> THREE =
      EnumSet.of(WingPlace.LEADER, WingPlace.LEFT_FLANK, WingPlace.RIGHT_FLANK);

  /** The project's reading of the figures. */
  public static final Formations STANDARD =
      new Formations(
          Map.of(
              3,
              THREE,
              4,
              with(THREE, WingPlace.REAR_SUPPORT),
              5,
              with(THREE, WingPlace.LEFT_SUPPORT, WingPlace.RIGHT_SUPPORT),
              6,
              EnumSet.allOf(WingPlace.class)));

  /**
   * Checks and copies the places.
   *
   * @throws IllegalArgumentException if a formation's number of places differs from its number of
   *     ships, or lacks the leader's place
   */
  public Formations {
    places.forEach(
        (ships, filled) -> {
          if (filled.size() != ships || !filled.contains(WingPlace.LEADER)) {
            throw new IllegalArgumentException(
                "a formation of %1$s ships has %1$s places, the leader's among them, found %2$s"
                    .formatted(ships, filled));
          }
        });
    places =
        places.entrySet().stream()
            .collect(
                Collectors.toUnmodifiableMap(
                    Map.Entry::getKey, entry -> Set.copyOf(entry.getValue())));
  }

  private static Set<WingPlace> with(Set<WingPlace> some, WingPlace... others) {
    Set<WingPlace> all = EnumSet.copyOf(some);
    all.addAll(Set.of(others));
    return all;
  }

  /** Tests whether a wing that fills these places, the leader's included, may be set up. */
  public boolean allows(Set<WingPlace> filled) {
    return filled.equals(places.get(filled.size()));
  }
}
