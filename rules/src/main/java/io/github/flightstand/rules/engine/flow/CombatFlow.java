package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.Event.Skipped;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Task.Shot;
import java.util.ArrayList;
import java.util.List;

/**
 * The combat phase: each ship once, in descending pilot skill; one whose skill rises above the one
 * that has come up is passed over (000, headings on the combat phase and on simultaneous attacks;
 * 000-030, -109 to -114, -153, -154).
 */
final class CombatFlow implements Flow<Task.Combat> {

  private static List<ShipState> next(Task.Combat task, State state) {
    return TurnOrder.descending(
        state, ship -> !task.done().contains(ship.id()) && ship.card().skill() <= task.skill());
  }

  /** Tells whether a ship is past its chance but still lingers. */
  private static boolean overdue(Task.Combat task, ShipState ship) {
    return ship.lingering() && task.done().contains(ship.id());
  }

  @Override
  public boolean waits(Task.Combat task, State state) {
    return state.ships().stream().noneMatch(ship -> overdue(task, ship))
        && next(task, state).size() > 1;
  }

  @Override
  public void ask(Task.Combat task, State state, Asking asking) {
    TurnOrder.ask(next(task, state), asking);
  }

  @Override
  public void answer(Task.Combat task, Play play, Decision decision, Command command) {
    begin(task, play, command.value().orElseThrow());
  }

  @Override
  public void proceed(Task.Combat task, Play play) {
    for (ShipState ship : play.state().ships()) {
      if (overdue(task, ship)) {
        Doom.afterItsChance(play, ship);
        return;
      }
    }
    List<ShipState> next = next(task, play.state());
    if (!next.isEmpty()) {
      begin(task, play, next.get(0).id());
      return;
    }
    for (ShipState ship : play.state().ships()) {
      if (ship.lingering()) {
        Doom.afterItsChance(play, ship);
        return;
      }
    }
    play.pop();
  }

  private static void begin(Task.Combat task, Play play, String id) {
    ShipState ship = play.ship(id);
    List<String> done = new ArrayList<>(task.done());
    done.add(id);
    play.become(new Task.Combat(done, ship.card().skill()));
    if (ship.cloaked()) {
      play.happen(new Skipped(id, Skipped.Chance.ATTACK, Skipped.Reason.CLOAKED));
      return;
    }
    play.happen(new Event.Activated(id));
    if (play.gear().attacks().onAsteroid(play.state().table(), standing(play, id))) {
      play.happen(new Skipped(id, Skipped.Chance.ATTACK, Skipped.Reason.ON_OBSTACLE));
      return;
    }
    List<Shot> shots = Shots.of(play.gear(), play.state(), ship);
    if (shots.isEmpty()) {
      play.happen(new Skipped(id, Skipped.Chance.ATTACK, Skipped.Reason.NOTHING));
    } else {
      play.push(
          ship.huge().isPresent()
              ? new Task.HugeCombatTurn(id, 0, shots)
              : new Task.CombatTurn(id, shots));
    }
  }

  private static Ship standing(Play play, String id) {
    return play.state().table().ship(id).orElseThrow();
  }
}
