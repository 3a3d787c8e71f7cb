package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.arithmetic.Elementary;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;

/**
 * Ships that touch side by side when a round ends. Once both have moved since, they no longer
 * touch, even if their bases still meet (000-077a). Each ship keeps the others in {@link
 * ShipState#beside} until it moves.
 */
public final class SideBySide {

  /** The greatest difference between the headings of parallel ships, in degrees: 1e-9 radians. */
  private static final double PARALLEL = Elementary.toDegrees(1e-9);

  private SideBySide() {}

  /** Returns the ships that a ship stands beside without having moved since a round ended. */
  static List<String> atTheEndOfARound(State state, ShipState ship) {
    if (state.table().touchingPairs().isEmpty()) {
      return List.of();
    }
    List<String> beside = new ArrayList<>();
    for (ShipState other : state.ships()) {
      // It also counts if only the other ship has moved since an earlier round.
      if (state.table().touching(ship.id(), other.id())
          && (ship.beside().contains(other.id())
              || (!other.beside().contains(ship.id()) && parallel(state, ship, other)))) {
        beside.add(other.id());
      }
    }
    return beside;
  }

  private static boolean parallel(State state, ShipState ship, ShipState other) {
    Ship one = state.table().ship(ship.id()).orElseThrow();
    Ship beside = state.table().ship(other.id()).orElseThrow();
    return Math.abs(one.pose().heading().degreesTo(beside.pose().heading())) <= PARALLEL;
  }

  /** Returns the state after a move, in which a ship keeps only the neighbors it overlapped. */
  static State moved(State state, MoveEvent.Moved move) {
    State now = state;
    for (int i = 0; i < state.ships().size(); i++) {
      ShipState ship = state.ships().get(i);
      if (ship.id().equals(move.ship())) {
        now = now.with(ship.withBeside(List.of()));
      } else if (ship.beside().contains(move.ship())
          && (!move.touching().contains(ship.id()) || move.overlapped().contains(ship.id()))) {
        now =
            now.with(
                ship.withBeside(
                    ship.beside().stream().filter(id -> !id.equals(move.ship())).toList()));
      }
    }
    return now;
  }

  /** Tests whether two ships, one of them moving now, have then both moved since a round ended. */
  public static boolean parts(State state, String moving, String other) {
    return state.ship(moving).beside().contains(other)
        && !state.ship(other).beside().contains(moving);
  }
}
