package io.github.flightstand.rules.engine.expansion.boarding;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.state.BoardingTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;

/**
 * Before its dial is turned up, a ship with boarding gear may announce that its maneuver is to take
 * it to a ship that it can dock to (004-020, -023, -024).
 */
final class AnnouncingFlow extends Flow<BoardingTask.Announcing> {

  private static final String APPROACH = "approach";

  /** Tests whether a ship has anything to announce. */
  static boolean concerns(State state, String id) {
    return Docks.crew(state, id).gear()
        && Tows.of(state, id).isEmpty()
        && !targets(state, id).isEmpty();
  }

  /** Ships disabled in an earlier round, and ships docked to others. */
  private static List<String> targets(State state, String id) {
    return state.ships().stream()
        .filter(ship -> ship.lies() && !ship.id().equals(id) && !justDisabled(state, ship))
        .map(ShipState::id)
        .toList();
  }

  private static boolean justDisabled(State state, ShipState ship) {
    return ship.boarding()
        .flatMap(boarding -> boarding.hulk())
        .flatMap(hulk -> hulk.disabledIn())
        .filter(round -> round >= state.round())
        .isPresent();
  }

  @Override
  public boolean waits(BoardingTask.Announcing task, State state) {
    return state.ship(task.ship()).inPlay() && !targets(state, task.ship()).isEmpty();
  }

  @Override
  public void ask(BoardingTask.Announcing task, State state, DecisionCollector asking) {
    ShipState ship = state.ship(task.ship());
    asking.put(
        Kind.APPROACH,
        ship,
        options -> {
          options.offer(Option.of("pass"));
          List<String> targets = targets(state, ship.id());
          options.offer(
              APPROACH,
              targets,
              "004-020",
              "a ship docks to one that was disabled in an earlier round or is docked, expected one"
                  + " of "
                  + String.join(", ", targets));
        });
  }

  @Override
  public void answer(
      BoardingTask.Announcing task, Transition play, Decision decision, Command command) {
    play.pop();
    if (command.key().equals(APPROACH)) {
      play.happen(new DockingEvent.Announced(task.ship(), command.value().orElseThrow()));
    }
  }

  @Override
  public void check(BoardingTask.Announcing task, UntrustedState in) {
    need(
        in.ship(task.ship()).inPlay() && concerns(in.state(), task.ship()),
        "'%s' announces a maneuver, expected it to have a choice",
        task.ship());
  }
}
