package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.shape.BadOutlineException;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.rules.Mission;
import io.github.flightstand.rules.Mode;
import io.github.flightstand.rules.Role;
import io.github.flightstand.rules.SquadLimit;
import io.github.flightstand.rules.Timed;
import io.github.flightstand.rules.engine.state.RemoteValues;
import io.github.flightstand.rules.mission.HyperspaceMarker;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.MissionRule.EarnWhenGone;
import io.github.flightstand.rules.mission.Moment;
import io.github.flightstand.rules.mission.NamedRule;
import io.github.flightstand.rules.mission.RemotePieces;
import io.github.flightstand.rules.mission.Where;
import io.github.flightstand.rules.mission.Zone;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks that all that a mission names is there, and that what it says of places and numbers can
 * be, so that nothing of it fails in the middle of a game.
 *
 * <pre>{@code
 * MissionNames.check(mission);
 * }</pre>
 */
public final class MissionNames {

  /** The most players of the largest scenario (003-066). */
  private static final int MOST_PLAYERS = 8;

  private static final int LEAST_PLAYERS = 2;

  /** The longest side of a play area, in millimetres: more than any table has. */
  private static final double LONGEST = 10_000;

  private MissionNames() {}

  /**
   * Checks a mission.
   *
   * @throws MissionFaultException if it names what it has not, or says what cannot be; the first
   *     fault in the order of its members
   */
  public static void check(Mission mission) {
    Naming naming = new Naming(mission, "", List.of(), List.of());
    naming.name("name", mission.name());
    players(naming.inside("players"));
    for (int i = 0; i < mission.roles().size(); i++) {
      role(naming.inside("roles").inside(String.valueOf(i)), mission.roles().get(i));
    }
    for (int i = 0; i < mission.limits().size(); i++) {
      limit(naming.inside("limits").inside(String.valueOf(i)), mission.limits().get(i));
    }
    area(naming.inside("area"));
    naming.inside("obstacles").number("count", mission.obstacles().count(), 0, Naming.MOST);
    mission.obstacles().by().ifPresent(by -> naming.inside("obstacles").role("by", by));
    for (int i = 0; i < mission.zones().size(); i++) {
      zone(naming.inside("zones").inside(String.valueOf(i)), mission.zones().get(i));
    }
    for (int i = 0; i < mission.markers().size(); i++) {
      marker(naming.inside("markers").inside(String.valueOf(i)), mission.markers().get(i));
    }
    for (int i = 0; i < mission.remotes().size(); i++) {
      remotes(naming.inside("remotes").inside(String.valueOf(i)), mission.remotes().get(i));
    }
    chosenOnce(naming);
    for (int i = 0; i < mission.rules().size(); i++) {
      rule(mission, i);
    }
    naming.inside("score").number("pointsPerToken", mission.score().pointsPerToken(), 0, 1000);
    mission.score().collects().ifPresent(role -> naming.inside("score").role("collects", role));
    mission
        .score()
        .tie()
        .flatMap(tie -> tie.role())
        .ifPresent(role -> naming.inside("score").inside("tie").role("role", role));
  }

  private static void players(Naming naming) {
    naming.number("least", naming.mission().players().least(), LEAST_PLAYERS, MOST_PLAYERS);
    naming.number("most", naming.mission().players().most(), LEAST_PLAYERS, MOST_PLAYERS);
  }

  private static void role(Naming naming, Role role) {
    naming.name("name", role.name());
    if (List.of(EarnWhenGone.ATTACKER, EarnWhenGone.OWNER, EarnWhenGone.OTHERS)
        .contains(role.name())) {
      throw naming.fault(
          "name", "'" + role.name() + "'", "another name: that is anybody's by his part");
    }
    side(naming, role.sides());
  }

  private static void side(Naming naming, List<Integer> sides) {
    for (int i = 0; i < sides.size(); i++) {
      naming
          .inside("sides")
          .number(String.valueOf(i), sides.get(i), 1, naming.mission().players().most());
    }
  }

  private static void limit(Naming naming, SquadLimit limit) {
    limit.role().ifPresent(role -> naming.role("role", role));
    limit.more().ifPresent(more -> naming.inside("more").role("role", more.role()));
  }

  private static void area(Naming naming) {
    PlayArea area = naming.mission().area();
    if (area.width() > LONGEST) {
      throw naming.fault("width", area.width(), "at most " + LONGEST + " mm");
    }
    if (area.height() > LONGEST) {
      throw naming.fault("height", area.height(), "at most " + LONGEST + " mm");
    }
  }

