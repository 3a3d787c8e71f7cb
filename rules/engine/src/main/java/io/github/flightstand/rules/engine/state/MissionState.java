package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.Mission;
import io.github.flightstand.rules.mission.Scenario;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A mission in play: its rules, and what they count and remember (000-002, 003-036).
 *
 * @param earned the victory tokens that each player has earned, negative if more were lost
 *     (003-037); players with 0 are left out
 * @param tokens the victory tokens on the cards of ships, never 0; remotes keep their own
 * @param spots the chosen places, by name
 * @param edges the chosen edges, by name
 * @param memory the numbers that the rules remember, by their names
 */
public record MissionState(
    Mission mission,
    Map<String, Integer> earned,
    Map<String, Integer> tokens,
    Map<String, Pose> spots,
    Map<String, TableEdge> edges,
    Map<String, Map<String, Integer>> memory) {

  public MissionState {
    earned = Collections.unmodifiableMap(new TreeMap<>(earned));
    tokens = Collections.unmodifiableMap(new TreeMap<>(tokens));
    spots = Collections.unmodifiableMap(new TreeMap<>(spots));
    edges = Collections.unmodifiableMap(new TreeMap<>(edges));
    memory = Collections.unmodifiableMap(new TreeMap<>(memory));
  }

  /** Returns a mission in which nothing has happened yet. */
  public static MissionState of(Mission mission) {
    return new MissionState(mission, Map.of(), Map.of(), Map.of(), Map.of(), Map.of());
  }

  /** Returns the number of tokens that a player has earned. */
  public int earnedBy(String seat) {
    return earned.getOrDefault(seat, 0);
  }

  /** Returns the number of tokens on a ship's card. */
  public int tokensOn(String ship) {
    return tokens.getOrDefault(ship, 0);
  }

  /** Returns a copy after a player has earned or lost tokens. */
  public MissionState earning(String seat, int count) {
    return new MissionState(mission, plus(earned, seat, count), tokens, spots, edges, memory);
  }

  /** Returns a copy with more or fewer tokens on a ship's card. */
  public MissionState putting(String ship, int count) {
    return new MissionState(mission, earned, plus(tokens, ship, count), spots, edges, memory);
  }

  private static Map<String, Integer> plus(Map<String, Integer> from, String key, int count) {
    Map<String, Integer> more = new TreeMap<>(from);
    more.merge(key, count, Integer::sum);
    more.values().removeIf(value -> value == 0);
    return more;
  }

  /** Returns a copy with one more chosen place. */
  public MissionState withSpot(String name, Pose pose) {
    Map<String, Pose> more = Lists.with(spots, name, pose);
    return new MissionState(mission, earned, tokens, more, edges, memory);
  }

  /** Returns a copy with one more chosen edge. */
  public MissionState withEdge(String name, TableEdge edge) {
    Map<String, TableEdge> more = Lists.with(edges, name, edge);
    return new MissionState(mission, earned, tokens, spots, more, memory);
  }

  /** Returns the number that one of its rules remembers. */
  public Map<String, Integer> memoryOf(int rule) {
    return memory.getOrDefault(Scenario.of(mission).rules().get(rule).name(), Map.of());
  }

  /** Returns a copy in which one of its rules remembers one more value. */
  public MissionState remembering(int rule, String key, int value) {
    String name = Scenario.of(mission).rules().get(rule).name();
    Map<String, Integer> own = Lists.with(memoryOf(rule), key, value);
    return new MissionState(mission, earned, tokens, spots, edges, Lists.with(memory, name, own));
  }
}
