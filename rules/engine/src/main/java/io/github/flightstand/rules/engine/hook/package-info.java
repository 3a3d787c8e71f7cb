/**
 * Card effects, as code: what a card of the game says is a small pure rule at a named moment.
 *
 * <p>A {@link io.github.flightstand.rules.engine.hook.Card} is registered by id in a {@link
 * io.github.flightstand.rules.engine.hook.CardSet}, with which an engine is made; a ship has the
 * cards that its set-up names by id. The state holds ids, which cards lie face up, and what a card
 * keeps in mind: no code, so that a game can be saved and replayed anywhere.
 *
 * <p>A card may
 *
 * <ul>
 *   <li><em>modify</em> a {@link io.github.flightstand.rules.engine.hook.Value}, such as agility:
 *       {@code modify} for its own ship, {@code modifyAny} for every ship;
 *   <li><em>react</em> at a {@link io.github.flightstand.rules.engine.state.Window}: {@code must}
 *       whenever there is a reason, {@code may} if its player likes;
 *   <li><em>replace</em> what is proposed: the same at the moments whose names begin with {@code
 *       WOULD}; its effects happen instead, or nothing if it has none. An ability does so once with
 *       an event, what others put in its place included;
 *   <li>offer an <em>action</em>.
 * </ul>
 *
 * <p>What it does then is a list of {@link io.github.flightstand.rules.engine.state.Effect}s, costs
 * and all. After a roll or a question it goes on at a stage of its own, by name. The rest is the
 * engine's: order by initiative, each ability once a moment, reasons looked at again when a turn
 * comes, what forbids before what permits, harder before easier, the latest pilot skill (000-002,
 * -003, -103, -152, -156 to -162; X-004).
 *
 * <p>A worked card: once a round, after this ship was hit and survived, it may lose its focus token
 * and roll a die; with a hit or a critical hit the attacker gets a stress token.
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
 * <p>What attacks or is attacked may be a remote (003-050): a card that asks about it asks {@link
 * io.github.flightstand.rules.engine.hook.CardContext#ship}, which takes a remote for a ship. In an
 * attack in which a remote takes part only the cards of the ship that takes part are asked, and
 * missions. What cards do to ships does nothing to a remote, but for damage.
 *
 * <p>All functions of a card are pure: no clock, no chance of their own, nothing kept outside of
 * the state. One that throws leaves the game as it was, and the refusal names the card. So it is
 * with a chain of more than a thousand effects, whatever dice or players decide in between.
 */
@NullMarked
package io.github.flightstand.rules.engine.hook;

import org.jspecify.annotations.NullMarked;
