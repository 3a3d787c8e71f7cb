package io.github.flightstand.rules.mission;

import io.github.flightstand.geometry.Pose;

/**
 * A place with a name, such as a corner.
 *
 * @param name its name
 * @param pose where
 */
public record Spot(String name, Pose pose) {}
