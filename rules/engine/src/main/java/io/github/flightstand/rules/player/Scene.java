package io.github.flightstand.rules.player;

import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Tokens;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteValues;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState.Status;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.view.CardView;
import io.github.flightstand.rules.engine.view.HugeView;
import io.github.flightstand.rules.engine.view.HugeView.SectionView;
import io.github.flightstand.rules.engine.view.RemoteView;
import io.github.flightstand.rules.engine.view.ShipView;
import io.github.flightstand.rules.engine.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A view as a player reckons with it.
 *
 * @param view the view
 * @param friends the ships of his side that are on the table
 * @param rivals the ships against him that are on the table
 */
record Scene(View view, List<ShipView> friends, List<ShipView> rivals) {

  /** What stands in the place of a dial where none is looked at. */
  private static final Dial ANY_DIAL = Dial.parse("1FW");

  /** The damage card that counts as two while it lies face up (000-135). */
  private static final Optional<String> DIRECT_HIT = Optional.of("direct-hit");

  static Scene of(View view) {
    return of(view, view.player());
  }

  /** Returns the scene as a seat that may be another's would reckon with it. */
  static Scene of(View view, String seat) {
    String team = team(view, seat);
    List<ShipView> friends = new ArrayList<>();
    List<ShipView> rivals = new ArrayList<>();
    for (ShipView ship : view.ships()) {
      if (ship.status() == Status.IN_PLAY) {
        (team(view, ship.card().seat()).equals(team) ? friends : rivals).add(ship);
      }
    }
    return new Scene(view, friends, rivals);
  }

  private static String team(View view, String seat) {
    for (Seat one : view.seats()) {
      if (one.id().equals(seat)) {
        return one.team();
      }
    }
    throw new IllegalArgumentException("there is no player '" + seat + "' in the view");
  }

  /** Returns a ship, on the table or not. */
  ShipView ship(String id) {
    for (ShipView ship : view.ships()) {
      if (ship.card().id().equals(id)) {
        return ship;
      }
    }
    return remote(id)
        .map(Scene::reckoned)
        .orElseThrow(
            () -> new IllegalArgumentException("there is no ship '" + id + "' in the view"));
  }

  /** Returns the remote with that id, if it is one. */
  Optional<RemoteView> remote(String id) {
    return view.remotes().orElse(List.of()).stream()
        .filter(remote -> remote.card().id().equals(id))
        .findFirst();
  }

  /** Returns a remote as a ship that is attacked and attacks as it does. */
  private static ShipView reckoned(RemoteView remote) {
    RemoteValues values = remote.card().values().orElseThrow();
    ShipCard card =
        ShipCard.builder(remote.card().id(), remote.card().seat(), ANY_DIAL)
            .skill(values.initiative())
            .attack(values.attack().orElse(0))
            .agility(values.agility())
            .hull(values.hull())
            .arcs(values.arcs())
            .build();
    return new ShipView(
        card,
        remote.status() == RemoteState.Status.IN_PLAY ? Status.IN_PLAY : Status.DESTROYED,
        0,
        remote.damage(),
        Tokens.NONE,
        Optional.empty(),
        Optional.empty(),
        false,
        false,
        List.of(),
        remote.lingering(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  /** Returns where a ship stands. */
  Ship standing(ShipView ship) {
    return view.table().ship(ship.card().id()).orElseThrow();
  }

  /** Tells whether a ship is still to move in this round. */
  boolean moves(ShipView ship) {
    return switch (view.phase()) {
      case SETUP, PLANNING -> true;
      case ACTIVATION -> !activated(ship.card().id());
      default -> false;
    };
  }

  private boolean activated(String id) {
    for (Task task : view.agenda()) {
      if (task instanceof ActivationTask.Activations activations) {
        return activations.done().contains(id);
      }
    }
    return false;
  }

  /** Tells whether a ship has yet to attack in this round. */
  boolean attacks(ShipView ship) {
    for (Task task : view.agenda()) {
      if (task instanceof CombatTask.Combat combat) {
        return !combat.done().contains(ship.card().id());
      }
    }
    return true;
  }

  /** Returns as how much damage a ship can still take, all sections together, at least 1. */
  int left(ShipView ship) {
    int left = ship.shields() + ship.card().hull() - suffered(ship.damage());
    for (SectionView section : ship.huge().map(HugeView::sections).orElse(List.of())) {
      left += section.shields() - suffered(section.damage());
    }
    return Math.max(1, left);
  }

  private static int suffered(List<CardView> cards) {
    int direct = (int) cards.stream().filter(card -> card.face().equals(DIRECT_HIT)).count();
    return cards.size() + direct;
  }
}
