package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.state.DroppedBomb;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;

/** A bomb's drop or detonation (000, heading on bombs). */
public sealed interface BombEvent extends Event {

  /**
   * A ship dropped a bomb (000, heading on bombs).
   *
   * @param bomb the card's id
   * @param token the token's id from now on
   * @param under the ships that it lies under
   */
  record Dropped(String ship, String bomb, String token, Pose pose, List<String> under)
      implements BombEvent {

    public Dropped {
      under = List.copyOf(under);
    }

    @Override
    public State applyTo(State state) {
      ShipState layer = state.ship(ship);
      TokenKind kind = layer.card().bomb(bomb).token().kind();
      Token laid =
          new Token(token, kind, state.rules().movement().parts().tokenOutline(kind), pose);
      return state
          .with(TableTokens.laid(state.table(), laid))
          .with(layer.withDropped(new DroppedBomb(bomb, token, state.round())));
    }
  }

  /**
   * A bomb of the kind {@code name} detonated and reaches {@code ships}. Its token is gone; its
   * effects come next.
   */
  record Detonated(String token, String name, List<String> ships) implements BombEvent {

    public Detonated {
      ships = List.copyOf(ships);
    }

    @Override
    public State applyTo(State state) {
      return state.with(state.table().without(token));
    }
  }
}
