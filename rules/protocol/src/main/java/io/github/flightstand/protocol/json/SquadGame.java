package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.json.SetupJson.OwnedObstacle;
import io.github.flightstand.protocol.json.SetupJson.Player;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.ObstaclePool;
import io.github.flightstand.rules.player.BoxAsteroids;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A maker of games between squads that were built independently. */
public final class SquadGame {

  /** Returns a game among six asteroids that the players bring, without a mission. */
  public static SetupJson game(
      Rules rules, List<FieldedSquad> squads, List<String> teams, int lastRound) {
    return game(
        rules,
        squads,
        teams,
        BoxAsteroids.broughtBy(seats(squads.size())),
        lastRound,
        Optional.empty());
  }

  /**
   * Returns a game that the players {@code A}, {@code B} and so on set up. If squads share a ship's
   * name, all ships get their player's name before their own.
   *
   * @param squads the squads, at least one
   * @param teams the team of each squad's player; if empty, each player is a team
   * @param obstacles the obstacles that the players bring
   * @param lastRound the last round
   * @param scenario the mission that is played, if any
   */
  public static SetupJson game(
      Rules rules,
      List<FieldedSquad> squads,
      List<String> teams,
      ObstaclePool obstacles,
      int lastRound,
      Optional<ScenarioJson> scenario) {
    boolean clash = !distinct(squads);
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < squads.size(); i++) {
      Optional<String> team = teams.isEmpty() ? Optional.empty() : Optional.of(teams.get(i));
      players.add(player(seat(i), team, squads.get(i), clash));
    }
    return new SetupJson(
        Optional.of(RulesJson.of(rules)),
        Optional.empty(),
        obstacles.brought().stream().map(OwnedObstacle::of).toList(),
        false,
        ChanceJson.Asked.ASKED,
        players,
        Optional.of(lastRound),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        scenario,
        List.of(),
        List.of(),
        Optional.empty());
  }

  /** Returns the players' names: {@code A} and {@code B} if there are two. */
  public static List<String> seats(int count) {
    return IntStream.range(0, count).mapToObj(SquadGame::seat).toList();
  }

  /** Returns the name of the player at an index: {@code A} for 0. */
  public static String seat(int place) {
    return String.valueOf((char) ('A' + place));
  }

  /** Tests whether no two squads share a name; a name used twice in one squad is refused later. */
  private static boolean distinct(List<FieldedSquad> squads) {
    Set<String> ids = new HashSet<>();
    for (FieldedSquad squad : squads) {
      Set<String> own = new HashSet<>();
      squad.ships().forEach(ship -> own.add(ship.id()));
      if (!own.stream().allMatch(ids::add)) {
        return false;
      }
    }
    return true;
  }

  private static Player player(
      String id, Optional<String> team, FieldedSquad squad, boolean renames) {
    return new Player(
        id, team, Optional.empty(), Optional.empty(), renames ? squad.named(id) : squad);
  }
}
