/** The combat phase: turns, attacks and their dice. */
@NullMarked
package io.github.flightstand.rules.engine.flow.combat;

import org.jspecify.annotations.NullMarked;
