/**
 * Squads: what is printed on the cards that they are made of, and the rules by which one is put
 * together.
 *
 * <p>A {@link io.github.flightstand.rules.squad.Catalogue} holds {@linkplain
 * io.github.flightstand.rules.squad.ShipType ship types}, {@linkplain
 * io.github.flightstand.rules.squad.Pilot pilots} and {@linkplain
 * io.github.flightstand.rules.squad.Upgrade upgrades} by the ids that the community's squad
 * builders use (those of its exchange format XWS). A {@link
 * io.github.flightstand.rules.squad.Squad} is made of them, and {@link
 * io.github.flightstand.rules.squad.SquadCheck} tells every rule that it breaks. Figures and limits
 * only: what cards say they do is not in here.
 */
@NullMarked
package io.github.flightstand.rules.squad;

import org.jspecify.annotations.NullMarked;
