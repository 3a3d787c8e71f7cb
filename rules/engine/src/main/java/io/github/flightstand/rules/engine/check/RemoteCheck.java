package io.github.flightstand.rules.engine.check;

import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteState.Status;
import io.github.flightstand.rules.engine.state.RemoteTask;
import io.github.flightstand.rules.engine.state.State;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** A check that the remotes of a state from outside do not contradict it. */
record RemoteCheck(State state, RemoteState remote) {

  /** Throws an {@link IllegalArgumentException} unless remotes' players and places are possible. */
  static void check(State state) {
    Set<String> ids = new HashSet<>();
    state.ships().forEach(ship -> ids.add(ship.id()));
    state.remotes().forEach(remote -> new RemoteCheck(state, remote).check(ids));
  }

  private void check(Set<String> ids) {
    need(ids.add(remote.id()), "has an id that another piece has");
    need(state.plays(remote.seat()), "is controlled by '%s', who does not play", remote.seat());
    stands();
    damage();
    need(
        !remote.lingering() || (remote.inPlay() && remote.doomed()),
        "lingers, which only one does that is in play and destroyed");
    need(
        !remote.lingering() || state.phase() == Phase.COMBAT,
        "lingers, which remotes do in the combat phase only");
    need(
        remote.aboard().filter(carrier -> !carries(carrier)).isEmpty(),
        "lies on the card of '%s', expected another piece",
        remote.aboard().orElse(""));
  }

  private void stands() {
    Optional<Token> token = state.table().token(remote.id());
    need(
        token.isPresent() == remote.inPlay(),
        remote.inPlay() ? "is in play but not on the table" : "is on the table but not in play");
    need(
        token.filter(lies -> lies.kind() != remote.kind()).isEmpty(),
        "lies on the table as another kind of token than its card says");
    need(
        token.isPresent() == state.table().holds(remote.id()),
        "has an id that another piece on the table has");
  }

  private void damage() {
    for (DealtCard card : remote.damage()) {
      need(
          card.name().isEmpty() && card.memory().isEmpty(),
          "has a damage card that was seen, expected all of them face down");
    }
    need(
        remote.damage().isEmpty()
            || remote.inPlay()
            || remote.status() == Status.ABOARD
            || state.agenda().contains(new RemoteTask.RemoteShuffling(remote.id())),
        "is gone, expected no damage cards beside it");
    need(
        remote.damage().isEmpty() || remote.card().values().isPresent(),
        "is no remote, expected no damage cards beside it");
  }

  private boolean carries(String carrier) {
    return !carrier.equals(remote.id())
        && (state.remote(carrier).isPresent()
            || state.ships().stream().anyMatch(ship -> ship.id().equals(carrier)));
  }

  private void need(boolean holds, String what, Object... about) {
    UntrustedState.need(
        holds, "the remote '%s' %s", remote.id(), holds ? "" : what.formatted(about));
  }
}
