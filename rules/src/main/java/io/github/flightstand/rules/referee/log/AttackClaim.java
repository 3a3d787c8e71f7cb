package io.github.flightstand.rules.referee.log;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.Optional;

/**
 * The claim that a ship attacked another.
 *
 * @param line which line of the log it is, from 1
 * @param ship the id of the attacker
 * @param target the id of the ship that it attacked; on the table too
 * @param section the section of a huge ship at which it attacked; empty if the recorder does not
 *     say
 * @param arc the arc from which it attacked; empty if the recorder does not say
 * @param range the band in which the target was; empty if the recorder does not say
 * @param obstructed whether the attack was obstructed; empty if the recorder does not say
 */
public record AttackClaim(
    int line,
    String ship,
    String target,
    Optional<SectionName> section,
    Optional<FiringArc> arc,
    Optional<RangeBand> range,
    Optional<Boolean> obstructed)
    implements Claim {

  @Override
  public String deed() {
    return "attack";
  }

  @Override
  public Optional<Pose> standsAt() {
    return Optional.empty();
  }
}
