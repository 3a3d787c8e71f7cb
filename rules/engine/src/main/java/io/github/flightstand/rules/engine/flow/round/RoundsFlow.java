package io.github.flightstand.rules.engine.flow.round;

import io.github.flightstand.rules.engine.event.DialEvent;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;

/** One phase after the other, round after round (000, heading on the round; 000-176). */
public final class RoundsFlow extends Flow<PhaseTask.Rounds> {

  @Override
  public void proceed(PhaseTask.Rounds task, Transition play) {
    State state = play.state();
    int round = state.round();
    switch (state.phase()) {
      case SETUP, END -> {
        play.happen(new RoundEvent.PhaseBegan(round + 1, Phase.PLANNING));
        for (ShipState ship : state.ships()) {
          if (ship.inPlay() && ship.ionTokensSuffice()) {
            play.happen(new DialEvent.Ionised(ship.id()));
          }
        }
        play.push(new PhaseTask.Planning(List.of()));
        play.context().expansions().each(one -> one.phaseBegan(play, Phase.PLANNING));
        // The moment opened last comes first.
        play.open(Window.PLANNING_START);
        play.open(Window.ROUND_START);
      }
      case PLANNING -> {
        if (state.rules().game().epic().systemPhase()) {
          play.happen(new RoundEvent.PhaseBegan(round, Phase.SYSTEM));
          play.push(new PhaseTask.SystemPhase(List.of()));
          play.open(Window.SYSTEM_PHASE_START);
        } else {
          beginActivation(play, round);
        }
      }
      case SYSTEM -> beginActivation(play, round);
      case ACTIVATION -> {
        play.happen(new RoundEvent.PhaseBegan(round, Phase.COMBAT));
        int highest = 0;
        for (ShipState ship : state.ships()) {
          highest = Math.max(highest, ship.card().skill());
        }
        play.push(new CombatTask.Combat(List.of(), highest));
        play.context().expansions().each(one -> one.phaseBegan(play, Phase.COMBAT));
        play.open(Window.COMBAT_PHASE_START);
      }
      case COMBAT -> {
        play.happen(new RoundEvent.PhaseBegan(round, Phase.END));
        play.push(new PhaseTask.EndPhase());
        play.context().expansions().each(one -> one.phaseBegan(play, Phase.END));
        play.open(Window.END_PHASE_START);
      }
    }
  }

  private static void beginActivation(Transition play, int round) {
    play.happen(new RoundEvent.PhaseBegan(round, Phase.ACTIVATION));
    play.push(new ActivationTask.Activations(List.of()));
    play.push(new ActivationTask.Decloaking(List.of(), Optional.empty()));
    play.open(Window.ACTIVATION_PHASE_START);
  }
}
