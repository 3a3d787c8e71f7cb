package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.Arguments;
import java.util.Optional;

/**
 * A ship's part in the rules for boarding (004).
 *
 * @param hulk the obstacle that the ship is where it lies, if it is one
 * @param approach the ship that it is on its way to in this round, if any
 */
public record ShipBoarding(Crew crew, Optional<Hulk> hulk, Optional<AnnouncedApproach> approach) {

  /** Checks that nothing is null. */
  public ShipBoarding {
    Arguments.require("crew hulk approach", crew, hulk, approach);
  }

  /** Returns the values at the beginning of a game. */
  public static ShipBoarding of(Crew crew) {
    return new ShipBoarding(crew, Optional.empty(), Optional.empty());
  }

  /** Tests whether the ship is disabled. */
  public boolean disabled() {
    return hulk.filter(Hulk::disabled).isPresent();
  }

  /** Returns a copy with another crew. */
  public ShipBoarding with(Crew other) {
    return new ShipBoarding(other, hulk, approach);
  }

  /** Returns a copy that is an obstacle or not, and on its way to no ship. */
  public ShipBoarding withHulk(Optional<Hulk> other) {
    return new ShipBoarding(crew, other, Optional.empty());
  }

  /** Returns a copy on its way to another ship, or to none. */
  public ShipBoarding withApproach(Optional<AnnouncedApproach> other) {
    return new ShipBoarding(crew, hulk, other);
  }

  /**
   * An announcement that a ship's maneuver is meant to reach another ship; once it has, it may dock
   * there (004-020).
   */
  public record AnnouncedApproach(String to, boolean reached) {}

  /**
   * A ship that counts as an obstacle where it stands, because it is disabled, or docked to board
   * (004-016, -024).
   *
   * @param pose the center of its base and the heading of its front
   * @param disabledIn the round in which it was disabled; if absent, it is docked
   */
  public record Hulk(Pose pose, Optional<Integer> disabledIn) {

    /** Tests whether the ship is disabled. */
    public boolean disabled() {
      return disabledIn.isPresent();
    }
  }
}
