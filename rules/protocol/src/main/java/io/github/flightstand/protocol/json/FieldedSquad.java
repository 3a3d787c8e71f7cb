package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.squad.CatalogueFiles;
import io.github.flightstand.protocol.squad.ReadSquad;
import io.github.flightstand.protocol.squad.Unknown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A player's ships, with all that is printed of them.
 *
 * @param ships the ships
 * @param made the cards that they were made of, and where those stand in the line; none: no card of
 *     the catalogue was named
 * @param exported whether it is a squad builder's, in which ships have no names of their own
 */
public record FieldedSquad(List<SquadShipJson> ships, Optional<ReadSquad> made, boolean exported) {

  /** Creates a squad of ships that say all about themselves. */
  public FieldedSquad(List<SquadShipJson> ships) {
    this(ships, Optional.empty(), false);
  }

  /**
   * Returns the squad that a line writes, with what the catalogue has of its ships. The sections of
   * a corvette are one ship, by the name of its fore section.
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
    for (int i = 0; i < read.squad().ships().size(); i++) {
      int index = i;
      Optional<SquadShipJson> ship = written.ships().map(all -> all.get(index));
      if (ship.isPresent() && ship.get().ship().isEmpty()) {
        ships.add(ship.get());
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
          .ifPresent(ships::add);
    }
    return new FieldedSquad(List.copyOf(ships), Optional.of(read), written.ships().isEmpty());
  }

  private static boolean sayAll(List<SquadShipJson> ships) {
    return ships.stream().allMatch(ship -> ship.ship().isEmpty());
  }

  /** Returns where a ship stands; of a squad builder's squad the squad itself. */
  Pointer place(Pointer squad, int ship) {
    return exported ? squad : squad.append("ships").append(ship);
  }

  /** Returns the same squad with its player's name before the names of its ships. */
  FieldedSquad named(String player) {
    return new FieldedSquad(
        ships.stream().map(ship -> ship.named(player + "-" + ship.id())).toList(), made, exported);
  }
}
