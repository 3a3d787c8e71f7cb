/**
 * Wings: ships that move in formation, split and rejoin (003-001 to -028). {@link WingExpansion} is
 * the table of contents, in the order of a round.
 */
@NullMarked
package io.github.flightstand.rules.engine.expansion.wing;

import org.jspecify.annotations.NullMarked;
