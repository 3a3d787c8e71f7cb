package io.github.flightstand.movement.table;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.Base;
import java.util.Collections;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

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
 * @param turret the quadrants that its turret indicator points at, one or two; empty if it has
 *     none, or it is not known. Without effect on movement
 */
public record Ship(
    String id,
    Base base,
    Pose pose,
    boolean standsIn,
    Optional<String> player,
    Set<Quadrant> turret) {

  /** A quarter of the surroundings of a base, between the lines of its firing arcs. */
  public enum Quadrant {
    FRONT,
    REAR,
    LEFT,
    RIGHT
  }

  /**
   * Checks for null. Only a huge ship may stand in as an obstacle, and only a ship that is not huge
   * may have a turret indicator.
   *
   * @throws IllegalArgumentException if another ship stands in or has an indicator, or the
   *     indicator points at more than two quadrants
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
    turret = turret.isEmpty() ? Set.of() : Collections.unmodifiableSet(new TreeSet<>(turret));
    if (turret.size() > 2 || (!turret.isEmpty() && base.size().isHuge())) {
      throw new IllegalArgumentException(
          "a turret indicator points at one or two quadrants of a base that is not huge, found "
              + turret
              + " of a "
              + base.name()
              + " one");
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

  /** Creates a ship without a turret indicator. */
  public Ship(String id, Base base, Pose pose, boolean standsIn, Optional<String> player) {
    this(id, base, pose, standsIn, player, Set.of());
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

  /** Returns this ship with its turret indicator on these quadrants. */
  public Ship withTurret(Set<Quadrant> quadrants) {
    return new Ship(id, base, pose, standsIn, player, quadrants);
  }

  /** Returns this ship at another pose. */
  public Ship at(Pose newPose) {
    return new Ship(id, base, newPose, standsIn, player, turret);
  }
}
