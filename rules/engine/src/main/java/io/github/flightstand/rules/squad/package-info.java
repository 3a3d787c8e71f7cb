/**
 * What is printed on squads' cards, but for what the cards say they do, and the rules by which a
 * squad is put together. A {@link io.github.flightstand.rules.squad.Catalogue} holds {@linkplain
 * io.github.flightstand.rules.squad.ShipType ship types}, {@linkplain
 * io.github.flightstand.rules.squad.Pilot pilots} and {@linkplain
 * io.github.flightstand.rules.squad.Upgrade upgrades} by the ids of the community's exchange format
 * XWS; {@link io.github.flightstand.rules.squad.SquadCheck} tells every rule that a {@link
 * io.github.flightstand.rules.squad.Squad} breaks.
 */
@NullMarked
package io.github.flightstand.rules.squad;

import org.jspecify.annotations.NullMarked;
