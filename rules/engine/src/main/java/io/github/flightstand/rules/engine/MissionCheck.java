package io.github.flightstand.rules.engine;

import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.mission.MissionFaultException;
import io.github.flightstand.rules.engine.mission.MissionNames;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.mission.Count;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.Mode;
import io.github.flightstand.rules.mission.RemotePieces;
import io.github.flightstand.rules.mission.Role;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.mission.SquadLimit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A check that a set-up fits its mission (003-029, -041, -057, -065). The {@code sides} are the
 * teams in the order of play, where that is settled.
 */
record MissionCheck(Scenario mission, List<Seat> seats, List<String> sides) {

  private static final int POINTS_PER_THREAT = 25;

  /**
   * Returns the side that begins. If a role has a limit or obstacles of its own, the players have
   * already chosen them for it. So the first side of the set-up begins (the project's choice).
   * Otherwise empty: the rules settle it.
   */
  static Optional<String> initiative(Scenario mission, List<Seat> seats) {
    return mission.obstacles().by().isPresent()
            || mission.limits().stream().anyMatch(limit -> limit.role().isPresent())
        ? Optional.of(seats.get(0).team())
        : Optional.empty();
  }

  /**
   * Throws IllegalArgumentException if a game does not fit its mission; {@code remotes} are those
   * that the set-up brings in addition to the mission's own.
   */
  static void check(
      Rules rules,
      Scenario mission,
      List<Seat> seats,
      Optional<String> initiative,
      List<ShipCard> ships,
      List<RemoteState> remotes,
      Table table,
      Optional<ObstaclePool> pool) {
    List<String> sides = new ArrayList<>(initiative.stream().toList());
    seats.stream()
        .map(Seat::team)
        .filter(team -> !sides.contains(team))
        .distinct()
        .forEach(sides::add);
    MissionCheck check = new MissionCheck(mission, seats, sides);
    try {
      MissionNames.check(mission);
    } catch (MissionFaultException fault) {
      check.need(false, "is none: " + fault.getMessage() + " (at " + fault.at() + ")");
    }
    check.need(
        rules.game().boarding().isEmpty()
            || mission.rules().stream()
                .noneMatch(rule -> rule.rule() instanceof MissionRule.BringBack),
        "brings ships back, found the rules for boarding, by which crews that are lost stay lost");
    check.players();
    check.need(
        table.playArea().equals(mission.area()),
        "has a play area of %s by %s, found another"
            .formatted(mission.area().width(), mission.area().height()));
    // The players have agreed on what already stands on the table.
    pool.ifPresent(
        brought -> {
          check.brought(ships, brought);
          check.named(ships, remotes, brought);
        });
  }

  /** Checks that the mission's remotes have ids that no other piece has. */
  private void named(List<ShipCard> ships, List<RemoteState> remotes, ObstaclePool pool) {
    Set<String> taken = new HashSet<>();
    ships.forEach(ship -> taken.add(ship.id()));
    remotes.forEach(remote -> taken.add(remote.id()));
    pool.obstacles().forEach(obstacle -> taken.add(obstacle.id()));
    Map<String, Integer> counts = new HashMap<>();
    for (RemotePieces pieces : mission.remotes()) {
      for (int i = 0; i < pieces.count(); i++) {
        String id = pieces.kind() + "-" + counts.merge(pieces.kind(), 1, Integer::sum);
        need(taken.add(id), "brings a remote '" + id + "', found another piece of that name");
      }
    }
  }

  private void players() {
    int players = seats.size();
    boolean teams = sides.size() < players;
    need(
        mission.players().allows(players) || (teams && mission.players().allows(sides.size())),
        "is for " + mission.players().words() + " players, found " + players);
    boolean mode =
        teams
            ? mission.modes().contains(Mode.TEAMS)
            : (sides.size() == 2 && mission.modes().contains(Mode.HEAD_TO_HEAD))
                || mission.modes().contains(Mode.FREE_FOR_ALL)
                || (sides.size() == 2 && mission.modes().contains(Mode.TEAMS));
    MissionNames.sides(mission)
        .ifPresent(
            roles ->
                need(
                    sides.size() == roles,
                    "has roles for " + roles + " sides, found " + sides.size()));
    need(mode, "is not played by " + sides.size() + " sides of " + players + " players");
    for (Role role : mission.roles()) {
      for (int side : role.sides()) {
        long own = seats.stream().filter(seat -> seat.team().equals(sides.get(side - 1))).count();
        need(
            role.players().filter(count -> !count.allows((int) own)).isEmpty(),
            "has another number of players for '" + role.name() + "', found " + own);
      }
    }
  }

