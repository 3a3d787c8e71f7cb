/**
 * Functions of numbers beyond {@code + − × ÷ √}, with the same bits everywhere.
 *
 * <p>Only the project's own modules see it: {@link Elementary} has all of them.
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.geometry.arithmetic;

import org.jspecify.annotations.NullMarked;
