package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.table.PlayArea;

/**
 * The caller's frame: the name of a known frame, or its figures.
 *
 * <p>Places and headings are in the frame: poses, outlines, zones, lines, and a piece's distances
 * from the edges. Lengths are not, because they are lengths of plastic: the play area's sides,
 * offsets, shifts, separations, distances, margins, places along a template and uncertainties stay
 * in millimeters. Sides and turns of a ship (left, right, forward) are the ship's own, and the
 * table's edges keep the table's names.
 */
public sealed interface FrameJson permits KnownFrame, FrameFigures {

  /** Returns the frame on a table with this play area. */
  CoordinateFrame frame(PlayArea area);
}
