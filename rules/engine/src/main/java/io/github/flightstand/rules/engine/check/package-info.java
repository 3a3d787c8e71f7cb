/** Checks that a state from outside could be one of a game. */
@NullMarked
package io.github.flightstand.rules.engine.check;

import org.jspecify.annotations.NullMarked;
