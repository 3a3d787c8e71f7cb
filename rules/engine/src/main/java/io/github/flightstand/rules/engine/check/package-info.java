/** Checks that a state from outside could occur in a game. */
@NullMarked
package io.github.flightstand.rules.engine.check;

import org.jspecify.annotations.NullMarked;
