package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.squad.Ignored;
import io.github.flightstand.protocol.squad.ReadSquad;
import io.github.flightstand.protocol.squad.ReadSquad.Place;
import io.github.flightstand.protocol.squad.Unknown;
import io.github.flightstand.rules.Factions;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.squad.ActionIcon;
import io.github.flightstand.rules.squad.Catalogue;
import io.github.flightstand.rules.squad.Figures;
import io.github.flightstand.rules.squad.Pilot;
import io.github.flightstand.rules.squad.ShipType;
import io.github.flightstand.rules.squad.Squad;
import io.github.flightstand.rules.squad.SquadShip;
import io.github.flightstand.rules.squad.Upgrade;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A finder of the cards of ships that a squad lists one by one.
 *
 * <p>A type without a pilot is flown by its least skilled pilot who is not unique; if all are
 * unique, by the least skilled; among equals, by the cheapest. A ship without a type has a type of
 * its own, made from its other fields.
 */
final class CataloguedShips {

  private static final Comparator<Pilot> PLAINEST =
      Comparator.comparing(Pilot::unique)
          .thenComparingInt(Pilot::skill)
          .thenComparingInt(Pilot::points);

  private final Catalogue catalogue;
  private final List<Unknown> unknown = new ArrayList<>();
  private final List<Ignored> ignored = new ArrayList<>();

  CataloguedShips(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * Returns the squad.
   *
   * @throws FaultException if a ship lacks a field that it needs
   */
  ReadSquad read(List<SquadShipJson> written) {
    List<SquadShip> ships = new ArrayList<>();
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < written.size(); i++) {
      String at = "/ships/" + i;
      SquadShipJson ship = written.get(i);
      try {
        List<String> cardPlaces = new ArrayList<>();
        List<Upgrade> cards = cards(ship, at, cardPlaces);
        made(ship, cards, at)
            .ifPresent(
                made -> {
                  checkPoints(ship, made.points(), at);
                  ships.add(made);
                  places.add(new Place(at, cardPlaces));
                });
      } catch (FaultException fault) {
        throw fault.under(Pointer.of(at));
      }
    }
    return new ReadSquad(Optional.empty(), "", new Squad(ships), places, unknown, ignored);
  }

  /** Points come from the cards; {@code points} of the ship is only compared. */
  private void checkPoints(SquadShipJson ship, int points, String at) {
    ship.points()
        .filter(claimed -> claimed != points)
        .ifPresent(
            claimed ->
                ignored.add(
                    new Ignored(
                        "'points' is " + claimed + ", but the cards cost " + points,
                        at + "/points")));
  }

  private List<Upgrade> cards(SquadShipJson ship, String at, List<String> places) {
    List<String> ids = ship.cards();
    if (!ids.isEmpty() && ship.ship().isEmpty()) {
      ignored.add(
          new Ignored(
              "'cards' is not checked, because without 'ship' its slots are unknown",
              at + "/cards"));
      return List.of();
    }
    List<Upgrade> cards = new ArrayList<>();
    for (int i = 0; i < ids.size(); i++) {
      String place = at + "/cards/" + i;
      Optional<Upgrade> card = catalogue.upgradeMeant(Optional.empty(), ids.get(i));
      if (card.isPresent()) {
        cards.add(card.get());
        places.add(place);
      } else {
        unknown.add(Unknown.upgrade(catalogue, ids.get(i), Optional.empty(), place));
      }
    }
    return cards;
  }

  private Optional<SquadShip> made(SquadShipJson ship, List<Upgrade> cards, String at) {
    if (ship.ship().isEmpty()) {
      ShipType own = ownType(ship);
      return Optional.of(new SquadShip(ship.id(), own, ownPilot(ship), List.of()));
    }
    return pilot(ship, at)
        .map(
            pilot ->
                new SquadShip(ship.id(), catalogue.ship(pilot.ship()).orElseThrow(), pilot, cards));
  }

  private Optional<Pilot> pilot(SquadShipJson ship, String at) {
    String named = ship.ship().orElseThrow();
    List<ShipType> meant = catalogue.shipsMeant(named);
    Optional<ShipType> type = meant.stream().findFirst().filter(one -> meant.size() == 1);
    if (type.isEmpty()) {
      unknown.add(Unknown.ship(catalogue, named, at + "/ship"));
      return Optional.empty();
    }
    Optional<String> faction = ship.faction().map(Factions::main);
    List<Pilot> flying =
        ship.pilot().map(catalogue::pilotsMeant).orElse(catalogue.pilots()).stream()
            .filter(pilot -> pilot.ship().equals(type.get().id()))
            .toList();
    Optional<Pilot> pilot =
        flying.stream()
            .filter(one -> faction.isEmpty() || one.faction().equals(faction))
            .min(PLAINEST)
            .or(() -> flying.stream().min(PLAINEST));
    if (pilot.isEmpty()) {
      unknown.add(Unknown.pilot(catalogue, ship.pilot().orElse(""), type, at + "/pilot"));
    }
    return pilot;
  }

  private static ShipType ownType(SquadShipJson ship) {
    return new ShipType(
        ship.id(),
        List.of(ship.id()),
        List.of(),
        ship.needed("base", ship.base()),
        new Figures(
            Optional.of(ship.needed("attack", ship.attack())),
            ship.needed("agility", ship.agility()),
            ship.hull().orElse(1),
            ship.shields().orElse(0),
            Optional.empty()),
        ship.actions().orElse(List.of()).stream()
            .flatMap(action -> ActionIcon.of(action.word()).stream())
            .toList(),
        ship.arcs().orElse(List.of()),
        false,
        WeaponRange.PRIMARY,
        Optional.empty(),
        ship.needed("dial", ship.dial()));
  }

  private static Pilot ownPilot(SquadShipJson ship) {
    return new Pilot(
        ship.id(),
        ship.unique().orElse(ship.id()),
        ship.id(),
        ship.faction().map(Factions::main),
        ship.needed("skill", ship.skill()),
        ship.points().orElse(0),
        ship.unique().isPresent(),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }
}
