package io.github.flightstand.rules.referee.log;

import io.github.flightstand.geometry.Pose;
import java.util.Optional;

/** What a recorder says happened to a ship: the lines on which a referee gives a verdict. */
public sealed interface Claim extends LogEntry permits Activation, Reposition, AttackClaim {

  /** Returns the id of the ship that acts; it is on the table. */
  String ship();

  /** Returns in a word or two what the ship did, such as {@code 2BW} or {@code boost}. */
  String deed();

  /** Returns where the ship stands after it, as the recorder says; empty if it does not move. */
  Optional<Pose> standsAt();
}
