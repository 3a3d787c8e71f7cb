package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.PlayArea;

/**
 * What the places in a line refer to.
 *
 * @param frame the frame in which they are written
 * @param area the play area, from whose edges distances count
 * @param parts the parts in force
 */
public record Ground(CoordinateFrame frame, PlayArea area, PartsCatalogue parts) {}
