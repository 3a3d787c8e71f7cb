package io.github.flightstand.rules.engine.flow.remote;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.RemoteEvent;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.piece.Remotes;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteTask;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;

/**
 * The return of the damage cards of a remote that is gone to the deck, unseen (003-051). A card
 * dealt before the deck was last remade goes openly to the discard pile (the project's choice): it
 * could be distinguished from the other cards of a later shuffle.
 */
public final class RemoteShufflingFlow extends Flow<RemoteTask.RemoteShuffling> {

  private static DeckState deck(RemoteState remote, State state) {
    return state.deck(remote.id(), Optional.empty());
  }

  /** Returns the pool of the card that goes back next, if that is not the deck's last one. */
  private static Optional<Integer> earlier(RemoteState remote, State state) {
    return remote.damage().stream()
        .findFirst()
        .flatMap(DealtCard::pool)
        .filter(pool -> pool != deck(remote, state).current());
  }

  @Override
  public Optional<ChanceNode> chance(RemoteTask.RemoteShuffling task, State state) {
    RemoteState remote = Remotes.of(state, task.remote());
    return earlier(remote, state)
        .map(pool -> new ChanceNode.Card(remote.id(), deck(remote, state).pools().get(pool)));
  }

  @Override
  public void answer(
      RemoteTask.RemoteShuffling task, Transition play, Decision decision, Command command) {
    play.happen(new RemoteEvent.RemoteCardReturned(task.remote(), Optional.of(command.key())));
  }

  @Override
  public void proceed(RemoteTask.RemoteShuffling task, Transition play) {
    if (Remotes.of(play.state(), task.remote()).damage().isEmpty()) {
      play.pop();
    } else {
      play.happen(new RemoteEvent.RemoteCardReturned(task.remote(), Optional.empty()));
    }
  }
}
