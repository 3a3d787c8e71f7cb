/**
 * Whole games by the rulebooks. Start with {@link Engine}: it turns a {@link Setup} into a state
 * and lists the decisions that the state waits for. It carries out the commands that answer them,
 * and returns events. A {@link View} is one player's knowledge: the public parts and the player's
 * own.
 *
 * <pre>{@code
 * Engine engine = new Engine();
 * Game game = engine.start(setup, Chance.Seeded.of(7)).game();
 * while (game.state().over().isEmpty()) {
 *   game = engine.play(game, choose(engine.pending(game.state()))).game();
 * }
 * }</pre>
 *
 * <p>Ids such as 000-031 name <a href="doc-files/clauses.html">clauses</a>: the rules of the books
 * beyond geometry, one line each in our own words.
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules.engine;

import org.jspecify.annotations.NullMarked;
