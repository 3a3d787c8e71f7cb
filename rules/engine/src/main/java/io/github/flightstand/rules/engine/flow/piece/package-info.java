/**
 * Pieces on the table: ships that move, dock, tow and collide; bombs and remotes. Each class holds
 * the rules of one subject, such as {@link Bombs}.
 *
 * <pre>{@code
 * boolean tows = Tows.of(state, "red-1").isPresent();
 * List<Maneuver> dial = Dials.settable(state.ship("red-1"));
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules.engine.flow.piece;

import org.jspecify.annotations.NullMarked;
