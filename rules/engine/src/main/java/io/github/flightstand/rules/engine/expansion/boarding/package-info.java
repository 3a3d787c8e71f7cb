/**
 * Boarding (004): ships that are disabled, dock, fight hand to hand and tow. {@link
 * BoardingExpansion} is the table of contents, in the order of a round.
 */
@NullMarked
package io.github.flightstand.rules.engine.expansion.boarding;

import org.jspecify.annotations.NullMarked;
