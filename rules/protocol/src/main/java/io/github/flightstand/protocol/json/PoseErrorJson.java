package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;

/**
 * How far poses may be off, whatever the line's frame: {@code {"position": 0.5, "heading": 1}}.
 *
 * @param position millimetres
 * @param heading degrees
 */
public record PoseErrorJson(
    @In(NumberRange.POSITION_ERROR) double position,
    @In(NumberRange.HEADING_ERROR) double heading) {}
