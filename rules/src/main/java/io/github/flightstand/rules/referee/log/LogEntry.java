package io.github.flightstand.rules.referee.log;

/** One line of a game log after the header. */
public sealed interface LogEntry permits ShipPlaced, ObstaclePlaced, Removal, Claim {

  /** Returns which line of the log it is, counted from 1; blank lines count. */
  int line();
}
