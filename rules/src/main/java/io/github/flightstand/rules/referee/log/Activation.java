package io.github.flightstand.rules.referee.log;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import java.util.Optional;

/**
 * The claim that a ship executed a maneuver and where it came to stand.
 *
 * @param line which line of the log it is, from 1
 * @param ship the id of the ship that moved
 * @param maneuver the maneuver it executed
 * @param finalPose where the recorder says it then stood
 * @param bumped whether the recorder says that it overlapped another ship
 */
public record Activation(int line, String ship, Maneuver maneuver, Pose finalPose, boolean bumped)
    implements Claim {

  @Override
  public String deed() {
    return maneuver.code();
  }

  @Override
  public Optional<Pose> standsAt() {
    return Optional.of(finalPose);
  }
}
