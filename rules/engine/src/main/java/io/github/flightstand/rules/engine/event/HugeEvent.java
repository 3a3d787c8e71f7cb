package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;

/** An event about a huge ship's energy or overlaps (002, headings on energy and on overlaps). */
public sealed interface HugeEvent extends Event {

  /** A huge ship gained energy tokens (002-009). */
  record EnergyGained(String ship, int count) implements HugeEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).plus(TokenType.ENERGY, count));
    }
  }

  /**
   * A huge ship lost energy tokens. They went to the supply, as spent or above its limit (002-007).
   */
  record EnergyLost(String ship, int count) implements HugeEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).plus(TokenType.ENERGY, -count));
    }
  }

  /**
   * Energy tokens went from the ship card to another. The {@code card} is its index among the
   * ship's cards (002-009).
   */
  record EnergyAllocated(String ship, int card, int count) implements HugeEvent {

    @Override
    public State applyTo(State state) {
      State on = CardEnergyChanged.on(state, ship, card, count);
      return on.with(on.ship(ship).plus(TokenType.ENERGY, -count));
    }
  }

  /**
   * A card got energy tokens from the supply. A negative count loses them. The {@code card} is its
   * index among the ship's cards (002-007).
   */
  record CardEnergyChanged(String ship, int card, int count) implements HugeEvent {

    @Override
    public State applyTo(State state) {
      return on(state, ship, card, count);
    }

    private static State on(State state, String ship, int card, int count) {
      ShipState now = state.ship(ship);
      return state.with(
          now.withCards(
              Lists.changed(
                  now.cards(), card, held -> held.withEnergy(held.energyHeld() + count))));
    }
  }

  /** A huge ship ran over small or large ships, which destroys them (002-043). */
  record Rammed(String ship, List<String> rammed) implements HugeEvent {

    public Rammed {
      rammed = List.copyOf(rammed);
    }
  }

  /** Obstacles under a huge ship were removed from the table (002-044). */
  record ObstaclesRemoved(String ship, List<String> obstacles) implements HugeEvent {

    public ObstaclesRemoved {
      obstacles = List.copyOf(obstacles);
    }

    @Override
    public State applyTo(State state) {
      Table table = state.table();
      for (String obstacle : obstacles) {
        table = table.without(obstacle);
      }
      return state.with(table);
    }
  }
}
