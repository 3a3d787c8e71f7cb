package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.Arguments;
import java.util.Optional;

/**
 * What a ship has and is by the rules for boarding (004).
 *
 * @param hulk where it lies as an obstacle, if it does
 * @param approach the ship that it is on its way to in this round, if it is
 */
public record ShipBoarding(Crew crew, Optional<Hulk> hulk, Optional<AnnouncedApproach> approach) {

  /** Checks that nothing is null. */
  public ShipBoarding {
    Arguments.require("crew hulk approach", crew, hulk, approach);
  }

  /** Returns what a ship has at the beginning of a game. */
  public static ShipBoarding of(Crew crew) {
    return new ShipBoarding(crew, Optional.empty(), Optional.empty());
  }

  /** Tells whether it is disabled. */
  public boolean disabled() {
    return hulk.filter(Hulk::disabled).isPresent();
  }

  /** Returns it with another crew. */
  public ShipBoarding with(Crew other) {
    return new ShipBoarding(other, hulk, approach);
  }

  /** Returns it as an obstacle, or no longer; it is on its way to nobody. */
  public ShipBoarding withHulk(Optional<Hulk> other) {
    return new ShipBoarding(crew, other, Optional.empty());
  }

  /** Returns it on its way to another ship, or to none. */
  public ShipBoarding withApproach(Optional<AnnouncedApproach> other) {
    return new ShipBoarding(crew, hulk, other);
  }

  /**
   * A ship's player has announced that its maneuver is to take it to another one, to which it may
   * dock once it has reached it (004-020).
   */
  public record AnnouncedApproach(String to, boolean reached) {}

  /**
   * A ship that counts as an obstacle where it stands: a disabled one, or one that is docked and
   * boards (004-016, -024).
   *
   * @param pose its base's centre and the heading of its front
   * @param disabledIn the round in which it was disabled, to the end of the game; none: it is
   *     docked, and active again when it no longer is
   */
  public record Hulk(Pose pose, Optional<Integer> disabledIn) {

    /** Tells whether it is disabled. */
    public boolean disabled() {
      return disabledIn.isPresent();
    }
  }
}
