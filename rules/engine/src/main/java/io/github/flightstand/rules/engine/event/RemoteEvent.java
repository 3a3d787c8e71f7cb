package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/** An event about a remote (003, headings on remotes). */
public sealed interface RemoteEvent extends Event {

  /** The mission's remotes and markers are ready to be set up (003-046, -047). */
  record RemotesBrought(List<RemoteState> remotes) implements RemoteEvent {

    public RemotesBrought {
      remotes = List.copyOf(remotes);
    }

    @Override
    public State applyTo(State state) {
      return state.withRemotes(remotes);
    }
  }

  /** A remote was placed on the table. It waited, or lay on a card (003-054). */
  record RemotePlaced(String remote, Pose pose) implements RemoteEvent {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      return standing(state, now.with(RemoteState.Status.IN_PLAY), pose);
    }
  }

  /**
   * A remote was put on a card of {@code carrier}. The carrier is a ship or another remote
   * (003-054).
   */
  record RemoteBoarded(String remote, String carrier) implements RemoteEvent {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      return offTable(state, now).with(now.aboard(carrier));
    }
  }

  /** A remote was dropped behind its carrier. */
  record RemoteDropped(String remote, String carrier, LaidTemplate template, Pose pose)
      implements RemoteEvent {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      return standing(state, now.with(RemoteState.Status.IN_PLAY), pose);
    }
  }

  /** A remote moved forward along a template (003-048). */
  record RemoteMoved(String remote, LaidTemplate template, Pose pose) implements RemoteEvent {

    @Override
    public State applyTo(State state) {
      return standing(state, named(state, remote), pose);
    }
  }

  /**
   * A remote stays until its initiative has passed. It would be removed, but everything else at its
   * initiative is done first (003-052).
   */
  record RemoteLingering(String remote) implements RemoteEvent {

    @Override
    public State applyTo(State state) {
      return state.with(remote, state.section(remote, Optional.empty()).withLingering(true));
    }
  }

  /** A remote is gone. */
  record RemoteGone(String remote, RemoteState.Status how) implements RemoteEvent {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      return offTable(state, now).with(now.with(how));
    }
  }

  /**
   * A damage card of a remote that is gone went back into the deck. It was shuffled and is unseen.
   * If the deck was made anew since, it went to the discard pile, open to all.
   */
  record RemoteCardReturned(String remote, Optional<String> face) implements RemoteEvent {

    @Override
    public State applyTo(State state) {
      SectionState now = state.section(remote, Optional.empty());
      DeckState deck = state.deck(remote, Optional.empty());
      SectionState left = now.withDamage(Lists.withoutAt(now.damage(), 0));
      return now.damage()
          .get(0)
          .pool()
          .map(
              pool ->
                  face.map(seen -> deck.seen(pool, seen).discarding(seen))
                      .orElseGet(deck::takenBack))
          .map(after -> state.with(remote, left, after))
          .orElseGet(() -> state.with(remote, left)); // A stand-in goes nowhere.
    }
  }

  /** Tokens were put on a remote's card. A negative count removes them. */
  record RemoteTokens(String remote, int count) implements RemoteEvent {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      return state.with(now.withTokens(now.tokens() + count));
    }
  }

  /** A remote turned active or inactive. */
  record RemoteTurned(String remote, boolean active) implements RemoteEvent {

    @Override
    public State applyTo(State state) {
      return state.with(named(state, remote).turned(active));
    }
  }

  /** A remote that was gone came back as new (003-056). */
  record RemoteBroughtBack(String remote, Pose pose) implements RemoteEvent {

    @Override
    public State applyTo(State state) {
      RemoteState now = named(state, remote);
      RemoteState fresh = RemoteState.of(now.card()).withSide(now.side());
      return standing(state, fresh.with(RemoteState.Status.IN_PLAY), pose);
    }
  }

  private static RemoteState named(State state, String id) {
    return state
        .remote(id)
        .orElseThrow(
            () -> new IllegalArgumentException("there is no remote '" + id + "' in the game"));
  }

  private static State standing(State state, RemoteState remote, Pose pose) {
    Token token =
        new Token(
            remote.id(),
            remote.kind(),
            state.rules().movement().parts().tokenOutline(remote.kind()),
            pose);
    return state.with(TableTokens.laid(state.table(), token)).with(remote);
  }

  private static State offTable(State state, RemoteState remote) {
    return remote.inPlay() ? state.with(state.table().without(remote.id())) : state;
  }
}
