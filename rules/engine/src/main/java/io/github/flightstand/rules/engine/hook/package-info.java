/**
 * Card effects as code: each effect is a small pure function at a named moment.
 *
 * <p>Build a {@link Card}, add it to a {@link CardSet}, and create an engine with that set; a
 * set-up names the cards of a ship by id. The state holds ids, which cards lie face up, and what
 * cards remember. It holds no code, so a game can be saved and replayed anywhere.
 *
 * <p>A card may
 *
 * <ul>
 *   <li><em>modify</em> a {@link Value}, such as agility: {@code modify} for its own ship, {@code
 *       modifyAny} for any ship;
 *   <li><em>react</em> at a {@link io.github.flightstand.rules.engine.state.Window}: {@code must}
 *       whenever a condition holds, {@code may} if its player wants to;
 *   <li><em>replace</em> what is proposed: react at a window whose name begins with {@code WOULD}.
 *       The card's effects happen instead, or nothing if it has none. An ability replaces an event
 *       once, including the events that other abilities put there instead;
 *   <li>offer an <em>action</em>.
 * </ul>
 *
 * <p>The card then returns a list of {@link io.github.flightstand.rules.engine.state.Effect}s,
 * including costs. After a roll or a question it continues at a stage, by name. The engine does the
 * rest. It orders cards by initiative, uses each ability once a window, and checks conditions again
 * when a card's turn comes. Prohibitions beat permissions, harder maneuvers beat easier ones, and
 * the latest pilot skill counts (000-002, -003, -103, -152, -156 to -162; X-004).
 *
 * <p>A complete card: once a round, after this ship was hit and survived, it may lose its focus
 * token to roll a die. On a hit or a critical hit the attacker gets a stress token.
 *
 * <pre>{@code
 * Card grudge =
 *     Card.of("grudge", CardKind.ELITE)
 *         .may(
 *             Window.AFTER_ATTACK,
 *             now ->
 *                 now.defending()
 *                     && now.hit()
 *                     && now.tokens(TokenType.FOCUS) > 0
 *                     && now.memory("round") < now.state().round(),
 *             now ->
 *                 List.of(
 *                     now.remember("round", now.state().round()),
 *                     now.lose(TokenType.FOCUS, 1),
 *                     now.roll(1, "die")))
 *         .rolled(
 *             "die",
 *             (now, answer) ->
 *                 answer.dice().count(Face.HIT) + answer.dice().count(Face.CRITICAL) > 0
 *                     ? List.of(new Effect.Tokens(now.attacker(), TokenType.STRESS, 1))
 *                     : List.of())
 *         .build();
 * Engine engine = new Engine(DamageDecks.cards().with(List.of(grudge)));
 * }</pre>
 *
 * <p>The command line finds cards in a jar of yours if the jar names a {@link
 * io.github.flightstand.rules.engine.hook.CardSource}.
 *
 * <p>A remote may attack or be attacked (003-050). A card asks about it through {@link
 * CardContext#ship}, which returns a remote as a ship. If a remote takes part in an attack, only
 * missions and the cards of the ship that takes part are asked. Effects on ships do nothing to a
 * remote, except damage.
 *
 * <p>All functions of a card are pure: no clock, no random numbers, nothing kept outside the state.
 * If one throws, the game stays as it was and the refusal names the card. The same applies to a
 * chain of more than 1,000 effects, even with dice or decisions in between.
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules.engine.hook;

import org.jspecify.annotations.NullMarked;