  private void brought(List<ShipCard> ships, ObstaclePool pool) {
    int obstacles = mission.obstacles().of(sides.size());
    need(
        pool.brought().isEmpty() || pool.brought().size() == obstacles,
        "has " + obstacles + " obstacles, found " + pool.brought().size());
    for (Seat seat : seats) {
      need(
          mission.bringsObstacles(sides.indexOf(seat.team()) + 1)
              || pool.brought().stream().noneMatch(one -> one.player().equals(seat.id())),
          "has obstacles that '"
              + mission.obstacles().by().orElse("")
              + "' select (003-120), found some of '"
              + seat.id()
              + "'");
      List<ShipCard> own = ships.stream().filter(ship -> ship.seat().equals(seat.id())).toList();
      for (SquadLimit limit : mission.limits()) {
        if (limit.role().filter(role -> !plays(seat, role)).isEmpty()) {
          limited(seat, own, limit);
        }
      }
    }
  }

  private boolean plays(Seat seat, String role) {
    return mission
        .role(role)
        .filter(one -> one.sides().contains(sides.indexOf(seat.team()) + 1))
        .isPresent();
  }

  /** Checks a player's points. A team shares its limit evenly, rounded down (003-057). */
  private void limited(Seat seat, List<ShipCard> own, SquadLimit limit) {
    int most = limit.points();
    if (limit.more().isPresent()) {
      long others = seats.stream().filter(other -> plays(other, limit.more().get().role())).count();
      most += (int) Math.max(0, others - limit.more().get().beyond()) * limit.more().get().points();
    }
    if (limit.team()) {
      most /= (int) seats.stream().filter(other -> other.team().equals(seat.team())).count();
    }
    int points = own.stream().mapToInt(ShipCard::points).sum();
    need(
        points <= most,
        "has squads of at most " + most + " points, found " + points + " of '" + seat.id() + "'");
    if (!limit.bands().isEmpty()) {
      banded(seat, own, limit.bands());
    }
    if (limit.wing()) {
      wing(seat, own);
    }
  }

  /** Checks that a player's ships are one wing (003-115). */
  private void wing(Seat seat, List<ShipCard> own) {
    Set<String> leaders = new HashSet<>();
    Set<String> led = new HashSet<>();
    for (ShipCard ship : own) {
      if (ship.wing().isEmpty()) {
        leaders.add(ship.id());
      }
      ship.wing().ifPresent(wing -> led.add(wing.leader()));
    }
    need(
        leaders.size() == 1 && led.equals(leaders),
        "has one wing a player, found %s ships of '%s' that are %s"
            .formatted(own.size(), seat.id(), led.isEmpty() ? "of none" : "not all of one"));
  }

  /** Checks that a player has one ship in each band of threat (003-066, -075). */
  private void banded(Seat seat, List<ShipCard> own, List<Count> bands) {
    List<Count> left = new ArrayList<>(bands);
    for (ShipCard ship : own) {
      int threat = (ship.points() + POINTS_PER_THREAT - 1) / POINTS_PER_THREAT;
      Optional<Count> band = left.stream().filter(one -> one.allows(threat)).findFirst();
      need(
          band.isPresent(),
          "has %s%s a player, found '%s' of threat %s beside others"
              .formatted(
                  bands.size(),
                  bands.size() == 1 ? " ship" : " ships of different threat",
                  ship.id(),
                  threat));
      left.remove(band.get());
    }
    need(
        left.isEmpty(),
        "has " + bands.size() + " ships a player, found " + own.size() + " of '" + seat.id() + "'");
  }

  private void need(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException("the mission '" + mission.name() + "' " + message);
    }
  }
}
