package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;

/**
 * The tolerance for poses, the same in every frame: {@code {"position": 0.5, "heading": 1}}.
 *
 * @param position the tolerance of the position in millimeters
 * @param heading the tolerance of the heading in degrees
 */
public record PoseErrorJson(
    @In(NumberRange.POSITION_ERROR) double position,
    @In(NumberRange.HEADING_ERROR) double heading) {}
