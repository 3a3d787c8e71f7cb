package io.github.flightstand.rules.engine.flow.card;

import io.github.flightstand.rules.engine.flow.Combatant;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.piece.Remotes;
import io.github.flightstand.rules.engine.flow.piece.Wings;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteTask;

/**
 * Carries out what cards and scenarios do to remotes. What cards do to ships does nothing to a
 * remote but damage: it is assigned no tokens, is locked on to by nobody and performs no actions
 * (003-050, -053).
 */
final class RemoteEffects {

  private RemoteEffects() {}

  /** Carries out an effect on a remote; false if it is about something else. */
  static boolean carryOut(Transition play, Effect effect) {
    if (play.state().remotes().isEmpty()
        && !(effect instanceof Effect.Escape)
        && !(effect instanceof Effect.BringBack)) {
      return false;
    }
    return places(play, effect) || changes(play, effect) || spares(play, effect);
  }

  /** Carries out what takes a piece somewhere else. */
  private static boolean places(Transition play, Effect effect) {
    if (effect instanceof Effect.PlaceRemote place) {
      Remotes.place(play, place.remote(), place.pose());
    } else if (effect instanceof Effect.BoardRemote board) {
      Remotes.board(play, board.remote(), board.carrier());
    } else if (effect instanceof Effect.DropRemote drop) {
      Remotes.drop(play, drop.remote(), drop.template());
    } else if (effect instanceof Effect.MoveRemote move) {
      play.push(new RemoteTask.RemoteMove(move.remote()));
    } else if (effect instanceof Effect.RemoveRemote remove) {
      Remotes.leave(play, remove.remote(), RemoteState.Status.REMOVED);
    } else if (effect instanceof Effect.DestroyRemote destroy) {
      Remotes.leave(play, destroy.remote(), RemoteState.Status.DESTROYED);
    } else if (effect instanceof Effect.Escape escape) {
      Remotes.escape(play, escape.piece());
    } else if (effect instanceof Effect.BringBack bringBack) {
      bringBack(play, bringBack);
    } else {
      return false;
    }
    return true;
  }

  /** A wingmate comes back by itself, not with its wing (003-027, -056). */
  private static void bringBack(Transition play, Effect.BringBack effect) {
    String piece = effect.piece();
    boolean gone = !Combatant.inPlay(play.state(), piece);
    Remotes.bringBack(play, piece, effect.pose());
    if (gone && !isRemote(play, piece) && play.ship(piece).inPlay()) {
      Wings.alone(play, piece);
    }
  }

  /** Carries out what changes a remote where it is. */
  private static boolean changes(Transition play, Effect effect) {
    if (effect instanceof Effect.LayTokens tokens) {
      Remotes.tokens(play, tokens.remote(), tokens.count());
    } else if (effect instanceof Effect.ActivateRemote activate) {
      Remotes.activate(play, activate.remote(), activate.active());
    } else if (effect instanceof Effect.Suffer suffer && isRemote(play, suffer.ship())) {
      Remotes.suffer(play, suffer.ship(), suffer.normal() + suffer.critical());
    } else if (effect instanceof Effect.Deal deal && isRemote(play, deal.ship())) {
      Remotes.suffer(play, deal.ship(), 1);
    } else {
      return false;
    }
    return true;
  }

  private static boolean isRemote(Transition play, String id) {
    return play.state().remote(id).isPresent();
  }

  /** Tells whether an effect is about a remote although only ships can be the object of it. */
  private static boolean spares(Transition play, Effect effect) {
    return (effect instanceof Effect.Tokens tokens && isRemote(play, tokens.ship()))
        || (effect instanceof Effect.Lock lock && isRemote(play, lock.target()))
        || (effect instanceof Effect.Unlock unlock && isRemote(play, unlock.ship()))
        || (effect instanceof Effect.Shields shields && isRemote(play, shields.ship()))
        || (effect instanceof Effect.Prevent prevent && isRemote(play, prevent.ship()))
        || (effect instanceof Effect.Assign assign && isRemote(play, assign.ship()))
        || (effect instanceof Effect.FreeAction free && isRemote(play, free.ship()))
        || (effect instanceof Effect.Attack attack && isRemote(play, attack.ship()))
        || (effect instanceof Effect.Execute execute && isRemote(play, execute.ship()));
  }
}
