/** Players and the games between them. A player sees a view of the game, never the game. */
@NullMarked
package io.github.flightstand.rules.player;

import org.jspecify.annotations.NullMarked;
