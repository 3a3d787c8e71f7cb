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
 * @param pose its base's centre and the heading of its front
 * @param standsIn whether it is a huge ship that stands in as an obstacle: nobody's, it never
 *     moves, cannot be attacked and takes no damage; to templates and in set-up an obstacle, to a
 *     base that would overlap it a huge ship (002, heading on the corvette as an obstacle)
 * @param player whose it is, if that is known; it has no part in movement
 */
public record Ship(String id, Base base, Pose pose, boolean standsIn, Optional<String> player) {

  /**
   * Checks that nothing is null, and that only a huge ship stands in as an obstacle.
   *
   * @throws IllegalArgumentException if another does
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

  /** Creates a ship that nobody is known to fly. */
  public Ship(String id, Base base, Pose pose) {
    this(id, base, pose, false);
  }

  /** Creates a ship that nobody is known to fly, or one that stands in as an obstacle. */
  public Ship(String id, Base base, Pose pose, boolean standsIn) {
    this(id, base, pose, standsIn, Optional.empty());
  }

  /**
   * Tells whether this ship, should its maneuver end over another, backs up from it: of the others
   * a huge ship minds the huge ones only (002, headings on overlaps).
   */
  public boolean backsUpFrom(Ship other) {
    return !id.equals(other.id()) && (!base.size().isHuge() || other.base().size().isHuge());
  }

  /** Returns the obstacle that the ship is to templates if it stands in as one. */
  public Obstacle asObstacle() {
    return new Obstacle(id, ObstacleKind.OBSTACLE, base.silhouette().placedIn(pose));
  }

  /** Returns the same ship somewhere else. */
  public Ship at(Pose newPose) {
    return new Ship(id, base, newPose, standsIn, player);
  }
}
