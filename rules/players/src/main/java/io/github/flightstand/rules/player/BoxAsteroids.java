package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.rules.engine.ObstaclePool;
import io.github.flightstand.rules.engine.ObstaclePool.Brought;
import java.util.ArrayList;
import java.util.List;

/**
 * Six asteroids of the sizes in the box. They are about 91 by 66, 85 by 55, 75 by 56, 74 by 56, 71
 * by 59 and 71 by 56 mm. Their corners are the project's own.
 */
public final class BoxAsteroids {

  private static final double[][] OUTLINES = {
    {-45.5, -6, -24, -33, 18, -29, 45.5, -8, 37, 21, 8, 33, -30, 25},
    {-42.5, 4, -31, -22, 2, -27.5, 36, -16, 42.5, 9, 14, 27.5, -23, 24},
    {-37.5, -3, -16, -28, 21, -22, 37.5, 2, 22, 28, -12, 25, -33, 16},
    {-37, 2, -27, -23, 6, -28, 33, -17, 37, 12, 10, 28, -25, 22},
    {-35.5, -8, -9, -29.5, 24, -24, 35.5, 5, 20, 29.5, -16, 27, -31, 14},
    {-35.5, 3, -22, -25, 12, -28, 35.5, -6, 29, 19, 3, 28, -27, 22}
  };

  private BoxAsteroids() {}

  /** Returns {@code rock-1} to {@code rock-6} of at least one player; two bring 3 each. */
  public static ObstaclePool broughtBy(List<String> players) {
    return broughtBy(players, OUTLINES.length);
  }

  public static ObstaclePool broughtBy(List<String> players, int count) {
    List<Brought> pool = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double[] outline = OUTLINES[i % OUTLINES.length];
      List<Point> corners = new ArrayList<>();
      for (int k = 0; k < outline.length; k += 2) {
        corners.add(new Point(outline[k], outline[k + 1]));
      }
      pool.add(
          new Brought(
              players.get(i * players.size() / count),
              new Obstacle("rock-" + (i + 1), ObstacleKind.ASTEROID, SimplePolygon.of(corners))));
    }
    return new ObstaclePool(pool);
  }
}
