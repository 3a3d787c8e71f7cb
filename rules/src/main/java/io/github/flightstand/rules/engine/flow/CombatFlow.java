package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The combat phase: each ship once, in descending pilot skill; one whose skill rises above the one
 * that has come up is passed over (000, headings on the combat phase and on simultaneous attacks;
 * 000-030, -109 to -114, -153, -154).
 */
final class CombatFlow implements Flow<Task.Combat> {

  private static List<ShipState> next(Task.Combat task, State state, Gear gear) {
    return TurnOrder.descending(
        state,
        gear.cards(),
        ship ->
            !task.done().contains(ship.id())
                && (task.done().isEmpty() || gear.cards().skill(state, ship) <= task.skill()));
  }

  /** Tells whether a ship is past its chance but still lingers. */
  private static boolean overdue(Task.Combat task, ShipState ship) {
    return ship.lingering() && task.done().contains(ship.id());
  }

  @Override
  public boolean waits(Task.Combat task, State state, Gear gear) {
    return state.ships().stream().noneMatch(ship -> overdue(task, ship))
        && TurnOrder.asks(next(task, state, gear));
  }

  @Override
  public void ask(Task.Combat task, State state, Asking asking) {
    TurnOrder.ask(next(task, state, asking.gear()), asking);
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
    List<ShipState> next = next(task, play.state(), play.gear());
    if (TurnOrder.leavesToTeam(play, next)) {
      return;
    }
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
    play.open(Window.COMBAT_PHASE_END);
  }

  private static void begin(Task.Combat task, Play play, String id) {
    ShipState ship = play.ship(id);
    List<String> done = new ArrayList<>(task.done());
    done.add(id);
    play.become(new Task.Combat(done, play.gear().cards().skill(play.state(), ship)));
    if (!ship.cloaked()) {
      play.happen(new Event.Activated(id));
    }
    play.push(new Task.Firing(id, false));
    play.open(Window.COMBAT_TURN_START, Optional.of(id));
  }
}
