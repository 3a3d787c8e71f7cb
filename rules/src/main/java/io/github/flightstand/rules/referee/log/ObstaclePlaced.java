package io.github.flightstand.rules.referee.log;

import io.github.flightstand.movement.table.Obstacle;

/**
 * An obstacle is set down on the table.
 *
 * @param line which line of the log it is, from 1
 * @param obstacle the obstacle where it lies now
 */
public record ObstaclePlaced(int line, Obstacle obstacle) implements LogEntry {}
