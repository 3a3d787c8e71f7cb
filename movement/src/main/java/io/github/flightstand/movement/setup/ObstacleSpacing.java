package io.github.flightstand.movement.setup;

import java.util.OptionalDouble;

/**
 * How far apart a rulebook wants obstacles to be set up.
 *
 * <pre>{@code
 * // beyond range 2 of the edges and beyond range 1 of each other
 * new ObstacleSpacing(200, OptionalDouble.of(100))
 * }</pre>
 *
 * @param fromEdges every obstacle is farther than this from every edge, in millimetres
 * @param fromObstacles every two obstacles are farther apart than this, in millimetres; empty: they
 *     only must not overlap
 */
public record ObstacleSpacing(double fromEdges, OptionalDouble fromObstacles) {

  /**
   * Checks the distances.
   *
   * @throws IllegalArgumentException if one is not at least 0 and finite
   */
  public ObstacleSpacing {
    requireDistance(fromEdges);
    fromObstacles.ifPresent(ObstacleSpacing::requireDistance);
  }

  private static void requireDistance(double distance) {
    if (!(distance >= 0) || !Double.isFinite(distance)) {
      throw new IllegalArgumentException(
          "a spacing is at least 0 mm and finite, found " + distance);
    }
  }
}
