package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Arguments;
import java.util.Optional;

/**
 * An objective token of a game and, if it stands for a remote, that remote's card (003, heading on
 * objectives and remotes; 003-046, -047).
 *
 * @param kind the scenario's name for it, such as {@code "shuttle"}
 * @param number the number printed on the token
 * @param values the values of the remote's card; absent for a mere marker, which cannot be attacked
 */
public record RemoteCard(
    String id, String kind, String seat, Optional<Integer> number, Optional<RemoteValues> values) {

  /** Checks that nothing is null. */
  public RemoteCard {
    Arguments.require("id kind seat number values", id, kind, seat, number, values);
  }
}
