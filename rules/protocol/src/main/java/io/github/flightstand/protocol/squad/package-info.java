/**
 * Catalogues of ships and cards, and squads read from files.
 *
 * <p>Start with {@link io.github.flightstand.protocol.squad.ReadySquads} for a squad that comes
 * with the library, or with {@link io.github.flightstand.protocol.squad.XwsReader} for a squad
 * builder's file:
 *
 * <pre>{@code
 * ReadSquad squad = ReadySquads.squad("imperial-swarm", CatalogueFiles.standard()).orElseThrow();
 * SquadCheck check = new SquadCheck(SquadRules.of(Rules.standard(), false));
 * squad.reasons(check).isEmpty()    // true: the squad is legal
 * }</pre>
 *
 * <p>The catalogue of the first edition is in this package's resources, one card per line: {@code
 * ships.json}, {@code pilots.json} and {@code upgrades.json}. It holds only facts, checked against
 * two collections of the community. {@link io.github.flightstand.protocol.squad.CommunityCatalogue}
 * reads another catalogue.
 *
 * <p>A card with two faces gives what both faces do. A card that is discarded at some time gives
 * what it gives until then, such as a stealth device's agility. {@code errata.json} has the cards
 * before each erratum, with its date and source; {@code names.json} has the ids that the
 * community's lists once used.
 *
 * <p>The catalogue leaves out: the effects of cards; the pilot of the Hound's Tooth's pup, who has
 * no points; arcs for only one kind of secondary weapon; the directions of arcs of the transports',
 * the CR90's and aft sections' weapons; tokens whose shape the parts' figures do not include, such
 * as Conner nets and cluster mines; the crippled sides of sections. A card that drops a token each
 * round drops up to 100.
 *
 * @since 1.0
 */
@NullMarked
package io.github.flightstand.protocol.squad;

import org.jspecify.annotations.NullMarked;
