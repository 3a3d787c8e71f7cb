package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;

/** Energy of huge ships, and what they run over (002, headings on energy and on overlaps). */
public sealed interface HugeEvent extends Event {

  /** A huge ship gained energy tokens (002-009). */
  record EnergyGained(String ship, int count) implements HugeEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).plus(TokenType.ENERGY, count));
    }
  }

  /** A huge ship's energy tokens went to the supply, spent or above its limit (002-007). */
  record EnergyLost(String ship, int count) implements HugeEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.ship(ship).plus(TokenType.ENERGY, -count));
    }
  }

  /**
   * A huge ship's energy tokens went from its ship card to another of its cards, told by its place
   * among those that the ship has (002-009).
   */
  record EnergyAllocated(String ship, int card, int count) implements HugeEvent {

    @Override
    public State applyTo(State state) {
      State on = CardEnergyChanged.on(state, ship, card, count);
      return on.with(on.ship(ship).plus(TokenType.ENERGY, -count));
    }
  }

  /**
   * Energy tokens on a card, told by its place among those that the ship has, came from the supply,
   * or went there if the count is negative (002-007).
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

  /** A huge ship ran over small or large ships, which are destroyed (002-043). */
  record Rammed(String ship, List<String> rammed) implements HugeEvent {

    /** Copies the list. */
    public Rammed {
      rammed = List.copyOf(rammed);
    }
  }

  /** Obstacles under a huge ship were taken off the table (002-044). */
  record ObstaclesRemoved(String ship, List<String> obstacles) implements HugeEvent {

    /** Copies the list. */
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
