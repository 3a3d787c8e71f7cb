package io.github.flightstand.tools.page.game;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.MeasurePicture;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.referee.picture.ActionMove;
import io.github.flightstand.referee.picture.Scene;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.BombEvent;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.event.RemoteEvent;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.AttackRuler;
import java.util.Optional;

/** Scenes of events on the table before them. */
final class GamePictures {

  private final Rules rules;

  GamePictures(Rules rules) {
    this.rules = rules;
  }

  /** Returns the scene of an event in a state, if there is something to draw. */
  Optional<Scene> of(State before, Event event) {
    return event instanceof MoveEvent.Moved moved
        ? Optional.of(moved(before.table(), moved))
        : picture(before, event).map(Scene::still);
  }

  private Optional<TablePicture> picture(State before, Event event) {
    Table table = before.table();
    if (event instanceof AttackEvent.Attacked attacked) {
      return Optional.of(attacked(before, attacked));
    }
    if (event instanceof RemoteEvent.RemoteMoved moved) {
      return Optional.of(remote(before, event, moved.remote()));
    }
    if (event instanceof RemoteEvent.RemoteDropped dropped) {
      return Optional.of(remote(before, event, dropped.remote()));
    }
    if (event instanceof DockingEvent.Disabled disabled) {
      return Optional.of(TablePicture.of(table).highlight(Mark.BLOCKING, disabled.ship()));
    }
    if (event instanceof DockingEvent.Docked docked) {
      return Optional.of(base(before, docked.ship(), docked.pose()));
    }
    if (event instanceof DockingEvent.Towed towed) {
      return Optional.of(base(before, towed.ship(), towed.pose()));
    }
    if (event instanceof BombEvent.Dropped dropped) {
      return Optional.of(dropped(before, dropped));
    }
    if (event instanceof BombEvent.Detonated detonated) {
      TablePicture picture = TablePicture.of(table).highlight(Mark.BLOCKING, detonated.token());
      detonated.ships().forEach(ship -> picture.highlight(Mark.FOUND, ship));
      return Optional.of(picture);
    }
    return Optional.empty();
  }

  private static TablePicture remote(State before, Event event, String remote) {
    return TablePicture.of(before.table())
        .token(Mark.END, event.applyTo(before).table().token(remote).orElseThrow());
  }

  /** Draws the end of a ship that docks or is towed. */
  private static TablePicture base(State before, String ship, Pose pose) {
    return TablePicture.of(before.table()).base(Mark.END, before.placed(before.ship(ship), pose));
  }

  private static TablePicture dropped(State before, BombEvent.Dropped dropped) {
    TablePicture picture = TablePicture.of(before.table());
    dropped.under().forEach(ship -> picture.highlight(Mark.FOUND, ship));
    return picture.token(
        Mark.END, dropped.applyTo(before).table().token(dropped.token()).orElseThrow());
  }

  private TablePicture attacked(State before, AttackEvent.Attacked attacked) {
    Table table = before.table();
    Aim aim =
        new Aim(
            before.standing(attacked.attacker()).orElseThrow(),
            before.standing(attacked.target()).orElseThrow(),
            attacked.section(),
            attacked.arc());
    return MeasurePicture.ofAttack(table, aim, new AttackRuler(rules).measure(table, aim), rules);
  }

  private Scene moved(Table table, MoveEvent.Moved moved) {
    Ship ship = table.ship(moved.ship()).orElseThrow();
    if (moved.move().equals(MoveEvent.Moved.FORMATION)) {
      return Scene.still(TablePicture.of(table).base(Mark.END, ship.at(moved.pose())));
    }
    return ActionMove.ofKey(rules.movement(), ship.base(), moved.move())
        .map(action -> action.scene(rules, table, ship, moved.pose()))
        .orElseGet(() -> Scene.of(rules, table, ship, Maneuver.parse(moved.move()), moved.pose()));
  }
}
