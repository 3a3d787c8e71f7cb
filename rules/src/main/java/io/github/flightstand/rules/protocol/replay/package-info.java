/** Logs of whole games: written while a game is played, and played again to the same bits. */
@NullMarked
package io.github.flightstand.rules.protocol.replay;

import org.jspecify.annotations.NullMarked;
