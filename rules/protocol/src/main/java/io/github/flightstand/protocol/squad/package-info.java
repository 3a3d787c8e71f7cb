/**
 * Catalogues and squads as files have them.
 *
 * <p>The catalogue of the first edition is in this package's resources, a card a line: {@code
 * ships.json}, {@code pilots.json} and {@code upgrades.json}. It holds facts only, checked against
 * two collections of the community; {@link io.github.flightstand.protocol.squad.CommunityCatalogue}
 * and {@link io.github.flightstand.protocol.squad.XwsReader} read what stands in for its ids, names
 * and figures elsewhere and list what they pass over.
 *
 * <p>A card with two faces gives what both do, one that is discarded some time what it gives until
 * then, as a stealth device's agility. {@code errata.json} has the cards as they were before an
 * erratum changed what squads may have of them, with its date and source, {@code names.json} the
 * ids that the community's lists of names once had.
 *
 * <p>What the catalogue leaves out: what cards do; the pilot of the Hound's Tooth's pup, who has no
 * points of his own; arcs that serve one kind of secondary weapon only; where the arcs of the
 * transports', the CR90's and aft sections' weapons run; tokens whose shape the parts' figures do
 * not tell, such as those of Conner nets and cluster mines; the crippled sides of sections. A card
 * that drops a token each round drops up to a hundred.
 */
@NullMarked
package io.github.flightstand.protocol.squad;

import org.jspecify.annotations.NullMarked;
