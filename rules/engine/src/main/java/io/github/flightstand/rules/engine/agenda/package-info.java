/**
 * The agenda: every kind of task with its flow ({@link Tasks}), and the way from one decision to
 * the next. Start with {@link Flows}.
 *
 * <pre>{@code
 * RulesContext context = ExpansionRegistry.context(state, DamageDecks.cards());
 * List<Decision> pending = Flows.pending(context, state);
 * Optional<Transition> played = Flows.answer(context, state, command, refusal -> {});
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules.engine.agenda;

import org.jspecify.annotations.NullMarked;
