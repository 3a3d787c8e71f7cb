package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;

/** One phase after the other, round after round (000, heading on the round; 000-176). */
final class RoundsFlow implements Flow<Task.Rounds> {

  @Override
  public void proceed(Task.Rounds task, Play play) {
    State state = play.state();
    int round = state.round();
    switch (state.phase()) {
      case SETUP, END -> {
        play.happen(new Event.PhaseBegan(round + 1, Phase.PLANNING));
        for (ShipState ship : state.ships()) {
          if (ship.inPlay() && ship.ionTokensSuffice()) {
            play.happen(new Event.Ionised(ship.id()));
          }
        }
        play.push(new Task.Planning(List.of()));
        if (Wings.any(state)) {
          play.push(new Task.Rejoining(List.of()));
        }
        // The moment that is opened last comes first.
        play.open(Window.PLANNING_START);
        play.open(Window.ROUND_START);
      }
      case PLANNING -> {
        if (state.rules().game().epic().systemPhase()) {
          play.happen(new Event.PhaseBegan(round, Phase.SYSTEM));
          play.push(new Task.SystemPhase(List.of()));
          play.open(Window.SYSTEM_PHASE_START);
        } else {
          beginActivation(play, round);
        }
      }
      case SYSTEM -> beginActivation(play, round);
      case ACTIVATION -> {
        play.happen(new Event.PhaseBegan(round, Phase.COMBAT));
        int highest = state.ships().stream().mapToInt(ship -> ship.card().skill()).max().orElse(0);
        play.push(new Task.Combat(List.of(), highest));
        if (Docks.any(state)) {
          play.push(Task.HandToHand.begin());
        }
        play.open(Window.COMBAT_PHASE_START);
      }
      case COMBAT -> {
        play.happen(new Event.PhaseBegan(round, Phase.END));
        play.push(new Task.EndPhase());
        if (Wings.any(state)) {
          play.push(new Task.Splitting(List.of()));
        }
        if (Docks.any(state)) {
          play.push(Task.BreakingOff.begin());
        }
        play.open(Window.END_PHASE_START);
      }
    }
  }

  private static void beginActivation(Play play, int round) {
    play.happen(new Event.PhaseBegan(round, Phase.ACTIVATION));
    play.push(new Task.Activations(List.of()));
    play.push(new Task.Decloaking(List.of(), Optional.empty()));
    play.open(Window.ACTIVATION_PHASE_START);
  }
}
