/**
 * Distances of shapes: the gap of two shapes or the depth of their overlap, their nearest points,
 * and the shortest lines between them. It also finds which of those lines pass through a third
 * shape. Start with {@link io.github.flightstand.geometry.distance.Separation}, which also states
 * the error bound; every other class says what it adds to that.
 *
 * <pre>{@code
 * ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
 * ConvexPolygon other = base.placedIn(Pose.at(40, 5, 0));
 * double gap = Separation.between(base, other);                 // 0.0
 * Relation relation = Relation.of(gap, Tolerance.STANDARD);     // TOUCHING
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.geometry.distance;

import org.jspecify.annotations.NullMarked;
