/** What room is left: Minkowski sums, erosions, and a polygon less others. */
@NullMarked
package io.github.flightstand.geometry.region;

import org.jspecify.annotations.NullMarked;
