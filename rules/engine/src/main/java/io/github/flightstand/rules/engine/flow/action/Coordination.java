package io.github.flightstand.rules.engine.flow.action;

import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.List;

/** Another friendly ship at range 1 to 2 that is not huge takes a free action (002-017 to -019). */
public final class Coordination {

  private static final String KEY = Action.COORDINATE.word();

  /** Offers every ship that may be given an action. */
  public static void offer(
      State state, ShipState ship, DecisionCollector asking, DecisionCollector.Options options) {
    if (!options.wants(KEY)) {
      return;
    }
    List<String> targets = new ArrayList<>();
    Ship here = state.table().ship(ship.id()).orElseThrow();
    for (ShipState other : state.ships()) {
      if (!other.inPlay() || other.id().equals(ship.id()) || !state.friendly(ship, other)) {
        options.forbid(
            KEY, other.id(), "002-017", "'" + other.id() + "' is no other friendly ship in play");
      } else if (!other.card().takesFreeActions()) {
        options.forbid(
            KEY, other.id(), "002-018", "'" + other.id() + "' is huge, which has no free actions");
      } else if (asking
          .context()
          .ranges()
          .between(here, state.table().ship(other.id()).orElseThrow())
          .isAt(RangeBand.inContact(state.rules().edition()), RangeBand.TWO)) {
        targets.add(other.id());
      } else {
        options.forbid(KEY, other.id(), "002-017", "'" + other.id() + "' is not at range 1 to 2");
      }
    }
    if (!targets.isEmpty()) {
      options.offer(Option.of(KEY, targets));
    }
  }

  public static void act(Transition play, String id, String other) {
    play.happen(new MoveEvent.Coordinated(id, other));
    play.push(new ActivationTask.FreeAction(other, List.of()));
  }
}
