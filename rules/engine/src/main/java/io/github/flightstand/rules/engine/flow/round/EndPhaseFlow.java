package io.github.flightstand.rules.engine.flow.round;

import io.github.flightstand.rules.engine.event.DamageEvent;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.event.RemoteEvent;
import io.github.flightstand.rules.engine.event.SectionEvent;
import io.github.flightstand.rules.engine.flow.Decks;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;

/**
 * The end phase: focus and evade tokens go, stand-ins become cards where there are cards again
 * (000, heading on the end phase; 000-091, -144).
 */
public final class EndPhaseFlow implements Flow<PhaseTask.EndPhase> {

  @Override
  public void proceed(PhaseTask.EndPhase task, Transition play) {
    for (ShipState ship : play.state().ships()) {
      if (ship.inPlay() || ship.lies()) {
        remove(play, ship, TokenType.FOCUS);
        remove(play, ship, TokenType.EVADE);
        replaceStandIns(play, ship);
        ship.huge().ifPresent(huge -> huge.sections().forEach(s -> tidy(play, ship.id(), s)));
      }
    }
    for (RemoteState remote : play.state().allRemotes()) {
      replaceStandIns(play, remote);
    }
    play.become(new PhaseTask.RoundEnd());
    play.open(Window.ROUND_END);
  }

  /** Reinforcement tokens go too (002-015), and stand-ins of sections become cards. */
  private static void tidy(Transition play, String ship, SectionState section) {
    if (section.tokens().of(TokenType.REINFORCEMENT) > 0) {
      play.happen(new SectionEvent.ReinforcementEnded(ship, section.section()));
    }
    long standIns = section.damage().stream().filter(DealtCard::standsIn).count();
    for (long i = 0; i < standIns; i++) {
      SectionState now = play.ship(ship).huge().orElseThrow().section(section.section());
      if (!Sections.restock(play, ship, now)) {
        return;
      }
      play.happen(new SectionEvent.SectionStandInReplaced(ship, section.section()));
    }
  }

  private static void remove(Transition play, ShipState ship, TokenType marker) {
    int count = ship.tokens().of(marker);
    if (count > 0) {
      play.happen(new MarkerEvent.Lost(ship.id(), marker, count));
    }
  }

  private static void replaceStandIns(Transition play, RemoteState remote) {
    long standIns = remote.damage().stream().filter(DealtCard::standsIn).count();
    for (long i = 0; i < standIns && Decks.restock(play, remote.seat()); i++) {
      play.happen(new RemoteEvent.RemoteStandInReplaced(remote.id()));
    }
  }

  private static void replaceStandIns(Transition play, ShipState ship) {
    long standIns = ship.damage().stream().filter(DealtCard::standsIn).count();
    for (long i = 0; i < standIns && Decks.restock(play, ship); i++) {
      play.happen(new DamageEvent.StandInReplaced(ship.id()));
    }
  }
}
