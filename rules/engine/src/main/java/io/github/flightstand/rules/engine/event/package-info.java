/**
 * Events of a game. Start with {@link Event}: applied to the state in which it happened, each event
 * gives the next state. So a state is the sum of its events. Events copy their lists.
 *
 * <pre>{@code
 * Step step = engine.start(setup);
 * for (Event event : step.events()) {
 *   Event seen = event.seenBy("A");   // without what player A may not know
 * }
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules.engine.event;

import org.jspecify.annotations.NullMarked;
