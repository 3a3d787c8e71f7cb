/**
 * Players, some of the project's own, and games between them. A player sees only a view of the
 * game.
 */
@NullMarked
package io.github.flightstand.rules.player;

import org.jspecify.annotations.NullMarked;
