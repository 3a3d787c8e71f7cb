package io.github.flightstand.rules.engine.flow.round;

import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.flow.Decks;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.Locale;
import java.util.Optional;

/** The end phase: focus and evade tokens go, stand-ins become cards (000-091, -144). */
public final class EndPhaseFlow extends Flow<PhaseTask.EndPhase> {

  @Override
  public void proceed(PhaseTask.EndPhase task, Transition play) {
    for (ShipState ship : play.state().ships()) {
      if (ship.onTable()) {
        remove(play, ship, TokenType.FOCUS);
        remove(play, ship, TokenType.EVADE);
        for (SectionState part : ship.parts()) {
          tidy(play, ship.id(), part);
        }
      }
    }
    for (RemoteState remote : play.state().remotes()) {
      Decks.replaceStandIns(play, remote.id(), Optional.empty());
    }
    play.become(new PhaseTask.RoundEnd());
    play.open(Window.ROUND_END);
  }

  private static void tidy(Transition play, String ship, SectionState part) {
    play.context().expansions().each(one -> one.tidying(play, ship, part));
    Decks.replaceStandIns(play, ship, part.section());
  }

  private static void remove(Transition play, ShipState ship, TokenType marker) {
    int count = ship.tokens().of(marker);
    if (count > 0
        && !play.context()
            .cards()
            .value(
                Value.KEPT,
                play.state(),
                ship,
                false,
                ValueQuery.about(marker.name().toLowerCase(Locale.ROOT), Optional.empty()))) {
      play.happen(new MarkerEvent.Lost(ship.id(), marker, count));
    }
  }
}
