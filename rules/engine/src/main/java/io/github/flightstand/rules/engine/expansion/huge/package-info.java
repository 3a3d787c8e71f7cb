/**
 * Huge ships (002): energy, the actions and attacks of sections, collisions and crippled sections.
 * {@link HugeExpansion} is the table of contents, in the order of a round. That damage goes to a
 * part of a ship is the core's.
 */
@NullMarked
package io.github.flightstand.rules.engine.expansion.huge;

import org.jspecify.annotations.NullMarked;
