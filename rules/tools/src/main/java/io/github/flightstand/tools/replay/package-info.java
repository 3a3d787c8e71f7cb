/** Logs of whole games: written while a game is played, and played again to the same bits. */
@NullMarked
package io.github.flightstand.tools.replay;

import org.jspecify.annotations.NullMarked;
