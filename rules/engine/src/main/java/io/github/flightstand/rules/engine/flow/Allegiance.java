package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.Optional;

/** Which ships are enemies, and why a friendly or allied ship is not (003-061). */
public final class Allegiance {

  /** Returns the clause that protects a ship that is no enemy; {@code ofFriends} if friendly. */
  public static String clause(String ofFriends, State state, ShipState ship, ShipState other) {
    return state.friendly(ship, other) ? ofFriends : "003-061";
  }

  /** Returns the reason as a sentence. */
  public static String noEnemy(State state, ShipState ship, ShipState other) {
    return "'"
        + other.id()
        + "' is "
        + (state.friendly(ship, other) ? "friendly" : "allied")
        + ", expected an enemy";
  }

  /**
   * Returns the opponent who picks for a ship: the player whose attack, bomb, ship or card it was.
   * Without one, or if that is no opponent, it is the next opponent after the ship's owner in the
   * order of players.
   */
  public static String opponent(RulesContext context, State state, ShipState ship) {
    return cause(state)
        .or(() -> context.expansions().first(one -> one.mover(state, ship)))
        .filter(seat -> state.opponents(seat, ship.seat()))
        .or(() -> Seat.opponentAfter(state.seatsInOrder(), state.seat(ship.seat())).map(Seat::id))
        .orElse(ship.seat());
  }

  /** Returns the player of what is done to a ship: the last such task that has begun. */
  private static Optional<String> cause(State state) {
    for (int i = state.agenda().size() - 1; i >= 0; i--) {
      Task task = state.agenda().get(i);
      if (task instanceof CombatTask.Attack attack) {
        return Optional.of(state.piece(attack.attacker()).seat());
      } else if (task instanceof BombTask.Detonation bomb) {
        return Optional.of(state.ship(bomb.layer()).seat());
      } else if (task instanceof AbilityTask.Resolving card) {
        return Optional.of(card.card())
            .filter(ref -> ref.place() != CardRef.Place.MISSION)
            .map(ref -> state.ship(ref.ship()).seat());
      } else if (task instanceof ActivationTask.Activation) {
        return Optional.empty(); // An obstacle has no player.
      }
    }
    return Optional.empty();
  }
}
