package io.github.flightstand.rules.engine.event;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Tokens;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** An event about one section of a huge ship (002, heading on damage). */
public sealed interface SectionEvent extends Event {

  /** An opponent picked the section that suffers damage (002-031). */
  record SectionPicked(String ship, String player, SectionName section) implements SectionEvent {}

  /** A section of a huge ship recovered shields (002-014). */
  record ShieldsRecovered(String ship, Optional<SectionName> section, int count)
      implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return changed(state, ship, section, now -> now.withShields(now.shields() + count));
    }
  }

  /** A reinforcement token was put beside a section (002-015). */
  record Reinforced(String ship, Optional<SectionName> section) implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return changed(
          state, ship, section, now -> now.with(now.tokens().plus(TokenType.REINFORCEMENT, 1)));
    }
  }

  /** A section lost its reinforcement tokens. They went to the supply (002-015). */
  record ReinforcementEnded(String ship, Optional<SectionName> section) implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return changed(state, ship, section, now -> now.with(Tokens.NONE));
    }
  }

  /** The discard pile of a section's deck became a new deck (002-037). */
  record SectionReshuffled(String ship, Optional<SectionName> section) implements SectionEvent {

    @Override
    public State applyTo(State state) {
      SectionState now = state.section(ship, section);
      return state.with(ship, now, state.deck(ship, section).reshuffled());
    }
  }

  /**
   * A section that would be crippled waits for its ship's attack. The section may also have been
   * saved (002-041).
   */
  record SectionLingering(String ship, Optional<SectionName> section, boolean lingers)
      implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return changed(state, ship, section, now -> now.withLingering(lingers));
    }
  }

  /** A section was crippled, and its card was turned over (002-033). */
  record SectionCrippled(String ship, Optional<SectionName> section) implements SectionEvent {

    @Override
    public State applyTo(State state) {
      return changed(state, ship, section, SectionState::turnedOver);
    }
  }

  private static State changed(
      State state, String ship, Optional<SectionName> section, UnaryOperator<SectionState> change) {
    return state.with(ship, change.apply(state.section(ship, section)));
  }
}
