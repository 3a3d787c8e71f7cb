package io.github.flightstand.rules.referee.log;

import io.github.flightstand.movement.table.Ship;

/**
 * A ship is set down on the table.
 *
 * @param line which line of the log it is, from 1
 * @param ship the ship where it stands now
 */
public record ShipPlaced(int line, Ship ship) implements LogEntry {}
