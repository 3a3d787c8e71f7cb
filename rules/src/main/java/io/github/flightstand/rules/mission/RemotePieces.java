package io.github.flightstand.rules.mission;

import java.util.Optional;

/**
 * Remotes or markers of one kind that a mission brings (003-046, -047).
 *
 * @param kind their kind, such as {@code shuttle}; what its card says the engine knows by that name
 * @param role whose they are, each side of it having so many
 * @param count how many
 * @param inactive whether they begin inactive: they cannot be attacked until they turn active
 */
public record RemotePieces(String kind, String role, int count, Optional<Boolean> inactive) {

  /**
   * Checks the number.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public RemotePieces {
    if (count < 1) {
      throw new IllegalArgumentException("of '" + kind + "' there is at least 1, found " + count);
    }
  }
}
