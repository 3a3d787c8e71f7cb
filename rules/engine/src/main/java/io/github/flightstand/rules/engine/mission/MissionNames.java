package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.shape.BadOutlineException;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.rules.engine.state.RemoteValues;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.MissionRule.EarnWhenGone;
import io.github.flightstand.rules.mission.Mode;
import io.github.flightstand.rules.mission.Moment;
import io.github.flightstand.rules.mission.NamedRule;
import io.github.flightstand.rules.mission.RemotePieces;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.mission.Timed;
import io.github.flightstand.rules.mission.Where;
import io.github.flightstand.rules.mission.Zone;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A check that everything a mission names exists, and that its places and numbers are possible, so
 * that no game fails halfway.
 *
 * <pre>{@code
 * MissionNames.check(mission);
 * }</pre>
 */
public final class MissionNames {

  private static final int LEAST_PLAYERS = 2;

  /** Those who earn by their part in what happened. */
  private static final List<String> PARTS =
      List.of(EarnWhenGone.ATTACKER, EarnWhenGone.OWNER, EarnWhenGone.OTHERS);

  /**
   * Throws MissionFaultException if a mission names something that it does not have, or gives an
   * impossible value; its rules are checked last.
   */
  public static void check(Scenario mission) {
    new Naming(mission, List.of(), List.of()).check();
    for (int i = 0; i < mission.roles().size(); i++) {
      String name = mission.roles().get(i).name();
      if (PARTS.contains(name)) {
        throw taken("/roles/" + i, name, "anybody's by his part");
      }
    }
    for (int i = 0; i < mission.zones().size(); i++) {
      zone("/zones/" + i, mission.zones().get(i));
    }
    for (int i = 0; i < mission.markers().size(); i++) {
      double clearance = mission.markers().get(i).clearance();
      if (!(clearance >= 0 && clearance <= Naming.LONGEST)) {
        throw MissionFaultException.value(
            "/markers/" + i + "/clearance",
            String.valueOf(clearance),
            "0 to " + Naming.LONGEST + " mm");
      }
    }
    for (int i = 0; i < mission.remotes().size(); i++) {
      moves("/remotes/" + i + "/moves", mission.remotes().get(i));
    }
    chosenOnce(mission.rules());
    for (int i = 0; i < mission.rules().size(); i++) {
      rule(mission, i);
    }
  }

  private static MissionFaultException taken(String at, String name, String whose) {
    return MissionFaultException.value(
        at + "/name", "'" + name + "'", "another name: that is " + whose);
  }

  private static void zone(String at, Zone zone) {
    if (zone.name().equals(Where.OWN)) {
      throw taken(at, Where.OWN, "the player's own zone");
    }
    try {
      SimplePolygon.of(zone.corners());
    } catch (BadOutlineException none) {
      throw MissionFaultException.value(at + "/corners", "no outline", "one: " + none.getMessage());
    }
  }

  private static void moves(String at, RemotePieces pieces) {
    if (new HashSet<>(pieces.moves()).size() < pieces.moves().size()) {
      throw MissionFaultException.value(at, "a list with a template twice", "each once");
    }
    if (!pieces.moves().isEmpty() && RemoteValues.named(pieces.kind()).isEmpty()) {
      throw MissionFaultException.value(
          at, "given", "no template, because a marker stays where it is");
    }
  }

  /** Checks that every place and edge is chosen once, under a name of its own. */
  private static void chosenOnce(List<NamedRule> rules) {
    Set<String> chosen = Naming.sides().collect(Collectors.toCollection(HashSet::new));
    for (int i = 0; i < rules.size(); i++) {
      String at = Naming.at(rules.get(i), i);
      if (rules.get(i).rule() instanceof MissionRule.ChooseSpot choice) {
        once(at + "/name", choice.name(), chosen);
        choice.opposite().ifPresent(name -> once(at + "/opposite", name, chosen));
      } else if (rules.get(i).rule() instanceof MissionRule.ChooseEdge choice) {
        once(at + "/name", choice.name(), chosen);
      }
    }
  }

  private static void once(String at, String name, Set<String> chosen) {
    if (!chosen.add(name)) {
      throw MissionFaultException.value(
          at, "'" + name + "'", "a name that no other chosen place or edge has");
    }
  }

  private static void rule(Scenario mission, int index) {
    List<String> spots = new ArrayList<>();
    List<String> edges = new ArrayList<>();
    for (int i = 0; i < mission.rules().size(); i++) {
      MissionRule other = mission.rules().get(i).rule();
      if (other instanceof MissionRule.ChooseSpot choice
          && before(choice.at(), i, mission, index)) {
        spots.add(choice.name());
        choice.opposite().ifPresent(spots::add);
      } else if (other instanceof MissionRule.ChooseEdge choice
          && before(choice.at(), i, mission, index)) {
        edges.add(choice.name());
      }
    }
    new Naming(mission, spots, edges).check(mission.rules().get(index), index);
  }

  /** Tests whether the choice of a rule has been made when another rule takes effect. */
  private static boolean before(Moment chosen, int place, Scenario mission, int index) {
    MissionRule rule = mission.rules().get(index).rule();
    int order = rule instanceof Timed timed ? chosen.compareTo(timed.at()) : -1;
    return order < 0 || (order == 0 && place < index);
  }

  /** Checks that every side has a zone to set up in, for any possible number of sides. */
  static void eachSideHasAZone(Scenario mission) {
    int most = sides(mission).orElse(mission.players().most());
    int least = sides(mission).orElse(LEAST_PLAYERS);
    boolean two = mission.modes().equals(List.of(Mode.HEAD_TO_HEAD));
    for (int sides = least; sides <= (two ? LEAST_PLAYERS : most); sides++) {
      for (int side = 1; side <= sides; side++) {
        if (Sides.zones(mission, side, sides).isEmpty()) {
          throw MissionFaultException.value(
              "/zones",
              "without a zone of side " + side,
              "one for each, as up to " + sides + " sides may set up in their own");
        }
      }
    }
  }

  /** Returns how many sides a mission with roles for sides has; any number if empty. */
  public static Optional<Integer> sides(Scenario mission) {
    return mission.roles().stream().flatMap(role -> role.sides().stream()).max(Integer::compare);
  }
}
