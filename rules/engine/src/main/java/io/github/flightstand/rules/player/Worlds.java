package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.State;

/** Games that a player's view may belong to. */
interface Worlds {

  View view();

  /** Returns the same belief about the others, with what a later view shows. */
  Worlds at(View later);

  /** Returns the likeliest game. */
  State likeliest(Playout playout, int seed);

  /** Returns a game drawn by a seed. */
  State drawn(Playout playout, int seed);
}
