/**
 * The free path of a moving body: rigid motions with the bounds that certified searches need, and
 * the searches. For the project's own modules only.
 */
@NullMarked
package io.github.flightstand.geometry.sweep;

import org.jspecify.annotations.NullMarked;
