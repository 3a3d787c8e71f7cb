package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.Boarding;
import io.github.flightstand.rules.engine.state.Boarding.Dock;
import io.github.flightstand.rules.engine.state.Boarding.Prize;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import io.github.flightstand.rules.engine.state.ShipBoarding.AnnouncedApproach;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipsAsObstacles;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import java.util.Optional;

/** An event of disabling, docking, boarding or towing (004). */
public sealed interface DockingEvent extends Event {

  /** A precision shot at the engines was declared (004-012). */
  record PrecisionAimed(String ship, String target) implements DockingEvent {}

  /**
   * A precision shot has disabled a ship, which is an obstacle now. It has no dial and no tokens
   * for the rest of the game (004-015, -016).
   */
  record Disabled(String ship, String by) implements DockingEvent {

    @Override
    public State applyTo(State state) {
      Pose pose = state.table().ship(ship).orElseThrow().pose();
      State idle = idle(state.with(docks(state).without(ship)), ship);
      idle = idle.with(idle.ship(ship).with(idle.ship(ship).tokens().only(TokenType.ENERGY)));
      return ShipsAsObstacles.lay(idle, ship, pose, Optional.of(state.round()));
    }
  }

  /** A player announced that a ship's maneuver is to reach another (004-020). */
  record Announced(String ship, String to) implements DockingEvent {

    @Override
    public State applyTo(State state) {
      return approaching(state, ship, Optional.of(new AnnouncedApproach(to, false)));
    }
  }

  /** An announced maneuver has reached the other ship, or left a gap (004-020). */
  record Approached(String ship, String to, boolean reached) implements DockingEvent {

    @Override
    public State applyTo(State state) {
      return approaching(
          state, ship, reached ? Optional.of(new AnnouncedApproach(to, true)) : Optional.empty());
    }
  }

  /**
   * A ship docked, side by side if {@code alongside}. Both are then huge. It is an obstacle while
   * it boards (004-022, -024). A ship that was docked to the same ship may dock to it in another
   * way (004-042).
   */
  record Docked(String ship, String to, Pose pose, boolean alongside) implements DockingEvent {

    @Override
    public State applyTo(State state) {
      Dock dock = new Dock(ship, to, Dock.Stage.DOCKED, alongside);
      State docked = idle(state.with(docks(state).without(dock).with(dock)), ship);
      return ShipsAsObstacles.lay(docked, ship, pose, Optional.empty());
    }
  }

  /** A ship fights with the ship that it docked to (004-025, -027). */
  record Boarded(String ship, String to) implements DockingEvent {

    @Override
    public State applyTo(State state) {
      Dock dock = dock(state, ship, to);
      State fights = state.with(docks(state).changed(dock.at(Dock.Stage.FIGHT)));
      return fights.ship(ship).lies()
          ? fights
          : ShipsAsObstacles.lay(
              idle(fights, ship),
              ship,
              state.table().ship(ship).orElseThrow().pose(),
              Optional.empty());
    }
  }

  /** A docked ship begins to tow the other. It is active again (004-025, -041). */
  record TowBegan(String ship, String tow) implements DockingEvent {

    @Override
    public State applyTo(State state) {
      Dock dock = dock(state, ship, tow);
      State tows = state.with(docks(state).changed(dock.at(Dock.Stage.TOW)));
      return tows.ship(ship).lies() ? ShipsAsObstacles.raise(tows, ship) : tows;
    }
  }

  /** A towed ship was moved by its tug. */
  record Towed(String ship, String by, Pose pose) implements DockingEvent {

    @Override
    public State applyTo(State state) {
      ShipBoarding boarding = state.ship(ship).boarding().orElseThrow();
      return ShipsAsObstacles.lay(state, ship, pose, boarding.hulk().orElseThrow().disabledIn());
    }
  }

  /**
   * A ship cast off from another. Each of the two is active again unless it is disabled or docked
   * to a third (004-036 to -038, -047).
   */
  record CastOff(String ship, String to) implements DockingEvent {

    @Override
    public State applyTo(State state) {
      State loose = state.with(docks(state).without(dock(state, ship, to)));
      for (String id : List.of(ship, to)) {
        ShipState one = loose.ship(id);
        if (one.lies() && !one.disabled() && docks(loose).of(id).isEmpty()) {
          loose = ShipsAsObstacles.raise(loose, id);
        }
      }
      return loose;
    }
  }

  /**
   * A ship without crew left the table; its upgrades are a prize. The prize is the {@code
   * player}'s, worth {@code points} (004-036).
   */
  record Plundered(String ship, String player, int points) implements DockingEvent {

    @Override
    public State applyTo(State state) {
      Prize prize = new Prize(player, ship, Prize.UPGRADES, points);
      return Departures.without(
          state.with(docks(state).with(List.of(prize))), ship, ShipState.Status.TAKEN);
    }
  }

  /**
   * A tug reached its own edge; both ships leave the table. Their cards are the player's prizes
   * (004-050), unless both ships are of one side (004-051).
   */
  record BroughtHome(String ship, String tow, String player, List<Prize> prizes)
      implements DockingEvent {

    public BroughtHome {
      prizes = List.copyOf(prizes);
    }

    @Override
    public State applyTo(State state) {
      State home = Departures.without(state, ship, ShipState.Status.TAKEN);
      home = Departures.without(home, tow, ShipState.Status.TAKEN);
      return home.with(docks(home).with(prizes));
    }
  }

  private static Boarding docks(State state) {
    return state.boarding().orElse(Boarding.NONE);
  }

  private static Dock dock(State state, String ship, String to) {
    return docks(state).of(ship).stream()
        .filter(dock -> dock.ship().equals(ship) && dock.to().equals(to))
        .findFirst()
        .orElseThrow();
  }

  /** Removes the dial, lock, focus, evade and cloak of a ship that becomes an obstacle. */
  private static State idle(State state, String id) {
    ShipState ship = state.ship(id);
    return Departures.unlocked(state, id)
        .with(
            ship.with(ship.tokens().only(TokenType.STRESS, TokenType.ION, TokenType.ENERGY))
                .withLocks(List.of())
                .withDial(Optional.empty(), false, false)
                .withoutLingering());
  }

  private static State approaching(State state, String id, Optional<AnnouncedApproach> approach) {
    ShipState ship = state.ship(id);
    return state.with(ship.with(ship.boarding().orElseThrow().withApproach(approach)));
  }
}
