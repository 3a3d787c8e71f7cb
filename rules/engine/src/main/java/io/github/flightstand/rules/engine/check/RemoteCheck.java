package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.check.Need.need;

import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.flow.Combatant;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.piece.Remotes;
import io.github.flightstand.rules.engine.flow.shooting.RemoteShots;
import io.github.flightstand.rules.engine.flow.shooting.Shots;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteState.Status;
import io.github.flightstand.rules.engine.state.RemoteTask;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds where the remotes of a state that came from outside contradict it. */
final class RemoteCheck {

  /** More damage at once than any game sees. */
  private static final int MOST = 1000;

  private RemoteCheck() {}

  /**
   * Checks that remotes are whose and where they can be.
   *
   * @throws IllegalArgumentException if it is not so
   */
  static void check(State state) {
    Set<String> ids = new HashSet<>();
    state.ships().forEach(ship -> ids.add(ship.id()));
    for (RemoteState remote : state.allRemotes()) {
      needOf(ids.add(remote.id()), remote, "has an id that another piece has");
      needOf(
          state.seats().stream().anyMatch(seat -> seat.id().equals(remote.seat())),
          remote,
          "is controlled by '" + remote.seat() + "', who does not play");
      stands(state, remote);
      damage(state, remote);
      needOf(
          !remote.lingering() || (remote.inPlay() && remote.doomed()),
          remote,
          "lingers, which only one does that is in play and destroyed");
      needOf(
          !remote.lingering() || state.phase() == Phase.COMBAT,
          remote,
          "lingers, which remotes do in the combat phase only");
      needOf(
          remote.aboard().filter(carrier -> !carries(state, remote, carrier)).isEmpty(),
          remote,
          "lies on the card of '" + remote.aboard().orElse("") + "', expected another piece");
    }
  }

  private static void stands(State state, RemoteState remote) {
    Optional<Token> token = state.table().token(remote.id());
    needOf(
        token.isPresent() == remote.inPlay(),
        remote,
        remote.inPlay() ? "is in play but not on the table" : "is on the table but not in play");
    needOf(
        token.filter(lies -> lies.kind() != remote.kind()).isEmpty(),
        remote,
        "lies on the table as another kind of token than its card says");
    needOf(
        token.isPresent() == state.table().holds(remote.id()),
        remote,
        "has an id that another piece on the table has");
  }

  private static void damage(State state, RemoteState remote) {
    for (DealtCard card : remote.damage()) {
      needOf(
          card.name().isEmpty() && card.memory().isEmpty(),
          remote,
          "has a damage card that was seen, expected all of them face down");
    }
    needOf(
        remote.damage().isEmpty()
            || remote.inPlay()
            || remote.status() == Status.ABOARD
            || state.agenda().contains(new RemoteTask.RemoteShuffling(remote.id())),
        remote,
        "is gone, expected no damage cards beside it");
    needOf(
        remote.damage().isEmpty() || remote.card().values().isPresent(),
        remote,
        "is no remote, expected no damage cards beside it");
  }

  private static boolean carries(State state, RemoteState remote, String carrier) {
    return !carrier.equals(remote.id())
        && (state.remote(carrier).isPresent()
            || state.ships().stream().anyMatch(ship -> ship.id().equals(carrier)));
  }

  /** Counts a remote's cards among those of each pool that nobody has seen. */
  static void count(RemoteState remote, int[] down) {
    for (DealtCard card : remote.damage()) {
      card.pool()
          .ifPresent(
              pool -> {
                needOf(
                    pool >= 0 && pool < down.length,
                    remote,
                    "has a card of pool " + pool + ", which its deck has not");
                down[pool]++;
              });
    }
  }

  /** Tells whether a task is about remotes. */
  static boolean concerns(Task task) {
    return task instanceof RemoteTask.RemotesMoving
        || task instanceof RemoteTask.RemoteMove
        || task instanceof RemoteTask.RemoteTurn
        || task instanceof RemoteTask.RemoteDamage
        || task instanceof RemoteTask.RemoteShuffling;
  }

