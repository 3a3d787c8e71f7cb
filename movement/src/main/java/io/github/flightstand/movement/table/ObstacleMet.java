package io.github.flightstand.movement.table;

/**
 * An obstacle that counts for a maneuver.
 *
 * @param id the obstacle
 * @param template whether the used part of the template overlaps it
 * @param base whether the base in its final position overlaps it
 */
public record ObstacleMet(String id, boolean template, boolean base) {}
