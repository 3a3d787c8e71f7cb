/**
 * How far two shapes are apart, or how deep they overlap; which of their points are nearest, the
 * shortest lines between them, and which of those pass through a third shape.
 *
 * <p>Numbers are right to the bound that {@link io.github.flightstand.geometry.distance.Separation}
 * states; every other class says what it adds.
 */
@NullMarked
package io.github.flightstand.geometry.distance;

import org.jspecify.annotations.NullMarked;
