package io.github.flightstand.tools.page.game;

import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.BombEvent;
import io.github.flightstand.rules.engine.event.DamageEvent;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.event.RemoteEvent;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.event.SetUpEvent;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.tools.page.ChapterStep.Beat;
import java.util.Map;
import java.util.Optional;

/** What of a game people watch for: each event's beat. */
final class Beats {

  private static final Map<Class<? extends Event>, Beat> BEATS =
      Map.ofEntries(
          Map.entry(SetUpEvent.PlacedObstacle.class, Beat.MOVE),
          Map.entry(SetUpEvent.PlacedStandIn.class, Beat.MOVE),
          Map.entry(SetUpEvent.PlacedShip.class, Beat.MOVE),
          Map.entry(MoveEvent.Moved.class, Beat.MOVE),
          Map.entry(LossEvent.BroughtBack.class, Beat.MOVE),
          Map.entry(RemoteEvent.RemotePlaced.class, Beat.MOVE),
          Map.entry(RemoteEvent.RemoteDropped.class, Beat.MOVE),
          Map.entry(RemoteEvent.RemoteMoved.class, Beat.MOVE),
          Map.entry(RemoteEvent.RemoteBroughtBack.class, Beat.MOVE),
          Map.entry(DockingEvent.Docked.class, Beat.MOVE),
          Map.entry(DockingEvent.Towed.class, Beat.MOVE),
          Map.entry(BombEvent.Dropped.class, Beat.MOVE),
          Map.entry(BombEvent.Detonated.class, Beat.DAMAGE),
          Map.entry(DamageEvent.ShieldLost.class, Beat.DAMAGE),
          Map.entry(DamageEvent.Dealt.class, Beat.DAMAGE),
          Map.entry(AttackEvent.Attacked.class, Beat.ATTACK),
          Map.entry(LossEvent.Destroyed.class, Beat.LOSS),
          Map.entry(LossEvent.Fled.class, Beat.LOSS),
          Map.entry(LossEvent.Escaped.class, Beat.LOSS));

  private Beats() {}

  static Optional<Beat> of(Event event) {
    return event instanceof RoundEvent.PhaseBegan began && began.phase() == Phase.PLANNING
        ? Optional.of(Beat.ROUND)
        : Optional.ofNullable(BEATS.get(event.getClass()));
  }
}
