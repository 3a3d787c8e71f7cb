/**
 * Pieces on the table: ships that move and collide; bombs and remotes. Each class holds the rules
 * of one subject, such as {@link Bombs}.
 *
 * <pre>{@code
 * boolean stands = Moves.stands(play, "red-1");
 * List<Maneuver> dial = Dials.settable(context, state, state.ship("red-1"));
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules.engine.flow.piece;

import org.jspecify.annotations.NullMarked;
