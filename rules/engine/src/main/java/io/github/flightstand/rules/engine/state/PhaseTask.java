package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.List;

/** The phases of a round (000), and what a team chooses in them (003-059). */
public sealed interface PhaseTask extends Task {

  /** The game goes on, round after round; the state's phase tells what comes next. */
  record Rounds() implements PhaseTask {}

  /**
   * Dials are being set (000, heading on the planning phase).
   *
   * @param ready the players who are done, in any order
   */
  record Planning(List<String> ready) implements PhaseTask {}

  /** What acts in the system phase of an epic battle does so (003). */
  record SystemPhase(List<String> done) implements PhaseTask {

    /** Copies the list. */
    public SystemPhase {
      done = List.copyOf(done);
    }
  }

  /** The end phase (000, heading on it). */
  record EndPhase() implements PhaseTask {}

  /** A round ends. */
  record RoundEnd() implements PhaseTask {}

  /**
   * A team orders what its members do at the same time (003-059, -060): the voters say in order
   * which of the names should come next; {@code voices} are what the first of them have named.
   */
  record TeamChoice(String key, List<String> voters, List<String> names, List<String> voices)
      implements PhaseTask {

    /** Copies the lists. */
    public TeamChoice {
      voters = List.copyOf(voters);
      names = List.copyOf(names);
      voices = List.copyOf(voices);
    }

    /** Returns it before any member has named anything. */
    public TeamChoice begun() {
      return new TeamChoice(key, voters, names, List.of());
    }

    /** Returns it with what the next member names. */
    public TeamChoice with(String name) {
      return new TeamChoice(key, voters, names, Lists.plus(voices, name));
    }
  }
}
