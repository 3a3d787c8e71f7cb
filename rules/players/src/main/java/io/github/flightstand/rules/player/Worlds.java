package io.github.flightstand.rules.player;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.DialFace;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;
import java.util.function.Function;

/** Games that a player's view may belong to. */
interface Worlds {

  View view();

  /** Returns the same belief about the others, with what a later view shows. */
  Worlds at(View later);

  /** Returns the likeliest game. */
  State likeliest(Playout playout, int seed);

  /** Returns a game drawn by a seed. */
  State drawn(Playout playout, int seed);

  /** Returns a game that a view may belong to, in which what is hidden is drawn by a seed. */
  static State sampled(Playout playout, View view, int seed) {
    return Engine.sample(view, playout.engine().cards(), Long.toString(seed)).state();
  }

  /**
   * Returns such a game in which hidden dials show what is expected.
   *
   * @param expected returns the drawn maneuver of a ship; empty if its dial stays
   */
  default State shown(Playout playout, int seed, Function<ShipState, Optional<Maneuver>> expected) {
    State state = sampled(playout, view(), seed);
    for (ShipState ship : view().ships()) {
      if (ship.dial().filter(DialFace::hidden).isPresent()) {
        Optional<Maneuver> dial = expected.apply(state.ship(ship.id()));
        state = dial.isPresent() ? Playout.dialled(state, ship.id(), dial.get()) : state;
      }
    }
    return state;
  }
}
