package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.formation.WingPlace;
import java.util.Objects;

/**
 * The ID card under a wingmate's ship card: the id of the wing's leader, and a place in its
 * formation other than the leader's (003, heading on gathering forces; 003-001, -003, -004).
 *
 * @param leader the leader's id
 * @param place the place in the wing
 */
public record WingId(String leader, WingPlace place) {

  /** Checks that nothing is null. */
  public WingId {
    Objects.requireNonNull(leader, "a wingmate has a leader");
    Objects.requireNonNull(place, "a wingmate has a place");
  }
}