  private static void zone(Naming naming, Zone zone) {
    naming.name("name", zone.name());
    if (zone.name().equals(Where.OWN)) {
      throw naming.fault("name", "'own'", "another name: that is the player's own zone");
    }
    naming.number("side", zone.side(), 1, naming.mission().players().most());
    zone.headToHead().ifPresent(side -> naming.number("headToHead", side, 1, 2));
    for (int i = 0; i < zone.corners().size(); i++) {
      naming.inside("corners").inArea(String.valueOf(i), zone.corners().get(i));
    }
    try {
      SimplePolygon.of(zone.corners());
    } catch (BadOutlineException none) {
      throw naming.fault("corners", "no outline", "one: " + none.getMessage());
    }
  }

  private static void marker(Naming naming, HyperspaceMarker marker) {
    naming.name("name", marker.name());
    naming.inArea("pose", marker.pose().position());
    if (!(marker.clearance() >= 0 && marker.clearance() <= LONGEST)) {
      throw naming.fault("clearance", marker.clearance(), "0 to " + LONGEST + " mm");
    }
  }

  private static void remotes(Naming naming, RemotePieces pieces) {
    naming.name("kind", pieces.kind());
    if (pieces.kind().equals(Naming.EVERY)) {
      throw naming.fault("kind", "'all'", "another name: that is every kind");
    }
    naming.role("role", pieces.role());
    naming.number("count", pieces.count(), 1, Naming.MOST);
    List<String> moves = pieces.moves().orElse(List.of());
    for (int i = 0; i < moves.size(); i++) {
      naming.inside("moves").template(String.valueOf(i), moves.get(i));
    }
    if (new HashSet<>(moves).size() < moves.size()) {
      throw naming.fault("moves", "a list with a template twice", "each once");
    }
    if (!moves.isEmpty() && RemoteValues.named(pieces.kind()).isEmpty()) {
      throw naming.fault(
          "moves", "there", "it at a remote whose card is known only: a marker stays where it is");
    }
  }

  /** Every place and every edge is chosen once, by a name of its own. */
  private static void chosenOnce(Naming naming) {
    Set<String> chosen = new HashSet<>(Naming.sides());
    List<NamedRule> rules = naming.mission().rules();
    for (int i = 0; i < rules.size(); i++) {
      Naming at = at(naming, rules.get(i), i);
      if (rules.get(i).rule() instanceof MissionRule.ChooseSpot choice) {
        once(at, "name", choice.name(), chosen);
        choice.opposite().ifPresent(name -> once(at, "opposite", name, chosen));
      } else if (rules.get(i).rule() instanceof MissionRule.ChooseEdge choice) {
        once(at, "name", choice.name(), chosen);
      }
    }
  }

  private static void once(Naming naming, String member, String name, Set<String> chosen) {
    naming.name(member, name);
    if (!chosen.add(name)) {
      throw naming.fault(
          member, "'" + name + "'", "a name that no edge and no other place that is chosen has");
    }
  }

  private static Naming at(Naming naming, NamedRule rule, int index) {
    String key = rule.rule().getClass().getSimpleName();
    return naming
        .inside("rules")
        .inside(String.valueOf(index))
        .inside("rule")
        .inside(Character.toLowerCase(key.charAt(0)) + key.substring(1));
  }

  private static void rule(Mission mission, int index) {
    NamedRule rule = mission.rules().get(index);
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
    Naming naming = new Naming(mission, "", spots, edges);
    naming.inside("rules").inside(String.valueOf(index)).name("name", rule.name());
    MissionRules.check(rule.rule(), at(naming, rule, index));
  }

  /** Tells whether what is chosen at a moment is chosen when a rule takes effect. */
  private static boolean before(Moment chosen, int place, Mission mission, int index) {
    MissionRule rule = mission.rules().get(index).rule();
    int order = rule instanceof Timed timed ? chosen.compareTo(timed.at()) : -1;
    return order < 0 || (order == 0 && place < index);
  }

  /** A player who sets up in the zones of his own side has one, however many sides there are. */
  static void eachSideHasAZone(Mission mission) {
    int most = sides(mission).orElse(mission.players().most());
    int least = sides(mission).orElse(LEAST_PLAYERS);
    boolean two = mission.modes().equals(List.of(Mode.HEAD_TO_HEAD));
    for (int sides = least; sides <= (two ? LEAST_PLAYERS : most); sides++) {
      for (int side = 1; side <= sides; side++) {
        if (Sides.zones(mission, side, sides).isEmpty()) {
          throw MissionFaultException.value(
              "/zones",
              "without a zone of side " + side,
              "one of each, as there may be " + sides + " sides that set up in their own");
        }
      }
    }
  }

  /** Returns how many sides a mission has that gives them roles; any number if it gives none. */
  public static Optional<Integer> sides(Mission mission) {
    return mission.roles().stream().flatMap(role -> role.sides().stream()).max(Integer::compare);
  }
}
