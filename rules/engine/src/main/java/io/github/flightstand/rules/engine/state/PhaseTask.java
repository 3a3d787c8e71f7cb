package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.List;

/** A task of a round's phases (000), or a team's choice in them (003-059). */
public sealed interface PhaseTask extends Task {

  /** The game continues round by round; the state's phase decides what comes next. */
  record Rounds() implements PhaseTask {}

  /**
   * Dials are being set (000, heading on the planning phase).
   *
   * @param ready the players who are ready, in any order
   */
  record Planning(List<String> ready) implements PhaseTask {}

  /** Pieces that act in the system phase of an epic battle do so (003). */
  record SystemPhase(List<String> done) implements PhaseTask {

    public SystemPhase {
      done = List.copyOf(done);
    }
  }

  /** The end phase (000, heading on the end phase). */
  record EndPhase() implements PhaseTask {}

  /** A round ends. */
  record RoundEnd() implements PhaseTask {}

  /**
   * A team orders what its members do at the same time (003-059, -060). In order, the {@code
   * voters} each name one of the {@code names}; {@code voices} holds the choices up to now.
   */
  record TeamChoice(String key, List<String> voters, List<String> names, List<String> voices)
      implements PhaseTask {

    public TeamChoice {
      voters = List.copyOf(voters);
      names = List.copyOf(names);
      voices = List.copyOf(voices);
    }

    /** Returns a copy before any member has chosen. */
    public TeamChoice begun() {
      return new TeamChoice(key, voters, names, List.of());
    }

    /** Returns a copy with the next member's choice. */
    public TeamChoice with(String name) {
      return new TeamChoice(key, voters, names, Lists.plus(voices, name));
    }
  }
}
