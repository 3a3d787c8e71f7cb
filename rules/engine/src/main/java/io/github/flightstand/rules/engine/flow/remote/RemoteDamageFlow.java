package io.github.flightstand.rules.engine.flow.remote;

import io.github.flightstand.rules.engine.event.DamageEvent;
import io.github.flightstand.rules.engine.flow.Decks;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.piece.Remotes;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteTask;
import io.github.flightstand.rules.engine.state.Window;
import java.util.Optional;

/** Damage to a remote: face-down cards; as many as its hull destroy it (003-051). */
public final class RemoteDamageFlow extends Flow<RemoteTask.RemoteDamage> {

  @Override
  public void proceed(RemoteTask.RemoteDamage task, Transition play) {
    RemoteState remote = Remotes.of(play.state(), task.remote());
    if (!remote.inPlay()) {
      play.pop();
      return;
    }
    if (task.cards() == 0) {
      play.pop();
      Remotes.doom(play, remote);
      return;
    }
    play.become(new RemoteTask.RemoteDamage(remote.id(), task.cards() - 1));
    boolean standIn = !Decks.restock(play, remote.id(), Optional.empty());
    play.happen(new DamageEvent.Dealt(remote.id(), Optional.empty(), standIn, Optional.empty()));
    play.open(Window.REMOTE_DEALT, Optional.of(remote.id()));
  }
}
