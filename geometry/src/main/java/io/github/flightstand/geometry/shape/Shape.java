package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Pose;

/**
 * A closed region of the plane, in millimeters. Shapes only hold data; the queries on them are in
 * the neighboring packages.
 *
 * <p>Every shape is an immutable value and may be shared between threads.
 *
 * <pre>{@code
 * Shape base = ConvexPolygon.rectangle(40, 40);     // about the origin of its own frame
 * base.placedIn(Pose.at(200, 100, 90))               // on the table: x from 180, y from 80
 * }</pre>
 */
public sealed interface Shape permits Polygon, Compound, AnnularSector {

  /** Returns this shape, which is given in {@code frame}, in world coordinates. */
  Shape placedIn(Pose frame);
}
