/** Scores, and when a game is over. */
@NullMarked
package io.github.flightstand.rules.engine.flow.score;

import org.jspecify.annotations.NullMarked;
