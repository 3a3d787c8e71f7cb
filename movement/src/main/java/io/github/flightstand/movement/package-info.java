/**
 * How the pieces move: maneuvers resolved exactly, with the backing up when ships overlap.
 *
 * <p>{@link io.github.flightstand.movement.Resolver} is the way in.
 */
@NullMarked
package io.github.flightstand.movement;

import org.jspecify.annotations.NullMarked;
