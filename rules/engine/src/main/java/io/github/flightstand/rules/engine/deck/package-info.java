/** The cards of both damage decks: examples of {@link io.github.flightstand.rules.engine.hook}. */
@NullMarked
package io.github.flightstand.rules.engine.deck;

import org.jspecify.annotations.NullMarked;
