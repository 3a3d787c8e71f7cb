package io.github.flightstand.rules.referee.log;

/**
 * A piece leaves the table: a ship that was destroyed or has fled, or an obstacle.
 *
 * @param line which line of the log it is, from 1
 * @param id the piece; it is on the table until this line
 */
public record Removal(int line, String id) implements LogEntry {}