  /**
   * Checks a task that is about remotes.
   *
   * @throws IllegalArgumentException if it contradicts the state
   */
  static void check(State state, Task task) {
    if (task instanceof RemoteTask.RemotesMoving moving) {
      moving.done().forEach(id -> Remotes.of(state, id));
    } else if (task instanceof RemoteTask.RemoteMove move) {
      Remotes.of(state, move.remote());
    } else if (task instanceof RemoteTask.RemoteTurn turn) {
      RemoteState remote = Remotes.of(state, turn.remote());
      needOf(remote.attacks() && !turn.shots().isEmpty(), remote, "has a turn but does not attack");
      turn.shots().forEach(shot -> shot(state, remote, shot));
    } else if (task instanceof RemoteTask.RemoteDamage damage) {
      RemoteState remote = Remotes.of(state, damage.remote());
      needOf(
          damage.cards() >= 0 && damage.cards() <= MOST,
          remote,
          "suffers 0 to " + MOST + " damage at once, found " + damage.cards());
    } else if (task instanceof RemoteTask.RemoteShuffling shuffling) {
      RemoteState remote = Remotes.of(state, shuffling.remote());
      needOf(
          !remote.inPlay() && remote.status() != Status.ABOARD,
          remote,
          "is there, but only what is gone loses its damage cards");
    }
  }

  /**
   * Checks that a remote which attacks in the combat phase has its turn, and that no ship does
   * without one.
   *
   * @throws IllegalArgumentException if it is not so
   */
  static void active(State state, Task under, Task task) {
    if (under instanceof CombatTask.Combat combat && task instanceof RemoteTask.RemoteTurn turn) {
      hasTurn(combat, turn.remote());
    } else if (under instanceof CombatTask.Combat combat
        && task instanceof CombatTask.Attack attack) {
      Remotes.of(state, attack.attacker());
      hasTurn(combat, attack.attacker());
    } else if (task instanceof RemoteTask.RemotesMoving) {
      need(state.phase() == Phase.SYSTEM, "remotes move in the system phase, found them moving");
    }
  }

  private static void hasTurn(CombatTask.Combat combat, String remote) {
    need(
        combat.done().contains(remote),
        "the remote '" + remote + "' is active, expected it among those that had their turn");
  }

  /**
   * Checks a shot that a remote makes or that is aimed at one.
   *
   * @throws IllegalArgumentException if there can be no such shot
   */
  static void shot(State state, RulesContext context, String attacker, Shot shot) {
    Optional<RemoteState> remote = state.remote(attacker);
    if (remote.isPresent()) {
      shot(state, remote.get(), shot);
      return;
    }
    RemoteState target = Remotes.of(state, shot.target());
    target(state, attacker, shot);
    List<Shots.Gun> guns =
        Shots.weapons(context, state, state.ship(attacker), weapon -> true).stream()
            .filter(gun -> gun.fires(shot) && gun.range().reaches(shot.range()))
            .toList();
    needOf(!guns.isEmpty(), target, "is shot at with a weapon that '" + attacker + "' has not");
  }

  private static void shot(State state, RemoteState remote, Shot shot) {
    target(state, remote.id(), shot);
    needOf(
        shot.weapon().isEmpty()
            && RemoteShots.arcs(remote).contains(shot.arc())
            && RemoteShots.reaches(shot.range()),
        remote,
        "shoots from one of its arcs at range 0 to 3, found another shot");
  }

  private static void target(State state, String attacker, Shot shot) {
    Combatant target = Combatant.of(state, shot.target());
    need(
        target.inPlay()
            && state.opponents(Combatant.of(state, attacker).seat(), target.seat())
            && target
                .ship()
                .map(ship -> Sections.names(ship, shot.section()))
                .orElseGet(
                    () ->
                        shot.section().isEmpty()
                            && Remotes.of(state, target.id()).card().values().isPresent()),
        "'" + attacker + "' shoots at '" + shot.target() + "', expected an enemy in play");
  }

  private static void needOf(boolean holds, RemoteState remote, String what) {
    need(holds, "the remote '" + remote.id() + "' " + what);
  }
}
