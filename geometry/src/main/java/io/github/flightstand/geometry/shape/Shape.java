package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Pose;

/**
 * A closed region of the plane, in millimetres. Shapes hold data; what one asks of them lives in
 * the query package.
 *
 * <p>Every shape is an immutable value and may be shared between threads.
 */
public sealed interface Shape permits Polygon, Compound, ArcBand, Wedge {

  /** Returns this shape, given in {@code frame}, as the world sees it. */
  Shape placedIn(Pose frame);
}
