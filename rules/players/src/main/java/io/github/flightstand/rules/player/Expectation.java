package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A player's expectation of the dials hidden from him: those that a greedy player would have set.
 *
 * @param view his view once all others have set theirs
 * @param dials the others' dials, by ship; of a ship without one all maneuvers are equally likely
 */
record Expectation(View view, Map<String, Maneuver> dials) implements Worlds {

  /** One in this number of hidden dials is drawn at random instead. */
  private static final int DOUBT = 4;

  static Expectation whilePlanning(Playout playout, View view, int seed) {
    State state = unplanned(playout, view, seed);
    for (Seat seat : view.open().seats()) {
      if (!seat.id().equals(view.player())) {
        state = playout.dialled(state, seat.id());
      }
    }
    Map<String, Maneuver> dials = new HashMap<>();
    for (ShipState ship : state.ships()) {
      if (!ship.seat().equals(view.player())) {
        ship.maneuver().ifPresent(dial -> dials.put(ship.id(), dial));
      }
    }
    return new Expectation(playout.engine().view(state, view.player()), dials);
  }

  /** Returns a state as the view shows it, but without the others' dials. */
  static State unplanned(Playout playout, View view, int seed) {
    State state = Worlds.sampled(playout, view, seed);
    for (ShipState ship : state.ships()) {
      if (!ship.seat().equals(view.player())) {
        state = state.with(ship.withDial(Optional.empty(), false, false));
      }
    }
    Task planning = new PhaseTask.Planning(List.of());
    return state.withAgenda(Lists.with(state.agenda(), state.agenda().size() - 1, planning));
  }

  @Override
  public Expectation at(View later) {
    return new Expectation(later, dials);
  }

  /** Returns a state with this view whose hidden dials show what is expected. */
  @Override
  public State likeliest(Playout playout, int seed) {
    return shown(playout, seed, this::expected);
  }

  /** Returns a state with this view whose hidden dials mostly show what is expected. */
  @Override
  public State drawn(Playout playout, int seed) {
    Generator random = Generator.of(seed);
    return shown(
        playout, seed, ship -> random.below(DOUBT) == 0 ? Optional.empty() : expected(ship));
  }

  private Optional<Maneuver> expected(ShipState drawn) {
    return Optional.of(dials.getOrDefault(drawn.id(), drawn.maneuver().orElseThrow()));
  }
}
