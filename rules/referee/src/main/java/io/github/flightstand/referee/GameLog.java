package io.github.flightstand.referee;

import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * A recorded game: its header, and the lines after the header.
 *
 * <p>{@link GameLogReader} ensures that the lines fit each other. A ship that moves, attacks or is
 * attacked is, or was, on the table at that line. A removed piece is there, and no piece is placed
 * under an id in use.
 */
public record GameLog(LogHeader header, List<LogEntry> entries) {

  public GameLog {
    entries = List.copyOf(entries);
  }

  /** Passes every line after the header to {@code each}, with {@link #tableBefore} of that line. */
  public void walk(BiConsumer<LogEntry, Table> each) {
    Table table = Table.builder(header.playArea()).build();
    for (LogEntry entry : entries) {
      each.accept(entry, table);
      table = entry.event().after(table);
    }
  }

  /**
   * Returns the table as the log has it before a line, with every piece where it was set down or
   * last claimed to be. Ships that fled or were rammed stay until the log removes them.
   *
   * @param line counted from 1; beyond the last line, the table is that at the end
   */
  public Table tableBefore(int line) {
    Table table = Table.builder(header.playArea()).build();
    for (LogEntry entry : entries) {
      table = entry.line() < line ? entry.event().after(table) : table;
    }
    return table;
  }

  /** An event and the number of its line in the log, counted from 1; blank lines count. */
  public record LogEntry(int line, LogEvent event) {}
}
