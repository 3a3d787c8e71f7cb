package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;

/**
 * A section of a huge ship: half of the ship, with the plastic base at its end (002, heading on the
 * model of the ship).
 *
 * <p>In the base's frame: the base's center is the origin, +x is ahead and +y is left; millimeters.
 *
 * <pre>{@code
 * Base corvette = PartsCatalogue.standard().base(BaseSize.HUGE_CORVETTE);
 * corvette.section(SectionName.AFT).orElseThrow().middle()   // (-72.4, 0)
 * }</pre>
 *
 * @param name the half's name
 * @param plastic the half without guides, which counts for range and arcs
 * @param outline the half with the guides on its outer edge, which counts for overlaps
 * @param middle the middle of the section's plastic base
 */
public record Section(SectionName name, ConvexPolygon plastic, Compound outline, Point middle) {}
