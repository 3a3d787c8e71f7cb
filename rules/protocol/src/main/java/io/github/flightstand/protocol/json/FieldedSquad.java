package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.squad.CatalogueFiles;
import io.github.flightstand.protocol.squad.ReadSquad;
import io.github.flightstand.protocol.squad.Unknown;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.squad.SquadShip;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A player's ships, with everything that is printed on their cards.
 *
 * @param ships the ships
 * @param made the catalogue's cards of the ships, with the cards' places in the JSON; empty if no
 *     card of the catalogue is named
 * @param cards for each ship the catalogue's cards that it is made of; of others none
 * @param exported whether the squad is a squad builder's, in which ships have no ids of their own
 */
public record FieldedSquad(
    List<SquadShipJson> ships,
    Optional<ReadSquad> made,
    List<List<SquadShip>> cards,
    boolean exported) {

  /** Creates a squad of ships that need no card of the catalogue. */
  public FieldedSquad(List<SquadShipJson> ships) {
    this(ships, Optional.empty(), Collections.nCopies(ships.size(), List.of()), false);
  }

  /**
   * Returns the squad, with the ships' figures filled in from the catalogue. A corvette's sections
   * are one ship, with the name of its fore section.
   *
   * @throws FaultException if a card is not in the catalogue, or the squad cannot be read
   */
  static FieldedSquad of(SquadJson written) {
    if (written.isShipsAlone() && written.ships().filter(FieldedSquad::sayAll).isPresent()) {
      return new FieldedSquad(written.ships().orElseThrow());
    }
    ReadSquad read = written.read(CatalogueFiles.standard());
    for (Unknown unknown : read.unknown()) {
      throw FaultException.badValue(unknown.at(), unknown.message());
    }
    List<SquadShipJson> ships = new ArrayList<>();
    List<List<SquadShip>> cards = new ArrayList<>();
    for (int i = 0; i < read.squad().ships().size(); i++) {
      int index = i;
      Optional<SquadShipJson> ship = written.ships().map(all -> all.get(index));
      if (ship.isPresent() && ship.get().ship().isEmpty()) {
        ships.add(ship.get());
        cards.add(List.of());
        continue;
      }
      Optional<String> faction = read.squad().ships().get(i).pilot().faction();
      read.squad()
          .card(index, "")
          .map(
              card ->
                  ship.map(one -> one.filledFrom(card, faction))
                      .orElseGet(
                          () ->
                              SquadShipJson.of(card, Optional.empty(), faction, Optional.empty())))
          .ifPresent(
              one -> {
                ships.add(one);
                cards.add(read.squad().madeOf(index));
              });
    }
    return new FieldedSquad(
        List.copyOf(ships), Optional.of(read), cards, written.ships().isEmpty());
  }

  private static boolean sayAll(List<SquadShipJson> ships) {
    return ships.stream().allMatch(ship -> ship.ship().isEmpty());
  }

  /** Returns a ship's place; in a squad builder's squad, the place of the squad. */
  Pointer place(Pointer squad, int ship) {
    return exported ? squad : squad.append("ships").append(ship);
  }

  /** Returns the ids of the cards that a ship brings besides those that it is given one by one. */
  List<String> brought(int ship, CardSet inForce) {
    return cards.get(ship).stream().flatMap(card -> card.cards(inForce).stream()).toList();
  }

  /** Returns the same squad with the player's name before the names of its ships. */
  FieldedSquad named(String player) {
    return new FieldedSquad(
        ships.stream().map(ship -> ship.named(player + "-" + ship.id())).toList(),
        made,
        cards,
        exported);
  }
}
