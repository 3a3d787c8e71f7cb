package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.Mission;
import io.github.flightstand.rules.mission.Scenario;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A mission in a game: its rules, and what they count and keep in mind (000-002, 003-036).
 *
 * @param earned the victory tokens that each player has earned, below 0 where he lost more
 *     (003-037); none where he has neither earned nor lost any
 * @param tokens the victory tokens on the cards of ships, none of them 0; those of remotes lie
 *     beside these
 * @param spots the places that were chosen, by name
 * @param edges the edges that were chosen, by name
 * @param memory what its rules keep in mind, by their names
 */
public record MissionState(
    Mission mission,
    Map<String, Integer> earned,
    Map<String, Integer> tokens,
    Map<String, Pose> spots,
    Map<String, TableEdge> edges,
    Map<String, Map<String, Integer>> memory) {

  /** Copies the maps. */
  public MissionState {
    earned = Collections.unmodifiableMap(new TreeMap<>(earned));
    tokens = Collections.unmodifiableMap(new TreeMap<>(tokens));
    spots = Collections.unmodifiableMap(new TreeMap<>(spots));
    edges = Collections.unmodifiableMap(new TreeMap<>(edges));
    memory = Collections.unmodifiableMap(new TreeMap<>(memory));
  }

  /** Returns a mission of which nothing has happened yet. */
  public static MissionState of(Mission mission) {
    return new MissionState(mission, Map.of(), Map.of(), Map.of(), Map.of(), Map.of());
  }

  /** Returns how many tokens a player has earned. */
  public int earnedBy(String seat) {
    return earned.getOrDefault(seat, 0);
  }

  /** Returns how many tokens lie on a ship's card. */
  public int tokensOn(String ship) {
    return tokens.getOrDefault(ship, 0);
  }

  /** Returns it after a player earned tokens, or lost some. */
  public MissionState earning(String seat, int count) {
    return new MissionState(mission, plus(earned, seat, count), tokens, spots, edges, memory);
  }

  /** Returns it with more tokens on a ship's card, or fewer. */
  public MissionState putting(String ship, int count) {
    return new MissionState(mission, earned, plus(tokens, ship, count), spots, edges, memory);
  }

  private static Map<String, Integer> plus(Map<String, Integer> from, String key, int count) {
    Map<String, Integer> more = new TreeMap<>(from);
    more.merge(key, count, Integer::sum);
    more.values().removeIf(value -> value == 0);
    return more;
  }

  /** Returns it with one more place that was chosen. */
  public MissionState withSpot(String name, Pose pose) {
    Map<String, Pose> more = new TreeMap<>(spots);
    more.put(name, pose);
    return new MissionState(mission, earned, tokens, more, edges, memory);
  }

  /** Returns it with one more edge that was chosen. */
  public MissionState withEdge(String name, TableEdge edge) {
    Map<String, TableEdge> more = new TreeMap<>(edges);
    more.put(name, edge);
    return new MissionState(mission, earned, tokens, spots, more, memory);
  }

  /** Returns what one of its rules keeps in mind. */
  public Map<String, Integer> memoryOf(int rule) {
    return memory.getOrDefault(Scenario.of(mission).rules().get(rule).name(), Map.of());
  }

  /** Returns it with one more thing that one of its rules keeps in mind. */
  public MissionState remembering(int rule, String key, int value) {
    Map<String, Integer> own = new TreeMap<>(memoryOf(rule));
    own.put(key, value);
    Map<String, Map<String, Integer>> more = new TreeMap<>(memory);
    more.put(Scenario.of(mission).rules().get(rule).name(), own);
    return new MissionState(mission, earned, tokens, spots, edges, more);
  }
}
