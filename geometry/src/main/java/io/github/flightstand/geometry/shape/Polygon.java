package io.github.flightstand.geometry.shape;

/**
 * A region bounded by one closed chain of straight edges.
 *
 * <p>Corners run counter-clockwise and none lies in line with its neighbours; edge {@code i} leads
 * from corner {@code i} to the next one, the last edge back to corner 0. A circle that encloses the
 * polygon is kept beside them; it is right up to rounding (a few units in the last place of the
 * coordinates).
 *
 * <pre>{@code
 * Polygon card = ConvexPolygon.rectangle(60, 80);
 * card.size()      // 4
 * card.x(0)        // 30.0
 * card.y(0)        // -40.0
 * card.radius()    // 50.0
 * }</pre>
 */
public sealed interface Polygon extends Shape permits ConvexPolygon, SimplePolygon {

  /** Returns how many corners there are. */
  int size();

  /** Returns the x coordinate of corner {@code i}, in millimetres. */
  double x(int i);

  /** Returns the y coordinate of corner {@code i}, in millimetres. */
  double y(int i);

  /** Returns the x coordinate of the enclosing circle's centre, the mean of the corners. */
  double centreX();

  /** Returns the y coordinate of the enclosing circle's centre, the mean of the corners. */
  double centreY();

  /** Returns the enclosing circle's radius in millimetres. */
  double radius();
}
