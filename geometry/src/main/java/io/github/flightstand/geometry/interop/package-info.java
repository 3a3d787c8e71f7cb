/**
 * The way in and out of other programs: polygons as text, and frames of other programs, which a fit
 * finds from a few known places. Start with {@link
 * io.github.flightstand.geometry.interop.Calibration} and {@link
 * io.github.flightstand.geometry.interop.PolygonText}.
 *
 * <pre>{@code
 * Calibration known = new Calibration(
 *     Calibration.Model.SIMILARITY,
 *     List.of(
 *         Calibration.Match.of(new Point(0, 0), new Point(10, 20)),
 *         Calibration.Match.of(new Point(100, 0), new Point(210, 20)),
 *         Calibration.Match.of(new Point(0, 100), new Point(10, -180))),
 *     Optional.empty(), Optional.empty());
 * CoordinateFrame pixels = known.fit().frame();     // 2 units per millimeter, y down
 * Point here = pixels.pointHere(new Point(110, 20)); // (50, 0), up to rounding
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.geometry.interop;

import org.jspecify.annotations.NullMarked;
