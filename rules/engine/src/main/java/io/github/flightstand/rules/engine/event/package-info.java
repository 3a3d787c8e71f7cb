/** What happened in a game, as facts: a state is what its events make of it. */
@NullMarked
package io.github.flightstand.rules.engine.event;

import org.jspecify.annotations.NullMarked;
