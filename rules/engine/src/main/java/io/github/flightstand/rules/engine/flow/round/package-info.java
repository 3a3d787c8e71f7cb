/** Rounds and their phases. */
@NullMarked
package io.github.flightstand.rules.engine.flow.round;

import org.jspecify.annotations.NullMarked;
