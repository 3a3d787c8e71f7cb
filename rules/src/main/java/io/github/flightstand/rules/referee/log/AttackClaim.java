package io.github.flightstand.rules.referee.log;

import io.github.flightstand.geometry.Pose;
import java.util.Optional;

/**
 * The claim that a ship attacked another.
 *
 * @param line which line of the log it is, from 1
 * @param ship the id of the attacker
 * @param target the id of the ship that it attacked; on the table too
 */
public record AttackClaim(int line, String ship, String target) implements Claim {

  @Override
  public String deed() {
    return "attack";
  }

  @Override
  public Optional<Pose> standsAt() {
    return Optional.empty();
  }
}
