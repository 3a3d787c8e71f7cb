package io.github.flightstand.rules.engine.state;

/**
 * What a ship's player has announced: that its maneuver is to take it to another one (004-020).
 *
 * @param to the other ship
 * @param reached whether it has got there, and may dock
 */
public record AnnouncedApproach(String to, boolean reached) {}
