package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.mission.Role;
import io.github.flightstand.rules.mission.Zone;
import java.util.List;

/**
 * Who plays which part of a mission: sides by their places in the order of play (003-029, -059).
 */
public final class Sides {

  private Sides() {}

  /** Returns a player's side by its place in the order of play, from 1. */
  static int number(State state, String seat) {
    return state.teams().indexOf(state.seat(seat).team()) + 1;
  }

  /** Returns the players of a role in the order of play; none if there is no such role. */
  public static List<Seat> of(State state, String role) {
    List<Seat> seats = state.seatsInOrder();
    if (role.equals(Role.ALL)) {
      return seats;
    }
    List<Integer> sides =
        state
            .mission()
            .flatMap(mission -> mission.mission().role(role))
            .map(Role::sides)
            .orElse(List.of());
    return seats.stream().filter(seat -> sides.contains(number(state, seat.id()))).toList();
  }

  /** Returns the first player of each side of a role. */
  static List<Seat> heads(State state, String role) {
    List<Seat> seats = of(state, role);
    return seats.stream()
        .filter(
            seat ->
                seats.stream()
                    .filter(other -> other.team().equals(seat.team()))
                    .findFirst()
                    .filter(seat::equals)
                    .isPresent())
        .toList();
  }

  /** Returns the zones in which a player sets up. */
  static List<Zone> zones(State state, String seat) {
    int side = number(state, seat);
    boolean two = state.teams().size() == 2;
    return state.mission().orElseThrow().mission().zones().stream()
        .filter(zone -> (two ? zone.headToHead().orElse(zone.side()) : zone.side()) == side)
        .toList();
  }
}
