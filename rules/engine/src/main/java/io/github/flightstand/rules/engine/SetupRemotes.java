package io.github.flightstand.rules.engine;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteState.Status;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The remotes and objective tokens of a game that is about to begin. */
final class SetupRemotes {

  /** Returns the table with a token at the pose of each remote that has one. */
  static Table laid(Rules rules, Table table, List<RemoteState> remotes, Map<String, Pose> poses) {
    Table.Builder laid = table.toBuilder();
    for (RemoteState remote : remotes) {
      Optional.ofNullable(poses.get(remote.id()))
          .ifPresent(
              pose ->
                  laid.token(
                      new Token(
                          remote.id(),
                          remote.kind(),
                          rules.movement().parts().tokenOutline(remote.kind()),
                          pose)));
    }
    return laid.build();
  }

  /** Returns the remotes sorted by id; throws IllegalArgumentException if one does not fit. */
  static List<RemoteState> checked(
      List<RemoteState> remotes,
      List<Seat> seats,
      List<ShipCard> ships,
      Table table,
      Optional<ObstaclePool> pool) {
    Set<String> carriers = ships.stream().map(ShipCard::id).collect(Collectors.toSet());
    Set<String> ids = new HashSet<>(carriers);
    table.obstacles().forEach(obstacle -> ids.add(obstacle.id()));
    pool.ifPresent(
        all -> {
          all.obstacles().forEach(obstacle -> ids.add(obstacle.id()));
          all.standIn().ifPresent(standIn -> ids.add(standIn.id()));
        });
    table.ships().forEach(ship -> ids.add(ship.id()));
    remotes.forEach(remote -> carriers.add(remote.id()));
    for (RemoteState remote : remotes) {
      need(ids.add(remote.id()), remote, "has an id that another piece has");
      need(
          seats.stream().anyMatch(seat -> seat.id().equals(remote.seat())),
          remote,
          "is controlled by '" + remote.seat() + "', who does not play");
      need(
          remote.status() == Status.IN_PLAY
              || remote.status() == Status.ABOARD
              || remote.status() == Status.WAITING,
          remote,
          "begins the game gone, expected it on the table, on a card or waiting");
      need(
          remote.inPlay()
              == table.token(remote.id()).filter(t -> t.kind() == remote.kind()).isPresent(),
          remote,
          "stands on the table if it is in play, and only then");
      need(
          remote.damage().isEmpty() && !remote.lingering(),
          remote,
          "begins the game without damage");
      need(
          remote.aboard().filter(on -> on.equals(remote.id()) || !carriers.contains(on)).isEmpty(),
          remote,
          "lies on the card of '" + remote.aboard().orElse("") + "', expected another piece");
    }
    if (table.tokens().size() != remotes.stream().filter(RemoteState::inPlay).count()) {
      throw new IllegalArgumentException(
          "at the beginning the only tokens on the table are those of remotes, found others");
    }
    return remotes.stream().sorted(Comparator.comparing(RemoteState::id)).toList();
  }

  private static void need(boolean holds, RemoteState remote, String what) {
    if (!holds) {
      throw new IllegalArgumentException("the remote '" + remote.id() + "' " + what);
    }
  }
}
