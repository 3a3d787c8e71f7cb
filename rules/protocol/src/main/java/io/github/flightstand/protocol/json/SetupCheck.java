package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.SetupJson.OwnedObstacle;
import io.github.flightstand.protocol.json.SetupJson.Player;
import io.github.flightstand.protocol.squad.IllegalSquadException;
import io.github.flightstand.protocol.squad.ReadSquad;
import io.github.flightstand.protocol.squad.Reason;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.squad.Squad;
import io.github.flightstand.rules.squad.SquadCheck;
import io.github.flightstand.rules.squad.SquadRules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A check of a game's players before it begins: names differ, and squads are legal and within the
 * agreed points.
 *
 * @param players the game's players; no ship of theirs has another ship's name
 */
record SetupCheck(SetupJson setup, List<Player> players, Rules inForce) {

  /**
   * Checks a player.
   *
   * @param at the player's place in the set-up
   * @throws FaultException if the edge, the points or the names are wrong
   * @throws IllegalSquadException if the squad breaks rules
   */
  void player(Player player, Pointer at) {
    edge(player, at);
    points(player, at);
    legal(player, at.append("squad"));
    names(player, at);
  }

  /** Checks that ids differ, that there are two sides, and that other fields name players. */
  void whoPlays() {
    Set<String> ids = new HashSet<>();
    Set<String> sides = new HashSet<>();
    for (int p = 0; p < players.size(); p++) {
      Player player = players.get(p);
      sides.add(player.side());
      if (!ids.add(player.id())) {
        throw FaultException.of(
            FaultCode.DUPLICATE_ID,
            Pointer.of("/players/" + p + "/id"),
            "the player " + Excerpt.quoted(player.id()) + " stands twice, expected different ids");
      }
    }
    if (sides.size() < 2) {
      throw FaultException.badValue(
          "/players", "a game has at least two sides, found " + sides.size());
    }
    Set<String> known = new HashSet<>(ids);
    known.addAll(sides);
    setup.initiative().ifPresent(player -> plays(known, player, "/initiative"));
    owners(ids, "/obstacles/", setup.obstacles(), OwnedObstacle::owner);
    owners(ids, "/standIns/", setup.standIns(), StandInJson::owner);
    if (setup.rounds().filter(last -> last < 1).isPresent()) {
      throw FaultException.unexpected(
          Pointer.of("/rounds"), setup.rounds().get().toString(), "at least 1");
    }
  }

  private static <P> void owners(
      Set<String> players, String list, List<P> pieces, Function<P, Optional<String>> owner) {
    for (int i = 0; i < pieces.size(); i++) {
      String at = list + i + "/owner";
      owner.apply(pieces.get(i)).ifPresent(player -> plays(players, player, at));
    }
  }

  private static void plays(Set<String> players, String player, String at) {
    if (!players.contains(player)) {
      throw FaultException.unexpected(
          Pointer.of(at), Excerpt.quoted(player), "a player of the game");
    }
  }

  /** Checks that every piece has its own id, on the table or not. */
  void ids() {
    Set<String> ids = new HashSet<>();
    for (int p = 0; p < players.size(); p++) {
      String at = "/players/" + p + "/squad/ships/";
      differ(ids, at, players.get(p).squad().ships(), SquadShipJson::id);
    }
    differ(ids, "/obstacles/", setup.obstacles(), OwnedObstacle::id);
    differ(ids, "/standIns/", setup.standIns(), StandInJson::id);
    differ(ids, "/remotes/", setup.remotes(), RemoteJson::id);
    if (ids.size() > Limits.PIECES) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          Pointer.of("/players"),
          "with the ships of 'players' there are %s pieces, expected at most %s"
              .formatted(ids.size(), Limits.PIECES));
    }
  }

  private static <P> void differ(
      Set<String> ids, String list, List<P> pieces, Function<P, String> id) {
    for (int i = 0; i < pieces.size(); i++) {
      String own = id.apply(pieces.get(i));
      if (!ids.add(own)) {
        throw TableJson.duplicate(own).under(Pointer.of(list + i));
      }
    }
  }

  private void edge(Player player, Pointer at) {
    if (!setup.placed() && player.edge().isPresent()) {
      throw FaultException.badValue(
          at.append("edge"),
          "'edge' is given, expected none in a game whose ships are not placed: it is picked at"
              + " set-up");
    }
  }

  /**
   * A side shares its points among all its players (000-204, 001-062); in an epic battle each of
   * its players gets an equal part, rounded down (003-057).
   */
  private void points(Player player, Pointer at) {
    String side = player.side();
    List<Player> mates = players.stream().filter(other -> other.side().equals(side)).toList();
    boolean parted = inForce.game().epic().allies();
    int cost = (parted ? List.of(player) : mates).stream().mapToInt(one -> one.cost(inForce)).sum();
    int all = setup.points().orElse(Integer.MAX_VALUE);
    int most = parted ? all / mates.size() : all;
    if (setup.points().isPresent() && cost > most) {
      throw FaultException.badValue(
          at.append("squad"),
          "the ships of %s' cost %s points, expected at most %s%s"
              .formatted(
                  parted ? "'" + player.id() : "the side '" + side,
                  cost,
                  most,
                  parted && mates.size() > 1 ? ", a player's part of his team's " + all : ""));
    }
  }

  /**
   * Squads of the catalogue's cards must be legal; ships without cards cannot be judged. Huge ships
   * are for games of more points than the standard (000-178).
   */
  private void legal(Player player, Pointer at) {
    boolean epic = setup.points().orElse(SquadRules.EPIC_POINTS) > SquadRules.STANDARD_POINTS;
    SquadCheck check =
        new SquadCheck(SquadRules.of(inForce, epic).withMostPoints(Optional.empty()));
    Optional<ReadSquad> made = player.squad().made().map(squad -> squad.under(at.toString()));
    List<Reason> reasons =
        new ArrayList<>(made.map(squad -> squad.reasons(check)).orElse(List.of()));
    if (made.isPresent()) {
      check
          .brokenByTeam(squadsOf(player.side()))
          .forEach(rule -> reasons.add(new Reason(rule.clause(), rule.message(), at.toString())));
    }
    reasons.addAll(
        new CrewedSquad(inForce, player.squad().ships(), player.squad().made())
            .reasons(at.toString()));
    reasons.addAll(
        new WingedSquad(inForce, player.squad().ships(), player.squad().made())
            .reasons(at.toString()));
    if (!reasons.isEmpty()) {
      throw new IllegalSquadException(at.toString(), reasons);
    }
  }

  private List<Squad> squadsOf(String side) {
    return players.stream()
        .filter(player -> player.side().equals(side))
        .flatMap(player -> player.squad().made().stream())
        .map(ReadSquad::squad)
        .toList();
  }

  /** A team has a unique name only once (000-064, -208; 001-050). */
  private void names(Player player, Pointer at) {
    List<SquadShipJson> own = player.squad().ships();
    for (int i = 0; i < own.size(); i++) {
      Optional<String> name = own.get(i).unique();
      long bearers =
          players.stream()
              .filter(other -> other.side().equals(player.side()))
              .flatMap(other -> other.squad().ships().stream())
              .filter(ship -> name.isPresent() && ship.unique().equals(name))
              .count();
      if (bearers > 1) {
        throw FaultException.badValue(
            at.append("squad").append("ships").append(i).append("unique"),
            "the side '%s' has %s ships with the unique name %s, expected one"
                .formatted(player.side(), bearers, Excerpt.quoted(name.get())));
      }
    }
  }
}
