/**
 * The effects of real cards, one file for each kind of upgrade and each faction's pilots. {@link
 * io.github.flightstand.cards.FlownCards} lists them all.
 */
@NullMarked
package io.github.flightstand.cards;

import org.jspecify.annotations.NullMarked;
