/**
 * How a game proceeds: its steps are {@linkplain Flow flows} over the agenda's records, one package
 * for each subject. A {@link Transition} applies the steps' events to a state.
 *
 * <pre>{@code
 * Transition play = new Transition(ExpansionRegistry.context(state, DamageDecks.cards()), state);
 * play.happen(new MoveEvent.Activated("red-1"));
 * State next = play.state();
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules.engine.flow;

import org.jspecify.annotations.NullMarked;
