package io.github.flightstand.rules.mission;

import java.util.List;
import java.util.Optional;

/**
 * Remotes or markers of one kind that a mission brings (003-046, -047).
 *
 * @param kind their kind, such as {@code shuttle}; what its card says the engine knows by that name
 * @param role whose they are, each side of it having so many
 * @param count how many
 * @param inactive whether they begin inactive: they cannot be attacked until they turn active
 * @param moves the templates along one of which they move forward in the system phase, such as 4F;
 *     absent: they stay where they are (003-089, -096, -113)
 */
public record RemotePieces(
    String kind, String role, int count, Optional<Boolean> inactive, Optional<List<String>> moves) {

  /**
   * Copies the list and checks the number.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public RemotePieces {
    moves = moves.map(List::copyOf);
    if (count < 1) {
      throw new IllegalArgumentException("of '" + kind + "' there is at least 1, found " + count);
    }
  }
}
