package io.github.flightstand.rules.referee;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.referee.log.Activation;

/**
 * Works out where the maneuver of a claim ends, the player's choice taken as the claim has it.
 *
 * <p>Only a Tallon roll leaves a choice: which of its free offsets to take. A log does not name the
 * offset; it is the free one whose final pose is nearest to the claimed pose.
 */
final class ManeuverAnswer {

  private ManeuverAnswer() {}

  /** Returns what comes of the claim's maneuver on that table, as near to the claim as allowed. */
  static Resolution nearestTo(Activation claim, Table table, Resolver resolver) {
    Resolution central = resolver.resolve(table, claim.ship(), claim.maneuver());
    IntervalSet free = central.offsets().orElse(IntervalSet.EMPTY);
    if (free.isEmpty()) {
      return central;
    }
    double centralOffset = free.nearestTo(0).orElseThrow();
    double ahead = central.finalPose().relative(claim.finalPose().position()).x();
    double offset = free.nearestTo(centralOffset + ahead).orElseThrow();
    return offset == centralOffset
        ? central
        : resolver.resolve(table, claim.ship(), claim.maneuver(), offset);
  }

  /** Tells whether the ship overlapped another. */
  static boolean bumped(Resolution answer) {
    return answer.outcome() == Outcome.OVERLAPPED;
  }
}
