/**
 * Whole games by the rulebooks: a state, the decisions that it waits for, commands that answer
 * them, and events that tell what happened.
 */
@NullMarked
package io.github.flightstand.rules.engine;

import org.jspecify.annotations.NullMarked;
