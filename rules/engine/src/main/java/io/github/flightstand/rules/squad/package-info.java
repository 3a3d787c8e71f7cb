/**
 * Squads: their cards and the rules by which they are put together. Start with {@link SquadCheck},
 * which finds every rule that a {@link Squad} breaks. A {@link Catalogue} holds {@linkplain
 * ShipType ship types}, {@linkplain Pilot pilots} and {@linkplain Upgrade upgrades} by the ids of
 * the community's exchange format XWS, without the effects of cards.
 *
 * <pre>{@code
 * ShipType type = catalogue.ship("xwing").orElseThrow();
 * Pilot pilot = catalogue.pilots("wedgeantilles").get(0);
 * Squad squad = new Squad(List.of(new SquadShip("red-1", type, pilot, List.of())));
 * SquadCheck check = new SquadCheck(SquadRules.of(Rules.standard(), false));
 * List<BrokenRule> broken = check.broken(squad);   // empty if the squad is legal
 * }</pre>
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.rules.squad;

import org.jspecify.annotations.NullMarked;
