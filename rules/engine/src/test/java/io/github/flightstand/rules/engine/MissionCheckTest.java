package io.github.flightstand.rules.engine;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.engine.ObstaclePool.Brought;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.mission.Count;
import io.github.flightstand.rules.mission.Mode;
import io.github.flightstand.rules.mission.Obstacles;
import io.github.flightstand.rules.mission.Role;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.mission.Scoring;
import io.github.flightstand.rules.mission.SquadLimit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which players and squads a mission is for (003-029, -057, -065). */
class MissionCheckTest {

  private static final Obstacle ROCK =
      new Obstacle(
          "rock",
          ObstacleKind.ASTEROID,
          SimplePolygon.of(new Point(300, 300), new Point(340, 300), new Point(320, 340)));

  private static Scenario mission(
      List<Mode> modes, Count players, List<Role> roles, int obstacles) {
    SquadLimit limit =
        new SquadLimit(Optional.empty(), 4, 100, false, Optional.empty(), List.of(), false);
    return new Scenario(
        "raid",
        modes,
        players,
        roles,
        List.of(limit),
        PlayArea.STANDARD,
        new Obstacles(obstacles, false, Optional.empty()),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        new Scoring(true, 0, Optional.empty(), Optional.empty()),
        List.of());
  }

  /** Sides are the letters of a text; the players of one side are a team. */
  private static Setup setup(Scenario mission, String sides, int points, Brought... brought) {
    List<String> teams = sides.chars().mapToObj(Character::toString).toList();
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < teams.size(); i++) {
      seats.add(new Seat("player-" + (i + 1), teams.get(i)));
    }
    return Setup.builder(RuleSet.EPIC_2019.rules(), seats)
        .ships(
            seats.stream()
                .map(
                    seat ->
                        ShipCard.builder("of-" + seat.id(), seat.id(), Dial.parse("1FW"))
                            .points(points)
                            .build())
                .toList())
        .pool(new ObstaclePool(List.of(brought)))
        .mission(mission)
        .build();
  }

  private static String refusal(Scenario mission, String sides, int points, Brought... brought) {
    return String.valueOf(
        assertThrows(IllegalArgumentException.class, () -> setup(mission, sides, points, brought))
            .getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "HEAD_TO_HEAD, 2, 2, ab, ''",
    "HEAD_TO_HEAD, 2, 4, abc, is not played by 3 sides of 3 players",
    "HEAD_TO_HEAD, 2, 2, abc, 'is for 2 players, found 3'",
    "HEAD_TO_HEAD, 2, 2, aab, is not played by 2 sides of 3 players",
    "FREE_FOR_ALL, 3, 4, abc, ''",
    "FREE_FOR_ALL, 2, 4, ab, ''",
    "FREE_FOR_ALL, 3, 4, aab, is not played by 2 sides of 3 players",
    "FREE_FOR_ALL, 3, 4, ab, 'is for 3 to 4 players, found 2'",
    "TEAMS, 2, 4, ab, ''",
    "TEAMS, 2, 4, abc, is not played by 3 sides of 3 players",
    "TEAMS, 2, 4, aabb, ''",
    "TEAMS, 2, 2, aabb, ''",
    "TEAMS, 3, 3, aabb, 'is for 3 players, found 4'"
  })
  void aMissionIsForItsPlayers(Mode mode, int least, int most, String sides, String sentence) {
    Scenario mission = mission(List.of(mode), new Count(least, most), List.of(), 0);
    if (sentence.isEmpty()) {
      assertDoesNotThrow(() -> setup(mission, sides, 20));
    } else {
      assertEquals("the mission 'raid' " + sentence, refusal(mission, sides, 20));
    }
  }

  @Test
  void aRoleHasItsNumberOfPlayers() {
    Role raiders = new Role("raiders", List.of(1), Optional.of(new Count(1, 1)));
    Role guards = new Role("guards", List.of(2), Optional.empty());
    Scenario mission = mission(List.of(Mode.TEAMS), new Count(2, 4), List.of(raiders, guards), 0);
    assertDoesNotThrow(() -> setup(mission, "abb", 20));
    assertEquals(
        "the mission 'raid' has another number of players for 'raiders', found 2",
        refusal(mission, "aab", 20));
  }

  @Test
  void squadsAndObstaclesAreAsManyAsTheMissionSays() {
    Scenario mission = mission(List.of(Mode.HEAD_TO_HEAD), new Count(2, 2), List.of(), 1);
    Brought one = new Brought("player-1", ROCK);
    Brought other = new Brought("player-2", new Obstacle("other", ROCK.kind(), ROCK.outline()));
    assertDoesNotThrow(() -> setup(mission, "ab", 100, one));
    assertEquals(
        "the mission 'raid' has 1 obstacles, found 2", refusal(mission, "ab", 100, one, other));
    assertEquals(
        "the mission 'raid' has squads of at most 100 points, found 101 of 'player-1'",
        refusal(mission, "ab", 101, one));
  }
}
