/** Regions of free room: Minkowski sums, erosions, and polygons with others cut out. */
@NullMarked
package io.github.flightstand.geometry.region;

import org.jspecify.annotations.NullMarked;
