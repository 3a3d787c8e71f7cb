package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.state.RemoteCard;
import io.github.flightstand.rules.engine.state.RemoteState;
import java.util.List;
import java.util.Optional;

/**
 * A remote or an objective token as all see it: what its damage cards are nobody knows, all else is
 * public (003-046, -051).
 *
 * @param card what is printed
 * @param status where it is
 * @param side which side of the token lies up, if the scenario speaks of its sides
 * @param active whether it is in use
 * @param tokens how many tokens lie on its card
 * @param damage its damage cards
 * @param aboard on whose card it lies, if it does
 * @param lingering whether it is removed when its initiative has passed
 */
public record RemoteView(
    RemoteCard card,
    RemoteState.Status status,
    Optional<RemoteState.Side> side,
    boolean active,
    int tokens,
    List<CardView> damage,
    Optional<String> aboard,
    boolean lingering) {

  /** Copies the list. */
  public RemoteView {
    damage = List.copyOf(damage);
  }

  /** Returns a remote as all see it. */
  static RemoteView of(RemoteState remote) {
    return new RemoteView(
        remote.card(),
        remote.status(),
        remote.side(),
        remote.active(),
        remote.tokens(),
        remote.damage().stream().map(CardView::of).toList(),
        remote.aboard(),
        remote.lingering());
  }

  /** Returns the remote as the state has it. */
  RemoteState state() {
    return new RemoteState(
        card,
        status,
        side,
        active,
        tokens,
        damage.stream().map(CardView::dealt).toList(),
        aboard,
        lingering);
  }
}
