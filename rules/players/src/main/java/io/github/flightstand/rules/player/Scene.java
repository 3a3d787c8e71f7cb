package io.github.flightstand.rules.player;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A view, with the ships on the table of the player's side and those against it. */
record Scene(View view, List<ShipState> friends, List<ShipState> rivals) {

  /** The damage card that counts as two while it lies face up (000-135). */
  private static final Optional<String> DIRECT_HIT = Optional.of("direct-hit");

  static Scene of(View view) {
    return of(view, view.player());
  }

  /** Returns the scene from the side of a seat, which may be another player's. */
  static Scene of(View view, String seat) {
    String team = view.team(seat);
    List<ShipState> friends = new ArrayList<>();
    List<ShipState> rivals = new ArrayList<>();
    for (ShipState ship : view.ships()) {
      if (ship.inPlay()) {
        (view.team(ship.seat()).equals(team) ? friends : rivals).add(ship);
      }
    }
    return new Scene(view, friends, rivals);
  }

  /** Returns a ship, or a remote as a ship, on the table or not. */
  ShipState ship(String id) {
    for (ShipState ship : view.ships()) {
      if (ship.id().equals(id)) {
        return ship;
      }
    }
    return remote(id)
        .map(RemoteState::asShip)
        .orElseThrow(
            () -> new IllegalArgumentException("there is no ship '" + id + "' in the view"));
  }

  /** Returns the remote with that id, if there is one. */
  Optional<RemoteState> remote(String id) {
    return view.open().remotes().stream().filter(remote -> remote.id().equals(id)).findFirst();
  }

  Task present() {
    List<Task> agenda = view.open().agenda();
    return agenda.get(agenda.size() - 1);
  }

  Table table() {
    return view.open().table();
  }

  Ship standing(ShipState ship) {
    return table().ship(ship.id()).orElseThrow();
  }

  boolean moves(ShipState ship) {
    return switch (view.open().phase()) {
      case SETUP, PLANNING -> true;
      case ACTIVATION -> !activated(ship.id());
      default -> false;
    };
  }

  private boolean activated(String id) {
    for (Task task : view.open().agenda()) {
      if (task instanceof ActivationTask.Activations activations) {
        return activations.done().contains(id);
      }
    }
    return false;
  }

  boolean attacks(ShipState ship) {
    for (Task task : view.open().agenda()) {
      if (task instanceof CombatTask.Combat combat) {
        return !combat.done().contains(ship.id());
      }
    }
    return true;
  }

  /** Returns the damage that a ship can still take, all sections together, at least 1. */
  int left(ShipState ship) {
    boolean whole = ship.sections().isEmpty();
    int left = ship.card().hull() + (whole ? ship.shields() : ship.shieldsLeft());
    List<DealtCard> cards = whole ? ship.damage() : ship.suffered();
    for (int i = 0; i < cards.size(); i++) {
      left -= cards.get(i).face().equals(DIRECT_HIT) ? 2 : 1;
    }
    return Math.max(1, left);
  }
}
