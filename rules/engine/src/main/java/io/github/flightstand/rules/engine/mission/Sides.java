package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.RemoteCard;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteValues;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.mission.RemotePieces;
import io.github.flightstand.rules.mission.Role;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.mission.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The sides of a mission and their roles, by places in the order of play (003-029, -059). */
public final class Sides {

  /** Returns the number of a player's side: its place in the order of play, from 1. */
  static int number(State state, String seat) {
    return state.teams().indexOf(state.seat(seat).team()) + 1;
  }

  /** Returns the players of a role in the order of play; empty if there is no such role. */
  public static List<Seat> of(State state, String role) {
    List<Seat> seats = state.seatsInOrder();
    if (role.equals(Role.ALL)) {
      return seats;
    }
    List<Integer> sides =
        state
            .mission()
            .flatMap(mission -> Scenario.of(mission.mission()).role(role))
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

  /** Returns the zones that a player sets up in. */
  static List<Zone> zones(State state, String seat) {
    return zones(
        Scenario.of(state.mission().orElseThrow().mission()),
        number(state, seat),
        state.teams().size());
  }

  /** Returns the zones of a side, in a game with that many sides. */
  static List<Zone> zones(Scenario mission, int side, int sides) {
    return mission.zones().stream().filter(zone -> of(zone, sides) == side).toList();
  }

  /** Returns the side that a zone belongs to, in a game with that many sides. */
  static int of(Zone zone, int sides) {
    return sides == 2 ? zone.headToHead().orElse(zone.side()) : zone.side();
  }

  /** Returns the mission's remotes and markers; players of a role get those of a kind in turn. */
  public static List<RemoteState> remotes(State state) {
    List<RemoteState> remotes = new ArrayList<>();
    for (RemotePieces pieces : Scenario.of(state.mission().orElseThrow().mission()).remotes()) {
      List<Seat> seats = of(state, pieces.role());
      long before =
          remotes.stream().filter(remote -> remote.card().kind().equals(pieces.kind())).count();
      for (int i = 0; i < pieces.count(); i++) {
        long number = before + i + 1;
        RemoteState remote =
            RemoteState.of(
                new RemoteCard(
                    pieces.kind() + "-" + number,
                    pieces.kind(),
                    seats.get(i % seats.size()).id(),
                    Optional.of((int) number),
                    RemoteValues.named(pieces.kind()).map(values -> moving(values, pieces))));
        remotes.add(
            pieces.inactive()
                ? remote.withSide(Optional.of(RemoteState.Side.BLUE)).turned(false)
                : remote);
      }
    }
    return remotes;
  }

  /** Returns the values with the mission's own moves. */
  private static RemoteValues moving(RemoteValues values, RemotePieces pieces) {
    return new RemoteValues(
        values.initiative(),
        values.agility(),
        values.hull(),
        values.attack(),
        values.arcs(),
        pieces.moves().stream().map(LaidTemplate::parse).toList(),
        values.invented());
  }
}
