package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Tokens;
import java.util.Optional;

/**
 * A ship or a remote that attacks, is attacked or has its turn; such a remote is treated as a ship
 * (003-050).
 *
 * @param tokens its tokens; a remote has none (003-053)
 * @param ship the ship; empty for a remote
 */
public record Combatant(
    String id, String seat, boolean inPlay, Tokens tokens, Optional<ShipState> ship) {

  /** Returns a combatant; throws an {@link IllegalArgumentException} if there never was one. */
  public static Combatant of(State state, String id) {
    Optional<RemoteState> remote = state.remote(id);
    return remote.isPresent()
        ? new Combatant(
            id, remote.get().seat(), remote.get().inPlay(), Tokens.NONE, Optional.empty())
        : of(state.ship(id));
  }

  public static Combatant of(ShipState ship) {
    return new Combatant(ship.id(), ship.seat(), ship.inPlay(), ship.tokens(), Optional.of(ship));
  }

  /** Tests whether a ship or remote is on the table. */
  public static boolean inPlay(State state, String id) {
    return of(state, id).inPlay();
  }
}
