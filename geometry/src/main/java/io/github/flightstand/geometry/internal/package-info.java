/**
 * What the project's own modules share and users do not see: flat arrays for search loops, and
 * indexes of what is where.
 */
@NullMarked
package io.github.flightstand.geometry.internal;

import org.jspecify.annotations.NullMarked;
