/**
 * What the project's own modules share and users do not see: flat arrays for search loops, and an
 * index of boxes.
 */
@NullMarked
package io.github.flightstand.geometry.internal;

import org.jspecify.annotations.NullMarked;
