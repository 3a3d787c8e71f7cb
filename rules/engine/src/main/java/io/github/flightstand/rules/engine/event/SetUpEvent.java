package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.SetUpTask.DieCall;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** An event of set-up, or about which side is first (000, headings on set-up and on initiative). */
public sealed interface SetUpEvent extends Event {

  /** A die settled who decides about initiative. */
  record InitiativeDie(Face face, String player) implements SetUpEvent {}

  /** A side has initiative for the whole game. */
  record Initiative(String team) implements SetUpEvent {

    @Override
    public State applyTo(State state) {
      return state.withInitiative(team);
    }
  }

  /** A player called two faces of the initiative die (003-030). */
  record DieCalled(String player, DieCall call) implements SetUpEvent {}

  /**
   * The order of the teams was drawn; the first has initiative. The seats are now in the order of
   * these teams; the first team has number 1 (003-058).
   */
  record NumbersDrawn(List<String> teams) implements SetUpEvent {

    public NumbersDrawn {
      teams = List.copyOf(teams);
    }

    /** Leaves the decks, which go by seats, as they are: all are alike before the first round. */
    @Override
    public State applyTo(State state) {
      List<Seat> seats = new ArrayList<>(state.seats());
      seats.sort(Comparator.comparingInt(seat -> teams.indexOf(seat.team())));
      return state.withSeats(seats).withInitiative(teams.get(0));
    }
  }

  /** A side got its edge by the player order. No scenario draws zones. */
  record EdgeGiven(String team, TableEdge edge) implements SetUpEvent {

    @Override
    public State applyTo(State state) {
      return state.withSeats(
          state.seats().stream()
              .map(seat -> seat.team().equals(team) ? seat.withEdge(edge) : seat)
              .toList());
    }
  }

  /** A player picked an edge. The other side has the opposite one (000-053). */
  record EdgePicked(String player, TableEdge edge) implements SetUpEvent {

    @Override
    public State applyTo(State state) {
      String team = state.seat(player).team();
      return state.withSeats(
          state.seats().stream()
              .map(seat -> seat.withEdge(seat.team().equals(team) ? edge : opposite(edge)))
              .toList());
    }

    private static TableEdge opposite(TableEdge edge) {
      return switch (edge) {
        case LEFT -> TableEdge.RIGHT;
        case RIGHT -> TableEdge.LEFT;
        case BOTTOM -> TableEdge.TOP;
        case TOP -> TableEdge.BOTTOM;
      };
    }
  }

  /** A player laid an obstacle; its outline is given as it lies on the table. */
  record PlacedObstacle(String player, Pose pose, Obstacle obstacle) implements SetUpEvent {

    /** Keeps obstacles in the order of their ids, so that equal tables give equal states. */
    @Override
    public State applyTo(State state) {
      List<Obstacle> lie = new ArrayList<>(state.table().obstacles());
      lie.add(obstacle);
      lie.sort(Comparator.comparing(Obstacle::id));
      Table.Builder table = Table.builder(state.table().playArea());
      state.table().ships().forEach(table::ship);
      lie.forEach(table::obstacle);
      state.table().tokens().forEach(table::token);
      return state.with(table.build());
    }
  }

  /** A player set up a huge ship as an obstacle (002-055). */
  record PlacedStandIn(String player, String ship, BaseSize base, Pose pose) implements SetUpEvent {

    @Override
    public State applyTo(State state) {
      return state.with(
          state.table().toBuilder()
              .ship(new Ship(ship, state.rules().movement().parts().base(base), pose, true))
              .build());
    }
  }

  /** A ship was set up. */
  record PlacedShip(String ship, Pose pose) implements SetUpEvent {

    /** Keeps ships in the order of the game's ships, so that equal tables give equal states. */
    @Override
    public State applyTo(State state) {
      Table.Builder table = Table.builder(state.table().playArea());
      for (ShipState other : state.ships()) {
        if (other.id().equals(ship)) {
          table.ship(state.placed(other, pose));
        } else {
          state.table().ship(other.id()).ifPresent(table::ship);
        }
      }
      state.table().ships().stream().filter(Ship::standsIn).forEach(table::ship);
      state.table().obstacles().forEach(table::obstacle);
      state.table().tokens().forEach(table::token);
      return state
          .with(table.build().withTouching(state.table().touchingPairs()))
          .with(state.ship(ship).with(ShipState.Status.IN_PLAY));
    }
  }

  /** A piece fits nowhere: an obstacle is left out, a ship counts as destroyed (000-058). */
  record LeftOut(String piece) implements SetUpEvent {

    @Override
    public State applyTo(State state) {
      return state.withShips(
          state.ships().stream()
              .map(ship -> ship.id().equals(piece) ? ship.gone(ShipState.Status.DESTROYED) : ship)
              .toList());
    }
  }
}
