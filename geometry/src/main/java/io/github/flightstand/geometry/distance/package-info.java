/**
 * How far two shapes are apart, or how deep they overlap, and which of their points are nearest.
 *
 * <p>Numbers are right to the bound that {@link io.github.flightstand.geometry.distance.Separation}
 * states; every other class says what it adds.
 */
@NullMarked
package io.github.flightstand.geometry.distance;

import org.jspecify.annotations.NullMarked;
