/**
 * Points, vectors, directions, poses and intervals: the values of all other classes. Start with
 * {@link io.github.flightstand.geometry.Pose}, the place and heading of a base.
 *
 * <pre>{@code
 * Pose ship = Pose.at(200, 100, 90);                // mm, degrees counterclockwise from +x
 * Point nose = ship.place(new Point(20, 0));        // Point[x=200.0, y=120.0]
 * Pose next = ship.compose(Pose.at(40, 0, 45));     // 40 mm ahead, turned left
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.geometry;

import org.jspecify.annotations.NullMarked;
