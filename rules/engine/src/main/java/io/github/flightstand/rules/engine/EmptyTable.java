package io.github.flightstand.rules.engine;

import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.GameRules;
import io.github.flightstand.rules.GameRules.SetUpRules;
import io.github.flightstand.rules.engine.ObstaclePool.Brought;
import io.github.flightstand.rules.engine.ObstaclePool.StandIn;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Checks of a game in which the players set up the table. */
final class EmptyTable {

  /** Throws IllegalArgumentException if the players cannot set up such a game. */
  static void check(
      GameRules rules, List<Seat> seats, List<ShipCard> ships, Table table, ObstaclePool pool) {
    List<String> sides = seats.stream().map(Seat::team).distinct().toList();
    boolean playerOrder = rules.epic().playerOrder();
    if (sides.size() != 2 && !playerOrder) {
      throw new IllegalArgumentException(
          "two sides set up a table, on opposite edges, found " + sides.size());
    }
    if (!table.ships().isEmpty() || !table.obstacles().isEmpty() || !table.tokens().isEmpty()) {
      throw new IllegalArgumentException("a table that is set up is empty, found pieces on it");
    }
    Set<String> ids = new HashSet<>();
    Stream.concat(
            ships.stream().map(ShipCard::id),
            pool.brought().stream().map(brought -> brought.obstacle().id()))
        .filter(id -> !ids.add(id))
        .findFirst()
        .ifPresent(
            id -> {
              throw new IllegalArgumentException("the id '" + id + "' is taken twice");
            });
    pool.standIn().ifPresent(standIn -> checkStandIn(standIn, ids, seats));
    for (Brought brought : pool.brought()) {
      if (seats.stream().noneMatch(seat -> seat.id().equals(brought.player()))) {
        throw new IllegalArgumentException(
            "the obstacle '%s' is brought by '%s', who does not play"
                .formatted(brought.obstacle().id(), brought.player()));
      }
    }
    if (playerOrder) {
      checkNoStandIn(pool);
    } else if (!pool.brought().isEmpty() || pool.standIn().isPresent()) {
      sides.forEach(side -> checkCount(rules.setUp(), seats, side, pool));
    }
  }

  /** The book says who lays the other obstacles only for sides that bring their own (002-055). */
  private static void checkNoStandIn(ObstaclePool pool) {
    if (pool.standIn().isPresent()) {
      throw new IllegalArgumentException(
          ("the obstacles of an epic battle are laid from one pool, found the ship '%s', "
                  + "which stands in for a side's own")
              .formatted(pool.standIn().get().id()));
    }
  }

  private static void checkStandIn(StandIn standIn, Set<String> ids, List<Seat> seats) {
    if (!ids.add(standIn.id())) {
      throw new IllegalArgumentException("the id '" + standIn.id() + "' is taken twice");
    }
    if (seats.stream().noneMatch(seat -> seat.id().equals(standIn.player()))) {
      throw new IllegalArgumentException(
          "'%s', which stands in as an obstacle, is brought by '%s', who does not play"
              .formatted(standIn.id(), standIn.player()));
    }
  }

  private static void checkCount(
      SetUpRules rules, List<Seat> seats, String side, ObstaclePool pool) {
    List<String> players =
        seats.stream().filter(seat -> seat.team().equals(side)).map(Seat::id).toList();
    long count =
        pool.brought().stream().filter(brought -> players.contains(brought.player())).count();
    boolean standsIn = pool.standIn().filter(ship -> players.contains(ship.player())).isPresent();
    int expected = standsIn ? 0 : rules.obstaclesEach();
    if (count != expected) {
      throw new IllegalArgumentException(
          "the side '%s' brings %s obstacles, expected %s%s"
              .formatted(
                  side,
                  count,
                  expected,
                  standsIn
                      ? " besides the ship that stands in for them"
                      : " from each side, or none from both"));
    }
  }
}
