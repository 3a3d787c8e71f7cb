package io.github.flightstand.geometry.interop;

import io.github.flightstand.geometry.Point;

/**
 * One place in two systems of coordinates.
 *
 * @param here where it is on the table, in millimetres
 * @param there where it is in the other program's units
 */
public record MatchedPoints(Point here, Point there) {}
