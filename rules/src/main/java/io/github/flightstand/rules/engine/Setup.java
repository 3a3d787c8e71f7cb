package io.github.flightstand.rules.engine;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.state.DamageDeck;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game before it begins: ships and obstacles that stand on the table.
 *
 * @param rules the rules
 * @param seats the players, of at least two sides
 * @param ships the ships, each of them on the table
 * @param table where they stand, and the obstacles
 * @param initiative the side that has initiative; none: the rules settle it
 * @param lastRound the last round, if one is agreed on
 * @param deck what the damage decks are made of
 * @param shared whether all players share one deck; else each has his own (000-145)
 */
public record Setup(
    Rules rules,
    List<Seat> seats,
    List<ShipCard> ships,
    Table table,
    Optional<String> initiative,
    Optional<Integer> lastRound,
    DamageDeck deck,
    boolean shared) {

  /**
   * Checks that the parts fit together.
   *
   * @throws IllegalArgumentException if there are fewer than two sides, a ship is nobody's or does
   *     not stand on the table as its card says, the side with initiative does not play, or the
   *     last round is not at least 1
   */
  public Setup {
    seats = List.copyOf(seats);
    ships = inSeatOrder(ships, seats);
    if (seats.stream().map(Seat::team).distinct().count() < 2) {
      throw new IllegalArgumentException("a game has at least two sides, found fewer");
    }
    Set<String> ids = new HashSet<>();
    for (Seat seat : seats) {
      if (!ids.add(seat.id())) {
        throw new IllegalArgumentException("the player '" + seat.id() + "' stands twice");
      }
    }
    for (ShipCard ship : ships) {
      check(ship, seats, table);
    }
    if (ships.size() != table.ships().size()) {
      throw new IllegalArgumentException(
          "every ship on the table is flown by a player, found "
              + table.ships().size()
              + " ships and "
              + ships.size()
              + " cards");
    }
    if (!table.tokens().isEmpty() || !table.touchingPairs().isEmpty()) {
      throw new IllegalArgumentException(
          "a game begins without tokens on the table and without ships that touch");
    }
    table = inOrder(table, ships);
    List<Seat> all = seats;
    if (initiative.isPresent()
        && all.stream().noneMatch(seat -> seat.team().equals(initiative.get()))) {
      throw new IllegalArgumentException("the side '" + initiative.get() + "' does not play");
    }
    if (lastRound.isPresent() && lastRound.get() < 1) {
      throw new IllegalArgumentException("the last round is at least 1, found " + lastRound.get());
    }
  }

  /** Ships in the order of their players, so that a game has one state however it is written. */
  private static List<ShipCard> inSeatOrder(List<ShipCard> ships, List<Seat> seats) {
    List<String> order = seats.stream().map(Seat::id).toList();
    return ships.stream()
        .sorted(Comparator.comparingInt(ship -> order.indexOf(ship.seat())))
        .toList();
  }

  private static Table inOrder(Table table, List<ShipCard> ships) {
    Table.Builder ordered = Table.builder(table.playArea());
    for (ShipCard card : ships) {
      Ship ship = table.ship(card.id()).orElseThrow();
      ordered.ship(new Ship(ship.id(), ship.base(), ship.pose(), false, Optional.of(card.seat())));
    }
    table.obstacles().forEach(ordered::obstacle);
    return ordered.build();
  }

  private static void check(ShipCard ship, List<Seat> seats, Table table) {
    if (seats.stream().noneMatch(seat -> seat.id().equals(ship.seat()))) {
      throw new IllegalArgumentException(
          "the ship '" + ship.id() + "' is flown by '" + ship.seat() + "', who does not play");
    }
    if (ship.base().isHuge()) {
      throw new IllegalArgumentException(
          "the ship '" + ship.id() + "' is huge, expected a small, medium or large ship");
    }
    if (table.ship(ship.id()).filter(s -> s.base().size() == ship.base()).isEmpty()) {
      throw new IllegalArgumentException(
          "the ship '" + ship.id() + "' does not stand on the table with such a base");
    }
  }
}
