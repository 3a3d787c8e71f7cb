package io.github.flightstand.rules.engine.state;

import java.util.List;

/** What remotes do and suffer (003, headings on remotes). */
public sealed interface RemoteTask extends Task {

  /**
   * Remotes move forward, those of the first player first (003, heading on repositioning remotes;
   * 003-048).
   *
   * @param done the remotes that did
   */
  record RemotesMoving(List<String> done) implements RemoteTask {

    /** Copies the list. */
    public RemotesMoving {
      done = List.copyOf(done);
    }
  }

  /**
   * A remote moves forward along one of its templates.
   *
   * @param remote the remote
   */
  record RemoteMove(String remote) implements RemoteTask {}

  /**
   * A remote has its chance to attack (003-053).
   *
   * @param remote the remote
   * @param shots what it may shoot at, at least one
   */
  record RemoteTurn(String remote, List<Shot> shots) implements RemoteTask {

    /** Copies the list. */
    public RemoteTurn {
      shots = List.copyOf(shots);
    }
  }

  /**
   * A remote suffers damage, one card after the other, all of them face down (003-051).
   *
   * @param remote the remote
   * @param cards how many are left
   */
  record RemoteDamage(String remote, int cards) implements RemoteTask {}

  /**
   * The damage cards of a remote that is gone are shuffled back into the deck (003-051).
   *
   * @param remote the remote
   */
  record RemoteShuffling(String remote) implements RemoteTask {}
}
