/**
 * Decisions that a game waits for, and the commands that answer them. A {@link Decision} lists
 * options with keys; a {@link Command} names one of them.
 *
 * <pre>{@code
 * Decision decision = engine.pending(state).get(0);   // action:red-1
 * Command roll = Command.of(decision.id(), "barrelRoll:left").withShift(-3.25);
 * Outcome outcome = engine.apply(state, roll);        // done, or refused with a clause
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules.engine.decision;

import org.jspecify.annotations.NullMarked;
