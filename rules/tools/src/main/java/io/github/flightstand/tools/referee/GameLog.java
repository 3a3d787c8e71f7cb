package io.github.flightstand.tools.referee;

import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.function.BiConsumer;

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

  /**
   * Hands over every line after the header, in order, with the table as the log has it before that
   * line: what {@link #tableBefore} returns for it.
   */
  public void walk(BiConsumer<LogEntry, Table> each) {
    Table table = Table.builder(header.playArea()).build();
    for (LogEntry entry : entries) {
      each.accept(entry, table);
      table = entry.event().after(table);
    }
  }

  /**
   * Returns the table as the log has it before a line: every piece where it was set down or last
   * claimed to be. Ships that fled or were rammed stay until the log removes them.
   *
   * @param line counted from 1; beyond the last, the table at the end
   */
  public Table tableBefore(int line) {
    Table table = Table.builder(header.playArea()).build();
    for (LogEntry entry : entries) {
      table = entry.line() < line ? entry.event().after(table) : table;
    }
    return table;
  }

  /**
   * One line of a game log after the header: an event, and where it stands.
   *
   * @param line which line of the log it is, counted from 1; blank lines count
   * @param event what the line says
   */
  public record LogEntry(int line, LogEvent event) {}
}
