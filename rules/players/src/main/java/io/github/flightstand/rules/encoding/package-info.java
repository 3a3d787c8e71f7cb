/**
 * Whole games as numbers, for programs that learn: a fixed table of actions, and what a player may
 * know as a list of numbers. Both are for two sides of up to eight ships.
 *
 * <pre>{@code
 * Turn turn = Turn.of(engine.view(state, "A"));
 * double[] observation = turn.observation();           // as ObservedNumber.all() names them
 * int action = turn.commands().keySet().iterator().next(); // as ActionTable.names() names it
 * game = engine.after(game, turn.commands().get(action));
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules.encoding;

import org.jspecify.annotations.NullMarked;
