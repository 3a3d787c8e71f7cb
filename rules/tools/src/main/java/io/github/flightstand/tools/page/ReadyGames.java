package io.github.flightstand.tools.page;

import io.github.flightstand.protocol.json.OutlineJson;
import io.github.flightstand.protocol.json.ReadyMissions;
import io.github.flightstand.protocol.squad.ReadySquads;
import io.github.flightstand.rules.mission.Count;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.player.BoxAsteroids;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a page offers to those who begin a game.
 *
 * @param squads the names of squads that come with the program
 * @param missions the missions that come with the program
 * @param rocks the outlines of the asteroids that players bring
 */
record ReadyGames(List<String> squads, List<ReadyMission> missions, List<OutlineJson> rocks) {

  /**
   * A mission.
   *
   * @param players the fewest and the most players
   * @param obstacles how many obstacles are brought, with one side, two, and so on
   * @param bringing the numbers of the sides that bring obstacles
   * @param sides the fewest players of each side, if the mission says
   */
  record ReadyMission(
      String name,
      List<Integer> players,
      List<Integer> obstacles,
      List<Integer> bringing,
      List<Integer> sides) {

    private static ReadyMission of(String name) {
      Scenario mission = Scenario.of(ReadyMissions.named(name).orElseThrow());
      int most = mission.players().most();
      return new ReadyMission(
          name,
          List.of(mission.players().least(), most),
          IntStream.rangeClosed(1, most).mapToObj(mission.obstacles()::of).toList(),
          IntStream.rangeClosed(1, most).filter(mission::bringsObstacles).boxed().toList(),
          mission.roles().stream()
              .flatMap(role -> role.sides().stream().flatMap(side -> role.players().stream()))
              .map(Count::least)
              .toList());
    }
  }

  static ReadyGames all() {
    return new ReadyGames(
        ReadySquads.names(),
        ReadyMissions.names().stream().map(ReadyMission::of).toList(),
        BoxAsteroids.broughtBy(List.of("A")).obstacles().stream()
            .map(rock -> OutlineJson.of(rock.outline()))
            .toList());
  }
}
