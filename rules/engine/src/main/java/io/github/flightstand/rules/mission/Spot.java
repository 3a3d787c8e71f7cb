package io.github.flightstand.rules.mission;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.mission.Names.Thing;

/**
 * A place with a name, such as a corner.
 *
 * @param name its name
 * @param pose where
 */
public record Spot(@Names(Thing.ITSELF) String name, Pose pose) {}
