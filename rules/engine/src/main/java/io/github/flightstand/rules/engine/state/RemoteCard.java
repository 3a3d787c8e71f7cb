package io.github.flightstand.rules.engine.state;

import java.util.Objects;
import java.util.Optional;

/**
 * An objective token of a game, and the card of the remote that it stands for, if it stands for one
 * (003, heading on objectives and remotes; 003-046, -047).
 *
 * @param kind what the scenario calls it, such as {@code "shuttle"}
 * @param number the number printed on the token
 * @param values what the remote's card says; none: a mere marker, which nobody attacks
 */
public record RemoteCard(
    String id, String kind, String seat, Optional<Integer> number, Optional<RemoteValues> values) {

  /** Checks that nothing is null. */
  public RemoteCard {
    Objects.requireNonNull(id, "a remote has an id");
    Objects.requireNonNull(kind, "a remote has a kind");
    Objects.requireNonNull(seat, "a remote has a seat");
    Objects.requireNonNull(number, "a remote's number may be empty but not null");
    Objects.requireNonNull(values, "a remote's values may be empty but not null");
  }
}
