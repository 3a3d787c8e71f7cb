/**
 * Those who play: an interface for players, a few players of the project's own, and games between
 * them. A player sees a view of the game, never the game.
 */
@NullMarked
package io.github.flightstand.rules.player;

import org.jspecify.annotations.NullMarked;
