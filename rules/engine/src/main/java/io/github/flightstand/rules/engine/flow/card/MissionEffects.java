package io.github.flightstand.rules.engine.flow.card;

import io.github.flightstand.rules.engine.event.MissionEvent;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.event.SetUpEvent;
import io.github.flightstand.rules.engine.flow.PlainPose;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.piece.Remotes;
import io.github.flightstand.rules.engine.flow.piece.Wings;
import io.github.flightstand.rules.engine.flow.score.MissionScore;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.MissionState;
import io.github.flightstand.rules.engine.state.ShipState;

/**
 * Carries out what a mission's rules do beside what cards do. What a deed is about may be gone by
 * then: then it does nothing.
 */
final class MissionEffects {

  private MissionEffects() {}

  /** Carries out a deed that waits for nothing; a question without options is passed over. */
  static void carryOut(Transition play, MissionEffect deed) {
    if (deed instanceof MissionEffect.Earn earn) {
      if (earn.count() != 0) {
        play.happen(new MissionEvent.Earned(earn.player(), earn.count()));
      }
    } else if (deed instanceof MissionEffect.Put put) {
      put(play, put);
    } else if (deed instanceof MissionEffect.ChooseSpot spot) {
      play.happen(new MissionEvent.SpotChosen(spot.name(), PlainPose.of(spot.pose())));
    } else if (deed instanceof MissionEffect.ChooseEdge edge) {
      play.happen(new MissionEvent.EdgeChosen(edge.name(), edge.edge()));
    } else if (deed instanceof MissionEffect.IntoReserve reserve) {
      play.happen(new MissionEvent.Reserved(reserve.ship()));
    } else if (deed instanceof MissionEffect.SetUp setUp) {
      setUp(play, setUp);
    } else if (deed instanceof MissionEffect.LeaveOut out) {
      play.happen(new SetUpEvent.LeftOut(out.piece()));
    } else if (deed instanceof MissionEffect.End) {
      play.happen(new RoundEvent.Ended(MissionScore.over(play.state())));
    }
  }

  private static void put(Transition play, MissionEffect.Put put) {
    if (play.state().remote(put.piece()).isPresent()) {
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
      Wings.broughtBack(play, ship.id());
    } else if (!ship.inPlay()) {
      play.happen(new SetUpEvent.PlacedShip(ship.id(), PlainPose.of(setUp.pose())));
      Wings.setUp(play, ship.id());
    }
  }
}
