package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Rules beyond 000 and 001, in one package: its tasks, its own ways through tasks of the core, its
 * checks, and the moments at which the core asks it. Those are listed by phase, in the order of a
 * round. Unless it overrides a moment, the core's rule holds. It has no state; what it answers
 * depends on its arguments alone.
 */
public interface Expansion
    extends SetUpMoments, RoundMoments, ActivationMoments, ActionMoments, CombatMoments {

  /**
   * Tests whether it is in force in a state, as it stays from the first round on. If not, it is
   * asked for its tasks, effects and checks only.
   */
  boolean in(State state);

  /** Returns its tasks. */
  default List<TaskRow<?>> tasks() {
    return List.of();
  }

  /** Returns its own ways through tasks of the core. */
  default List<TaskRow.Variant<?>> variants() {
    return List.of();
  }

  /** Returns how to carry out the kinds of effect that are its own. */
  default Map<Class<? extends Effect>, BiConsumer<Transition, Effect>> effects() {
    return Map.of();
  }

  /** Throws an {@link IllegalArgumentException} if ships break its rules before a game. */
  default void checkCards(Rules rules, List<ShipCard> ships) {}

  /** Throws an {@link IllegalArgumentException} if a state breaks its rules. */
  default void check(State state, RulesContext context) {}
}
