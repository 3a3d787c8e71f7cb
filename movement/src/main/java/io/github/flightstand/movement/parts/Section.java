package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;

/**
 * A section of a huge ship: half of it, with the plastic base at its end (002, heading on the model
 * of the ship).
 *
 * <p>In the frame of the whole base: its centre is the origin, +x is ahead and +y to the left;
 * millimetres.
 *
 * <pre>{@code
 * Base corvette = PartsCatalogue.standard().base(BaseSize.HUGE_CORVETTE);
 * corvette.section(SectionName.AFT).orElseThrow().middle()   // (-72.4, 0)
 * }</pre>
 *
 * @param name which half
 * @param plastic the half without guides: what counts for range and arcs
 * @param outline the half with the guides on its outer edge: what counts for overlaps
 * @param middle the middle of the section's plastic base
 */
public record Section(SectionName name, ConvexPolygon plastic, Compound outline, Point middle) {}
