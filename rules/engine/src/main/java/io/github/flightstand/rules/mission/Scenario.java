package io.github.flightstand.rules.mission;

import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.rules.Mission;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import io.github.flightstand.rules.member.Within;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A mission as its file describes it.
 *
 * @param rules the rules in their printed order; rules that take effect at the same time do so in
 *     this order (003-045)
 * @param decided what the source leaves open or has lost and how it was decided, one sentence each
 */
public record Scenario(
    @Names(Thing.ITSELF) String name,
    List<Mode> modes,
    @Within(least = 2, most = 8) Count players,
    List<Role> roles,
    List<SquadLimit> limits,
    PlayArea area,
    Obstacles obstacles,
    List<Zone> zones,
    List<HyperspaceMarker> markers,
    List<RemotePieces> remotes,
    List<NamedRule> rules,
    Scoring score,
    List<String> decided)
    implements Mission {

  /**
   * Copies the lists; throws IllegalArgumentException if two rules, roles, zones or markers have
   * the same name, or there is no mode.
   */
  public Scenario {
    modes = List.copyOf(modes);
    roles = List.copyOf(roles);
    limits = List.copyOf(limits);
    zones = List.copyOf(zones);
    markers = List.copyOf(markers);
    remotes = List.copyOf(remotes);
    rules = List.copyOf(rules);
    decided = List.copyOf(decided);
    if (modes.isEmpty()) {
      throw new IllegalArgumentException("a mission has a mode, found none");
    }
    once("rule", rules.stream().map(NamedRule::name).toList());
    once("role", roles.stream().map(Role::name).toList());
    once("zone", zones.stream().map(Zone::name).toList());
    once("hyperspace marker", markers.stream().map(HyperspaceMarker::name).toList());
  }

  private static void once(String what, List<String> names) {
    Set<String> seen = new HashSet<>();
    for (String name : names) {
      if (!seen.add(name)) {
        throw new IllegalArgumentException(
            "a mission has one " + what + " of a name, found '" + name + "' twice");
      }
    }
  }

  /** Returns a mission's scenario; throws IllegalArgumentException if it was never read. */
  public static Scenario of(Mission mission) {
    if (mission instanceof Scenario scenario) {
      return scenario;
    }
    throw new IllegalArgumentException(
        "a mission is one that was read from its file, found '" + mission.name() + "'");
  }

  /** Returns the role with that name, if there is one. */
  public Optional<Role> role(String role) {
    return roles.stream().filter(one -> one.name().equals(role)).findFirst();
  }

  /** Tests whether the players of a side, by its place in the order of play, bring obstacles. */
  public boolean bringsObstacles(int side) {
    return obstacles.by().flatMap(this::role).map(role -> role.sides().contains(side)).orElse(true);
  }

  /** Returns the zone with that name, if there is one. */
  public Optional<Zone> zone(String zone) {
    return zones.stream().filter(one -> one.name().equals(zone)).findFirst();
  }
}
