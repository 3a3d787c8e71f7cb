package io.github.flightstand.rules.engine;

import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.Obstacle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The obstacles that the players bring to an empty table. They form one pool; each player in turn
 * takes any obstacle from it (000-054).
 *
 * @param standIn a huge ship that one player brings instead of obstacles (002-055)
 */
public record ObstaclePool(List<Brought> brought, Optional<StandIn> standIn) {

  /** The pool of a game without obstacles. */
  public static final ObstaclePool NONE = new ObstaclePool(List.of());

  /**
   * An obstacle and the player who brought it.
   *
   * @param obstacle the obstacle, with its outline in its own frame; laying it moves that frame's
   *     origin to a pose
   */
  public record Brought(String player, Obstacle obstacle) {}

  /** A huge ship that stands in for a player's obstacles. */
  public record StandIn(String player, String id, BaseSize base) {

    /** Throws IllegalArgumentException if the base is not that of a huge ship. */
    public StandIn {
      if (!base.isHuge()) {
        throw new IllegalArgumentException(
            "only a huge ship stands in as an obstacle, found a " + base.word() + " one");
      }
    }
  }

  /** Creates a pool without a ship that stands in. */
  public ObstaclePool(List<Brought> brought) {
    this(brought, Optional.empty());
  }

  /** Sorts the obstacles by id, so that equal games have equal states. */
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
