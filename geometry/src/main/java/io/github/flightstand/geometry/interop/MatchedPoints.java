package io.github.flightstand.geometry.interop;

import io.github.flightstand.geometry.Point;

/**
 * One place in two systems of coordinates.
 *
 * <pre>{@code
 * // what is 100 mm along our x axis stands at (210, 20) in the other program
 * new MatchedPoints(new Point(100, 0), new Point(210, 20))
 * }</pre>
 *
 * @param here where it is on the table, in millimetres
 * @param there where it is in the other program's units
 */
public record MatchedPoints(Point here, Point there) {}
