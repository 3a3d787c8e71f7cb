package io.github.flightstand.rules.engine;

import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.Obstacle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The obstacles that the players bring to an empty table: one pool, of which the player whose turn
 * it is takes any (000-054).
 *
 * @param standIn a huge ship that one player brings instead of his obstacles (002-055)
 */
public record ObstaclePool(List<Brought> brought, Optional<StandIn> standIn) {

  /** A game without obstacles. */
  public static final ObstaclePool NONE = new ObstaclePool(List.of());

  /**
   * An obstacle and who brought it.
   *
   * @param obstacle the obstacle, its outline in a frame of its own: the pose at which it is laid
   *     moves that frame's origin
   */
  public record Brought(String player, Obstacle obstacle) {}

  /** A huge ship that stands in for a player's obstacles. */
  public record StandIn(String player, String id, BaseSize base) {

    /** Checks the base; throws IllegalArgumentException if it is not that of a huge ship. */
    public StandIn {
      if (!base.isHuge()) {
        throw new IllegalArgumentException(
            "only a huge ship stands in as an obstacle, found a " + base.word() + " one");
      }
    }
  }

  /** Creates a pool in which no ship stands in. */
  public ObstaclePool(List<Brought> brought) {
    this(brought, Optional.empty());
  }

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
