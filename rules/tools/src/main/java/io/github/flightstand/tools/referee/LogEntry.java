package io.github.flightstand.tools.referee;

/**
 * One line of a game log after the header: an event, and where it stands.
 *
 * @param line which line of the log it is, counted from 1; blank lines count
 * @param event what the line says
 */
public record LogEntry(int line, LogEvent event) {}
