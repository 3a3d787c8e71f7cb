package io.github.flightstand.rules.player;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.DialFace;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A player's expectation of the dials hidden from him: those that a greedy player would have set.
 *
 * @param view his view once all others have set theirs
 * @param dials the others' dials, by ship
 */
record Expectation(View view, Map<String, Maneuver> dials) implements Worlds {

  /** One in this number of hidden dials is drawn at random instead. */
  private static final int DOUBT = 4;

  /** Returns the expectation without any knowledge: all maneuvers are equally likely. */
  static Expectation none(View view) {
    return new Expectation(view, Map.of());
  }

  static Expectation whilePlanning(Playout playout, View view, int seed) {
    Game game = new Game(unplanned(playout, view, seed), Chance.Seeded.of(seed));
    for (Seat seat : view.open().seats()) {
      if (!seat.id().equals(view.player())) {
        game = playout.dialled(game, seat.id());
      }
    }
    Map<String, Maneuver> dials = new HashMap<>();
    for (ShipState ship : game.state().ships()) {
      if (!ship.seat().equals(view.player())) {
        ship.maneuver().ifPresent(dial -> dials.put(ship.id(), dial));
      }
    }
    return new Expectation(playout.engine().view(game.state(), view.player()), dials);
  }

  /** Returns a state as the view shows it, but without the others' dials. */
  static State unplanned(Playout playout, View view, int seed) {
    State state = sampled(playout, view, seed);
    for (ShipState ship : state.ships()) {
      if (!ship.seat().equals(view.player())) {
        state = state.with(ship.withDial(Optional.empty(), false, false));
      }
    }
    List<Task> agenda = new ArrayList<>(state.agenda());
    agenda.set(agenda.size() - 1, new PhaseTask.Planning(List.of()));
    return state.withAgenda(agenda);
  }

  @Override
  public Expectation at(View later) {
    return new Expectation(later, dials);
  }

  /** Returns a state with this view whose hidden dials show what is expected. */
  @Override
  public State likeliest(Playout playout, int seed) {
    State state = sampled(playout, view, seed);
    for (ShipState ship : hidden()) {
      state = expected(state, ship);
    }
    return state;
  }

  /** Returns a state with this view whose hidden dials mostly show what is expected. */
  @Override
  public State drawn(Playout playout, int seed) {
    Generator random = Generator.of(seed);
    State state = sampled(playout, view, seed);
    for (ShipState ship : hidden()) {
      state = random.below(DOUBT) == 0 ? state : expected(state, ship);
    }
    return state;
  }

  private static State sampled(Playout playout, View view, int seed) {
    return Engine.sample(view, playout.engine().cards(), Long.toString(seed)).state();
  }

  private List<ShipState> hidden() {
    return view.ships().stream()
        .filter(ship -> ship.dial().filter(DialFace::hidden).isPresent())
        .toList();
  }

  private State expected(State state, ShipState ship) {
    ShipState drawn = state.ship(ship.id());
    Maneuver dial = dials.getOrDefault(drawn.id(), drawn.maneuver().orElseThrow());
    return state.with(drawn.withDial(Optional.of(dial), false, false));
  }
}
