package io.github.flightstand.movement.table;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.Base;
import java.util.Objects;
import java.util.Optional;

/**
 * A ship on the table: a base at a pose.
 *
 * <pre>{@code
 * new Ship("red", PartsCatalogue.standard().base(BaseSize.SMALL), Pose.at(200, 100, 90))
 * }</pre>
 *
 * @param id its name, unique on the table
 * @param base its base
 * @param pose its base's center and the heading of its front
 * @param standsIn whether it is a huge ship that stands in as an obstacle. Such a ship belongs to
 *     no player, never moves, cannot be attacked and takes no damage. To templates and in set-up it
 *     is an obstacle; to a base, a huge ship (002, heading on the corvette as an obstacle)
 * @param player the player it belongs to, if known; without effect on movement
 */
public record Ship(String id, Base base, Pose pose, boolean standsIn, Optional<String> player) {

  /**
   * Checks that nothing is null, and that only a huge ship stands in as an obstacle.
   *
   * @throws IllegalArgumentException if another ship stands in
   */
  public Ship {
    Objects.requireNonNull(id, "a ship has an id");
    Objects.requireNonNull(base, "a ship has a base");
    Objects.requireNonNull(pose, "a ship has a pose");
    Objects.requireNonNull(player, "a ship's player may be empty but not null");
    if (standsIn && !base.size().isHuge()) {
      throw new IllegalArgumentException(
          "only a huge ship stands in as an obstacle, found a " + base.name() + " one");
    }
  }

  /** Creates a ship of no known player. */
  public Ship(String id, Base base, Pose pose) {
    this(id, base, pose, false);
  }

  /** Creates a ship of no known player, which may stand in as an obstacle. */
  public Ship(String id, Base base, Pose pose, boolean standsIn) {
    this(id, base, pose, standsIn, Optional.empty());
  }

  /**
   * Tests whether this ship backs up if its maneuver ends over another. A huge ship backs up only
   * from huge ships (002, headings on overlaps).
   */
  public boolean backsUpFrom(Ship other) {
    return !id.equals(other.id()) && (!base.size().isHuge() || other.base().size().isHuge());
  }

  /** Returns the obstacle that this ship is to templates if it stands in as one. */
  public Obstacle asObstacle() {
    return new Obstacle(id, ObstacleKind.OBSTACLE, base.silhouette().placedIn(pose));
  }

  /** Returns this ship at another pose. */
  public Ship at(Pose newPose) {
    return new Ship(id, base, newPose, standsIn, player);
  }
}
