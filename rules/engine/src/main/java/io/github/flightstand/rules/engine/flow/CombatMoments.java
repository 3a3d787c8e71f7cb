package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Weapon;
import java.util.List;
import java.util.Optional;

/** The moments of attacks at which the core asks an {@link Expansion}. */
public interface CombatMoments {

  /** Returns the table as a ship that attacks sees it, if otherwise than it is. */
  default Optional<Table> tableSeen(State state, ShipState ship) {
    return Optional.empty();
  }

  /** Returns why a ship cannot be a target, if its rules say so. */
  default Optional<Bar> noTarget(State state, ShipState target) {
    return Optional.empty();
  }

  /**
   * Offers attacks of its own with a weapon.
   *
   * @param weapon the secondary weapon; empty for the primary weapon
   * @param key the key of the core's attack
   * @param shots the shots that the core's attack can take
   */
  default void offerAttacks(
      State state,
      ShipState ship,
      Optional<Weapon> weapon,
      String key,
      List<Shot> shots,
      DecisionCollector.Options options) {}

  /** Returns the key of the core's attack that an attack of its own is; empty for others. */
  default Optional<String> ownAttack(String key) {
    return Optional.empty();
  }

  /** Returns a task of its own for the attacks of a ship, if the core's is not for it. */
  default Optional<Task> combatTurn(ShipState ship, List<Shot> shots) {
    return Optional.empty();
  }

  /** Returns why a ship cannot pay what its rules add to the cost of a weapon's attack. */
  default Optional<Bar> unpaid(ShipState ship, Weapon weapon) {
    return Optional.empty();
  }

  /** Pays what its rules add to the cost of a weapon's attack. */
  default void paying(Transition play, String ship, Weapon weapon) {}

  /** Adds tasks below an attack that is about to be declared. */
  default void declaring(Transition play, String ship, String target, String key) {}

  /** Returns how much more agility than its cards give it a ship has now. */
  default int agility(State state, ShipState ship) {
    return 0;
  }

  /** Returns how many evades it adds to those of an attack's dice, and reports them. */
  default int evades(Transition play, CombatTask.Attack attack) {
    return 0;
  }

  /** Reacts after a part of a ship was crippled that has others. */
  default void crippled(Transition play, String ship, Optional<SectionName> part) {}
}
