/**
 * Whole games by the rulebooks: a state, the decisions that it waits for, commands that answer
 * them, and events that tell what happened. A {@link io.github.flightstand.rules.engine.View} is
 * what a player may know: built from what is public and what is his, never filtered from the state.
 *
 * <p>Ids such as 000-031 name <a href="doc-files/clauses.html">clauses</a>: what the rulebooks ask
 * for beside geometry, in our own words, a line each.
 */
@NullMarked
package io.github.flightstand.rules.engine;

import org.jspecify.annotations.NullMarked;
