package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Maneuver;
import java.util.List;
import java.util.Optional;

/** A task about wings (003, headings on wings). */
public sealed interface WingTask extends Task {

  /**
   * The wingmates follow their leader, which is or was active. {@code revealed} and {@code
   * executed} are its maneuvers once it has moved (003, heading on the activation of wings;
   * 003-009).
   */
  record WingActivation(String leader, Optional<Maneuver> revealed, Optional<Maneuver> executed)
      implements WingTask {

    /** Begins the activation of a wing: its leader goes first. */
    public static WingActivation of(String leader) {
      return new WingActivation(leader, Optional.empty(), Optional.empty());
    }
  }

  /**
   * Ships that have split from their wings may rejoin. {@code next} is the ship that a team has
   * settled on, if any (003, heading on rejoining; 003-024).
   */
  record Rejoining(List<String> done, Optional<String> next) implements WingTask {

    public Rejoining {
      done = List.copyOf(done);
    }

    /** Begins the task. */
    public static Rejoining begin() {
      return new Rejoining(List.of(), Optional.empty());
    }
  }

  /**
   * Wingmates may split from their wings (003, heading on splitting freely; 003-020).
   *
   * @param done the leaders of the wings that have had their chance
   */
  record Splitting(List<String> done) implements WingTask {

    public Splitting {
      done = List.copyOf(done);
    }
  }
}
