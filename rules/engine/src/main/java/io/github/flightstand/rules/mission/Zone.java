package io.github.flightstand.rules.mission;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import io.github.flightstand.rules.member.Within;
import java.util.List;
import java.util.Optional;

/**
 * A deployment zone (003-031, -033, -035).
 *
 * @param side the side that sets up there
 * @param headToHead the side that sets up there if there are two sides, if it is another
 * @param corners the corners in order
 */
public record Zone(
    @Names(Thing.ITSELF) String name,
    @Names(Thing.SIDE) int side,
    @Within(least = 1, most = 2) Optional<Integer> headToHead,
    List<Point> corners) {

  /** Copies the list; throws IllegalArgumentException for fewer than three corners. */
  public Zone {
    corners = List.copyOf(corners);
    if (corners.size() < 3) {
      throw new IllegalArgumentException(
          "the zone '" + name + "' has at least 3 corners, found " + corners.size());
    }
  }
}
