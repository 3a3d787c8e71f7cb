package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.formation.WingPlace;
import java.util.Objects;

/**
 * The ID card under a wingmate's ship card: whose wing it is of, and which place in its formation
 * it has (003, heading on gathering forces; 003-001, -003, -004).
 *
 * @param leader the id of the wing's leader
 * @param place its place, not the leader's
 */
public record WingId(String leader, WingPlace place) {

  /** Checks that nothing is null. */
  public WingId {
    Objects.requireNonNull(leader, "a wingmate has a leader");
    Objects.requireNonNull(place, "a wingmate has a place");
  }
}
