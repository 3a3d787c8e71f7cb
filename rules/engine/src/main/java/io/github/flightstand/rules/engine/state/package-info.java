/**
 * What a game is made of: the state, a value, and the plain records in it.
 *
 * <p>Nothing here decides anything; what the rules make of a state is in the flow.
 */
@NullMarked
package io.github.flightstand.rules.engine.state;

import org.jspecify.annotations.NullMarked;
