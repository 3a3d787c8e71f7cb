package io.github.flightstand.movement.formation;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The formations in which wings are set up: which places are filled, by the number of ships (003,
 * heading on gathering forces).
 *
 * <p>The rulebook shows them only in figures. That three ships are the leader and both flanks, the
 * fourth the rear support, that five have the two other supports instead, and that six fill all
 * places, is the project's choice.
 *
 * <pre>{@code
 * Formations.STANDARD.allows(wing.filled())
 * }</pre>
 *
 * @param places the places that a wing of so many ships fills, the leader's among them
 */
public record Formations(Map<Integer, Set<WingPlace>> places) {

  private static final Set<WingPlace> THREE =
      EnumSet.of(WingPlace.LEADER, WingPlace.LEFT_FLANK, WingPlace.RIGHT_FLANK);

  /** The formations of the project's choice. */
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
   * @throws IllegalArgumentException if a formation has not as many places as ships, or no leader
   */
  public Formations {
    places.forEach(
        (ships, filled) -> {
          if (filled.size() != ships || !filled.contains(WingPlace.LEADER)) {
            throw new IllegalArgumentException(
                "a formation of %s ships has as many places, the leader's among them, found %s"
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

  /** Tells whether a wing may be set up that fills these places, the leader's among them. */
  public boolean allows(Set<WingPlace> filled) {
    return filled.equals(places.get(filled.size()));
  }
}
