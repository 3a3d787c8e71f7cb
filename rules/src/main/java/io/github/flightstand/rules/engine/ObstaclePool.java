package io.github.flightstand.rules.engine;

import io.github.flightstand.movement.table.Obstacle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The obstacles that the players bring to an empty table: one pool, of which whoever's turn it is
 * takes any (000-054).
 *
 * @param brought the obstacles by id, each with who brought it
 */
public record ObstaclePool(List<Brought> brought) {

  /** A game without obstacles. */
  public static final ObstaclePool NONE = new ObstaclePool(List.of());

  /**
   * An obstacle and who brought it.
   *
   * @param player who
   * @param obstacle the obstacle, its outline in a frame of its own: the pose at which it is laid
   *     moves that frame's origin
   */
  public record Brought(String player, Obstacle obstacle) {}

  /** Puts them in the order of their ids, so that a game has one state however it is written. */
  public ObstaclePool {
    List<Brought> sorted = new ArrayList<>(brought);
    sorted.sort(Comparator.comparing(one -> one.obstacle().id()));
    brought = List.copyOf(sorted);
  }

  /** Returns the obstacles. */
  public List<Obstacle> obstacles() {
    return brought.stream().map(Brought::obstacle).toList();
  }
}
