/**
 * Players and the games between them. Start with {@link Match}, which plays one game; {@link
 * Series} plays many. A {@link Player} sees a view of the game, never the game.
 *
 * <pre>{@code
 * Player greedy = PlayerKind.GREEDY.player();
 * Match match = new Match(Map.of("A", greedy, "B", new RandomPlayer()));
 * Over over = match.play(setup, "7", Match.Watcher.NOBODY);
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules.player;

import org.jspecify.annotations.NullMarked;
