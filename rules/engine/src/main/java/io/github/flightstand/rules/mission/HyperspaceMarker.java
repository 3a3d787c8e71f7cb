package io.github.flightstand.rules.mission;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import java.util.Optional;

/**
 * A marker at which ships come out of hyperspace. A ship stands at any of its four sides, looking
 * away from it, the middle of its rear edge so far from the marker's middle.
 *
 * @param face the face of an attack die that leads to it, if one does
 * @param pose its middle, and which way its front looks
 * @param clearance how far from its middle rear edges are, in millimetres
 */
public record HyperspaceMarker(
    @Names(Thing.ITSELF) String name, Optional<DieFace> face, Pose pose, double clearance) {}
