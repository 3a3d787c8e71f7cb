package io.github.flightstand.tools.referee;

import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * A recorded game: what holds for the whole of it, and the lines after the header.
 *
 * <p>{@link GameLogReader} sees to it that its lines fit each other: whatever moves, attacks or is
 * attacked is, or was, on the table at that line, what is removed is there, and nothing is placed
 * under an id that is in use there.
 */
public record GameLog(LogHeader header, List<LogEntry> entries) {

  public GameLog {
    entries = List.copyOf(entries);
  }

  /** Hands over every line after the header with what {@link #tableBefore} returns for it. */
  public void walk(BiConsumer<LogEntry, Table> each) {
    Table table = Table.builder(header.playArea()).build();
    for (LogEntry entry : entries) {
      each.accept(entry, table);
      table = entry.event().after(table);
    }
  }

  /**
   * The table as the log has it before a line: every piece where it was set down or last claimed to
   * be. Ships that fled or were rammed stay until the log removes them.
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

  /** An event, and the line of the log on which it stands, counted from 1; blank lines count. */
  public record LogEntry(int line, LogEvent event) {}
}
