package io.github.flightstand.rules.engine.flow.card;

import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.MissionEvent;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.event.SetUpEvent;
import io.github.flightstand.rules.engine.flow.PlainPose;
import io.github.flightstand.rules.engine.flow.SetUpMoments.Arrival;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.piece.Remotes;
import io.github.flightstand.rules.engine.flow.score.MissionScore;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.MissionState;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** The effects that only a mission's rules have, carried out unless the object is gone. */
final class MissionEffects {

  /** How to carry out each kind; one that waits for an answer or dice does nothing here. */
  private static final Map<Class<? extends MissionEffect>, BiConsumer<Transition, MissionEffect>>
      DONE =
          Map.ofEntries(
              done(MissionEffect.Ask.class, (play, ask) -> {}),
              done(MissionEffect.Roll.class, (play, roll) -> {}),
              done(MissionEffect.Earn.class, MissionEffects::earn),
              done(MissionEffect.Put.class, MissionEffects::put),
              happens(
                  MissionEffect.ChooseSpot.class,
                  spot -> new MissionEvent.SpotChosen(spot.name(), PlainPose.of(spot.pose()))),
              happens(
                  MissionEffect.ChooseEdge.class,
                  edge -> new MissionEvent.EdgeChosen(edge.name(), edge.edge())),
              happens(
                  MissionEffect.IntoReserve.class,
                  reserve -> new MissionEvent.Reserved(reserve.ship())),
              done(MissionEffect.SetUp.class, MissionEffects::setUp),
              happens(MissionEffect.LeaveOut.class, out -> new SetUpEvent.LeftOut(out.piece())),
              done(
                  MissionEffect.End.class,
                  (play, end) ->
                      play.happen(new RoundEvent.Ended(MissionScore.over(play.state())))));

  private static <D extends MissionEffect>
      Map.Entry<Class<? extends MissionEffect>, BiConsumer<Transition, MissionEffect>> done(
          Class<D> kind, BiConsumer<Transition, D> how) {
    return Map.entry(kind, (play, deed) -> how.accept(play, kind.cast(deed)));
  }

  private static <D extends MissionEffect>
      Map.Entry<Class<? extends MissionEffect>, BiConsumer<Transition, MissionEffect>> happens(
          Class<D> kind, Function<D, Event> event) {
    return done(kind, (play, deed) -> play.happen(event.apply(deed)));
  }

  /** Returns the kinds of effect in the table. */
  static Set<Class<? extends MissionEffect>> kinds() {
    return DONE.keySet();
  }

  /** Carries out an effect that does not wait; skips a question without options. */
  static void carryOut(Transition play, MissionEffect deed) {
    Objects.requireNonNull(DONE.get(deed.getClass())).accept(play, deed);
  }

  private static void earn(Transition play, MissionEffect.Earn earn) {
    if (earn.count() != 0) {
      play.happen(new MissionEvent.Earned(earn.player(), earn.count()));
    }
  }

  private static void put(Transition play, MissionEffect.Put put) {
    if (play.pieces().piece(put.piece()).ship().isEmpty()) {
      Remotes.tokens(play, put.piece(), put.count());
      return;
    }
    MissionState mission = play.state().mission().orElseThrow();
    int count = Math.max(put.count(), -mission.tokensOn(put.piece()));
    if (count != 0) {
      play.happen(new MissionEvent.TokensPut(put.piece(), count));
    }
  }

  private static void setUp(Transition play, MissionEffect.SetUp setUp) {
    ShipState ship = play.ship(setUp.ship());
    if (ship.gone()) {
      Remotes.bringBack(play, ship.id(), setUp.pose());
      arrived(play, ship, Arrival.RETURNED);
    } else if (!ship.inPlay()) {
      play.happen(new SetUpEvent.PlacedShip(ship.id(), PlainPose.of(setUp.pose())));
      arrived(play, ship, Arrival.SET_UP);
    }
  }

  private static void arrived(Transition play, ShipState ship, Arrival how) {
    play.context().expansions().each(one -> one.arrived(play, ship.id(), how));
  }
}
