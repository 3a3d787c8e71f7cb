/**
 * Rigid motions: a pose for every value of a parameter, with the bounds that certified searches
 * need.
 */
@NullMarked
package io.github.flightstand.geometry.motion;

import org.jspecify.annotations.NullMarked;
