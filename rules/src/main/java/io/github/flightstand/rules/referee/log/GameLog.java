package io.github.flightstand.rules.referee.log;

import java.util.List;

/**
 * A recorded game.
 *
 * <p>Its lines fit each other: whatever moves, attacks or is attacked is, or was, on the table at
 * that line, what is removed is there, and nothing is placed under an id that is in use there.
 * {@link GameLogReader} sees to it.
 *
 * @param header what holds for the whole game
 * @param entries the lines after the header, in order
 */
public record GameLog(LogHeader header, List<LogEntry> entries) {

  /** Copies the list. */
  public GameLog {
    entries = List.copyOf(entries);
  }
}
