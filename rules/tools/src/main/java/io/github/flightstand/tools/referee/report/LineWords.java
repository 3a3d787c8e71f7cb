package io.github.flightstand.tools.referee.report;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.tools.referee.log.LogEvent;
import io.github.flightstand.tools.referee.log.LogEvent.Activation;
import io.github.flightstand.tools.referee.log.LogEvent.AttackClaim;
import io.github.flightstand.tools.referee.log.LogEvent.Detonation;
import io.github.flightstand.tools.referee.log.LogEvent.ObstaclePlaced;
import io.github.flightstand.tools.referee.log.LogEvent.Removal;
import io.github.flightstand.tools.referee.log.LogEvent.Reposition;
import io.github.flightstand.tools.referee.log.LogEvent.ShipPlaced;
import io.github.flightstand.tools.referee.log.LogEvent.TokenPlaced;
import io.github.flightstand.tools.referee.log.LogEvent.Unreadable;

/** The lines of a log in words, as it has them. */
final class LineWords implements LogEvent.Visitor<String> {

  @Override
  public String shipPlaced(ShipPlaced placed) {
    return placed.ship().id() + " is set up";
  }

  @Override
  public String obstaclePlaced(ObstaclePlaced placed) {
    return placed.obstacle().id() + " is set up";
  }

  @Override
  public String tokenPlaced(TokenPlaced placed) {
    return placed.token().id() + " is laid, a " + Formats.word(placed.token().kind());
  }

  @Override
  public String activation(Activation claim) {
    return claim.ship() + " flies a " + claim.maneuver().words();
  }

  @Override
  public String reposition(Reposition claim) {
    return claim.ship() + " makes a " + claim.deed();
  }

  @Override
  public String attack(AttackClaim claim) {
    return claim.ship() + " attacks " + claim.target();
  }

  @Override
  public String detonation(Detonation claim) {
    return claim.token() + " goes off";
  }

  @Override
  public String removal(Removal removal) {
    return removal.id() + " is removed";
  }

  @Override
  public String unreadable(Unreadable line) {
    return line.message();
  }
}
