/**
 * Helpers that the project's modules share and users do not see: flat arrays for search loops, and
 * spatial indexes.
 */
@NullMarked
package io.github.flightstand.geometry.internal;

import org.jspecify.annotations.NullMarked;
