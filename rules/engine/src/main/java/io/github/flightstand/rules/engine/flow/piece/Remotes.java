package io.github.flightstand.rules.engine.flow.piece;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.reposition.TokenMoves;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.event.RemoteEvent;
import io.github.flightstand.rules.engine.flow.PlainPose;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Destruction;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteState.Status;
import io.github.flightstand.rules.engine.state.RemoteTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.Optional;

/**
 * What rules and scenarios do with remotes and objective tokens, and with ships that escape and
 * come back (003-046 to -056). Nothing happens if the piece is no longer where it must be.
 */
public final class Remotes {

  /** Returns a remote; throws an {@link IllegalArgumentException} if there never was one. */
  public static RemoteState of(State state, String id) {
    return state
        .remote(id)
        .orElseThrow(
            () -> new IllegalArgumentException("there is no remote '" + id + "' in the game"));
  }

  /** Places on the table a remote that waits or lies on a card; its damage stays (003-054). */
  public static void place(Transition play, String id, Pose pose) {
    Status status = of(play.state(), id).status();
    if (status == Status.WAITING || status == Status.ABOARD) {
      play.happen(new RemoteEvent.RemotePlaced(id, PlainPose.of(pose)));
    }
  }

  /** Puts a remote on the card of a ship or of another remote (003-054). */
  public static void board(Transition play, String id, String carrier) {
    Status status = of(play.state(), id).status();
    boolean there = status == Status.WAITING || status == Status.IN_PLAY || status == Status.ABOARD;
    if (there && !id.equals(carrier) && play.state().piece(carrier).inPlay()) {
      play.happen(new RemoteEvent.RemoteBoarded(id, carrier));
    }
  }

  /** Drops a remote behind the ship or remote that carries it. */
  public static void drop(Transition play, String id, LaidTemplate template) {
    RemoteState remote = of(play.state(), id);
    Optional<String> carrier = remote.aboard().filter(on -> play.state().piece(on).inPlay());
    if (carrier.isPresent()) {
      Pose pose =
          new TokenMoves(play.context().rules().movement())
              .dropRemote(
                  play.state().table(),
                  carrier.get(),
                  remote.kind(),
                  template.kind(),
                  template.speed(),
                  template.bearing().side());
      play.happen(new RemoteEvent.RemoteDropped(id, carrier.get(), template, PlainPose.of(pose)));
    }
  }

  /** Destroys a remote with too much damage: now, or after its own initiative (003-051, -052). */
  public static void doom(Transition play, RemoteState remote) {
    if (!remote.inPlay() || remote.lingering() || !remote.doomed()) {
      return;
    }
    int initiative = remote.card().values().orElseThrow().initiative();
    if (play.state().agenda().stream()
        .anyMatch(task -> task instanceof CombatTask.Combat combat && isAt(combat, initiative))) {
      play.happen(new RemoteEvent.RemoteLingering(remote.id()));
    } else {
      leave(play, remote.id(), Status.DESTROYED);
    }
  }

  /** Before the first turn there is no initiative at which pieces act. */
  private static boolean isAt(CombatTask.Combat combat, int initiative) {
    return !combat.done().isEmpty() && combat.skill() == initiative;
  }

  /** Removes a remote and returns its damage cards; {@code how} says why (003-049, -051, -055). */
  public static void leave(Transition play, String id, Status how) {
    RemoteState remote = of(play.state(), id);
    if (!remote.inPlay() && remote.status() != Status.ABOARD) {
      return;
    }
    play.happen(new RemoteEvent.RemoteGone(id, how));
    if (how == Status.DESTROYED) {
      play.open(Window.REMOTE_DESTROYED, Optional.of(id));
    }
    if (how == Status.FLED) {
      play.open(Window.FLED, Optional.of(id));
    }
    if (!remote.damage().isEmpty()) {
      play.push(new RemoteTask.RemoteShuffling(id));
    }
  }

  public static void escape(Transition play, String id) {
    Optional<ShipState> ship = play.pieces().piece(id).ship();
    if (ship.isEmpty()) {
      leave(play, id, Status.ESCAPED);
    } else if (ship.get().inPlay()) {
      Destruction.leave(play, id, new LossEvent.Escaped(id));
      Destruction.discard(play, id);
    }
  }

  /** Brings back a ship or remote that is gone, as at the start of the game (003-056). */
  public static void bringBack(Transition play, String id, Pose pose) {
    Piece piece = play.pieces().piece(id);
    if (piece instanceof RemoteState remote && isGone(remote.status())) {
      play.happen(new RemoteEvent.RemoteBroughtBack(id, PlainPose.of(pose)));
    } else if (piece instanceof ShipState ship
        && !ship.inPlay()
        && ship.status() != ShipState.Status.WAITING) {
      play.happen(new LossEvent.BroughtBack(id, PlainPose.of(pose)));
    }
  }

  private static boolean isGone(Status status) {
    return switch (status) {
      case DESTROYED, FLED, ESCAPED, REMOVED -> true;
      case WAITING, IN_PLAY, ABOARD -> false;
    };
  }

  /** Adds tokens to a remote's card, or removes up to as many as it has. */
  public static void tokens(Transition play, String id, int count) {
    int laid = Math.max(count, -of(play.state(), id).tokens());
    if (laid != 0) {
      play.happen(new RemoteEvent.RemoteTokens(id, laid));
    }
  }

  /** Activates or deactivates a remote. */
  public static void activate(Transition play, String id, boolean active) {
    if (of(play.state(), id).active() != active) {
      play.happen(new RemoteEvent.RemoteTurned(id, active));
    }
  }
}
