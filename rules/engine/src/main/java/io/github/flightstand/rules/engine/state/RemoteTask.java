package io.github.flightstand.rules.engine.state;

import java.util.List;

/** A task about remotes (003, headings on remotes). */
public sealed interface RemoteTask extends Task {

  /**
   * Remotes move forward, those of the first player first (003, heading on repositioning remotes;
   * 003-048).
   */
  record RemotesMoving(List<String> done) implements RemoteTask {

    public RemotesMoving {
      done = List.copyOf(done);
    }
  }

  /** A remote moves forward along one of its templates. */
  record RemoteMove(String remote) implements RemoteTask {}

  /** A remote has its chance to attack; there is at least one shot (003-053). */
  record RemoteTurn(String remote, List<Shot> shots) implements RemoteTask {

    public RemoteTurn {
      shots = List.copyOf(shots);
    }
  }

  /** A remote suffers {@code cards} damage cards, one after another, face down (003-051). */
  record RemoteDamage(String remote, int cards) implements RemoteTask {}

  /** The damage cards of a remote that is gone are shuffled back into the deck (003-051). */
  record RemoteShuffling(String remote) implements RemoteTask {}
}
