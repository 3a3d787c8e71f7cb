/** Points, vectors, directions, poses and intervals: the values that everything else is made of. */
@NullMarked
package io.github.flightstand.geometry;

import org.jspecify.annotations.NullMarked;
