package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Maneuver;
import java.util.List;
import java.util.Optional;

/** What wings do together (003, headings on wings). */
public sealed interface WingTask extends Task {

  /**
   * The wingmates follow their leader, who is active or was; {@code revealed} and {@code executed}
   * are its maneuvers once it has moved (003, heading on the activation of wings; 003-009).
   */
  record WingActivation(String leader, Optional<Maneuver> revealed, Optional<Maneuver> executed)
      implements WingTask {

    /** Begins the activation of a wing: its leader goes first. */
    public static WingActivation of(String leader) {
      return new WingActivation(leader, Optional.empty(), Optional.empty());
    }
  }

  /**
   * Ships that have split from their wings may rejoin; a team may have settled who is {@code next}
   * (003, heading on rejoining; 003-024).
   */
  record Rejoining(List<String> done, Optional<String> next) implements WingTask {

    /** Copies the list. */
    public Rejoining {
      done = List.copyOf(done);
    }

    /** Begins it. */
    public static Rejoining begin() {
      return new Rejoining(List.of(), Optional.empty());
    }
  }

  /**
   * Wingmates may split from their wings (003, heading on splitting freely; 003-020).
   *
   * @param done the leaders of the wings that had their chance
   */
  record Splitting(List<String> done) implements WingTask {

    /** Copies the list. */
    public Splitting {
      done = List.copyOf(done);
    }
  }
}
