/**
 * The regions of the plane: convex and simple polygons, compounds, arc sectors. Shapes only hold
 * data; the queries on them are in the neighboring packages. Start with {@link
 * io.github.flightstand.geometry.shape.ConvexPolygon} and {@link
 * io.github.flightstand.geometry.shape.SimplePolygon}.
 *
 * <pre>{@code
 * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
 * ConvexPolygon onTable = base.placedIn(Pose.at(200, 100, 90));
 * SimplePolygon rock = SimplePolygon.of(
 *     new Point(0, 0), new Point(50, 10), new Point(20, 20), new Point(30, 60));
 * int parts = rock.parts().size();                  // 2: the outline is concave
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.geometry.shape;

import org.jspecify.annotations.NullMarked;
