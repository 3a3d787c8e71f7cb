package io.github.flightstand.rules.engine.event;

import io.github.flightstand.rules.engine.state.Boarding;
import io.github.flightstand.rules.engine.state.Boarding.Prize;
import io.github.flightstand.rules.engine.state.CombatCard;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewMember;
import io.github.flightstand.rules.engine.state.CrewStack;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.function.UnaryOperator;

/** An event of hand-to-hand combat (004-025 to -037). */
public sealed interface CrewEvent extends Event {

  /** The stack of a huge ship that fights was picked (004-026, -039). */
  record StackPicked(String ship, String player, int stack) implements CrewEvent {

    @Override
    public State applyTo(State state) {
      return onCrew(state, ship, crew -> crew.withStack(stack));
    }
  }

  /** The lowest card of a stack was turned up (004-025). */
  record CrewShown(String ship, int stack, CombatCard card) implements CrewEvent {

    @Override
    public State applyTo(State state) {
      return onCrew(
          state,
          ship,
          crew -> {
            CrewStack lying = crew.stacks().get(stack);
            return crew.with(stack, lying.withLowest(lying.lowest().showing()));
          });
    }
  }

  /** A fighter suffered body hits (004-032). */
  record BodyHit(String ship, String name, int hits) implements CrewEvent {

    @Override
    public State applyTo(State state) {
      return onCrew(
          state,
          ship,
          crew -> {
            CrewStack lying = crew.fighting();
            CrewMember fighter = lying.lowest();
            return crew.with(
                crew.stack(), lying.withLowest(fighter.withHits(fighter.hits() + hits)));
          });
    }
  }

  /**
   * A fighter of the ship {@code by} overpowered another, whose card is a prize. The prize is the
   * {@code player}'s, worth {@code points} (004-034).
   */
  record Overpowered(String ship, String name, String by, String player, int points)
      implements CrewEvent {

    @Override
    public State applyTo(State state) {
      State taken =
          state.with(
              state
                  .boarding()
                  .orElse(Boarding.NONE)
                  .with(List.of(new Prize(player, ship, name, points))));
      return onCrew(taken, ship, crew -> crew.with(crew.stack(), crew.fighting().withoutLowest()));
    }
  }

  /** A player offers to break off the fight. A fighter's card is turned over (004-037). */
  record TruceOffered(String ship, String player) implements CrewEvent {}

  /** A player accepted that offer, or did not (004-037). */
  record TruceAnswered(String ship, String player, boolean accepted) implements CrewEvent {}

  private static State onCrew(State state, String id, UnaryOperator<Crew> change) {
    ShipState ship = state.ship(id);
    ShipBoarding boarding = ship.boarding().orElseThrow();
    return state.with(ship.with(boarding.with(change.apply(boarding.crew()))));
  }
}
