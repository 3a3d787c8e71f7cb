package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.DroppedBomb;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;

/** A ship leaves the game, or comes back. */
public sealed interface LossEvent extends Event {

  /** A ship would be destroyed but still has its chance to attack (000-109), or it was saved. */
  record Lingering(String ship, boolean lingers) implements LossEvent {

    @Override
    public State applyTo(State state) {
      return lingers
          ? state.with(ship, state.section(ship, Optional.empty()).withLingering(true))
          : state.with(state.ship(ship).withoutLingering());
    }
  }

  /** A ship was destroyed and removed from the table. */
  record Destroyed(String ship) implements LossEvent {

    @Override
    public State applyTo(State state) {
      return Departures.without(state, ship, ShipState.Status.DESTROYED);
    }
  }

  /** A ship fled, which counts as destroyed (000-098). */
  record Fled(String ship) implements LossEvent {

    @Override
    public State applyTo(State state) {
      return Departures.without(state, ship, ShipState.Status.FLED);
    }
  }

  /** A ship escaped, which is neither destruction nor flight (003-055). */
  record Escaped(String ship) implements LossEvent {

    @Override
    public State applyTo(State state) {
      return Departures.without(state, ship, ShipState.Status.ESCAPED);
    }
  }

  /** A ship that was gone came back as at the start of the game (003-056). */
  record BroughtBack(String ship, Pose pose) implements LossEvent {

    @Override
    public State applyTo(State state) {
      ShipState gone = state.ship(ship);
      ShipState fresh = ShipState.of(gone.card());
      for (DroppedBomb bomb : gone.dropped()) {
        // A bomb that it dropped and that has not detonated still lies there.
        if (state.table().token(bomb.token()).isPresent()) {
          fresh = fresh.withDropped(bomb);
        }
      }
      int held = fresh.cards().size();
      return new SetUpEvent.PlacedShip(ship, pose)
          .applyTo(state.withCards(ref -> ref.amongFirst(ship, held)).with(fresh));
    }
  }
}
