/** Judges the logs of whole games: whether every command was legal and every outcome possible. */
@NullMarked
package io.github.flightstand.tools.referee.game;

import org.jspecify.annotations.NullMarked;
