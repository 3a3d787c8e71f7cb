package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.flow.Outside.need;

import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteState.Status;
import io.github.flightstand.rules.engine.state.RemoteTask;
import io.github.flightstand.rules.engine.state.State;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Finds where the remotes of a state that came from outside contradict it. */
final class RemoteCheck {

  /** Throws IllegalArgumentException unless remotes are whose and where they can be. */
  static void check(State state) {
    Set<String> ids = new HashSet<>();
    state.ships().forEach(ship -> ids.add(ship.id()));
    for (RemoteState remote : state.remotes()) {
      need(ids.add(remote.id()), "the remote '%s' has an id that another piece has", remote.id());
      need(
          state.plays(remote.seat()),
          "the remote '%s' is controlled by '%s', who does not play",
          remote.id(),
          remote.seat());
      stands(state, remote);
      damage(state, remote);
      need(
          !remote.lingering() || (remote.inPlay() && remote.doomed()),
          "the remote '%s' lingers, which only one does that is in play and destroyed",
          remote.id());
      need(
          !remote.lingering() || state.phase() == Phase.COMBAT,
          "the remote '%s' lingers, which remotes do in the combat phase only",
          remote.id());
      need(
          remote.aboard().filter(carrier -> !carries(state, remote, carrier)).isEmpty(),
          "the remote '%s' lies on the card of '%s', expected another piece",
          remote.id(),
          remote.aboard().orElse(""));
    }
  }

  private static void stands(State state, RemoteState remote) {
    Optional<Token> token = state.table().token(remote.id());
    need(
        token.isPresent() == remote.inPlay(),
        "the remote '%s' %s",
        remote.id(),
        remote.inPlay() ? "is in play but not on the table" : "is on the table but not in play");
    need(
        token.filter(lies -> lies.kind() != remote.kind()).isEmpty(),
        "the remote '%s' lies on the table as another kind of token than its card says",
        remote.id());
    need(
        token.isPresent() == state.table().holds(remote.id()),
        "the remote '%s' has an id that another piece on the table has",
        remote.id());
  }

  private static void damage(State state, RemoteState remote) {
    for (DealtCard card : remote.damage()) {
      need(
          card.name().isEmpty() && card.memory().isEmpty(),
          "the remote '%s' has a damage card that was seen, expected all of them face down",
          remote.id());
    }
    need(
        remote.damage().isEmpty()
            || remote.inPlay()
            || remote.status() == Status.ABOARD
            || state.agenda().contains(new RemoteTask.RemoteShuffling(remote.id())),
        "the remote '%s' is gone, expected no damage cards beside it",
        remote.id());
    need(
        remote.damage().isEmpty() || remote.card().values().isPresent(),
        "the remote '%s' is no remote, expected no damage cards beside it",
        remote.id());
  }

  private static boolean carries(State state, RemoteState remote, String carrier) {
    return !carrier.equals(remote.id())
        && (state.remote(carrier).isPresent()
            || state.ships().stream().anyMatch(ship -> ship.id().equals(carrier)));
  }
}
