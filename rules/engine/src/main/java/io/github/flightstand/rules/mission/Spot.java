package io.github.flightstand.rules.mission;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;

/** A named place, such as a corner. */
public record Spot(@Names(Thing.ITSELF) String name, Pose pose) {}
