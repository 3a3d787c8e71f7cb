/**
 * The regions of the plane that the project reasons about: data only, the algorithms are in the
 * packages beside this one.
 */
@NullMarked
package io.github.flightstand.geometry.shape;

import org.jspecify.annotations.NullMarked;
