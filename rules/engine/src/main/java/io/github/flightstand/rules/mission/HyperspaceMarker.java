package io.github.flightstand.rules.mission;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import java.util.Optional;

/**
 * A marker at which ships come out of hyperspace. A ship stands at one of its four sides, facing
 * away.
 *
 * @param face the face of an attack die that leads to this marker, if one does
 * @param pose the marker's center, and the direction of its front
 * @param clearance the distance from its center to the middle of a ship's rear edge, in millimeters
 */
public record HyperspaceMarker(
    @Names(Thing.ITSELF) String name, Optional<DieFace> face, Pose pose, double clearance) {}
