/**
 * What the cards of both damage decks do, as cards like any other: an example of what {@link
 * io.github.flightstand.rules.engine.hook} is for.
 */
@NullMarked
package io.github.flightstand.rules.engine.deck;

import org.jspecify.annotations.NullMarked;
